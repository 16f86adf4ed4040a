import type { JobQueue } from '../aws/job-queue.ts';
import type { Caller } from '../caller/caller.ts';
import { changedMeanwhile } from '../core/errors.ts';
import { LegalHold, refuseHeld } from '../core/legal-hold.ts';
import type { MessagePurgeJob } from '../jobs/purge-job.ts';
import { isRestricted } from '../message/visibility.ts';
import type { PublishingServices } from '../publish/publish-when-written.ts';
import { threadMessageIds } from '../receive/match-thread.ts';
import { holdChecks } from '../store/account/legal-hold.ts';
import { auditWrites } from '../store/audit-log.ts';
import { type LogEntry, logEntryRow, shardOf } from '../store/log/log-entries.ts';
import { changedThreadRow } from '../store/message/changed-thread.ts';
import { deletionWrites } from '../store/message/deleted-messages.ts';
import { isDeletedThread, nextThreadRow, threadReplacement } from '../store/message/made-thread.ts';
import { keysOfMessage, type StoredMessage } from '../store/message/message-rows.ts';
import { getThreadPart, type InboxPath, type ThreadPart } from '../store/message/messages.ts';
import type { Row, Table } from '../store/table/table.ts';
import { tryTransactOnce } from '../store/table/transaction.ts';
import { rowPut, type Writes } from '../store/table/write.ts';
import { getUsageHead } from '../store/usage/usage-head.ts';
import { backOff } from '../timing/backoff.ts';
import type { RollUpTrigger } from '../usage/roll-up-trigger.ts';
import { type LogNotes, logNotes } from './log-notes.ts';
import { trashEndWrites } from './trash-end-writes.ts';

export interface DeleteServices extends PublishingServices {
  readonly table: Table;
  readonly purgeQueue: JobQueue<MessagePurgeJob>;
  readonly usage: Pick<RollUpTrigger, 'changed'>;
  readonly caller?: Pick<Caller, 'audit'> | undefined;
  now(): Date;
  randomBytes(size: number): Uint8Array;
}

interface DeleteRequest {
  readonly inbox: InboxPath;
  readonly threadKey: string;
  /** Undefined means all messages that the thread has at the start. */
  readonly sortKeys?: readonly string[] | undefined;
  /** It is called again after a conflict, so that a restored message is not deleted. */
  isWanted(message: StoredMessage): boolean;
}

interface Deletion {
  readonly wanted: number;
  readonly deleted: number;
}

const ATTEMPTS = 24;
/**
 * DynamoDB limits a transaction to 100 writes; the thread, two log entries and two checks for a legal hold need five.
 */
const WRITES = 95;
const MESSAGES_PER_JOB = 25;
/** The transaction has most likely been decided by then. */
const DECISION_SECONDS = 1;

/**
 * Jobs that delete S3 objects are queued first: after a crash a job finds messages and ends, so no object remains
 * without a message. @throws LegalHold, ApiError conflict
 */
export async function deleteMessages(services: DeleteServices, request: DeleteRequest): Promise<Deletion> {
  const { table, now } = services;
  const { inbox, threadKey, sortKeys } = request;
  const read = () => getThreadPart(table, inbox, threadKey, sortKeys);
  let part = await read();
  const wanted = part?.messages.filter((message) => request.isWanted(message)) ?? [];
  let deleted = 0;
  if (wanted.length === 0) return { wanted: 0, deleted };
  await refuseHeld(table, inbox);
  await requestPurge(services, request, wanted);
  const notes = logNotes(services, inbox.tenantId);
  const ids = new Set(wanted.map(({ summary }) => summary.message_id));
  for (let failures = 0; failures < ATTEMPTS; ) {
    const left =
      part?.messages.filter((message) => ids.has(message.summary.message_id) && request.isWanted(message)) ??
      [];
    if (part === undefined || left.length === 0) {
      await services.usage.changed(inbox.tenantId, threadKey, now());
      return { wanted: wanted.length, deleted };
    }
    const next = await fitting(services, part, left, { notes, isWhole: sortKeys === undefined });
    const refusal = await tryTransactOnce(table, {
      ...next.writes,
      ...auditWrites(table, inbox.tenantId, services.caller?.audit),
    });
    if (refusal === undefined) {
      deleted += next.count;
      part = isDeletedThread(next.part.head) ? undefined : next.part;
      continue;
    }
    if (refusal.of('accountHold')) throw new LegalHold('account');
    if (refusal.of('inboxHold')) throw new LegalHold('inbox');
    failures += 1;
    await backOff(failures, table.pause);
    part = await read();
  }
  throw changedMeanwhile('This thread');
}

