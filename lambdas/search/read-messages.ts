import type { MessageContent, MessageSummary } from '../message/message.ts';
import { inboxOf, ownedBy } from '../store/inbox/inboxes.ts';
import { addressKey, sortedRowKey } from '../store/keys.ts';
import { readyTexts } from '../store/message/attachment-texts.ts';
import { messageOf, type StoredMessage } from '../store/message/message-rows.ts';
import { getMessageObject, type MailBucket } from '../store/object/mail-bucket.ts';
import type { MessageToIndex } from '../store/search/search-index.ts';
import { getRows, type Row, type Table } from '../store/table/table.ts';
import { sideBySide } from '../timing/side-by-side.ts';

const BODIES_AT_ONCE = 20;

export interface MessageStore {
  readonly table: Table;
  readonly bucket: MailBucket;
}

export type MessagePath = Omit<MessageToIndex, 'visibility'>;

/** The reads are strongly consistent. */
export async function readMessages(
  { table }: MessageStore,
  tenantId: string,
  paths: readonly MessagePath[],
  alongside: readonly { readonly pk: string; readonly sk: string }[] = [],
): Promise<{ readonly messages: (StoredMessage | undefined)[]; readonly rows: (Row | undefined)[] }> {
  const inboxIds = [...new Set(paths.map(({ inboxId }) => inboxId))];
  const rows = await getRows(table, [
    ...inboxIds.map(addressKey),
    ...paths.map(({ inboxId, sortKey }) => sortedRowKey(inboxId, sortKey)),
    ...alongside,
  ]);
  const live = new Map(inboxIds.map((id, i) => [id, ownedBy(tenantId, inboxOf(rows[i]))?.listKey]));
  return {
    messages: paths.map(({ inboxId, inboxKey }, i) =>
      live.get(inboxId) === inboxKey ? messageOf(rows[inboxIds.length + i], tenantId) : undefined,
    ),
    rows: rows.slice(inboxIds.length + paths.length),
  };
}

interface ReadText {
  readonly summary: MessageSummary;
  readonly content: Pick<MessageContent, 'text' | 'reply_to'> | undefined;
  readonly attachments: readonly string[];
  readonly isPending: boolean;
}

interface FoundMessage {
  readonly path: MessagePath;
  readonly message: StoredMessage;
  readonly isBodyWanted?: boolean;
}

/** Bodies can be megabytes, so only a few are in memory at once. */
export async function readTexts<Found extends FoundMessage, Taken>(
  { bucket }: MessageStore,
  found: readonly Found[],
  take: (text: ReadText, of: Found) => Taken,
): Promise<Taken[]> {
  const taken: Taken[] = [];
  await sideBySide(BODIES_AT_ONCE, [...found.entries()], async ([i, each]) => {
    const { path, message } = each;
    const inRow = message.content();
    const [object, files] = await Promise.all([
      inRow === undefined && each.isBodyWanted !== false
        ? getMessageObject(bucket, path.inboxId, message.messageKey)
        : undefined,
      readFiles(bucket, path, message),
    ]);
    // A large summary is truncated in the row.
    const { summary, content } = object ?? { summary: message.summary, content: inRow };
    taken[i] = take({ summary, content, ...files }, each);
  });
  return taken;
}

async function readFiles(
  bucket: MailBucket,
  { inboxId, texts: wanted }: MessagePath,
  { messageKey, summary }: StoredMessage,
): Promise<Pick<ReadText, 'attachments' | 'isPending'>> {
  if (wanted === undefined || summary.attachments.length === 0) return { attachments: [], isPending: false };
  const { texts, ended } = await readyTexts(bucket, { inboxId, messageKey });
  return { attachments: texts, isPending: wanted.indices.some((index) => !ended.has(index)) };
}
