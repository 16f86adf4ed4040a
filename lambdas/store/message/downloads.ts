import type { MailBucket } from '../object/mail-bucket.ts';

/** A link (D-MSG-14) stays valid after its account is suspended or its key is revoked. */
const LINK_SECONDS = 60;

export interface DownloadLink {
  readonly url: string;
  readonly expiresAt: Date;
}

/** Names that strangers gave stay out of links, because links are logged, and models trust them as ours. */
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

/** RFC 8187 does not allow these characters in an ext-value, but encodeURIComponent keeps them. */
const NOT_IN_EXT_VALUE = /['()*]/g;

const NAME_CHARACTERS = 200;

/**
 * RFC 6266 and RFC 8187 require an ASCII form and the exact UTF-8 name. Bidirectional controls are removed, because
 * `invoice\u202Efdp.exe` looks as if it ended in `pdf`.
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
