import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/**
 * Other Host headers are refused because of DNS rebinding: a site that resolves to this machine could otherwise read
 * keys and codes.
 */
export function isLoopbackName(host: string | undefined): boolean {
  return host !== undefined && /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host);
}

export function isOfForeignPage({ host, origin }: IncomingHttpHeaders): boolean {
  return origin !== undefined && origin !== `http://${host}`;
}

/**
 * Only users who may read the data directory know this part of the path, so other users of the machine cannot open the
 * page.
 */
export function secretSegment(): string {
  return randomBytes(18).toString('base64url');
}
