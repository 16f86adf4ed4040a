import type { Caller } from '../caller/caller.ts';
import { changedMeanwhile, invalid } from '../core/errors.ts';
import { CLAIM_FAILED } from '../message/labels.ts';
import {
  changedParts,
  changedState,
  conditionsHold,
  hasTooManyLabels,
  isTrashed,
  type MessageState,
  type StateChange,
} from '../message/message-state.ts';
import { isRestricted, type Visibility } from '../message/visibility.ts';
import type { PublishingServices } from '../publish/publish-when-written.ts';
import { auditWrites } from '../store/audit-log.ts';
import { type LogEntry, logEntryRow } from '../store/log/log-entries.ts';
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
import { backOff } from '../timing/backoff.ts';
import { type LogNotes, logNotes } from './log-notes.ts';
import { trashEndWrites } from './trash-end-writes.ts';

export interface ChangeServices extends PublishingServices {
  readonly table: Table;
  readonly caller?: Pick<Caller, 'audit'>;
  now(): Date;
  randomBytes(size: number): Uint8Array;
}

export interface ChangeRequest {
  readonly inbox: InboxPath;
  readonly threadKey: string;
  /** Undefined means all messages that the thread has at the start. */
  readonly sortKeys: readonly string[] | undefined;
  readonly change: StateChange;
  /** If true, one failed condition leaves all messages unchanged. */
  readonly together: boolean;
  readonly claim?: Condition | undefined;
  mayChange(visibility: Visibility): boolean;
}

export interface ChangeOutcome {
  readonly messages: readonly StoredMessage[];
  /** These messages failed a condition or would have too many labels. */
  readonly conflicts: readonly {
    readonly messageId: string;
    readonly reason: 'conditions' | 'tooManyLabels' | 'claim';
  }[];
}

const ATTEMPTS = 24;
/** DynamoDB limits a transaction to 100 writes; the thread and the audit log need one each. */
const WRITES = 98;
const MAX_THREAD_LABELS = 1_000;

/**
 * The thread's row serializes concurrent changes. The caller's key is not a condition, because concurrent workers with
 * one key would cancel each other's transactions. @throws ApiError conflict
 */
export async function changeMessages(
  services: ChangeServices,
  request: ChangeRequest,
): Promise<ChangeOutcome | undefined> {
  const change = new ThreadChange(services, request);
  for (let failures = 0; failures < ATTEMPTS; ) {
    const made = await change.transaction();
    if (made === 'written') continue;
    if (made !== 'came second') return made.outcome;
    failures += 1;
    await backOff(failures, services.table.pause);
  }
  throw changedMeanwhile('This thread');
}

class ThreadChange {
  readonly #services: ChangeServices;
  readonly #request: ChangeRequest;
  readonly #notes: LogNotes;
  readonly #done = new Map<string, StoredMessage>();
  /** The first transaction has checked the conditions for all messages. */
  #change: StateChange;
  #sortKeys: readonly string[] | undefined;
  #known: ThreadPart | undefined;

  constructor(services: ChangeServices, request: ChangeRequest) {
    this.#services = services;
    this.#request = request;
    this.#notes = logNotes(services, request.inbox.tenantId);
    this.#change = request.change;
    this.#sortKeys = request.sortKeys;
  }

