import { AwsError } from '../failures/aws-error.ts';

export function objectOf(path: string): { readonly bucket: string; readonly key: string } {
  const decoded = decode(path.slice(1));
  const slash = decoded.indexOf('/');
  return slash === -1
    ? { bucket: decoded, key: '' }
    : { bucket: decoded.slice(0, slash), key: decoded.slice(slash + 1) };
}

/**
 * S3 expects a path that is encoded once, including characters that the client sent as they are. @throws AwsError
 * InvalidURI when the percent-encoding is broken.
 */
export function canonicalPath(path: string): string {
  return path
    .split('/')
    .map((segment) => escapeUri(decode(segment)))
    .join('/');
}

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
