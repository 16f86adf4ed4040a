/** A host name or address without anything that has a meaning in a policy. */
const ORIGIN = /^https?:\/\/[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?(?::\d{1,5})?$/;

/**
 * Whether a mail may load images from an origin when a person agrees to it: the origin becomes part of a Content-Security-Policy.
 * Images of others stay blocked, such as those of hosts with an underscore or an IPv6 address.
 */
export function isImageOrigin(origin: string): boolean {
  return ORIGIN.test(origin);
}
