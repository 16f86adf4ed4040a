import * as z from 'zod';

const DEFAULT_CHARACTERS = 20_000;
/** Three bodies of this length, and a text block, have to fit into the 6 MB that a function may answer with. */
const MAX_CHARACTERS = 100_000;
/** Long enough for a character of two code units, so that each read advances. */
const MIN_CHARACTERS = 10;

/** The arguments with which a long body is read in pieces. */
export const windowArguments = z.object({
  max_chars: z
    .int()
    .min(MIN_CHARACTERS)
    .max(MAX_CHARACTERS)
    .default(DEFAULT_CHARACTERS)
    .describe('Body characters to return'),
  offset: z.int().min(0).default(0).describe('next_offset of the previous call'),
});

/** Code units from `start` to before `end`. */
export interface Window {
  readonly start: number;
  readonly end: number;
}

export function windowOf({ offset, max_chars }: z.output<typeof windowArguments>): Window {
  return { start: offset, end: offset + max_chars };
}

/** A piece of a longer run of texts, and whether the run goes on behind it. */
export interface Clipped {
  readonly texts: readonly string[];
  /** Where the next piece starts; null at the end. */
  readonly next: number | null;
}

/** What a window shows of texts that are read one after the other, as one. Characters are never cut in two. */
export function clip(texts: readonly string[], { start, end }: Window): Clipped {
  const shown: string[] = [];
  let before = 0;
  let next: number | null = null;
  for (const text of texts) {
    const from = wholeCharacters(text, start - before);
    const to = wholeCharacters(text, end - before);
    shown.push(text.slice(from, to));
    if (to < text.length) next ??= before + to;
    before += text.length;
  }
  return { texts: shown, next };
}

/** The position, moved into the text and in front of the character that it would cut. */
function wholeCharacters(text: string, position: number): number {
  const inside = Math.min(Math.max(position, 0), text.length);
  const cuts = isHalf(text.charCodeAt(inside - 1), 0xd8) && isHalf(text.charCodeAt(inside), 0xdc);
  return cuts ? inside - 1 : inside;
}

/** Whether a code unit is the half of a surrogate pair that starts with these six bits. */
function isHalf(codeUnit: number, high: 0xd8 | 0xdc): boolean {
  return codeUnit >> 10 === (high << 8) >> 10;
}
