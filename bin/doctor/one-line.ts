import { displayable } from '../output/displayable.ts';

const MAX_LENGTH = 400;

/** Text of AWS, DNS or a server as a part of one line: without control characters, and not endless. */
export function oneLine(text: string): string {
  const plain = displayable(text).replace(/\s+/g, ' ').trim();
  return plain.length > MAX_LENGTH ? `${plain.slice(0, MAX_LENGTH - 1)}…` : plain;
}
