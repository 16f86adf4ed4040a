import { visibleLine, visibleText } from '@agent-inbox/mail-reader/assistant';
import { describe, expect, test } from 'vitest';

describe('visible text', () => {
  test.each([
    ['right-to-left override', 'invoice\u202efdp.exe', 'invoicefdp.exe'],
    ['bidi isolates', '\u2066a\u2067b\u2068c\u2069', 'abc'],
    ['Arabic letter mark', 'a\u061cb', 'ab'],
    ['zero-width space, joiners and no-break space', 'a\u200bb\u200cc\u200dd\ufeffe\u2060f', 'abcdef'],
    ['tag characters', 'hi\u{e0049}\u{e0067}\u{e006e}\u{e007f}', 'hi'],
    ['variation selectors', 'a\ufe0fb\u{e0100}c', 'abc'],
    ['soft hyphen', 'a\u00adb', 'ab'],
    ['terminal escapes', '\u001b[31mred\u001b[0m\u0007', '[31mred[0m'],
    ['C1 controls', 'a\u009bb\u0090c', 'abc'],
    ['NUL and DEL', 'a\u0000b\u007fc', 'abc'],
    ['halves of characters', 'a\ud83db\ude00c', 'abc'],
    ['interlinear annotations', 'a\ufff9b\ufffac\ufffb', 'abc'],
  ])('has no %s', (_, text, visible) => {
    expect(visibleText(text)).toBe(visible);
  });

  test.each([
    ['CRLF', 'a\r\nb'],
    ['CR', 'a\rb'],
    ['next line', 'a\u0085b'],
    ['line separator', 'a\u2028b'],
    ['paragraph separator', 'a\u2029b'],
  ])('ends lines with a line feed in place of %s', (_, text) => {
    expect(visibleText(text)).toBe('a\nb');
  });

  test.each([
    'plain\n\ttext',
    'Grüße aus Köln',
    '日本語のメール',
    'مرحبا بالعالم',
    '😀 👩🏽',
    'naïve café',
  ])('keeps %s', (text) => {
    expect(visibleText(text)).toBe(text);
  });
});

test('a visible line has spaces where lines ended', () => {
  expect(visibleLine('one\r\ntwo\u2028three\u200b')).toBe('one two three');
});
