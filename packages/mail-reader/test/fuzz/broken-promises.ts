import type { ParsedMail } from '../../src/compose-parsed.ts';
import { PARSE_LIMITS, PREVIEW_CHARACTERS } from '../../src/limits.ts';
import { parseMail } from '../../src/parse-mail.ts';
import { attachmentMemory, bytesOf } from '../mime/attachment-memory.ts';

const { addresses, attachments, bodyCharacters, headerCharacters, headers, references } = PARSE_LIMITS;

/** What reading this mail did that reading a mail never does; nothing when all is well. */
export async function brokenPromises(mail: Buffer, chunk: number): Promise<string[]> {
  const memory = attachmentMemory();
  let parsed: ParsedMail;
  try {
    parsed = await parseMail(bytesOf(mail, chunk), memory);
  } catch (error) {
    return [`it throws ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`];
  }
  const holds: readonly (readonly [promise: string, kept: boolean])[] = [
    ['its size is that of the mail', parsed.size === mail.length],
    ['its text is bounded', parsed.text.length <= bodyCharacters],
    ['its HTML is bounded', (parsed.html?.length ?? 0) <= bodyCharacters],
    ['its preview is bounded', parsed.preview.length <= PREVIEW_CHARACTERS],
    ['its headers are bounded', parsed.rawHeaders.length <= headers],
    [
      'its header values are bounded',
      parsed.rawHeaders.every(([, value]) => value.length <= headerCharacters),
    ],
    ['its attachments are bounded', parsed.attachments.length <= attachments],
    ['its references are bounded', parsed.references.length <= references],
    ...[parsed.from, parsed.to, parsed.cc, parsed.bcc, parsed.replyTo].map(
      (list) => ['its addresses are bounded', list.length <= addresses] as const,
    ),
    ['it has a new part when it has a text', parsed.text.trim() === '' || parsed.extractedText !== ''],
    ['it is well-formed text without NUL', storable(parsed)],
    ['its attachments are those that were stored', sameFiles(parsed, memory.stored)],
  ];
  return holds.filter(([, kept]) => !kept).map(([promise]) => promise);
}

/** JSON spells lone surrogates and NUL out, and a backslash of the mail itself as two. */
function storable(parsed: ParsedMail): boolean {
  return !/\\u(?:d[89ab]|d[c-f]|0000)/.test(JSON.stringify(parsed).replaceAll('\\\\', ''));
}

function sameFiles(parsed: ParsedMail, stored: readonly { readonly bytes: Buffer }[]): boolean {
  return (
    // A second copy of a calendar file is stored, and not listed.
    parsed.attachments.every(({ index, size }) => stored[index]?.bytes.length === size) &&
    stored.every(
      ({ bytes }, i) =>
        parsed.attachments.some(({ index }) => index === i) ||
        parsed.attachments.some(({ index }) => stored[index]?.bytes.equals(bytes) ?? false),
    )
  );
}
