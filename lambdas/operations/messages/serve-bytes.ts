import type { Context } from '../../core/context.ts';
import { type ApiError, forbidden } from '../../core/errors.ts';
import { type DownloadLink, downloadLink } from '../../store/message/downloads.ts';
import { getBytes, hasObject } from '../../store/object/mail-bucket.ts';
import type { Download } from '../define.ts';
import type { Message } from './message-schema.ts';
import { type MessagePath, refuseGone } from './readable-message.ts';

/** Larger objects are answered with a link: a Lambda answer ends at 6 MB, and base64 takes a third of it. */
const INLINE_BYTES = 4_000_000;

/** An object of a message, and how a client is to name and recognise it. */
export interface ServedObject {
  readonly key: string;
  readonly size: number;
  readonly filename: string;
  /** Whether it is stored as a download under that name, so that a link need not carry it. */
  readonly storedNamed: boolean;
  /** Hex digest of its content, or another text that changes with it. */
  readonly tag: string;
  /** The answer where there is no such object while its message is there. */
  missing(): ApiError;
}

/** @throws ApiError forbidden: what carries a virus is not handed out (D-MSG-18). */
export function refuseVirus(message: Message): void {
  if (message.authentication.virus === 'fail') {
    throw forbidden('A virus was found in this message: its bytes are not served.');
  }
}

/**
 * The object itself, or a redirect to it when it is large.
 * @param path names the message, for a second look when its object is missing: where its inbox was deleted
 *   meanwhile that is not found
 * @throws ApiError as `object.missing` says.
 */
export async function serveBytes(
  context: Context,
  object: ServedObject,
  path: MessagePath,
): Promise<Download> {
  if (object.size > INLINE_BYTES) {
    const { url } = await linkTo(context, object, path);
    return { kind: 'redirect', url };
  }
  const bytes = await getBytes(context.bucket, object.key);
  if (bytes === undefined) return refuseMissing(context, object, path);
  return { kind: 'bytes', bytes, filename: object.filename, etag: `"${object.tag}"` };
}

/** A link to the object. @throws ApiError as `object.missing` says: a link always leads to an object. */
export async function serveLink(
  context: Context,
  object: ServedObject,
  path: MessagePath,
): Promise<{ download_url: string; expires_at: string }> {
  const { url, expiresAt } = await linkTo(context, object, path);
  return { download_url: url, expires_at: expiresAt.toISOString() };
}

async function linkTo(context: Context, object: ServedObject, path: MessagePath): Promise<DownloadLink> {
  const { bucket, now } = context;
  const { key, filename, storedNamed } = object;
  if (!(await hasObject(bucket, key))) return refuseMissing(context, object, path);
  return downloadLink(bucket, key, storedNamed ? undefined : filename, now());
}

async function refuseMissing(context: Context, object: ServedObject, path: MessagePath): Promise<never> {
  await refuseGone(context, path);
  throw object.missing();
}
