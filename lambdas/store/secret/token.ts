import type { KeyPurpose, Keyring } from './keyring.ts';
import { seal, unseal } from './sealed.ts';

/** A text as clients hold it: opaque, authentic, and bound to a place. */
export async function makeToken(
  keyring: Keyring,
  purpose: KeyPurpose,
  text: string,
  place: string,
): Promise<string> {
  return seal(await keyring.key(purpose), text, place).toString('base64url');
}

/** @returns the text; undefined for what was not given out for this purpose and place. */
export async function openToken(
  keyring: Keyring,
  purpose: KeyPurpose,
  token: string,
  place: string,
): Promise<string | undefined> {
  const bytes = Buffer.from(token, 'base64url');
  // One token, one text: spellings that decode to the same bytes are not tokens that we gave out.
  if (bytes.toString('base64url') !== token) return undefined;
  return unseal(await keyring.key(purpose), bytes, place);
}
