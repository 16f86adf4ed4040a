import type { MessageContent, MessageSummary } from '../mail/message.ts';
import { inboxOf, ownedBy } from '../store/inbox/inboxes.ts';
import { addressKey, sortedRowKey } from '../store/keys.ts';
import { readyTexts } from '../store/message/attachment-texts.ts';
import { messageOf, type StoredMessage } from '../store/message/message-rows.ts';
import { getMessageObject, type MailBucket } from '../store/object/mail-bucket.ts';
import type { MessageToIndex } from '../store/search/search-index.ts';
import { getRows, type Row, type Table } from '../store/table/table.ts';
import { sideBySide } from '../timing/side-by-side.ts';

/** Bodies that are read from the bucket at once. */
const BODIES_AT_ONCE = 20;

export interface MessageStore {
  readonly table: Table;
  readonly bucket: MailBucket;
}

/** What leads to the row of a message. */
export type MessagePath = Omit<MessageToIndex, 'visibility'>;

/**
 * The messages that exist, in inboxes that exist; undefined for the others. Rows and addresses are strongly consistent reads.
 * @param alongside keys of further rows
 */
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
  /** Undefined when storage has lost it. */
  readonly content: Pick<MessageContent, 'text' | 'reply_to'> | undefined;
  /** Texts of its attachments, where they are wanted. */
  readonly attachments: readonly string[];
  /** Whether a text that was asked for is being made. */
  readonly isPending: boolean;
}

interface FoundMessage {
  readonly path: MessagePath;
  readonly message: StoredMessage;
}

/**
 * What is taken from the texts of messages, also of those whose body is not in the row, and of attachments where the path wants
 * them. Bodies are up to megabytes: few are held at once.
 */
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
      inRow === undefined ? getMessageObject(bucket, path.inboxId, message.messageKey) : undefined,
      readFiles(bucket, path, message),
    ]);
    // The row cuts a summary that is too large.
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
