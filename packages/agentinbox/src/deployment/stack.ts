import {
  ContinueUpdateRollbackCommand,
  DescribeStackEventsCommand,
  DescribeStacksCommand,
  GetTemplateCommand,
  paginateListStackResources,
  type Stack,
  type StackEvent,
} from '@aws-sdk/client-cloudformation';
import { CommandFailed } from '../command-failed.ts';
import { type Template, templateSchema, typeName } from '../release/template.ts';
import type { World } from './world.ts';

export const VERSION_TAG = 'agent-inbox:version';
const POLL_MS = 5_000;

export interface StackState {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly isProtected: boolean;
  readonly parameters: ReadonlyMap<string, string>;
  readonly outputs: ReadonlyMap<string, string>;
  readonly tags: ReadonlyMap<string, string>;
}

export interface StackResource {
  readonly logicalId: string;
  readonly type: string;
  readonly physicalId: string;
}

/** Deleted stacks are found only by id. */
export async function readStack(world: World, name: string): Promise<StackState | undefined> {
  try {
    const { Stacks: [stack] = [] } = await world.aws.cloudFormation.send(
      new DescribeStacksCommand({ StackName: name }),
    );
    return stack === undefined ? undefined : stateOf(stack);
  } catch (error) {
    if (error instanceof Error && error.name === 'ValidationError' && /does not exist/.test(error.message))
      return undefined;
    throw error;
  }
}

function stateOf(stack: Stack): StackState {
  return {
    id: stack.StackId ?? '',
    name: stack.StackName ?? '',
    status: stack.StackStatus ?? '',
    isProtected: stack.EnableTerminationProtection === true,
    parameters: new Map(
      (stack.Parameters ?? []).map(({ ParameterKey = '', ParameterValue = '' }) => [
        ParameterKey,
        ParameterValue,
      ]),
    ),
    outputs: new Map(
      (stack.Outputs ?? []).map(({ OutputKey = '', OutputValue = '' }) => [OutputKey, OutputValue]),
    ),
    tags: new Map((stack.Tags ?? []).map(({ Key = '', Value = '' }) => [Key, Value])),
  };
}

export async function resourcesOf(world: World, stack: string): Promise<readonly StackResource[]> {
  const resources: StackResource[] = [];
  const pages = paginateListStackResources({ client: world.aws.cloudFormation }, { StackName: stack });
  for await (const { StackResourceSummaries = [] } of pages) {
    for (const {
      LogicalResourceId = '',
      ResourceType = '',
      PhysicalResourceId = '',
    } of StackResourceSummaries)
      resources.push({ logicalId: LogicalResourceId, type: ResourceType, physicalId: PhysicalResourceId });
  }
  return resources;
}

/** Returns the original template, before CloudFormation processed it. */
export async function templateOf(
  world: World,
  stack: string,
): Promise<{ readonly text: string; readonly template: Template }> {
  const { TemplateBody: text = '' } = await world.aws.cloudFormation.send(
    new GetTemplateCommand({ StackName: stack, TemplateStage: 'Original' }),
  );
  return { text, template: templateSchema.parse(JSON.parse(text)) };
}

/**
 * Waits for the operation of an earlier run. @returns undefined when the stack does not exist. @throws CommandFailed
 * for a stack that another tool deployed.
 */
export async function settledStack(world: World, name: string): Promise<StackState | undefined> {
  const found = await readStack(world, name);
  if (found === undefined) return undefined;
  // CloudFormation sets the tags when the first change set is executed.
  if (found.status !== 'REVIEW_IN_PROGRESS' && !found.tags.has(VERSION_TAG))
    throw new CommandFailed(
      `The stack ${name} was not deployed by this command: it has no tag ${VERSION_TAG}. Use npx cdk, or another stackName`,
    );
  if (found.status === 'UPDATE_ROLLBACK_FAILED') {
    world.print(`The rollback of ${name} failed. Trying again.`);
    await world.aws.cloudFormation.send(new ContinueUpdateRollbackCommand({ StackName: name }));
  } else if (!isInProgress(found.status)) return found;
  else world.print(`${name}: ${words(found.status)} from an earlier command. Waiting for it to finish.`);
  const { status } = await followStack(world, found.id);
  if (status === 'UPDATE_ROLLBACK_FAILED')
    throw new CommandFailed(
      `${name} cannot be rolled back. The events above show the reason; correct it, then run the command again`,
    );
  return status === 'DELETE_COMPLETE' ? undefined : readStack(world, name);
}

/** A stack in REVIEW_IN_PROGRESS only has change sets. */
function isInProgress(status: string): boolean {
  return status.endsWith('_IN_PROGRESS') && status !== 'REVIEW_IN_PROGRESS';
}

