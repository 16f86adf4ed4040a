import { expect, test } from 'vitest';
import { readHeaderFields } from '../../src/header/header-fields.ts';
import { PARSE_LIMITS } from '../../src/limits.ts';
import { HeadReader } from '../../src/mime/head-reader.ts';
import { parseMail } from '../../src/parse-mail.ts';
import { HeadCopy } from '../../src/worker/head-copy.ts';
import { attachmentMemory, bytesOf } from './attachment-memory.ts';

const read = (mail: string) => parseMail(bytesOf(mail), attachmentMemory());
const padding = (bytes: number): string => `X-Padding: ${'x'.repeat(900)}\r\n`.repeat(Math.ceil(bytes / 913));

async function copiedHeader(mail: string): Promise<ReturnType<HeadReader['end']>> {
  const copy = new HeadCopy(bytesOf(mail));
  await copy.drain();
  const { beginning, isAll } = copy.kept;
  const reader = new HeadReader();
  reader.write(beginning);
  return reader.end(isAll);
}

test('a header that is cut for its size is known not to be whole, wherever a second sender is', async () => {
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
  expect(await copiedHeader(mail)).toMatchObject({ isWhole: false });
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
])('the header copy of a mail that was not parsed says so when the header %s', async (_how, mail, whole) => {
  const header = await copiedHeader(mail);

  expect(header.isWhole).toBe(whole);
  expect(header.lines[0]).toEqual({ key: 'from', line: 'From: a@x.test' });
});

test.each([
  ['an empty line', 'From: a@x.test\r\nSubject: s\r\n\r\nTo: b@y.test\r\n'],
  ['a line of blanks', 'From: a@x.test\r\nSubject: s\r\n \t\r\nTo be read: hi\r\n'],
  ['a line that is no field', 'From: a@x.test\r\nSubject: s\r\nhere is the text\r\nNote: more\r\n'],
  ['a broken line', 'From: a@x.test\r\nbroken line\r\nSubject: s\r\n\r\nhi'],
  ['empty lines in front of it', '\r\n\r\nFrom: a@x.test\r\nSubject: s\r\n\r\nhi'],
  [
    'the line of a mailbox',
    'From a@x.test Thu Jan  1 09:00:00 2026\r\nFrom: a@x.test\r\nSubject: s\r\n\r\nhi',
  ],
  ['no text', 'From: a@x.test\r\nSubject: s'],
  ['no header', 'only text\r\nNote: more\r\n'],
  ['carriage returns alone', 'From: a@x.test\rSubject: s\r\rhi'],
])('a header with %s is the same whether its mail is parsed or not', async (_what, mail) => {
  const { lines, isWhole } = await copiedHeader(mail);
  const { rawHeaders, headerWhole } = await read(mail);

  expect({ rawHeaders: readHeaderFields(lines, PARSE_LIMITS).rawHeaders, isWhole }).toEqual({
    rawHeaders,
    isWhole: headerWhole,
  });
});

test.each(['', '\r\n', '\n\nhi'])('a mail without a header has none: %j', async (mail) => {
  expect(await read(mail)).toMatchObject({ headers: {}, rawHeaders: [] });
});
