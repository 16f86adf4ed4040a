import { UNSAFE_CHARACTERS } from './unsafe-characters.ts';

/** Line feed, tab, and the selectors between a character's text and emoji forms. */
const KEPT: ReadonlySet<string> = new Set(['\n', '\t', '\ufe0e', '\ufe0f']);

/** Text that a terminal shows as it is: escape sequences cannot run, and no text is invisible or reordered. */
export function displayable(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replace(UNSAFE_CHARACTERS, (character) => (KEPT.has(character) ? character : '\ufffd'));
}
