import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createSecret, hashSecret, isWellFormed, secretPrefix } from '../../../lambdas/auth/secret.ts';

describe('a secret', () => {
  test('is ia_, 32 random characters and six that check them', () => {
    expect(createSecret(randomBytes)).toMatch(/^ia_[0-9A-Za-z]{38}$/);
  });

  test('holds at least 190 random bits', () => {
    expect(Math.log2(62 ** 32)).toBeGreaterThan(190);
  });

  test('is another every time and always well-formed', () => {
    const secrets = Array.from({ length: 500 }, () => createSecret(randomBytes));

    expect(new Set(secrets).size).toBe(500);
    expect(secrets.every(isWellFormed)).toBe(true);
  });

  test('favours no character: bytes that would are drawn again', () => {
    const drawn: number[] = [];
    const biased = (size: number): Uint8Array => {
      drawn.push(size);
      return new Uint8Array(size).fill(drawn.length === 1 ? 255 : 61);
    };

    expect(createSecret(biased)).toMatch(/^ia_z{32}/);
    expect(drawn.length).toBe(2);
  });

  test('shows eight characters after ia_ in lists', () => {
    const secret = createSecret(randomBytes);

    expect(secretPrefix(secret)).toBe(secret.slice(0, 11));
  });

  test('is stored as SHA-256, which is the same only for the same secret', () => {
    const [a, b] = [createSecret(randomBytes), createSecret(randomBytes)];

    expect(hashSecret(a)).toMatch(/^[\w-]{43}$/);
    expect(hashSecret(a)).toBe(hashSecret(a));
    expect(hashSecret(a)).not.toBe(hashSecret(b));
  });
});

describe('a text that is not a secret', () => {
  const secret = createSecret(randomBytes);

  test.each([
    ['empty', ''],
    ['its prefix alone', 'ia_'],
    ['too short', secret.slice(0, -1)],
    ['too long', `${secret}0`],
    ['another prefix', secret.replace('ia_', 'ib_')],
    ['no prefix', secret.slice(3)],
    ['a line break at its end', `${secret}\n`],
    ['a space before it', ` ${secret}`],
    ['twice, as a gateway joins it', `${secret},${secret}`],
    ['a letter outside base 62', `${secret.slice(0, 10)}-${secret.slice(11)}`],
  ])('is recognized without a read: %s', (_what, text) => {
    expect(isWellFormed(text)).toBe(false);
  });

  test('one character changed anywhere', () => {
    const changed = [...secret].map((character, i) => {
      const other = character === 'x' ? 'y' : 'x';
      return secret.slice(0, i) + other + secret.slice(i + 1);
    });

    expect(changed.filter(isWellFormed)).toEqual([]);
  });

  test('two neighbours that changed places', () => {
    const swapped = Array.from({ length: 37 }, (_, i) => i + 3)
      .filter((i) => secret[i] !== secret[i + 1])
      .map((i) => secret.slice(0, i) + secret.charAt(i + 1) + secret.charAt(i) + secret.slice(i + 2));

    expect(swapped.filter(isWellFormed)).toEqual([]);
  });
});
