import type { MailBucket } from '../object/mail-bucket.ts';

/** A link (D-MSG-14) outlives the suspension of its account, and the key that asked for it. */
const LINK_SECONDS = 60;

export interface DownloadLink {
  readonly url: string;
  readonly expiresAt: Date;
}

/**
 * A link that anyone who holds it can fetch the object with until it expires.
 * @param filename for an object that is not stored as a download under its name already. Names that strangers
 *   gave stay out of links: these are logged, and read by models as ours.
 */
export async function downloadLink(
  bucket: MailBucket,
  key: string,
  filename: string | undefined,
  now: Date,
): Promise<DownloadLink> {
  const [{ client, GetObjectCommand }, { getSignedUrl }] = await Promise.all([
    bucket.s3(),
    import('@aws-sdk/s3-request-presigner'),
  ]);
  const command = new GetObjectCommand({
    Bucket: bucket.name,
    Key: key,
    ResponseContentDisposition: filename && contentDisposition(filename),
    ResponseContentType: 'application/octet-stream',
  });
  const url = await getSignedUrl(client, command, { expiresIn: LINK_SECONDS });
  return { url, expiresAt: new Date(now.getTime() + LINK_SECONDS * 1000) };
}

/** Characters that RFC 8187 allows in an ext-value; encodeURIComponent leaves a few more. */
const NOT_IN_EXT_VALUE = /['()*]/g;

/** Names longer than this are cut: header fields have limits of their own. */
const NAME_CHARACTERS = 200;

/**
 * `Content-Disposition: attachment` with a filename as RFC 6266 and RFC 8187 want it: a plain ASCII form for
 * old clients and the exact name in UTF-8. No path, control or quoting character survives, nor one that reverses the
 * direction of writing: with it an `invoice\u202Efdp.exe` is shown as if it ended in `pdf`.
 */
export function contentDisposition(filename: string): string {
  const shown = filename.replaceAll(/\p{Bidi_Control}/gu, '').replaceAll(/[\\/\p{Cc}\p{Cs}]/gu, '_');
  const name = [...shown].slice(0, NAME_CHARACTERS).join('');
  const ascii = name.replaceAll(/[^\x20-\x7e]|["%]/g, '_');
  const exact = encodeURIComponent(name).replaceAll(
    NOT_IN_EXT_VALUE,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${exact}`;
}
