import { expect, test } from 'vitest';
import type { ParsedMail } from '../src/compose-parsed.ts';
import { parseMail } from '../src/parse-mail.ts';
import { attachmentMemory, bytesOf } from './mime/attachment-memory.ts';

const read = (...lines: readonly string[]): Promise<ParsedMail> =>
  parseMail(bytesOf(lines.join('\r\n')), attachmentMemory());

test('an introduction of time, date and sender without a verb begins old text that no sign marks', async () => {
  const { extractedText } = await read(
    'From: a@x.test',
    '',
    'Thank you, that works.',
    '',
    '11:00 AM, November 17, 2021, "J" <j@acme.example>:',
    'Could you send the report by Friday?',
    'J',
  );

  expect(extractedText.trim()).toBe('Thank you, that works.');
});

test.each([
  ['a line of one tab before a field that few mails have', ['Subject: s', '\t', 'X-Rarely-Seen: 1']],
  ['a field name with a byte above ASCII', ['Subject: s', 'X-Größe: 1']],
])('the header goes on behind %s', async (_, lines) => {
  const mail = await read(...lines, 'From: a@x.test', 'To: b@x.test', '', 'the text');

  expect(mail).toMatchObject({ subject: 's', from: ['a@x.test'], to: ['b@x.test'] });
  expect(mail.text.trim()).toBe('the text');
});

test('an inline text with a blank name is text', async () => {
  const mail = await read(
    'From: a@x.test',
    'Content-Type: text/plain; charset=utf-8; name=" "',
    'Content-Disposition: inline',
    '',
    'the text',
  );

  expect(mail.text.trim()).toBe('the text');
  expect(mail.attachments).toEqual([]);
});

test('a dot alone behind base64 is no text', async () => {
  const mail = await read(
    'From: a@x.test',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from('the text\r\n').toString('base64'),
    '.',
    '',
  );

  expect(mail.text.trim()).toBe('the text');
  expect(mail.parseError).toBeNull();
});
