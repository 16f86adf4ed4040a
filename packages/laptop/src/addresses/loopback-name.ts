import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a Host header names this machine. Any other name may belong to a site that resolves to this machine (DNS
 * rebinding), whose pages could then read keys and codes.
 * @param host the Host header.
 */
export function isLoopbackName(host: string | undefined): boolean {
  return host !== undefined && /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host);
}

/** Whether a request was made by a page of another origin, such as another server on this machine. */
export function isOfForeignPage({ host, origin }: IncomingHttpHeaders): boolean {
  return origin !== undefined && origin !== `http://${host}`;
}

/**
 * A secret part of a path. Only users who may read the data directory know it, so other users of the machine cannot
 * open the page.
 */
export function secretSegment(): string {
  return randomBytes(18).toString('base64url');
}
