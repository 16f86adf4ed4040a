/** Both ends are inclusive, and undefined means open. */
export interface Range {
  readonly low: string | undefined;
  readonly high: string | undefined;
}

export function isInRange({ low, high }: Range, least: string, greatest: string): boolean {
  return (high === undefined || least <= high) && (low === undefined || greatest >= low);
}

export function splitAt(
  wanted: Range,
  cut: string | undefined,
  ascending: boolean,
): { readonly range: Range; readonly next: Range | undefined } {
  if (cut === undefined) return { range: wanted, next: undefined };
  const { low, high } = wanted;
  return ascending
    ? { range: { low, high: keyBefore(cut) }, next: { low: cut, high } }
    : { range: { low: `${cut}\0`, high }, next: { low, high: cut } };
}

/** The result sorts after all lower keys. */
export function keyBefore(key: string): string {
  return `${key.slice(0, -1)}${String.fromCharCode(key.charCodeAt(key.length - 1) - 1)}~`;
}

export function sooner(a: string | undefined, b: string | undefined, ascending: boolean): string | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return a < b === ascending ? a : b;
}

export function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
