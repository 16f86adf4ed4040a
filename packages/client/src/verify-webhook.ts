import type { WebhookEvent } from './generated/events.ts';
import { refuseUnknown } from './given.ts';

/** The delivery is not signed with this secret, or is too old or too new. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError';
}

export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

export interface VerifyOptions {
  /** Allowed seconds between the delivery's time and now; default: 300, as in Standard Webhooks. */
  readonly toleranceSeconds?: number;
  /** Milliseconds since 1970; default: now. */
  readonly now?: number;
}

const TOLERANCE_SECONDS = 300;

/**
 * Verifies a webhook delivery according to Standard Webhooks and returns its event.
 * @param body the bytes as received, before any parsing
 * @param secret the `whsec_` secret of the webhook
 * @throws WebhookVerificationError
 */
export async function verifyWebhook(
  body: string | Uint8Array,
  headers: WebhookHeaders,
  secret: string,
  options: VerifyOptions = {},
): Promise<WebhookEvent> {
  refuseUnknown(options, ['toleranceSeconds', 'now']);
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map((name) => header(headers, name));
  if (id === undefined || timestamp === undefined || signatures === undefined) {
    throw new WebhookVerificationError('A webhook header is missing');
  }
  const seconds = Number(timestamp);
  const now = (options.now ?? Date.now()) / 1000;
  const tolerance = options.toleranceSeconds ?? TOLERANCE_SECONDS;
  if (!Number.isInteger(seconds) || Math.abs(now - seconds) > tolerance) {
    throw new WebhookVerificationError('The timestamp is too old or too new');
  }
  // The signature covers the bytes: decoding would drop a byte order mark.
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const signed = joined(new TextEncoder().encode(`${id}.${timestamp}.`), bytes);
  const secretBytes = bytesOf(secret.replace(/^whsec_/, ''));
  // Anyone could sign with an empty secret.
  if (secretBytes.length === 0) throw new WebhookVerificationError('The secret is empty');
  const key = await crypto.subtle.importKey('raw', secretBytes, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'verify',
  ]);
  for (const signature of signatures.split(' ')) {
    const [version, value] = signature.split(',');
    if (version !== 'v1' || value === undefined) continue;
    // `verify` compares in constant time.
    if (await crypto.subtle.verify('HMAC', key, bytesOf(value), signed)) {
      return JSON.parse(new TextDecoder().decode(bytes));
    }
  }
  throw new WebhookVerificationError('No signature matches');
}

/** Some servers keep the case of header names, others convert them to lower case. */
function header(headers: WebhookHeaders, name: string): string | undefined {
  const entries = headers instanceof Headers ? [...headers] : Object.entries(headers);
  for (const full of [`webhook-${name}`, `svix-${name}`]) {
    const value = entries.find(([given]) => given.toLowerCase() === full)?.[1];
    if (typeof value === 'string') return value;
  }
  return undefined;
}

function joined(head: Uint8Array, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(head.length + body.length);
  whole.set(head);
  whole.set(body, head.length);
  return whole;
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch (cause) {
    throw new WebhookVerificationError('A secret or signature is not base64', { cause });
  }
}
