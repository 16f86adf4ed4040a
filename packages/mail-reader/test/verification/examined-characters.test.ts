import { beforeAll, expect, test } from 'vitest';
import { htmlToText } from '../../src/html/html-to-text.ts';
import { extractVerification } from '../../src/verification/extract-verification.ts';

/**
 * Characters of texts that regular expressions look at while something is done, each as often as a search begins before it. A
 * count in place of a time: the same on every machine.
 */
function examinedCharacters(work: () => void): number {
  const { exec } = RegExp.prototype;
  let examined = 0;
  // Every search of a text calls it, once it is not the built-in one.
  RegExp.prototype.exec = function count(this: RegExp, text: string) {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const found = exec.call(this, text);
    // A sticky search looks at one place; what it looks at there is not known when it finds nothing.
    const end = found === null ? (this.sticky ? from + 1 : text.length) : found.index + found[0].length;
    examined += end - Math.min(from, text.length);
    return found;
  };
  try {
    work();
  } finally {
    RegExp.prototype.exec = exec;
  }
  return examined;
}

// The words of all languages are read once.
beforeAll(() => {
  examinedOf('<p>Your code is 482913. Verify it: <a href="https://a.example/verify?t=1">Verify</a></p>');
});

/** Of a page whose subject says nothing of codes. @returns per character of its text */
function examinedOf(html: string): number {
  const page = { ...htmlToText(html), html };
  const mail = { subject: 'News', sender: 'a@b.test', answers: false, isCut: false, plain: undefined, page };
  return examinedCharacters(() => extractVerification(mail)) / page.text.length;
}

function repeated(row: (i: number) => string, characters: number): string {
  let text = '';
  for (let i = 0; text.length < characters; i++) text += row(i);
  return text;
}

const PROSE = 'The quick brown fox jumps over the lazy dog and goes on to the next line. ';

test.each<[string, (i: number) => string, number]>([
  ['words', () => `<p>${PROSE}</p>`, 6],
  ['words of no alphabet', () => '<p>本周的新闻如下，请您阅读全文并在空闲时间与我们分享您的想法。</p>', 10],
  ['numbers', (i) => `<p>Item ${1000 + i}, total $48.${10 + (i % 90)}, read on 2026-11-20 at 14:20.</p>`, 10],
  ['links', (i) => `<p><a href="https://news.example/read/${i}?id=${i}">Item ${i}</a> ${PROSE}</p>`, 8],
  ['numbers beside words for codes', (i) => `<p>Your code of ${20_417 + i}: see page ${1000 + i}.</p>`, 120],
  [
    'links that say what they are for',
    (i) => `<p>Verify it: <a href="https://a.example/verify?t=${i}">Verify</a></p>`,
    16,
  ],
])('what is examined of %s is in proportion to their length', (_name, row, times) => {
  for (const characters of [2_000, 10_000, 40_000]) {
    expect(examinedOf(repeated(row, characters))).toBeLessThan(times);
  }
});

test('the characters that extraction examines in a long text of nothing but codes are bounded', () => {
  const row = (i: number) => `Your verification code is ${204_170 + i}. Enter ${348_291 + i} to sign in.\n`;
  const examined = (characters: number) => {
    const plain = repeated(row, characters);
    const mail = { subject: '', sender: 'a@b.test', answers: false, isCut: false, plain, page: undefined };
    return examinedCharacters(() => extractVerification(mail));
  };

  expect(examined(400_000)).toBe(examined(40_000));
  expect(examined(40_000)).toBeLessThan(500_000);
});
