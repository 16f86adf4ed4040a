import { randomBytes } from 'node:crypto';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 40;
/** Larger bytes would make the first characters of the alphabet more likely. */
const LIMIT = 256 - (256 % ALPHABET.length);

/** SES's ids have 40 random lower-case letters and digits. */
export function sesMessageId(random: (size: number) => Uint8Array = randomBytes): string {
  let id = '';
  while (id.length < LENGTH) {
    for (const byte of random(LENGTH)) {
      if (byte < LIMIT && id.length < LENGTH) id += ALPHABET[byte % ALPHABET.length];
    }
  }
  return id;
}
