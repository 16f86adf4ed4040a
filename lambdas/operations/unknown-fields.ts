import { meantName } from '../wording/meant-name.ts';

const LONGEST_NAME = 80;
/** A body may have thousands of unknown names. */
const MAX_NAMES = 20;

/** @param later names that only an update accepts */
export function unknownFields(
  given: readonly string[],
  known: readonly string[],
  later: readonly string[] = [],
): Readonly<Record<string, string>> {
  const names = new Set(known);
  const unknown = given.filter((name) => !names.has(name)).slice(0, MAX_NAMES);
  return Object.fromEntries(unknown.map((name) => [name.slice(0, LONGEST_NAME), ruleOf(name, known, later)]));
}

function ruleOf(name: string, known: readonly string[], later: readonly string[]): string {
  if (later.includes(name)) return 'is set by PATCH after creation';
  const close = meantName(name, known);
  return close === undefined ? 'is unknown' : `is unknown: did you mean ${close}?`;
}
