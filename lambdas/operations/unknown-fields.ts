import { closeName } from '../wording/close-name.ts';

/** Longest name of a caller that an error repeats. */
const LONGEST_NAME = 80;
/** Unknown names that one error lists: a body may have thousands. */
const MAX_NAMES = 20;

/**
 * A message for each name that a caller gave and nothing takes, with the name that was probably meant.
 * @param known the names that are taken
 */
export function unknownFields(
  given: readonly string[],
  known: readonly string[],
): Readonly<Record<string, string>> {
  const names = new Set(known);
  const unknown = given.filter((name) => !names.has(name)).slice(0, MAX_NAMES);
  return Object.fromEntries(unknown.map((name) => [name.slice(0, LONGEST_NAME), ruleOf(name, known)]));
}

function ruleOf(name: string, known: readonly string[]): string {
  const close = closeName(name, known);
  return close === undefined ? 'is unknown' : `is unknown: did you mean ${close}?`;
}
