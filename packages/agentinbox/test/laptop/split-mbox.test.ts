import { expect, test } from 'vitest';
import { splitMbox } from '../../src/laptop/split-mbox.ts';

async function split(
  text: string,
  chunkBytes = 64 * 1024,
  maxBytes?: number,
): Promise<(string | undefined)[]> {
  const bytes = Buffer.from(text, 'latin1');
  async function* chunks(): AsyncGenerator<Buffer> {
    for (let start = 0; start < bytes.length; start += chunkBytes)
      yield bytes.subarray(start, start + chunkBytes);
  }
  const mails: (string | undefined)[] = [];
  for await (const { raw } of splitMbox(chunks(), maxBytes)) mails.push(raw?.toString('latin1'));
  return mails;
}

const LONG = 'x'.repeat(200_000);
const CASES: readonly (readonly [string, string, readonly string[]])[] = [
  ['nothing', '', []],
  ['only blank lines', '\n\r\n', []],
  ['one mail', 'From a@b Mon\nSubject: a\n\nText\n\n', ['Subject: a\n\nText\n']],
  ['blank lines in front', '\n\nFrom a\nA: 1\n\n', ['A: 1\n']],
  [
    'two mails with CR LF',
    'From a\r\nA: 1\r\n\r\nx\r\n\r\nFrom b\r\nB: 2\r\n',
    ['A: 1\r\n\r\nx\r\n', 'B: 2\r\n'],
  ],
  ['no blank line between mails', 'From a\nA: 1\nFrom b\nB: 2\n', ['A: 1\n', 'B: 2\n']],
  ['no end of the last line', 'From a\nA: 1\n\nend', ['A: 1\n\nend']],
  ['blank lines of a mail', 'From a\nA: 1\n\n\n\n\nFrom b\n', ['A: 1\n\n\n\n', '']],
  [
    'mboxo quotation',
    'From a\n\n>From me\n> From\n>Fromage\n from\n',
    ['\nFrom me\n> From\n>Fromage\n from\n'],
  ],
  ['mboxrd quotation', 'From a\n\n>>From me\n>>>From\n>>>From you\n', ['\n>From me\n>>>From\n>>From you\n']],
  ['From without a space', 'From a\nFrom: a@b\n\nFromage\n', ['From: a@b\n\nFromage\n']],
  ['bytes that are no UTF-8', 'From a\n\n\xe9\xff\x00\n', ['\n\xe9\xff\x00\n']],
  ['From in the middle of a long line', `From a\n\n${LONG}From b\n`, [`\n${LONG}From b\n`]],
  ['a long line that begins a mail', `From ${LONG}\nA: 1\n`, ['A: 1\n']],
];

test.each(CASES)('a mbox with %s is split alike whatever its chunks are', async (_what, text, mails) => {
  for (const chunkBytes of text.length > 1000 ? [65_535, 1_000_000] : [1, 2, 3, 1000])
    expect(await split(text, chunkBytes), `${chunkBytes}`).toEqual(mails);
});

test('a mail over the maximum size has no bytes, and the one after it has its own', async () => {
  expect(await split('From a\n12345\n\nFrom b\n1234567\n\nFrom c\n1\n', 4, 6)).toEqual([
    '12345\n',
    undefined,
    '1\n',
  ]);
});

test('a file that does not begin with a From line is refused', async () => {
  await expect(split('Subject: a\n\nFrom a\n')).rejects.toThrow('not an mbox file');
});
