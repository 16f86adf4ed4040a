/** Longer waits are cut to a year, so that the number can be stored. */
const MAX_SECONDS = 31_536_000;

/**
 * Parses `Retry-After` (RFC 9110, section 10.2.3): whole seconds or an IMF-fixdate; a past date gives 0. @returns
 * undefined for a missing or malformed header
 */
export function parseRetryAfter(header: string | undefined, now: Date): number | undefined {
  const value = header?.trim() ?? '';
  if (/^\d+$/.test(value)) return Math.min(Number(value), MAX_SECONDS);
  if (!/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(value)) return undefined;
  const at = Date.parse(value);
  if (Number.isNaN(at)) return undefined;
  return Math.min(Math.max(0, Math.ceil((at - now.getTime()) / 1000)), MAX_SECONDS);
}
