import { clip } from '@agent-inbox/mail-reader/assistant';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const texts = fc.array(fc.string({ unit: 'binary', maxLength: 60 }), { maxLength: 5 });
const size = fc.integer({ min: 10, max: 40 });

function readAll(run: readonly string[], characters: number): string[][] {
  const pieces: string[][] = [];
  let offset: number | null = 0;
  while (offset !== null) {
    const piece: ReturnType<typeof clip> = clip(run, { start: offset, end: offset + characters });
    pieces.push([...piece.texts]);
    offset = piece.next;
  }
  return pieces;
}

describe('a reading window', () => {
  test('shows every text whole when it is wide enough', () => {
    expect(clip(['one', 'two'], { start: 0, end: 6 })).toEqual({ texts: ['one', 'two'], next: null });
  });

  test('cuts where the characters of the texts together are used up', () => {
    expect(clip(['one', 'two', 'three'], { start: 0, end: 4 })).toEqual({ texts: ['one', 't', ''], next: 4 });
    expect(clip(['one', 'two', 'three'], { start: 4, end: 8 })).toEqual({ texts: ['', 'wo', 'th'], next: 8 });
  });

  test('shows nothing behind the end', () => {
    expect(clip(['one'], { start: 50, end: 60 })).toEqual({ texts: [''], next: null });
  });

  test('never cuts a character in two', () => {
    expect(clip(['aaaaaaaaa😀b'], { start: 0, end: 10 })).toEqual({ texts: ['aaaaaaaaa'], next: 9 });
    expect(clip(['aaaaaaaaa😀b'], { start: 9, end: 19 })).toEqual({ texts: ['😀b'], next: null });
  });

  test('gives the whole run when it is read on and on, in pieces no longer than asked for', () => {
    fc.assert(
      fc.property(texts, size, (run, characters) => {
        const pieces = readAll(run, characters);
        const whole = run.map((_, index) => pieces.map((piece) => piece[index]).join(''));
        expect(whole).toEqual(run);
        for (const piece of pieces) expect(piece.join('').length).toBeLessThanOrEqual(characters);
      }),
    );
  });
});
