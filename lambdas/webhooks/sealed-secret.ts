import type { Keyring } from '../store/secret/keyring.ts';
import { seal, unseal } from '../store/secret/sealed.ts';

export async function sealSecret(keyring: Keyring, webhookId: string, secret: string): Promise<Uint8Array> {
  return seal(await keyring.key('webhook-secret'), secret, webhookId);
}

export async function openSecret(keyring: Keyring, webhookId: string, sealed: Uint8Array): Promise<string> {
  const secret = unseal(await keyring.key('webhook-secret'), sealed, webhookId);
  if (secret === undefined) throw new Error(`The secret of ${webhookId} cannot be opened with this keyring`);
  return secret;
}
