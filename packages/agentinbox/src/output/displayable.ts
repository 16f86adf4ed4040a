import { UNSAFE_CHARACTERS } from './unsafe-characters.ts';

const KEPT: ReadonlySet<string> = new Set(['\n', '\t', '\ufe0e', '\ufe0f']);

/** A terminal must neither execute control characters nor hide or reorder text. */
export function displayable(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replace(UNSAFE_CHARACTERS, (character) => (KEPT.has(character) ? character : '\ufffd'));
}
