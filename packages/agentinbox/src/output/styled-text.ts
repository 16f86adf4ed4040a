import { displayable } from './displayable.ts';

/** Untrusted text can only be the text of a part, never an escape sequence. */
export type StyledText = readonly (string | StyledPart)[];

interface StyledPart {
  readonly text: string;
  readonly style: keyof typeof SEQUENCES;
}

/** The pairs switch Select Graphic Rendition on and off (ECMA-48, 8.3.117). */
const SEQUENCES = {
  bold: ['\u001b[1m', '\u001b[22m'],
  dim: ['\u001b[2m', '\u001b[22m'],
  warning: ['\u001b[33m', '\u001b[39m'],
} as const;

export function rendered(text: string | StyledText, hasColors: boolean): string {
  if (typeof text === 'string') return displayable(text);
  return text.map((part) => renderedPart(part, hasColors)).join('');
}

function renderedPart(part: string | StyledPart, hasColors: boolean): string {
  if (typeof part === 'string') return displayable(part);
  const shown = displayable(part.text);
  if (!hasColors || shown === '') return shown;
  const [on, off] = SEQUENCES[part.style];
  return `${on}${shown}${off}`;
}
