import type { Context } from '../../core/context.ts';
import { type ApiError, forbidden } from '../../core/errors.ts';
import { type DownloadLink, downloadLink } from '../../store/message/downloads.ts';
import { getBytes, hasObject } from '../../store/object/mail-bucket.ts';
import type { Download } from '../define.ts';
import type { Message } from './message-schema.ts';
import { type MessagePath, refuseGone } from './readable-message.ts';

/** A Lambda response ends at 6 MB, and base64 takes a third of it, so larger objects are answered with a link. */
const INLINE_BYTES = 4_000_000;

export interface ServedObject {
  readonly key: string;
  readonly size: number;
  readonly filename: string;
  /** S3 stores the object as a download under that name, so a link need not carry it. */
  readonly storedNamed: boolean;
  /** The tag is a hex digest of the content, or another text that changes with it. */
  readonly tag: string;
  missing(): ApiError;
}

/** Content with a virus is never served (D-MSG-18). */
export function refuseVirus(message: Message): void {
  if (message.authentication.virus === 'fail') {
    throw forbidden('A virus was found in this message: its bytes are not served.');
  }
}

/**
 * Large objects are answered with a redirect. If the object is missing because its inbox was deleted concurrently, the
 * error is not_found.
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

/** The object is checked first, because a link must always lead to an object. */
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
