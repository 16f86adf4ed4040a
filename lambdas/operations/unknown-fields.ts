import { closeName } from '../wording/close-name.ts';

const LONGEST_NAME = 80;
/** A body may have thousands of unknown names. */
const MAX_NAMES = 20;

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
