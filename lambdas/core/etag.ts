/**
 * Whether `If-None-Match` has the tag of what is there (RFC 9110 section 13.1.2): any at all matches `*`, and a weak
 * one, which a proxy that compresses makes, matches as well.
 */
export function matchesTag(etag: string, ifNoneMatch: string | undefined): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || ifNoneMatch?.trim() === '*';
}
