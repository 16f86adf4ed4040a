import { describe, expect, test } from 'vitest';
import { UuencodeDecoder } from '../../src/transfer/uuencode-decoder.ts';

function decoded(text: string, size: number): string {
  const decoder = new UuencodeDecoder();
  const bytes = Buffer.from(text, 'latin1');
  const pieces: Buffer[] = [];
  for (let start = 0; start < bytes.length; start += size) {
    pieces.push(decoder.write(bytes.subarray(start, start + size)));
  }
  return Buffer.concat([...pieces, decoder.end()]).toString('latin1');
}

describe.each([1, 3, 7, 100_000])('the uuencode decoder, in chunks of %i bytes', (size) => {
  test.each([
    ['a file is put together of its lines', 'begin 644 f\n#0V%T\n#0V%T\n`\nend\n', 'CatCat'],
    ['lines may end as in mails', 'begin 644 f\r\n#0V%T\r\n`\r\nend\r\n', 'Cat'],
    ['a line has as many bytes as it says', 'begin 644 f\n!0V%T\nend\n', 'C'],
    ['zeros may be blanks or accents', 'begin 644 f\n#    \n#````\nend\n', '\0\0\0\0\0\0'],
    ['blanks that were lost at the end of a line are zeros', 'begin 644 some-file\n#\nend\n', '\0\0\0'],
    ['text around the file is not part of it', 'Hello,\n\nbegin 644 f\n#0V%T\nend\nRegards\n', 'Cat'],
    ['its last line need not be ended', 'begin 644 f\n#0V%T\n`\nend', 'Cat'],
    ['the last line may be cut off', 'begin 644 f\n#0V%T', 'Cat'],
    ['the name may have blanks', 'begin 644 a file.txt\n#0V%T\nend\n', 'Cat'],
    [
      'base64 that calls itself uuencode stays as it is',
      'begin-base64 644 f\nQ2F0\n====\n',
      'begin-base64 644 f\nQ2F0\n====\n',
    ],
    ['where no file begins, all is as it was', 'beginning\nof nothing\n', 'beginning\nof nothing\n'],
    ['nothing is nothing', '', ''],
  ])('%s', (_, text, expected) => {
    expect(decoded(text, size)).toBe(expected);
  });

  test('lines that say more than they have make no file that is much larger than the mail', () => {
    const text = `begin 644 f\n${'M\n'.repeat(100_000)}end\n`;

    expect(decoded(text, size)).toBe('\0'.repeat(64 * 1024 + 200_000));
  });

  test('what begins far behind the beginning is no file', () => {
    const text = `${'no file\n'.repeat(8192)}begin 644 f\n#0V%T\nend\n`;

    expect(decoded(text, size)).toBe(text);
    expect(decoded(text.slice(8 * 2), size)).toBe('Cat');
  });

  test('long lines before it cost nothing', () => {
    const text = `${'x'.repeat(60_000)}\nbegin 644 f\n#0V%T\nend\n`;

    expect(decoded(text, size)).toBe('Cat');
  });
});

test('the uuencode decoder keeps nothing of much text without a file', () => {
  const decoder = new UuencodeDecoder();
  const lines = Buffer.from('not a file\n'.repeat(10_000));

  expect(decoder.write(lines).equals(lines)).toBe(true);
  expect(decoder.write(lines).equals(lines)).toBe(true);
});
