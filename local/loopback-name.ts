import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a browser asked for this machine by a name of its own. Any other is a foreign site's that was made to
 * resolve to this machine: it would read keys and codes.
 * @param host the header of that name.
 */
export function isLoopbackName(host: string | undefined): boolean {
  return host !== undefined && /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host);
}

/** Whether a request comes from a page of another origin, also of another server on this machine. */
export function isOfForeignPage({ host, origin }: IncomingHttpHeaders): boolean {
  return origin !== undefined && origin !== `http://${host}`;
}

/** The part of a path that keeps a page from other users of the machine: only who may read the data directory knows it. */
export function secretSegment(): string {
  return randomBytes(18).toString('base64url');
}