export function words(status: string): string {
  return status.toLowerCase().replaceAll('_', ' ');
}

export interface Outcome {
  readonly status: string;
  readonly reasons: readonly string[];
  readonly skipped: readonly StackResource[];
}

export async function pastEvents(world: World, stackId: string): Promise<ReadonlySet<string>> {
  const { StackEvents = [] } = await world.aws.cloudFormation.send(
    new DescribeStackEventsCommand({ StackName: stackId }),
  );
  return new Set(StackEvents.map(({ EventId = '' }) => EventId));
}

/** @param past events to skip; without it all events of the last operation are printed. */
export async function followStack(
  world: World,
  stackId: string,
  past: ReadonlySet<string> = new Set(),
): Promise<Outcome> {
  const events = new Map<string, StackEvent>();
  for (;;) {
    // The state is read before the events, so that no event before the end is missed.
    const stack = await readStack(world, stackId);
    for (const event of await newEvents(world, stackId, (id) => past.has(id) || events.has(id))) {
      events.set(event.EventId ?? '', event);
      const sentence = sentenceOf(event);
      if (sentence !== undefined) world.print(`  ${sentence}`);
    }
    const status = stack?.status ?? 'DELETE_COMPLETE';
    if (!isInProgress(status)) return { status, ...outcomeOf([...events.values()]) };
    await world.pause(POLL_MS);
  }
}

/** Oldest first, back to a known event or the start of the operation. */
async function newEvents(
  world: World,
  stackId: string,
  isKnown: (id: string) => boolean,
): Promise<readonly StackEvent[]> {
  const found: StackEvent[] = [];
  for (let NextToken: string | undefined; ; ) {
    const page = await world.aws.cloudFormation.send(
      new DescribeStackEventsCommand({ StackName: stackId, NextToken }),
    );
    for (const event of page.StackEvents ?? []) {
      if (isKnown(event.EventId ?? '')) return found.toReversed();
      found.push(event);
      if (event.PhysicalResourceId === stackId && event.ResourceStatusReason === 'User Initiated')
        return found.toReversed();
    }
    NextToken = page.NextToken;
    if (NextToken === undefined) return found.toReversed();
  }
}

const VERBS: Readonly<Record<string, string>> = {
  CREATE_COMPLETE: 'Created',
  UPDATE_COMPLETE: 'Updated',
  DELETE_COMPLETE: 'Deleted',
  DELETE_SKIPPED: 'Kept',
};

function sentenceOf(event: StackEvent): string | undefined {
  const { LogicalResourceId = '', ResourceType = '', ResourceStatus = '', ResourceStatusReason } = event;
  if (event.PhysicalResourceId === event.StackId) return undefined;
  const what = `${typeName(ResourceType)} ${LogicalResourceId}`;
  const verb = VERBS[ResourceStatus];
  if (verb !== undefined) return `${verb} ${what}.`;
  if (!ResourceStatus.endsWith('_FAILED')) return undefined;
  return `FAILED: ${what}: ${ResourceStatusReason ?? words(ResourceStatus)}`;
}

/** CloudFormation cancels resources because another one failed. */
const CANCELLED = /cancell?ed|Resource creation Initiated/i;

function outcomeOf(events: readonly StackEvent[]): Pick<Outcome, 'reasons' | 'skipped'> {
  const failed = events.filter(
    ({ ResourceStatus = '', ResourceStatusReason = '', PhysicalResourceId, StackId }) =>
      ResourceStatus.endsWith('_FAILED') &&
      !CANCELLED.test(ResourceStatusReason) &&
      PhysicalResourceId !== StackId,
  );
  // A rollback trigger appears as a reason of the stack itself.
  const ofStack = events.filter(
    ({ ResourceStatus = '', ResourceStatusReason = '', PhysicalResourceId, StackId }) =>
      PhysicalResourceId === StackId &&
      /ROLLBACK_IN_PROGRESS$|_FAILED$/.test(ResourceStatus) &&
      ResourceStatusReason !== '',
  );
  const reasons = (failed.length > 0 ? failed : ofStack).map(
    ({ LogicalResourceId = '', ResourceStatusReason = '' }) =>
      `${LogicalResourceId}: ${ResourceStatusReason}`,
  );
  const skipped = events
    .filter(({ ResourceStatus }) => ResourceStatus === 'DELETE_SKIPPED')
    .map(({ LogicalResourceId = '', ResourceType = '', PhysicalResourceId = '' }) => ({
      logicalId: LogicalResourceId,
      type: ResourceType,
      physicalId: PhysicalResourceId,
    }));
  return { reasons, skipped };
}