async function requestPurge(
  { purgeQueue, now }: DeleteServices,
  { inbox, threadKey }: DeleteRequest,
  wanted: readonly StoredMessage[],
): Promise<void> {
  const messages = wanted.map(({ messageKey: key, summary }) => ({ key, stored_at: summary.created_at }));
  for (let start = 0; start < messages.length; start += MESSAGES_PER_JOB) {
    const job: MessagePurgeJob = {
      deleted_messages: messages.slice(start, start + MESSAGES_PER_JOB),
      tenant: inbox.tenantId,
      inbox_id: inbox.inboxId,
      thread_key: threadKey,
      requested_at: now().toISOString(),
    };
    await purgeQueue.send(job, DECISION_SECONDS);
  }
}

async function fitting(
  { table, now, randomBytes }: DeleteServices,
  part: ThreadPart,
  left: readonly StoredMessage[],
  { notes, isWhole }: { readonly notes: LogNotes; readonly isWhole: boolean },
) {
  const at = now();
  const chosen: StoredMessage[] = [];
  const writes: (readonly [name: string, write: NonNullable<Writes<string>[string]>])[] = [];
  for (const message of left) {
    const deletion = [
      ...deletionWrites(table, message, rfcMessageIdsOf(message), at),
      ...Object.entries(trashEndWrites(table, part.inbox, message, message.state.trashedAt, undefined)),
    ];
    if (writes.length + chosen.length + deletion.length + 1 > WRITES) break;
    writes.push(...deletion);
    chosen.push(message);
  }
  const messages = part.messages.filter((message) => !chosen.includes(message));
  const steps = chosen.map((message) => ({ message, after: undefined }));
  const head = isWhole ? nextThreadRow(part, messages, at) : await changedThreadRow(table, part, steps, at);
  const entries = await entriesOf({ table, now, randomBytes }, part, chosen, notes, isDeletedThread(head));
  const named = writes.map(([name, write], i) => [`${name}${i}`, write] as const);
  return {
    count: chosen.length,
    part: { ...part, messages, head },
    writes: {
      ...Object.fromEntries(named),
      ...holdChecks(table, part.inbox),
      ...Object.fromEntries(entries.map((item, i) => [`entry${i}`, rowPut(table, item)])),
      thread: threadReplacement(table, head, part.head),
    },
  };
}

async function entriesOf(
  { table, now, randomBytes }: Pick<DeleteServices, 'table' | 'now' | 'randomBytes'>,
  { inbox }: ThreadPart,
  messages: readonly StoredMessage[],
  notes: LogNotes,
  isThreadDeleted: boolean,
) {
  const { tenantId, inboxId, listKey } = inbox;
  let threads = isThreadDeleted ? -1 : 0;
  const entry = (note: Pick<LogEntry, 'at' | 'unique'>, of: readonly StoredMessage[]): LogEntry => {
    const counted: LogEntry = {
      at: note.at,
      unique: note.unique,
      inboxKey: listKey,
      inboxes: 0,
      threads,
      messages: -of.length,
      bytes: -of.reduce((sum, { summary }) => sum + summary.size, 0),
      delivered: 0,
      removed: of.map((message) => keysOfMessage(message).sortKey),
    };
    threads = 0;
    return counted;
  };
  const [quiet, told] = [true, false].map((isQuiet) =>
    messages.filter(({ visibility }) => isRestricted(visibility) === isQuiet),
  );
  const rows: Row[] = [];
  if (quiet !== undefined && quiet.length > 0) {
    const unique = `${quiet[0]?.messageKey ?? ''}${Buffer.from(randomBytes(4)).toString('hex')}`;
    const { shards } = await getUsageHead(table, tenantId);
    rows.push(logEntryRow(tenantId, shardOf(unique, shards), entry({ at: now(), unique }, quiet)));
  }
  for (const message of told ?? []) {
    const note = await notes(message);
    const { thread_id, message_id, kind } = message.summary;
    const fields = {
      inbox_id: inboxId,
      thread_id,
      message_id,
      ...(kind === null ? {} : { mail_kind: kind }),
    };
    const event = { type: 'message.deleted', fields } as const;
    rows.push(logEntryRow(tenantId, note.shard, { ...entry(note, [message]), event }));
  }
  return rows;
}

function rfcMessageIdsOf({ summary }: StoredMessage): readonly string[] {
  const { rfc_message_id: rfcMessageId, in_reply_to: inReplyTo, references } = summary;
  return threadMessageIds({ rfcMessageId, inReplyTo, references });
}
