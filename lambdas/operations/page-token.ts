import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Page, PageRequest } from '../store/page.ts';
import type { Context } from './context.ts';
import { invalid } from './errors.ts';

/**
 * Page tokens are sealed with AES-256-GCM: opaque, authentic, and bound to the tenant, the list and its
 * filters through the additional data, so that a token moved elsewhere is as good as a forged one.
 */
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What a token is good for; any other use refuses it. */
export interface ListIdentity {
  /** Name of the operation. */
  readonly operation: string;
  /** Path parameters and filters, in a fixed order. */
  readonly filters: readonly (string | boolean)[];
}

interface PageInput {
  readonly limit: number;
  readonly ascending: boolean;
  readonly page_token?: string | undefined;
}

/** The page that a request asks for. @throws ApiError validation for a token that is not ours for this list. */
export async function pageRequest(
  context: Context,
  list: ListIdentity,
  input: PageInput,
): Promise<PageRequest> {
  const { limit, ascending, page_token: token } = input;
  if (token === undefined) return { limit, ascending, after: undefined };
  const after = open(await context.keyring.key('page-token'), token, bindingOf(context, list, ascending));
  if (after === undefined) throw invalid('page_token', 'is not a next_page_token of this list');
  return { limit, ascending, after };
}

/** The common part of a list's answer. */
export async function pageEnvelope(
  context: Context,
  list: ListIdentity,
  request: PageRequest,
  page: Page<unknown>,
): Promise<{ count: number; limit: number; next_page_token: string | null }> {
  const binding = bindingOf(context, list, request.ascending);
  return {
    count: page.items.length,
    limit: request.limit,
    next_page_token:
      page.next === undefined ? null : seal(await context.keyring.key('page-token'), page.next, binding),
  };
}

function bindingOf(context: Context, list: ListIdentity, ascending: boolean): Buffer {
  return Buffer.from(JSON.stringify([context.caller.tenantId, list.operation, list.filters, ascending]));
}

function seal(key: Buffer, position: string, binding: Buffer): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(binding);
  const sealed = Buffer.concat([cipher.update(position, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

function open(key: Buffer, token: string, binding: Buffer): string | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length <= IV_BYTES + TAG_BYTES || bytes.toString('base64url') !== token) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES))
    .setAAD(binding)
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    // The tag does not match: forged, or sealed for another tenant or list. There is nothing else it can throw.
    return undefined;
  }
}