  async transaction(): Promise<'written' | 'came second' | { readonly outcome: ChangeOutcome | undefined }> {
    const { table, caller, now } = this.#services;
    const { inbox, threadKey, claim, together, mayChange, sortKeys } = this.#request;
    const part = this.#known ?? (await getThreadPart(table, inbox, threadKey, sortKeys));
    this.#known = undefined;
    const changeable = part?.messages.filter(({ visibility }) => mayChange(visibility)) ?? [];
    const wanted = wantedOf(changeable, this.#sortKeys, this.#request);
    if (part === undefined || wanted.length === 0) return { outcome: undefined };
    this.#sortKeys ??= wanted.map((message) => keysOfMessage(message).sortKey);
    const left = wanted.filter(({ summary }) => !this.#done.has(summary.message_id));
    const change = this.#change;
    const { steps, unchanged, conflicts } = plan(left, { ...this.#request, change }, now());
    if (together && conflicts.length > 0) return this.#ended(conflicts);
    for (const message of unchanged) this.#done.set(message.summary.message_id, message);
    const [first] = steps;
    if (first === undefined) return this.#ended(conflicts);
    // Workers often complete too late, so the claim is checked before the event is announced.
    if (await isLate(this.#services, first, change)) return lostClaim(first);
    const isWhole = sortKeys === undefined;
    const next = await fitting(this.#services, part, steps, { notes: this.#notes, claim, change, isWhole });
    const audit = auditWrites(table, inbox.tenantId, caller?.audit);
    const refusal = await tryTransactOnce<string>(table, { ...next.writes, ...audit });
    if (refusal !== undefined) return refusal.of('claim') ? lostClaim(first) : 'came second';
    this.#known = next.part;
    if (together) this.#change = { ...change, ifLabels: [], unlessLabels: [] };
    for (const { message, after } of next.steps)
      this.#done.set(message.summary.message_id, inState(message, after));
    return 'written';
  }

  #ended(conflicts: ChangeOutcome['conflicts']): { readonly outcome: ChangeOutcome } {
    return { outcome: { messages: [...this.#done.values()], conflicts } };
  }
}

async function isLate(
  { table, now }: ChangeServices,
  { message }: Step,
  { completes }: Pick<StateChange, 'completes'>,
): Promise<boolean> {
  if (completes === undefined) return false;
  const unread = await getUnread(table, message.summary.inbox_id, keysOfMessage(message).sortKey);
  return unread?.claim !== completes || (unread.until ?? 0) <= now().getTime();
}

function lostClaim({ message }: Step): { readonly outcome: ChangeOutcome } {
  const { message_id: messageId } = message.summary;
  return { outcome: { messages: [], conflicts: [{ messageId, reason: 'claim' }] } };
}

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
  const unchanged: StoredMessage[] = [];
  const conflicts: ChangeOutcome['conflicts'][number][] = [];
  for (const message of messages) {
    const isDone = change.completes !== undefined && message.state.completedBy === change.completes;
    const after = isDone ? message.state : changedState(message.state, change, now);
    const reason = isDone ? undefined : refusalOf(message, after, request);
    const parts = changedParts(message.state, after);
    if (reason !== undefined) conflicts.push({ messageId: message.summary.message_id, reason });
    else if (parts.length === 0) unchanged.push(message);
    else steps.push({ message, after: { ...after, changedAt: now.toISOString() }, parts });
  }
  return { steps, unchanged, conflicts };
}

function refusalOf(
  { summary: { labels }, state }: StoredMessage,
  after: MessageState,
  { change, claim }: ChangeRequest,
): ChangeOutcome['conflicts'][number]['reason'] | undefined {
  if (!conditionsHold(labels, change)) return 'conditions';
  if (hasTooManyLabels(after)) return 'tooManyLabels';
  const mayHaveClaim = state.unread && !state.labels.includes(CLAIM_FAILED) && !isTrashed(state);
  return claim === undefined || mayHaveClaim ? undefined : 'claim';
}

interface FittingOptions {
  readonly notes: LogNotes;
  readonly claim: Condition | undefined;
  readonly change: StateChange;
  readonly isWhole: boolean;
}

interface Fitting {
  readonly steps: readonly Step[];
  readonly writes: Writes<string>;
  readonly part: ThreadPart;
}

async function fitting(
  services: ChangeServices,
  part: ThreadPart,
  steps: readonly Step[],
  { notes, claim, change, isWhole }: FittingOptions,
): Promise<Fitting> {
  const { table } = services;
  const chosen: Step[] = [];
  const writes: (readonly [name: string, write: NonNullable<Writes<string>[string]>])[] = [];
  for (const step of steps) {
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
  const named = [...writes, ...entries, ['thread', thread] as const].map(
    ([name, write], i) => [name === 'claim' ? name : `${name}${i}`, write] as const,
  );
  return { steps: chosen, writes: Object.fromEntries(named), part: { ...part, messages, head } };
}

/** The thread's row counts its messages by label and must stay small enough for more messages. */
function refuseTooManyLabels(head: Row, { addLabels }: StateChange): void {
  const { shown, trash } = talliesOf(head);
  const count = Object.keys(shown.labels).length + Object.keys(trash.labels).length;
  if (count > MAX_THREAD_LABELS && addLabels.some((label) => label !== CLAIM_FAILED))
    throw invalid('add_labels', `a thread can have at most ${MAX_THREAD_LABELS} different labels`);
}

function entryOf(
  { inbox }: ThreadPart,
  { message, parts }: Step,
  { at, unique }: Pick<LogEntry, 'at' | 'unique'>,
): LogEntry {
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
        // Webhook subscriptions select by the kind; it is not delivered.
        ...(summary.kind === null ? {} : { mail_kind: summary.kind }),
      },
    },
  };
}
