import { AwsError } from '../failures/aws-error.ts';

/** Bucket and key of a path-style request; both empty for the list of buckets. */
export function objectOf(path: string): { readonly bucket: string; readonly key: string } {
  const decoded = decode(path.slice(1));
  const slash = decoded.indexOf('/');
  return slash === -1
    ? { bucket: decoded, key: '' }
    : { bucket: decoded.slice(0, slash), key: decoded.slice(slash + 1) };
}

/**
 * The path that S3 expects in a canonical request: encoded once, also the characters that the client sent as they are.
 * @throws AwsError InvalidURI when the percent-encoding is broken.
 */
export function canonicalPath(path: string): string {
  return path
    .split('/')
    .map((segment) => escapeUri(decode(segment)))
    .join('/');
}

/** RFC 3986: encodes the characters that `encodeURIComponent` leaves as they are, too. */
function escapeUri(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch (cause) {
    if (!(cause instanceof URIError)) throw cause;
    throw new AwsError(400, 'InvalidURI', 'Could not parse the specified URI.');
  }
}
