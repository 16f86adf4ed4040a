import { withoutMarkerLookalikes } from './marker-lookalikes.ts';
import { visibleLine, visibleText } from './visible-text.ts';

/** Text of a stranger as any answer shows it: without invisible characters and without what looks like our markers. */
export function safeText(text: string): string {
  return withoutMarkerLookalikes(visibleText(text));
}

/** A value whose texts, and names of fields, are safe at whatever depth. */
export function safeFields(value: unknown): unknown {
  if (typeof value === 'string') return safeText(value);
  if (Array.isArray(value)) return value.map(safeFields);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [visibleLine(safeText(name)), safeFields(field)]),
  );
}

/** Fields that strangers filled, as one line of JSON: none of them can pass for another, or for a line of its own. */
export function jsonLine(fields: Readonly<Record<string, unknown>>): string {
  // Before the JSON is made, which would let line separators through.
  return JSON.stringify(safeFields(fields));
}

/** The beginning of a text on one line, at most so many characters. */
export function shortLine(text: string, characters: number): string {
  const line = visibleLine(text).replaceAll(/\s+/g, ' ').trim();
  if (line.length <= characters) return line;
  const end = characters - 1;
  // A character of two code units is not cut.
  return `${line.slice(0, /[\ud800-\udbff]/.test(line[end - 1] ?? '') ? end - 1 : end)}…`;
}
