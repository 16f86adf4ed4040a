import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { CODE_PATTERN, createCode, sameHash } from '../../../lambdas/auth/one-time-code.ts';

function bytesOf(...numbers: number[]): (size: number) => Uint8Array {
  return (size) => {
    const next = numbers.shift();
    if (next === undefined) throw new Error('no more randomness was given');
    const bytes = Buffer.alloc(size);
    bytes.writeUInt32BE(next);
    return bytes;
  };
}

describe('a one-time code', () => {
  test('has six digits', () => {
    const codes = Array.from({ length: 1000 }, () => createCode(randomBytes));

    expect(codes.filter((code) => !CODE_PATTERN.test(code))).toEqual([]);
    expect(new Set(codes).size).toBeGreaterThan(900);
  });

  test.each([
    [0, '000000'],
    [7, '000007'],
    [999_999, '999999'],
    [1_000_000, '000000'],
    [4_294_000_000 - 1, '999999'],
  ])('of the draw %i is %s', (drawn, code) => {
    expect(createCode(bytesOf(drawn))).toBe(code);
  });

  test('draws again where a million does not divide the range', () => {
    expect(createCode(bytesOf(4_294_000_000, 2 ** 32 - 1, 42))).toBe('000042');
  });

  test.each(['12345', '1234567', '12345a', ' 123456', '123456\n', '١٢٣٤٥٦', ''])('is not %j', (text) => {
    expect(CODE_PATTERN.test(text)).toBe(false);
  });
});

test('hashes are the same when all their bytes are', () => {
  expect(sameHash(Uint8Array.of(1, 2), Uint8Array.of(1, 2))).toBe(true);
  expect(sameHash(Uint8Array.of(1, 2), Uint8Array.of(1, 3))).toBe(false);
  expect(sameHash(Uint8Array.of(1, 2), Uint8Array.of(1))).toBe(false);
  expect(sameHash(new Uint8Array(), new Uint8Array())).toBe(true);
});
