import { randomInt, timingSafeEqual } from 'node:crypto';

/** Codes have six digits (ONB-05). */
export const CODE_PATTERN = /^\d{6}$/;
const CODES = 1_000_000;

export function createCode(): string {
  return String(randomInt(CODES)).padStart(6, '0');
}

/** Compares keyed hashes in constant time. */
export function sameHash(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}
