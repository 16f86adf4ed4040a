/** The pattern excludes characters with a meaning in a Content-Security-Policy. */
const ORIGIN = /^https?:\/\/[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?(?::\d{1,5})?$/;

/**
 * The origin becomes part of a Content-Security-Policy. Other origins stay blocked, such as hosts with an
 * underscore or an IPv6 address.
 */
export function isImageOrigin(origin: string): boolean {
  return ORIGIN.test(origin);
}
