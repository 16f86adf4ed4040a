import PostalMime, { type Address } from 'postal-mime';
import { parseMail } from '../../../lambdas/mail/parse-mail.ts';
import { attachmentMemory, bytesOf } from './attachment-memory.ts';

export type Field = 'subject' | 'from' | 'to' | 'html' | 'text' | 'attachments';

const folded = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Text as both give it: spacing and NUL, which we replace, aside. */
const comparable = (text: string | undefined): string => folded((text ?? '').replaceAll('\0', '\ufffd'));

/** The other parser writes line feeds for the line ends of a file, and keeps the one before the boundary. */
const fileText = (bytes: Uint8Array): string =>
  Buffer.from(bytes).toString('latin1').replaceAll('\r\n', '\n').replace(/\n+$/, '');

function addressesOf(addresses: readonly Address[] | undefined): string[] {
  return (addresses ?? []).flatMap((one) =>
    one.group === undefined ? [one.address ?? ''] : addressesOf(one.group),
  );
}

const bare = (mailbox: string): string => /<([^<>]*)>$/.exec(mailbox)?.[1] ?? mailbox;

/**
 * The fields of a mail that this parser and postal-mime, which shares no code with it, read in two ways. What the two
 * do differently by design is made equal first: the text of a delivery report is a file there and a text here; the
 * text of an HTML mail is our own matter; of two senders one is shown there.
 */
export async function differences(mail: Buffer): Promise<Field[]> {
  const memory = attachmentMemory();
  const ours = await parseMail(bytesOf(mail), memory);
  const theirs = await PostalMime.parse(mail, { forceRfc822Attachments: true });
  const isReport = (type: string): boolean => type === 'message/delivery-status';
  const hasReport = theirs.attachments.some(({ mimeType }) => isReport(mimeType));
  const theirFiles = theirs.attachments
    .filter(({ mimeType }) => !isReport(mimeType))
    .map(({ content }) =>
      fileText(typeof content === 'string' ? Buffer.from(content, 'utf8') : new Uint8Array(content)),
    );
  const theirFrom = theirs.from === undefined ? [] : addressesOf([theirs.from]);
  const same: Readonly<Record<Field, boolean>> = {
    subject: folded(ours.subject) === comparable(theirs.subject),
    from: ours.from.slice(0, 1).map(bare).join() === theirFrom.join(),
    to: ours.to.map(bare).join() === addressesOf(theirs.to).join(),
    html: comparable(ours.html ?? '') === comparable(theirs.html),
    text: ours.html !== null || hasReport || folded(ours.text) === comparable(theirs.text),
    attachments:
      memory.stored
        .map(({ bytes }) => fileText(bytes))
        .sort()
        .join('\0') === theirFiles.sort().join('\0'),
  };
  const fields: readonly Field[] = ['subject', 'from', 'to', 'html', 'text', 'attachments'];
  return fields.filter((field) => !same[field]);
}
