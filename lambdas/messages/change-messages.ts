import type { Caller } from '../caller/caller.ts';
import { ApiError, invalid } from '../core/errors.ts';
import { CLAIM_FAILED } from '../mail/labels.ts';
import {
  changedParts,
  changedState,
  conditionsHold,
  hasTooManyLabels,
  isTrashed,
  type MessageState,
  type StateChange,
} from '../mail/message-state.ts';
import { isRestricted, type Visibility } from '../mail/visibility.ts';
import { type PublishingServices, publishWhenWritten } from '../publish/publish-when-written.ts';
import { auditWrites } from '../store/audit-log.ts';
import { type LogEntry, logEntryRow, shardOf } from '../store/log/log-entries.ts';
import { changedThreadRow } from '../store/message/changed-thread.ts';
import { nextThreadRow, threadReplacement } from '../store/message/made-thread.ts';
import { markWrites } from '../store/message/mark-rows.ts';
import { inState, keysOfMessage, type StoredMessage, stateUpdate } from '../store/message/message-rows.ts';
import { getThreadPart, type InboxPath, type ThreadPart } from '../store/message/messages.ts';
import { talliesOf } from '../store/message/thread-tally.ts';
import { getUnread } from '../store/message/unread-claims.ts';
import type { Row, Table } from '../store/table/table.ts';
import { tryTransactOnce } from '../store/table/transaction.ts';
import { type Condition, rowPut, type Writes } from '../store/table/write.ts';
import { getUsageHead } from '../store/usage/usage-head.ts';
import { backOff } from '../timing/backoff.ts';
import { trashEndWrites } from './trash-end-writes.ts';

export interface ChangeServices extends PublishingServices {
  readonly table: Table;
  /** Of a call whose change is in the audit log. */
  readonly caller?: Pick<Caller, 'audit'>;
  now(): Date;
  randomBytes(size: number): Uint8Array;
}

export interface ChangeRequest {
  readonly inbox: InboxPath;
  readonly threadKey: string;
  /** Undefined for all that the thread has when the change begins. */
  readonly sortKeys: readonly string[] | undefined;
  readonly change: StateChange;
  /** Whether a condition that fails for one message keeps the others as they are. */
  readonly together: boolean;
  /** Condition on the claim of a message whose claim the change ends. */
  readonly claim?: Condition | undefined;
  mayChange(visibility: Visibility): boolean;
}

export interface ChangeOutcome {
  /** The messages for which the conditions held, as they are now, in no order. */
  readonly messages: readonly StoredMessage[];
  /** Messages for which a condition did not hold, or which would have too many labels: they are as they were. */
  readonly conflicts: readonly {
    readonly messageId: string;
    readonly reason: 'conditions' | 'tooManyLabels' | 'claim';
  }[];
}

/** Parallel changes of one thread that are made one after the other before the last gets `conflict`. */
const ATTEMPTS = 24;
/** DynamoDB takes 100 writes in a transaction. One of them is the thread's, and one the entry in the audit log. */
const WRITES = 98;
const MAX_THREAD_LABELS = 1_000;

/**
 * Changes the state of messages of one thread: in one transaction each as many as it takes, with the counts
 * of the thread, the marks that lists are read by, and a log entry for each. The row of the thread orders
 * parallel changes. Not bound to the caller's key: nothing of it outlives the key, and parallel workers with
 * one key would cancel each other's transactions.
 * @returns undefined when there is no such thread, or none of its messages may be changed
 * @throws ApiError conflict when parallel changes came first again and again
 */
