import { createHmac } from 'node:crypto';
import type { Keyring } from '../store/secret/keyring.ts';
import { seal, unseal } from '../store/secret/sealed.ts';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** A new signing secret. Standard base64: verifiers refuse the URL alphabet. */
export function createSecret(randomBytes: (size: number) => Uint8Array): string {
  return PREFIX + Buffer.from(randomBytes(SECRET_BYTES)).toString('base64');
}

interface SignedContent {
  /** `whsec_` and the key in base64. */
  readonly secret: string;
  /** The event's id: the same over all attempts, so that receivers can drop repeats. */
  readonly id: string;
  /** Seconds since 1970 of this attempt: verifiers refuse what is more than minutes old. */
  readonly timestampSeconds: number;
  /** Exactly what is sent, as UTF-8. */
  readonly body: string;
}

/**
 * The headers of Standard Webhooks 1.0.0 (HMAC-SHA256 over `id.timestamp.body`), and the same three under the
 * names that Svix's libraries look for.
 */
export function signatureHeaders({
  secret,
  id,
  timestampSeconds,
  body,
}: SignedContent): Record<string, string> {
  const timestamp = String(timestampSeconds);
  const digest = createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest('base64');
  const signature = `v1,${digest}`;
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signature,
    'svix-id': id,
    'svix-timestamp': timestamp,
    'svix-signature': signature,
  };
}

function keyOf(secret: string): Buffer {
  if (!secret.startsWith(PREFIX)) throw new Error(`A webhook's signing secret must start with ${PREFIX}`);
  return Buffer.from(secret.slice(PREFIX.length), 'base64');
}

/** A signing secret as it is stored: readable only by the service, and only for its webhook. */
export async function sealSecret(keyring: Keyring, webhookId: string, secret: string): Promise<Uint8Array> {
  return seal(await keyring.key('webhook-secret'), secret, webhookId);
}

export async function openSecret(keyring: Keyring, webhookId: string, sealed: Uint8Array): Promise<string> {
  const secret = unseal(await keyring.key('webhook-secret'), sealed, webhookId);
  if (secret === undefined) throw new Error(`The secret of ${webhookId} cannot be opened with this keyring`);
  return secret;
}
