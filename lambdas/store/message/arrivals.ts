import * as z from 'zod';
import type { MessageSummary } from '../../message/message.ts';
import type { Visibility } from '../../message/visibility.ts';
import { type Inbox, inboxOf } from '../inbox/inboxes.ts';
import { addressKey, arrivalKey, referenceKey } from '../keys.ts';
import { rowType } from '../table/row-type.ts';
import { getRows, type Row, type Table } from '../table/table.ts';
import { throughConflicts } from '../table/transaction.ts';
import { rowPut, tryWrite } from '../table/write.ts';
import { type MailPath, readStoredMessage, type StoredServices } from './read-stored-message.ts';

/** What is known of one recipient of a mail before it is parsed. */
interface Recipient {
  /** Undefined when the address is unknown, deleted or quarantined. */
  readonly inbox: Inbox | undefined;
  /** Key of the thread that the mail was stored in by an earlier delivery of the same receipt. */
  readonly storedInThread: string | undefined;
  /** Message key of a mail that was held, since its release; undefined for any other. */
  readonly releasedAs: string | undefined;
  /** Whether it was dropped at an earlier delivery of the same receipt, or deleted for good since. */
  readonly dropped: boolean;
}

/** The thread that a mail was stored in, or that it was dropped, or deleted for good. */
const arrivalRowType = rowType('arrival', 1, {
  thread: z.string().optional(),
  /** Message key since its release; undefined for mail that was not held. */
  released_as: z.string().optional(),
  dropped: z.literal(true).optional(),
  deleted_at: z.string().optional(),
  ttl: z.number().optional(),
});

/** Looks up the recipients of a mail in one read. */
export async function findRecipients(
  table: Table,
  recipients: readonly { inboxId: string; messageKey: string }[],
): Promise<Recipient[]> {
  const rows = await getRows(
    table,
    recipients.flatMap(({ inboxId, messageKey }) => [addressKey(inboxId), arrivalKey(inboxId, messageKey)]),
  );
  return recipients.map((_, i) => {
    const row = rows[2 * i + 1];
    const arrival = row && arrivalRowType.parse(row);
    return {
      inbox: inboxOf(rows[2 * i]),
      storedInThread: arrival?.thread,
      releasedAs: arrival?.released_as,
      dropped: arrival !== undefined && arrival.thread === undefined,
    };
  });
}

/**
 * What became of a mail when a copy of its receipt was processed in parallel.
 * @returns the message, or that it was dropped; undefined when the copy has not ended.
 */
export async function readParallelOutcome(
  services: StoredServices,
  mail: MailPath,
): Promise<MessageSummary | 'dropped' | undefined> {
  const [recipient] = await findRecipients(services.table, [mail.addressee]);
  if (recipient?.dropped === true) return 'dropped';
  const { storedInThread: threadKey, releasedAs } = recipient ?? {};
  return threadKey === undefined
    ? undefined
    : readStoredMessage(services, { ...mail, threadKey, releasedAs });
}

/** What became of a mail: without a thread it was dropped, or deleted for good. */
export type Arrival = Pick<ReturnType<typeof arrivalRowType.parse>, 'thread' | 'released_as' | 'deleted_at'>;

/** The arrival of each of these mails of one inbox; undefined where it has none. */
export async function findArrivals(
  table: Table,
  inboxId: string,
  messageKeys: readonly string[],
): Promise<(Arrival | undefined)[]> {
  const rows = await getRows(
    table,
    messageKeys.map((messageKey) => arrivalKey(inboxId, messageKey)),
  );
  return rows.map((row) => row && arrivalRowType.parse(row));
}

/**
 * The arrival of a mail that was stored (`thread`), held and released since (`released_as` too), dropped (until its `ttl`, in seconds
 * since 1970), or deleted for good: then no copy of its receipt stores it again.
 */
export function arrivalRow(
  inboxId: string,
  messageKey: string,
  arrival: Parameters<typeof arrivalRowType.attributes>[0],
): Row {
  return arrivalRowType.row(arrivalKey(inboxId, messageKey), arrival);
}

/** Of an arrival: the mail was not deleted for good. */
export const NOT_DELETED = 'attribute_not_exists(deleted_at)';

/** Makes the arrival of a mail, unless it was deleted for good meanwhile. */
export async function putArrival(table: Table, row: Row): Promise<void> {
  const put = rowPut(table, row, { condition: NOT_DELETED });
  await throughConflicts(table, () => tryWrite(table, put));
}

const referenceRowType = rowType('reference', 1, { thread: z.string() });

/** Says which thread a Message-ID belongs to. */
export function referenceRow(
  inboxId: string,
  visibility: Visibility,
  rfcMessageId: string,
  threadKey: string,
): Row {
  const key = referenceKey(inboxId, visibility, rfcMessageId);
  return referenceRowType.row(key, { thread: threadKey });
}

/**
 * The threads of this visibility that have claimed these Message-IDs.
 * @returns thread keys by Message-ID, without those that no thread has claimed.
 */
export async function findClaimedThreads(
  table: Table,
  inboxId: string,
  visibility: Visibility,
  rfcMessageIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (rfcMessageIds.length === 0) return new Map();
  const rows = await getRows(
    table,
    rfcMessageIds.map((id) => referenceKey(inboxId, visibility, id)),
  );
  return new Map(
    rfcMessageIds.flatMap((id, i): [string, string][] => {
      const row = rows[i];
      return row === undefined ? [] : [[id, referenceRowType.parse(row).thread]];
    }),
  );
}