export async function changeMessages(
  services: ChangeServices,
  request: ChangeRequest,
): Promise<ChangeOutcome | undefined> {
  const { inbox, threadKey, together, mayChange } = request;
  const notes = logNotes(services, inbox.tenantId);
  const done = new Map<string, StoredMessage>();
  /** Without conditions after the first transaction: they held for all when the change began, so all are changed. */
  let { change } = request;
  let { sortKeys } = request;
  let known: ThreadPart | undefined;
  for (let failures = 0; failures < ATTEMPTS; ) {
    const part: ThreadPart | undefined =
      known ?? (await getThreadPart(services.table, inbox, threadKey, request.sortKeys));
    known = undefined;
    if (part === undefined) return undefined;
    const all = wantedOf(
      part.messages.filter(({ visibility }) => mayChange(visibility)),
      sortKeys,
      request,
    );
    if (all.length === 0) return undefined;
    sortKeys ??= all.map((message) => keysOfMessage(message).sortKey);
    const { steps, conflicts } = plan(
      all.filter(({ summary }) => !done.has(summary.message_id)),
      { ...request, change },
      services.now(),
    );
    if (together && conflicts.length > 0) return { messages: [...done.values()], conflicts };
    for (const { message, parts } of steps) {
      if (parts.length === 0) done.set(message.summary.message_id, message);
    }
    const first = steps.find(({ parts }) => parts.length > 0);
    // Before the event is announced: workers come late often.
    if (first !== undefined && (await isLate(services, first, change))) return lostClaim(first);
    const next = await fitting(services, part, steps, {
      notes,
      claim: request.claim,
      change,
      isWhole: request.sortKeys === undefined,
    });
    const [step] = next.steps;
    if (step === undefined) return { messages: [...done.values()], conflicts };
    const refusal = await tryTransactOnce<string>(services.table, {
      ...next.writes,
      ...auditWrites(services.table, inbox.tenantId, services.caller?.audit),
    });
    if (refusal?.of('claim') === true) return lostClaim(step);
    if (refusal !== undefined) {
      failures += 1;
      await backOff(failures, services.table.pause);
      continue;
    }
    known = next.part;
    if (together) change = { ...change, ifLabels: [], unlessLabels: [] };
    for (const { message, after } of next.steps)
      done.set(message.summary.message_id, inState(message, after));
  }
  throw new ApiError('conflict', 'Other changes of this thread came in between. Try again.');
}

/** Whether the claim that a change completes is over. */
async function isLate(
  { table, now }: ChangeServices,
  { message }: Step,
  { completes }: Pick<StateChange, 'completes'>,
): Promise<boolean> {
  if (completes === undefined) return false;
  const unread = await getUnread(table, message.summary.inbox_id, keysOfMessage(message).sortKey);
  return unread?.claim !== completes || (unread.until ?? 0) <= now().getTime();
}

function lostClaim({ message }: Step): ChangeOutcome {
  return { messages: [], conflicts: [{ messageId: message.summary.message_id, reason: 'claim' }] };
}

/** Those that are to be changed: a change of a whole thread leaves out what the thread does not show. */
function wantedOf(
  messages: readonly StoredMessage[],
  sortKeys: readonly string[] | undefined,
  { change }: ChangeRequest,
): readonly StoredMessage[] {
  if (sortKeys !== undefined)
    return messages.filter((each) => sortKeys.includes(keysOfMessage(each).sortKey));
  const shown = messages.filter(({ state }) => !isTrashed(state));
  return change.trash !== undefined || shown.length === 0 ? messages : shown;
}

interface Step {
  readonly message: StoredMessage;
  readonly after: MessageState;
  readonly parts: ReturnType<typeof changedParts>;
}

function plan(messages: readonly StoredMessage[], request: ChangeRequest, now: Date) {
  const { change } = request;
  const steps: Step[] = [];
  const conflicts: ChangeOutcome['conflicts'][number][] = [];
  for (const message of messages) {
    const isDone = change.completes !== undefined && message.state.completedBy === change.completes;
    const after = isDone ? message.state : changedState(message.state, change, now);
    const reason = isDone ? undefined : refusalOf(message, after, request);
    if (reason !== undefined) {
      conflicts.push({ messageId: message.summary.message_id, reason });
    } else {
      const parts = changedParts(message.state, after);
      steps.push({ message, after: { ...after, changedAt: now.toISOString() }, parts });
    }
  }
  return { steps, conflicts };
}

function refusalOf(
  { summary: { labels }, state }: StoredMessage,
  after: MessageState,
  { change, claim }: ChangeRequest,
): ChangeOutcome['conflicts'][number]['reason'] | undefined {
  if (!conditionsHold(labels, change)) return 'conditions';
  if (hasTooManyLabels(after)) return 'tooManyLabels';
  // A message that is read, given up or in the trash has no claim.
  const mayHaveClaim = state.unread && !state.labels.includes(CLAIM_FAILED) && !isTrashed(state);
  return claim === undefined || mayHaveClaim ? undefined : 'claim';
}

/** Where the entry of a change is in the log. */
interface LogNote extends Pick<LogEntry, 'at' | 'unique'> {
  readonly shard: number;
}

/** The same note for every attempt of a change, because the publication of an entry is requested once. */
type LogNotes = (message: StoredMessage) => Promise<LogNote>;

