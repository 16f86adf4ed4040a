import * as z from 'zod';
import type { Keyring } from '../store/secret/keyring.ts';
import { seal, unseal } from '../store/secret/sealed.ts';

/** Values are secrets: stored sealed, shown masked, and never logged. */
export type Header = readonly [name: string, value: string];

export const MAX_HEADERS = 10;
export const NAME_CHARACTERS = 64;
export const VALUE_CHARACTERS = 1_024;

/** RFC 9110 defines `token`. */
export const HEADER_NAME = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
/** The value is visible ASCII with inner blanks. */
export const HEADER_VALUE = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/;

/** The service, the HTTP client or AWS sets these headers. */
const RESERVED =
  /^(?:host|content-.*|transfer-encoding|connection|te|upgrade|expect|keep-alive|trailer|user-agent|(?:webhook|svix|proxy)-.*|x-amz.*)$/i;
export const RESERVED_NAMES =
  'host, content-*, transfer-encoding, connection, te, upgrade, expect, keep-alive, trailer, user-agent, webhook-*, svix-*, proxy-* and x-amz*';

export function isReservedHeader(name: string): boolean {
  return RESERVED.test(name);
}

/** Masks contain this character, so values must not. */
export const BULLET = '•';
const SHOWN_END = 2;
const WHOLLY_HIDDEN_CHARACTERS = 8;

export function maskedHeaders(headers: readonly Header[]): Record<string, string> {
  return Object.fromEntries(headers.map(([name, value]) => [name, maskOf(value)]));
}

function maskOf(value: string): string {
  const end = value.length > WHOLLY_HIDDEN_CHARACTERS ? value.slice(-SHOWN_END) : '';
  return `${BULLET.repeat(4)}${end}`;
}

/** Names are compared without case, and the last spelling stays. */
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
