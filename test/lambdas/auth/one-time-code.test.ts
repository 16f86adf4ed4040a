import { describe, expect, test } from 'vitest';
import { CODE_PATTERN, createCode, sameHash } from '../../../lambdas/accounts/plan-code.ts';

describe('a one-time code', () => {
  test('has six digits', () => {
    const codes = Array.from({ length: 1000 }, () => createCode());

    expect(codes.filter((code) => !CODE_PATTERN.test(code))).toEqual([]);
    expect(new Set(codes).size).toBeGreaterThan(900);
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
