import {
  type ChangeSetType,
  CreateChangeSetCommand,
  DeleteChangeSetCommand,
  DescribeChangeSetCommand,
  DescribeEventsCommand,
  ExecuteChangeSetCommand,
  paginateListChangeSets,
  type ResourceChange,
} from '@aws-sdk/client-cloudformation';
import { CommandFailed } from '../command-failed.ts';
import { failedDeployment } from './advice.ts';
import type { World } from './world.ts';

/** The next run deletes change sets with this prefix that an interrupted run left. */
const PREFIX = 'agentinbox-';
const POLL_MS = 2_000;
const NOTHING_TO_CHANGE = /didn't contain changes|No updates are to be performed/;

export interface Parameter {
  readonly ParameterKey: string;
  readonly ParameterValue?: string;
  readonly UsePreviousValue?: boolean;
}

export interface WantedChange {
  readonly stack: string;
  readonly type: ChangeSetType;
  readonly templateUrl: string;
  readonly parameters: readonly Parameter[];
  readonly tags: Readonly<Record<string, string>>;
  readonly roleArn: string | undefined;
  /** CloudFormation rolls the update back when one of these alarms fires within the minutes after it. */
  readonly watch?: { readonly alarms: readonly string[]; readonly minutes: number };
}

export interface ChangeSet {
  readonly name: string;
  readonly stack: string;
  readonly stackId: string;
  readonly changes: readonly ResourceChange[];
}

/** @returns undefined when nothing changes. @throws CommandFailed with the reason of CloudFormation. */
export async function makeChangeSet(world: World, wanted: WantedChange): Promise<ChangeSet | undefined> {
  const { stack, type, templateUrl, parameters, tags, roleArn, watch } = wanted;
  if (type === 'UPDATE') await deleteChangeSets(world, stack);
  const name = `${PREFIX}${Date.now().toString(36)}`;
  const { cloudFormation } = world.aws;
  const { StackId: stackId = stack } = await cloudFormation.send(
    new CreateChangeSetCommand({
      StackName: stack,
      ChangeSetName: name,
      ChangeSetType: type,
      TemplateURL: templateUrl,
      Parameters: [...parameters],
      Tags: Object.entries(tags).map(([Key, Value]) => ({ Key, Value })),
      Capabilities: ['CAPABILITY_IAM', 'CAPABILITY_NAMED_IAM', 'CAPABILITY_AUTO_EXPAND'],
      ...(type === 'CREATE' ? { OnStackFailure: 'DELETE' as const } : {}),
      ...(roleArn === undefined ? {} : { RoleARN: roleArn }),
      ...(watch === undefined || watch.alarms.length === 0
        ? {}
        : {
            RollbackConfiguration: {
              MonitoringTimeInMinutes: watch.minutes,
              RollbackTriggers: watch.alarms.map((Arn) => ({ Arn, Type: 'AWS::CloudWatch::Alarm' })),
            },
          }),
    }),
  );
  const reason = await refusal(world, stackId, name);
  if (reason === undefined) return { name, stack, stackId, changes: await changesOf(world, stackId, name) };
  const failed = await failedEvents(world, stackId, name);
  await cloudFormation.send(new DeleteChangeSetCommand({ StackName: stackId, ChangeSetName: name }));
  if (type === 'UPDATE' && NOTHING_TO_CHANGE.test(reason)) return undefined;
  throw failedDeployment('CloudFormation refused the change', failed.length > 0 ? failed : [reason]);
}

async function refusal(world: World, StackName: string, ChangeSetName: string): Promise<string | undefined> {
  for (;;) {
    const { Status = '', StatusReason = Status } = await world.aws.cloudFormation.send(
      new DescribeChangeSetCommand({ StackName, ChangeSetName }),
    );
    if (Status === 'CREATE_COMPLETE') return undefined;
    if (!/^CREATE_(?:PENDING|IN_PROGRESS)$/.test(Status)) return StatusReason;
    await world.pause(POLL_MS);
  }
}

async function changesOf(
  world: World,
  StackName: string,
  ChangeSetName: string,
): Promise<readonly ResourceChange[]> {
  const changes: ResourceChange[] = [];
  for (let NextToken: string | undefined; ; ) {
    const page = await world.aws.cloudFormation.send(
      new DescribeChangeSetCommand({ StackName, ChangeSetName, NextToken }),
    );
    for (const { ResourceChange } of page.Changes ?? [])
      if (ResourceChange !== undefined) changes.push(ResourceChange);
    NextToken = page.NextToken;
    if (NextToken === undefined) return changes;
  }
}

/** The status of the change set only has the number of failed validations. */
async function failedEvents(
  world: World,
  StackName: string,
  ChangeSetName: string,
): Promise<readonly string[]> {
  try {
    const { OperationEvents = [] } = await world.aws.cloudFormation.send(
      new DescribeEventsCommand({ StackName, ChangeSetName, Filters: { FailedEvents: true } }),
    );
    return OperationEvents.flatMap(
      ({ LogicalResourceId = '', ResourceStatusReason, ValidationStatusReason, HookStatusReason }) => {
        const reason = ValidationStatusReason ?? ResourceStatusReason ?? HookStatusReason;
        return reason === undefined
          ? []
          : [`${LogicalResourceId === '' ? '' : `${LogicalResourceId}: `}${reason}`];
      },
    );
  } catch (error) {
    if (error instanceof Error && /AccessDenied/.test(error.name)) return [];
    throw error;
  }
}

/** The client request token makes a retried call idempotent. */
export async function executeChangeSet(world: World, { stackId, name }: ChangeSet): Promise<void> {
  await world.aws.cloudFormation.send(
    new ExecuteChangeSetCommand({ StackName: stackId, ChangeSetName: name, ClientRequestToken: name }),
  );
}

export async function deleteChangeSets(world: World, stack: string): Promise<void> {
  const names: string[] = [];
  for await (const { Summaries = [] } of paginateListChangeSets(
    { client: world.aws.cloudFormation },
    { StackName: stack },
  ))
    for (const { ChangeSetName = '' } of Summaries)
      if (ChangeSetName.startsWith(PREFIX)) names.push(ChangeSetName);
  for (const ChangeSetName of names)
    await world.aws.cloudFormation.send(new DeleteChangeSetCommand({ StackName: stack, ChangeSetName }));
}

export function requireChanges(change: ChangeSet | undefined): asserts change is ChangeSet {
  if (change === undefined) throw new CommandFailed('CloudFormation found nothing to create in the template');
}
