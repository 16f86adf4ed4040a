import { describe, expect, test } from 'vitest';
import { transferDecoder } from '../../src/transfer/transfer-decoder.ts';

function decoded(encoding: string, text: string, size: number): string {
  const decoder = transferDecoder(encoding);
  const bytes = Buffer.from(text, 'latin1');
  const pieces: Buffer[] = [];
  for (let start = 0; start < bytes.length; start += size)
    pieces.push(decoder.write(bytes.subarray(start, start + size)));
  return Buffer.concat([...pieces, decoder.end()]).toString('latin1');
}

describe.each([1, 2, 3, 5, 100_000])('the transfer decoder, in chunks of %i bytes', (size) => {
  test.each([
    ['signs are what their codes say', 'a=3Db=c3=A9', 'a=b\u00c3\u00a9'],
    ['soft ends of lines are none, with blanks behind them too', 'a=\r\nb= \t\r\nc=\nd', 'abcd'],
    ['a soft end may be the last', 'a=\r\n', 'a'],
    ['a sign alone at the end is a soft end', 'a=', 'a'],
    ['blanks at the end of a line are left out', 'a \t\r\nb \n c \rd ', 'a\r\nb\n c\rd'],
    ['blanks between words stay', 'a  b\t c', 'a  b\t c'],
    ['what is no code stays as it is', '=x=4=G1==41', '=x=4=G1=A'],
    ['a sign before a line end of old stays', 'a=\rb', 'a=\rb'],
    ['bytes beyond ASCII stay', 'caf\u00e9', 'caf\u00e9'],
    ['nothing is nothing', '', ''],
  ])('decodes quoted-printable: %s', (_, text, expected) => {
    expect(decoded('quoted-printable', text, size)).toBe(expected);
  });

  test.each([
    ['lines are put together', 'QUJD\r\nREVG\r\n', 'ABCDEF'],
    ['quartets go over line ends', 'QU\r\nJDR\r\nEVG', 'ABCDEF'],
    ['padding may be missing', 'QUI', 'AB'],
    ['padding in the middle begins anew', 'QQ==QUI=\r\nQUJD', 'AABABC'],
    ['signs that do not belong are left out', 'Q*U-J_D!\0 \u00e9', 'ABC'],
    ['one sign alone is nothing', 'Q', ''],
    ['nothing is nothing', '', ''],
  ])('decodes base64: %s', (_, text, expected) => {
    expect(decoded('base64', text, size)).toBe(expected);
  });

  test('any other name leaves the bytes as they are', () => {
    expect(decoded('8bit', 'a=3D=\r\n', size)).toBe('a=3D=\r\n');
  });
});

test('blanks of which no end is in sight are not kept', () => {
  const decoder = transferDecoder('quoted-printable');
  const blanks = Buffer.alloc(64 * 1024, ' ');
  const pieces = Array.from({ length: 10 }, () => decoder.write(blanks).length);

  expect(pieces.reduce((sum, length) => sum + length, 0)).toBeGreaterThanOrEqual(8 * blanks.length);
});
