/** RFC 9110 section 13.1.2: `*` matches any tag. A compressing proxy makes tags weak, so weak tags match as well. */
export function matchesTag(etag: string, ifNoneMatch: string | undefined): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || ifNoneMatch?.trim() === '*';
}
