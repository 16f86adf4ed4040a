const ORIGIN = /^https?:\/\/[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?(?::\d{1,5})?$/;

/**
 * The origin becomes part of a Content-Security-Policy, so hosts with an underscore or an IPv6 address stay blocked.
 */
export function isImageOrigin(origin: string): boolean {
  return ORIGIN.test(origin);
}
