const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** @returns a signing secret: `whsec_` and 32 bytes in standard base64, because verifiers reject the URL alphabet. */
export function createWebhookSecret(randomBytes: (size: number) => Uint8Array): string {
  return PREFIX + base64(randomBytes(SECRET_BYTES));
}

interface SignedContent {
  /** The format is `whsec_` and the key in base64. */
  readonly secret: string;
  /** The event id is equal for all attempts, so that receivers can discard duplicates. */
  readonly id: string;
  /** Verifiers reject old timestamps, so this is the time of the attempt. */
  readonly timestampSeconds: number;
  /** The text is signed and sent as UTF-8. */
  readonly body: string;
}

/**
 * The headers are those of Standard Webhooks 1.0.0 (HMAC-SHA256 over `id.timestamp.body`), also under the names that
 * Svix's libraries expect.
 */
export async function signatureHeaders({
  secret,
  id,
  timestampSeconds,
  body,
}: SignedContent): Promise<Record<string, string>> {
  const timestamp = String(timestampSeconds);
  const key = await crypto.subtle.importKey('raw', keyOf(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  const content = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  const signature = `v1,${base64(new Uint8Array(await crypto.subtle.sign('HMAC', key, content)))}`;
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signature,
    'svix-id': id,
    'svix-timestamp': timestamp,
    'svix-signature': signature,
  };
}

function keyOf(secret: string): Uint8Array<ArrayBuffer> {
  if (!secret.startsWith(PREFIX)) throw new Error(`A webhook's signing secret must start with ${PREFIX}`);
  return Uint8Array.from(atob(secret.slice(PREFIX.length)), (character) => character.charCodeAt(0));
}

function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}
