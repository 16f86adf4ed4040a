import { expect, test } from 'vitest';
import { PARSE_LIMITS } from '../../src/limits.ts';
import { parseMail } from '../../src/parse-mail.ts';
import { attachmentMemory, bytesOf } from './attachment-memory.ts';

const limits = { ...PARSE_LIMITS, textBytes: 10_000 };

function mailWith(text: string): string {
  return [
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    '',
    text,
    '--b',
    'Content-Disposition: attachment; filename=f',
    '',
    'the file',
    '--b--',
  ].join('\r\n');
}

test('text over the bound is left out, and what follows it is read all the same', async () => {
  const memory = attachmentMemory();
  const mail = mailWith('line of text\r\n'.repeat(2000));
  const parsed = await parseMail(bytesOf(mail, 1000), memory, limits);

  expect(parsed.text.length).toBeLessThan(10_000);
  expect(parsed.text.startsWith('line of text\nline of text\n')).toBe(true);
  expect(parsed).toMatchObject({ bodyTruncated: true, parseError: null, size: mail.length });
  expect(memory.stored.map(({ bytes }) => bytes.toString())).toEqual(['the file']);
});

test('attachments have no such bound', async () => {
  const file = 'x'.repeat(50_000);
  const mail = `Content-Type: x/y\r\nContent-Disposition: attachment\r\n\r\n${file}`;
  const memory = attachmentMemory();
  const parsed = await parseMail(bytesOf(mail), memory, limits);

  expect(parsed).toMatchObject({ bodyTruncated: false, attachments: [{ size: 50_000 }] });
});

test('text within the bound is whole', async () => {
  const parsed = await parseMail(bytesOf(mailWith('x'.repeat(9000))), attachmentMemory(), limits);

  expect(parsed).toMatchObject({ bodyTruncated: false, text: 'x'.repeat(9000) });
});

test('empty lines cost more than their bytes', async () => {
  const parsed = await parseMail(bytesOf(mailWith('\n'.repeat(9000))), attachmentMemory(), limits);

  expect(parsed.bodyTruncated).toBe(true);
});

test.each([
  [3, null],
  [4, 'more than 3 attachments'],
])('%s attachments, where 3 are stored, leave the mark %j', async (count, parseError) => {
  const part = '--b\r\nContent-Disposition: attachment; filename=f\r\n\r\nthe file\r\n';
  const mail = `Content-Type: multipart/mixed; boundary=b\r\n\r\n${part.repeat(count)}--b--`;
  const memory = attachmentMemory();
  const parsed = await parseMail(bytesOf(mail), memory, { ...limits, attachments: 3 });

  expect(parsed).toMatchObject({ parseError });
  expect(memory.stored).toHaveLength(3);
});
