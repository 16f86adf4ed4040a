import type { TestInbox } from './test-inbox.ts';

const MAX_MESSAGES = 20;
/** A report holds its attachments in memory. */
const MAX_BYTES = 5 * 1024 * 1024;

export interface MailAttachment {
  readonly name: string;
  readonly contentType: string;
  readonly body: Buffer;
}

/**
 * Returns what an inbox received, including spam and unauthenticated emails: a list, and the raw content of the newest
 * 20 emails, at most 5 MB in total.
 */
export async function mailOf({ client, address }: TestInbox): Promise<readonly MailAttachment[]> {
  const { messages } = await client.messages.list({
    inbox_id: address,
    limit: MAX_MESSAGES,
    include_spam: true,
    include_unauthenticated: true,
  });
  const lines = messages.map(
    ({ received_at, from, subject, labels }) => `${received_at}  ${from}  ${subject}  [${labels.join(', ')}]`,
  );
  const list = [
    `${address} received ${messages.length === 0 ? 'no email' : `${messages.length}:`}`,
    ...lines,
  ];
  const files: MailAttachment[] = [
    { name: 'mail.txt', contentType: 'text/plain', body: Buffer.from(`${list.join('\n')}\n`) },
  ];
  let left = MAX_BYTES;
  for (const [index, { message_id }] of messages.entries()) {
    const { bytes } = await client.messages.getRaw({ inbox_id: address, message_id });
    left -= bytes.byteLength;
    if (left < 0) break;
    files.push({ name: `mail-${index + 1}.eml`, contentType: 'message/rfc822', body: Buffer.from(bytes) });
  }
  return files;
}
