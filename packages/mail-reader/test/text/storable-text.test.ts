import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { previewOf } from '../../src/compose-parsed.ts';
import { PREVIEW_CHARACTERS } from '../../src/limits.ts';
import { clip, storable } from '../../src/text/storable-text.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 300 });
const brokenText = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 100 })
  .map((units) => String.fromCharCode(...units));

describe('storable text', () => {
  test('is well-formed and without NUL, whatever came', () => {
    fc.assert(
      fc.property(brokenText, (text) => {
        expect(storable(text).isWellFormed()).toBe(true);
        expect(storable(text)).not.toContain('\0');
      }),
      { numRuns: 500 },
    );
  });

  test('is what came, where nothing was wrong with it, and stays as long', () => {
    fc.assert(
      fc.property(anyText, brokenText, (good, broken) => {
        expect(storable(good)).toBe(good.replaceAll('\0', '\ufffd'));
        expect(storable(broken)).toHaveLength(broken.length);
        expect(storable(storable(broken))).toBe(storable(broken));
      }),
      { numRuns: 300 },
    );
  });
});

test('a clipped text is the beginning, as long as asked for, and never half a character', () => {
  fc.assert(
    fc.property(anyText, fc.integer({ min: 1, max: 300 }), (text, length) => {
      const clipped = clip(text, length);

      expect(text.startsWith(clipped)).toBe(true);
      expect(clipped.isWellFormed()).toBe(true);
      expect(clipped.length).toBeLessThanOrEqual(length);
      expect(clipped.length).toBeGreaterThanOrEqual(Math.min(text.length, length - 1));
    }),
    { numRuns: 500 },
  );
});

describe('a preview', () => {
  test('has the first 200 characters with white space folded', () => {
    expect(previewOf(' a\n\n\tb  c ')).toBe('a b c');
    expect(previewOf('x'.repeat(500))).toBe('x'.repeat(PREVIEW_CHARACTERS));
    expect(previewOf('🚀'.repeat(500))).toBe('🚀'.repeat(PREVIEW_CHARACTERS / 2));
    expect(previewOf('')).toBe('');
  });

  test('never ends inside a character', () => {
    expect(previewOf(`x${'🚀'.repeat(500)}`).isWellFormed()).toBe(true);
  });
});
