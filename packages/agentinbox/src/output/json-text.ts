import { UNSAFE_CHARACTERS } from './unsafe-characters.ts';

/**
 * JSON whose control, format and invisible characters are escaped. Parsing gives the same value as for JSON without
 * these escapes.
 * @param indent spaces of each level; without it the JSON is one line.
 */
export function jsonText(value: unknown, indent?: number): string {
  // `JSON.stringify` escapes line feeds inside of strings: those that are left separate lines.
  return JSON.stringify(value ?? null, null, indent).replace(UNSAFE_CHARACTERS, (character) =>
    character === '\n' ? character : escaped(character),
  );
}

/** A character outside of the basic plane takes two escapes. */
function escaped(character: string): string {
  return Array.from({ length: character.length }, (_, i) => {
    const unit = character.charCodeAt(i).toString(16).padStart(4, '0');
    return `\\u${unit}`;
  }).join('');
}
