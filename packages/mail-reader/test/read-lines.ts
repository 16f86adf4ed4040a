import type { ParsedMail } from '../src/compose-parsed.ts';
import { parseMail } from '../src/parse-mail.ts';
import { attachmentMemory, bytesOf } from './mime/attachment-memory.ts';

/** Reads an email to ann@sender.example with these header lines. */
export function read(lines: readonly string[], body: string): Promise<ParsedMail> {
  const given = lines.some((line) => /^from:/i.test(line)) ? [] : ['From: a@b.example'];
  const mail = [...given, 'To: ann@sender.example', 'MIME-Version: 1.0', ...lines, '', body].join('\n');
  return parseMail(bytesOf(mail.replaceAll('\n', '\r\n')), attachmentMemory());
}