function logNotes(services: ChangeServices, tenantId: string): LogNotes {
  const notes = new Map<string, Promise<LogNote>>();
  let head: ReturnType<typeof getUsageHead> | undefined;
  const request = async (messageKey: string) => {
    head ??= getUsageHead(services.table, tenantId);
    const { shards } = await head;
    const unique = `${messageKey}${Buffer.from(services.randomBytes(4)).toString('hex')}`;
    const note = { at: services.now(), unique, shard: shardOf(unique, shards) };
    await publishWhenWritten(services, tenantId, note.shard, note);
    return note;
  };
  return ({ messageKey }) => {
    const note = notes.get(messageKey) ?? request(messageKey);
    notes.set(messageKey, note);
    return note;
  };
}

interface FittingOptions {
  readonly notes: LogNotes;
  readonly claim: Condition | undefined;
  readonly change: StateChange;
  /** Whether all messages of the thread were read. */
  readonly isWhole: boolean;
}

interface Fitting {
  readonly steps: readonly Step[];
  readonly writes: Writes<string>;
  /** What was read of the thread, as it is afterwards. */
  readonly part: ThreadPart;
}

/** As many of the changes as fit one transaction. */
async function fitting(
  services: ChangeServices,
  part: ThreadPart,
  steps: readonly Step[],
  { notes, claim, change, isWhole }: FittingOptions,
): Promise<Fitting> {
  const { table } = services;
  const chosen: Step[] = [];
  const writes: (readonly [name: string, write: NonNullable<Writes<string>[string]>])[] = [];
  for (const step of steps.filter(({ parts }) => parts.length > 0)) {
    const { message, after } = step;
    const changes = [
      ['state', stateUpdate(table, message, after)] as const,
      ...markWrites(table, message, message.state, after, claim),
      ...Object.entries(trashEndWrites(table, part.inbox, message, message.state.trashedAt, after.trashedAt)),
    ];
    if (writes.length + chosen.length + changes.length + 1 > WRITES) break;
    writes.push(...changes);
    chosen.push(step);
  }
  if (chosen.length === 0) return { steps: [], writes: {}, part };
  const entries = await Promise.all(
    chosen.map(async (step) => {
      const note = await notes(step.message);
      const item = logEntryRow(part.inbox.tenantId, note.shard, entryOf(part, step, note));
      return ['entry', rowPut(table, item)] as const;
    }),
  );
  const changed = new Map(chosen.map(({ message, after }) => [message, inState(message, after)]));
  const messages = part.messages.map((message) => changed.get(message) ?? message);
  const head = isWhole
    ? nextThreadRow(part, messages, services.now())
    : await changedThreadRow(table, part, chosen, services.now());
  refuseTooManyLabels(head, change);
  const thread = threadReplacement(table, head, part.head);
  // Of several messages, each part has a name of its own; a claim is of one message.
  const named = [...writes, ...entries, ['thread', thread] as const].map(
    ([name, write], i) => [name === 'claim' ? name : `${name}${i}`, write] as const,
  );
  return { steps: chosen, writes: Object.fromEntries(named), part: { ...part, messages, head } };
}

/** The row of a thread counts its messages by label, and mail that joins must still fit it. @throws ApiError validation */
function refuseTooManyLabels(head: Row, { addLabels }: StateChange): void {
  const { shown, trash } = talliesOf(head);
  const count = Object.keys(shown.labels).length + Object.keys(trash.labels).length;
  if (count > MAX_THREAD_LABELS && addLabels.some((label) => label !== CLAIM_FAILED))
    throw invalid(
      'add_labels',
      `the messages of a thread have at most ${MAX_THREAD_LABELS} different labels`,
    );
}

function entryOf({ inbox }: ThreadPart, { message, parts }: Step, { at, unique }: LogNote): LogEntry {
  const { summary, visibility } = message;
  return {
    at,
    unique,
    inboxKey: inbox.listKey,
    inboxes: 0,
    threads: 0,
    messages: 0,
    bytes: 0,
    delivered: 0,
    event: {
      type: isRestricted(visibility) ? 'message.updated.spam' : 'message.updated',
      fields: {
        inbox_id: inbox.inboxId,
        thread_id: summary.thread_id,
        message_id: summary.message_id,
        changed: parts,
        // Subscriptions with kinds select by it; it is not delivered.
        ...(summary.kind === null ? {} : { mail_kind: summary.kind }),
      },
    },
  };
}
