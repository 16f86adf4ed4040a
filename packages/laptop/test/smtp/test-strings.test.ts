import { expect, test } from 'vitest';
import { TestStringScan } from '../../src/smtp/test-strings.ts';

const GTUBE = ['XJS*C4JDBQADN1.NSBN3*2IDNEN', 'GTUBE-STANDARD-ANTI-UBE-TEST-EMAIL', 'C.34X'].join('*');

function scan(mail: string, cutAt: number): boolean {
  const scanner = new TestStringScan();
  const bytes = Buffer.from(mail, 'latin1');
  scanner.add(bytes.subarray(0, cutAt));
  scanner.add(bytes.subarray(cutAt));
  return scanner.found().gtube;
}

test('a test string is found wherever the mail is cut into chunks', () => {
  const mail = `Subject: x\r\n\r\nbefore ${GTUBE} after`;
  const missed = Array.from({ length: mail.length }, (_, cutAt) => cutAt).filter(
    (cutAt) => !scan(mail, cutAt),
  );
  expect(missed).toEqual([]);
});

test('a test string is found in wrapped base64, wherever it is in the text', () => {
  const missed = [0, 1, 2, 3, 50].filter((offset) => {
    const text = Buffer.from(`${'x'.repeat(offset)}${GTUBE} and more`).toString('base64');
    return !scan(`Subject: x\r\n\r\n${text.replaceAll(/.{76}/g, '$&\r\n')}`, 40);
  });
  expect(missed).toEqual([]);
});

test('a mail that only resembles a test string is clean', () => {
  expect(scan(`Subject: x\r\n\r\n${GTUBE.slice(0, -1)}`, 20)).toBe(false);
});
