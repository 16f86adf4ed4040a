import { everyThreadOf, sortedRowKey } from '../keys.ts';
import { startingWith } from '../table/prefix-range.ts';
import { keyOfRow, nextPage, pageEndingAt, type Table } from '../table/table.ts';
import { messageOf, type StoredMessage } from './message-rows.ts';
import type { InboxPath } from './messages.ts';

export interface StoredPage {
  readonly items: readonly StoredMessage[];
  /** Sort key after which there may be more. */
  readonly next: string | undefined;
}

const ROWS = 100;

/** Messages of an inbox by thread, whatever lists show them, strongly consistent. @param after where the page before ended */
export async function pageOfMessages(
  table: Table,
  { tenantId, inboxId }: InboxPath,
  after: string | undefined,
): Promise<StoredPage> {
  const range = everyThreadOf(inboxId);
  const query = { ...startingWith(range), ConsistentRead: true, Limit: ROWS };
  const [, threadKey = '', ...sort] = after?.split('#') ?? [];
  const ending =
    after === undefined ? undefined : pageEndingAt(sortedRowKey(inboxId, threadKey, sort.join('#')));
  const page = await nextPage(table, query, ending);
  // The rows of threads sort among their messages, and have no message key.
  const rows = page.rows.filter((row) => !keyOfRow(row).sk.endsWith('#~'));
  return {
    items: rows.flatMap((row) => messageOf(row, tenantId) ?? []),
    next: page.lastKey === undefined ? undefined : keyOfRow(page.lastKey).sk,
  };
}
