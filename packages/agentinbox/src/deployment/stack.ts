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
/** Between two looks at a stack. */
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

/** @param name or id: only by its id is a deleted stack still known. */
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

/** As it was given to CloudFormation. */
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
 * A stack with nothing under way: what an earlier call of the command began is followed to its end.
 * @returns undefined when there is no stack
 * @throws CommandFailed for a stack that was not deployed by this command
 */
export async function settledStack(world: World, name: string): Promise<StackState | undefined> {
  const found = await readStack(world, name);
  if (found === undefined) return undefined;
  // Tags come with the first execution.
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

/** A stack that only has change sets waits for nothing. */
function isInProgress(status: string): boolean {
  return status.endsWith('_IN_PROGRESS') && status !== 'REVIEW_IN_PROGRESS';
}

export function words(status: string): string {
  return status.toLowerCase().replaceAll('_', ' ');
}

export interface Outcome {
  readonly status: string;
  /** What failed first, and why. */
  readonly reasons: readonly string[];
  /** What the deletion of the stack has left. */
  readonly skipped: readonly StackResource[];
}

/** Ids of the events so far, so that only later ones are printed. */
export async function pastEvents(world: World, stackId: string): Promise<ReadonlySet<string>> {
  const { StackEvents = [] } = await world.aws.cloudFormation.send(
    new DescribeStackEventsCommand({ StackName: stackId }),
  );
  return new Set(StackEvents.map(({ EventId = '' }) => EventId));
}

/**
 * Prints what happens to a stack until nothing is under way.
 * @param past events that are not printed; without them those of the last operation are.
 */
export async function followStack(
  world: World,
  stackId: string,
  past: ReadonlySet<string> = new Set(),
): Promise<Outcome> {
  const events = new Map<string, StackEvent>();
  for (;;) {
    // The state first: events that came before its end are then all read.
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

/** Oldest first, back to one that is known or to the begin of the operation. */
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

/** What follows from the failure of another resource. */
const CANCELLED = /cancell?ed|Resource creation Initiated/i;

function outcomeOf(events: readonly StackEvent[]): Pick<Outcome, 'reasons' | 'skipped'> {
  const failed = events.filter(
    ({ ResourceStatus = '', ResourceStatusReason = '', PhysicalResourceId, StackId }) =>
      ResourceStatus.endsWith('_FAILED') &&
      !CANCELLED.test(ResourceStatusReason) &&
      PhysicalResourceId !== StackId,
  );
  // A rollback trigger is a reason of the stack itself.
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
