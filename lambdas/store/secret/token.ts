import type { KeyPurpose, Keyring } from './keyring.ts';
import { seal, unseal } from './sealed.ts';

export async function makeToken(
  keyring: Keyring,
  purpose: KeyPurpose,
  text: string,
  place: string,
): Promise<string> {
  return seal(await keyring.key(purpose), text, place).toString('base64url');
}

export async function openToken(
  keyring: Keyring,
  purpose: KeyPurpose,
  token: string,
  place: string,
): Promise<string | undefined> {
  const bytes = Buffer.from(token, 'base64url');
  // Other base64url spellings of the same bytes are refused, so that each text has one token.
  if (bytes.toString('base64url') !== token) return undefined;
  return unseal(await keyring.key(purpose), bytes, place);
}
