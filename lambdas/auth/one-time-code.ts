import { timingSafeEqual } from 'node:crypto';

/** Codes have six digits (interface section 4). */
export const CODE_PATTERN = /^\d{6}$/;
const CODES = 1_000_000;
const BYTES = 4;
/** Draws at or over this are repeated: a million does not divide 2^32. */
const UNBIASED_BELOW = Math.floor(2 ** 32 / CODES) * CODES;

export function createCode(randomBytes: (size: number) => Uint8Array): string {
  for (;;) {
    const drawn = Buffer.from(randomBytes(BYTES)).readUInt32BE();
    if (drawn < UNBIASED_BELOW) return String(drawn % CODES).padStart(6, '0');
  }
}

/** Compares keyed hashes in constant time. */
export function sameHash(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}
