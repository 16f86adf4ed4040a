import type { MailBucket } from '../object/mail-bucket.ts';
import { contentDisposition } from './content-disposition.ts';

/** A link lives for five minutes at most (D-MSG-14). */
export const LINK_SECONDS = 300;

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
    ...(filename === undefined ? {} : { ResponseContentDisposition: contentDisposition(filename) }),
    ResponseContentType: 'application/octet-stream',
  });
  const url = await getSignedUrl(client, command, { expiresIn: LINK_SECONDS });
  return { url, expiresAt: new Date(now.getTime() + LINK_SECONDS * 1000) };
}
