import { UNSAFE_CHARACTERS } from './unsafe-characters.ts';

/**
 * Parsing gives the same value as without the escapes. @param indent spaces per level; without it the JSON has one
 * line.
 */
export function jsonText(value: unknown, indent?: number): string {
  // `JSON.stringify` escapes line feeds in strings, so the remaining ones only separate lines.
  return JSON.stringify(value ?? null, null, indent).replace(UNSAFE_CHARACTERS, (character) =>
    character === '\n' ? character : escaped(character),
  );
}

/** A character outside the Basic Multilingual Plane needs two escapes. */
function escaped(character: string): string {
  return Array.from({ length: character.length }, (_, i) => {
    const unit = character.charCodeAt(i).toString(16).padStart(4, '0');
    return `\\u${unit}`;
  }).join('');
}
