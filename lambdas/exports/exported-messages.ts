import { keysOfMessageId } from '../ids.ts';
import type { MessageSummary } from '../message/message.ts';
import { shownVisibilities } from '../message/visibility.ts';
import type { Export, ExportProgress } from '../store/export/export-rows.ts';
import { getInbox, type Inbox, listInboxes } from '../store/inbox/inboxes.ts';
import { inboxListingKey } from '../store/keys.ts';
import type { StoredMessage } from '../store/message/message-rows.ts';
import { getMessage, listMessages } from '../store/message/messages.ts';
import type { Table } from '../store/table/table.ts';

const READS = { inboxes: 25, messages: 64, batch: 16, batchBytes: 16_000_000 };
export type ExportReads = typeof READS;

type ExportPosition = Pick<ExportProgress, 'done_inbox' | 'inbox' | 'after'>;

interface ExportedBatch {
  readonly messages: readonly StoredMessage[];
  readonly position: ExportPosition;
}

/**
 * Each inbox is in order of arrival, without trashed or held messages. An inbox without messages gives an empty batch,
 * so that the position advances.
 */
export async function* exportedMessages(
  table: Table,
  wanted: Export,
  start: ExportPosition,
  reads = READS,
): AsyncGenerator<ExportedBatch, void, undefined> {
  const visibilities = shownVisibilities({ includeSpam: wanted.include_spam, includeUnauthenticated: true });
  const range = { low: wanted.low, high: wanted.high };
  let { done_inbox } = start;
  for await (const [key, inbox] of inboxesOf(table, wanted, done_inbox, reads.inboxes)) {
    let after = start.inbox === key ? start.after : undefined;
    do {
      const request = { limit: reads.messages, ascending: true, after };
      const page = await listMessages(table, inbox, visibilities, request, range);
      for (const batch of batches(page?.items ?? [], reads)) {
        const found = await Promise.all(batch.map((each) => getMessage(table, inbox, each.message_id)));
        const last = batch.at(-1);
        yield {
          messages: found.filter((message) => message !== undefined),
          position: {
            done_inbox,
            inbox: key,
            after: last && keysOfMessageId(last.message_id)?.sortKey,
          },
        };
      }
      after = page?.next;
    } while (after !== undefined);
    done_inbox = key;
    yield { messages: [], position: { done_inbox, inbox: undefined, after: undefined } };
  }
}

async function* inboxesOf(
  table: Table,
  { tenant, inbox_ids: inboxIds }: Export,
  done: string | undefined,
  limit: number,
): AsyncGenerator<readonly [key: string, Inbox], void, undefined> {
  if (inboxIds !== undefined) {
    for (const id of inboxIds.filter((each) => done === undefined || each > done).sort()) {
      const inbox = await getInbox(table, tenant, id);
      if (inbox !== undefined) yield [id, inbox];
    }
    return;
  }
  let after = done === undefined ? undefined : inboxListingKey(tenant, done).sk;
  for (let isLast = false; !isLast; isLast = after === undefined) {
    const page = await listInboxes(table, tenant, { limit, ascending: true, after });
    for (const inbox of page.items) yield [inbox.listKey, inbox];
    after = page.next;
  }
}

function* batches(
  summaries: readonly MessageSummary[],
  { batch: most, batchBytes }: ExportReads,
): Generator<readonly MessageSummary[]> {
  let batch: MessageSummary[] = [];
  let bytes = 0;
  for (const summary of summaries) {
    if (batch.length === most || (batch.length > 0 && bytes + summary.size > batchBytes)) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    batch.push(summary);
    bytes += summary.size;
  }
  if (batch.length > 0) yield batch;
}
