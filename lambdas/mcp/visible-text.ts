/**
 * Characters that a person does not see and a model reads, or that change what is seen: controls (terminal
 * escapes start with one), marks of writing direction, zero-width characters, variation selectors and tag
 * characters, in which whole sentences can be hidden; and halves of characters.
 */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}\ufff9-\ufffb]/gu;
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g;
const LAYOUT = /^[\n\t]$/;

/** The text as a person sees it. Every kind of line end becomes a line feed. */
export function visibleText(text: string): string {
  return text
    .replaceAll(LINE_ENDS, '\n')
    .replaceAll(INVISIBLE, (character) => (LAYOUT.test(character) ? character : ''));
}

/** The same on one line. */
export function visibleLine(text: string): string {
  return visibleText(text).replaceAll('\n', ' ');
}
