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

interface Recipient {
  readonly inbox: Inbox | undefined;
  readonly storedInThread: string | undefined;
  readonly releasedAs: string | undefined;
  readonly dropped: boolean;
}

const arrivalRowType = rowType('arrival', 1, {
  thread: z.string().optional(),
  released_as: z.string().optional(),
  dropped: z.literal(true).optional(),
  deleted_at: z.string().optional(),
  ttl: z.number().optional(),
});

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

export type Arrival = Pick<ReturnType<typeof arrivalRowType.parse>, 'thread' | 'released_as' | 'deleted_at'>;

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

/** A permanently deleted email keeps its arrival, so that no copy of its receipt stores it again. */
export function arrivalRow(
  inboxId: string,
  messageKey: string,
  arrival: Parameters<typeof arrivalRowType.attributes>[0],
): Row {
  return arrivalRowType.row(arrivalKey(inboxId, messageKey), arrival);
}

export const NOT_DELETED = 'attribute_not_exists(deleted_at)';

export async function putArrival(table: Table, row: Row): Promise<void> {
  const put = rowPut(table, row, { condition: NOT_DELETED });
  await throughConflicts(table, () => tryWrite(table, put));
}

const referenceRowType = rowType('reference', 1, { thread: z.string() });

export function referenceRow(
  inboxId: string,
  visibility: Visibility,
  rfcMessageId: string,
  threadKey: string,
): Row {
  const key = referenceKey(inboxId, visibility, rfcMessageId);
  return referenceRowType.row(key, { thread: threadKey });
}

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
