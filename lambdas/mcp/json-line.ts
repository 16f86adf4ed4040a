import { visibleText } from './visible-text.ts';

/** Fields that strangers filled, as one line of JSON: none of them can pass for another, or for a line of its own. */
export function jsonLine(fields: Readonly<Record<string, unknown>>): string {
  // Before the JSON is made, which would let line separators through.
  return JSON.stringify(fields, (_key, value: unknown) =>
    typeof value === 'string' ? visibleText(value) : value,
  );
}
