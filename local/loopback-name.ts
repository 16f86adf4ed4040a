/**
 * Whether a browser asked for this machine by a name of its own. Any other is a foreign site's that was made to
 * resolve to this machine: it would read keys and codes.
 * @param host the header of that name.
 */
export function isLoopbackName(host: string | undefined): boolean {
  return host !== undefined && /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host);
}
