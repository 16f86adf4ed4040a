import { createHash } from 'node:crypto';

/**
 * A secret has `ia_`, 32 random base-62 characters (190.5 bits) and six of a checksum, so that garbage is refused
 * without a read.
 */
const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM_CHARACTERS = 32;
const CHECKSUM_CHARACTERS = 6;
const PREFIX = 'ia_';
const LISTED_CHARACTERS = 8;
const FORM = new RegExp(
  `^${PREFIX}([0-9A-Za-z]{${RANDOM_CHARACTERS}})([0-9A-Za-z]{${CHECKSUM_CHARACTERS}})$`,
);

/** Larger bytes are drawn again: 62 does not divide 256, and a biased secret has fewer bits. */
const UNBIASED_BELOW = 248;

export function createSecret(randomBytes: (size: number) => Uint8Array): string {
  let random = '';
  while (random.length < RANDOM_CHARACTERS) {
    for (const byte of randomBytes(RANDOM_CHARACTERS)) {
      if (byte < UNBIASED_BELOW && random.length < RANDOM_CHARACTERS) random += BASE62[byte % 62];
    }
  }
  return PREFIX + random + checksum(random);
}

export function isWellFormed(secret: string): boolean {
  const [, random, check] = FORM.exec(secret) ?? [];
  return random !== undefined && check === checksum(random);
}

/** The secret is random, so a salt and key stretching are not needed. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

export function secretPrefix(secret: string): string {
  return secret.slice(0, PREFIX.length + LISTED_CHARACTERS);
}

function checksum(random: string): string {
  let value = createHash('sha256').update(`${PREFIX}${random}`).digest().readUIntBE(0, 6);
  let text = '';
  for (let i = 0; i < CHECKSUM_CHARACTERS; i++) {
    text += BASE62[value % 62];
    value = Math.floor(value / 62);
  }
  return text;
}
