import * as z from 'zod';
import type { Keyring } from '../store/secret/keyring.ts';
import { seal, unseal } from '../store/secret/sealed.ts';

/** A header as it is sent. Its value is a secret: it is stored sealed, shown masked, and never logged. */
export type Header = readonly [name: string, value: string];

export const MAX_HEADERS = 10;
export const NAME_CHARACTERS = 64;
export const VALUE_CHARACTERS = 1_024;

/** `token` of RFC 9110. */
export const HEADER_NAME = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
/** Visible ASCII, with blanks between. */
export const HEADER_VALUE = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/;

/** What the service, its signature, the connection or AWS sets. */
const RESERVED =
  /^(?:host|content-.*|transfer-encoding|connection|te|upgrade|expect|keep-alive|trailer|user-agent|(?:webhook|svix|proxy)-.*|x-amz.*)$/i;
export const RESERVED_NAMES =
  'host, content-*, transfer-encoding, connection, te, upgrade, expect, keep-alive, trailer, user-agent, webhook-*, svix-*, proxy-* and x-amz*';

export function isReservedHeader(name: string): boolean {
  return RESERVED.test(name);
}

/** Masks are made of it, so that no value may have it. */
export const BULLET = '•';
const SHOWN_END = 2;
const WHOLLY_HIDDEN_CHARACTERS = 8;

/** Headers as the API shows them, in the order of their names. */
export function maskedHeaders(headers: readonly Header[]): Record<string, string> {
  return Object.fromEntries(headers.map(([name, value]) => [name, maskOf(value)]));
}

function maskOf(value: string): string {
  const end = value.length > WHOLLY_HIDDEN_CHARACTERS ? value.slice(-SHOWN_END) : '';
  return `${BULLET.repeat(4)}${end}`;
}

/** What a change makes of headers: it merges by name without regard to case, and the last spelling stays. */
export function changedHeaders(
  before: readonly Header[],
  change: Readonly<Record<string, string | null>> | null,
): Header[] {
  if (change === null) return [];
  const merged = new Map(before.map((header) => [header[0].toLowerCase(), header]));
  for (const [name, value] of Object.entries(change)) {
    if (value === null) merged.delete(name.toLowerCase());
    else merged.set(name.toLowerCase(), [name, value]);
  }
  return [...merged].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, header]) => header);
}

const headersSchema = z.array(z.tuple([z.string(), z.string()]));

/** Encrypts the headers of a webhook for storage, bound to it. */
export async function sealHeaders(
  keyring: Keyring,
  webhookId: string,
  headers: readonly Header[],
): Promise<Uint8Array | undefined> {
  if (headers.length === 0) return undefined;
  return seal(await keyring.key('webhook-headers'), JSON.stringify(headers), webhookId);
}

interface SealedHeaders {
  readonly webhookId: string;
  readonly sealedHeaders?: Uint8Array | undefined;
}

export type OpenHeaders = (webhook: SealedHeaders) => readonly Header[];

/** What opens the headers of webhooks. */
export async function openingHeaders(keyring: Keyring): Promise<OpenHeaders> {
  const key = await keyring.key('webhook-headers');
  return ({ webhookId, sealedHeaders }) => {
    if (sealedHeaders === undefined) return [];
    const opened = unseal(key, sealedHeaders, webhookId);
    if (opened === undefined)
      throw new Error(`The headers of ${webhookId} cannot be opened with this keyring`);
    return headersSchema.parse(JSON.parse(opened));
  };
}
