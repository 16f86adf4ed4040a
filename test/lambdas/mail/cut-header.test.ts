import { expect, test } from 'vitest';
import { HeadCopy } from '../../../lambdas/mail/head-copy.ts';
import { PARSE_LIMITS } from '../../../lambdas/mail/limits.ts';
import { parseMail } from '../../../lambdas/mail/parse-mail.ts';
import { attachmentMemory, bytesOf } from './attachment-memory.ts';

const read = (mail: string) => parseMail(bytesOf(mail), attachmentMemory());
const padding = (bytes: number): string => `X-Padding: ${'x'.repeat(900)}\r\n`.repeat(Math.ceil(bytes / 913));

async function copyOf(mail: string): Promise<HeadCopy> {
  const copy = new HeadCopy(bytesOf(mail));
  await copy.drain();
  return copy;
}

test('a header that is cut for its size is known not to be whole, wherever a second sender stands', async () => {
  const hidden = `From: bank@x.test\r\n${padding(PARSE_LIMITS.headerBytes)}From: evil@y.test\r\n\r\nhi`;

  expect(await read(hidden)).toMatchObject({ headerWhole: false });
});

test.each([
  ['before a second sender', 'From: a@x.test\rFrom: b@y.test\r\n\r\nhi'],
  ['in a subject', 'From: a@x.test\r\nSubject: one\rtwo\r\n\r\nhi'],
  ['in front of a line end', 'From: a@x.test\r\r\n\r\nhi'],
  ['in the empty line', 'From: a@x.test\r\n\r\r\nFrom: b@y.test\r\n\r\nhi'],
  ['in place of every line end', 'From: a@x.test\r\rhi'],
])('a header with a carriage return without its line feed, %s, is not whole, parsed or not', async (_where, mail) => {
  expect(await read(mail)).toMatchObject({ headerWhole: false });
  expect((await copyOf(mail)).header()).toMatchObject({ whole: false });
});

test('a carriage return without its line feed in the body leaves the header whole', async () => {
  expect(await read('From: a@x.test\r\n\r\none\rtwo')).toMatchObject({ headerWhole: true });
});

test.each([
  ['an ordinary mail', 'From: a@x.test\r\n\r\nhi'],
  ['a mail without a body', 'From: a@x.test\r\n'],
  ['a mail with a large header', `From: a@x.test\r\n${padding(200_000)}\r\nhi`],
  ['a mail whose body is cut', `From: a@x.test\r\n\r\n${'x'.repeat(PARSE_LIMITS.bodyCharacters + 1)}`],
])('the header of %s is whole', async (_what, mail) => {
  expect(await read(mail)).toMatchObject({ fromHeaders: 1, headerWhole: true });
});

test.each([
  ['ends within it', `From: a@x.test\r\n${padding(60_000)}\r\n${'body'.repeat(10_000)}`, true],
  ['does not end within it', `From: a@x.test\r\n${padding(70_000)}From: evil@y.test\r\n\r\nhi`, false],
  ['is all of a short mail', 'From: a@x.test', true],
])('of a mail that was not parsed, the copy of a header that %s says so', async (_how, mail, whole) => {
  const header = (await copyOf(mail)).header();

  expect(header.whole).toBe(whole);
  expect(header.lines[0]).toEqual({ key: 'from', line: 'From: a@x.test' });
});

test('of a mail that begins with an empty line, no line of the body is taken for a header', async () => {
  expect((await copyOf('\r\nFrom: forged@x.test\r\n\r\n')).header()).toEqual({ lines: [], whole: true });
});

test.each(['', '\r\n', '\n\nhi'])('a mail without a header has none: %j', async (mail) => {
  expect(await read(mail)).toMatchObject({ headers: {}, rawHeaders: [] });
});
