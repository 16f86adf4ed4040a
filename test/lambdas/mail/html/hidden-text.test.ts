import { describe, expect, test } from 'vitest';
import { htmlToText } from '../../../../lambdas/mail/html/html-to-text.ts';
import { pagesOf } from '../../../browser/hidden-words/pages-of.ts';

/** Chromium agrees with each list but the exceptions: `test/browser/hidden-words.slow.test.ts`. */
describe('text that a person does not see', () => {
  test.each(pagesOf('hidden'))('is left out and reported: %s', (line) => {
    const { text, hasHidden } = htmlToText(`<p>before</p>${line}<p>after</p>`);

    expect(text).toMatch(/^before\n\n(?:(?:A|Title|one|two)\n\n)*after$/);
    expect(hasHidden).toBe(true);
  });

  test.each(pagesOf('no-text'))('is left out and not reported where it is no text: %s', (line) => {
    expect(htmlToText(`<p>before</p>${line}<p>after</p>`)).toMatchObject({
      // The quotation mark that is not closed takes the rest of the page.
      text: expect.stringMatching(line.includes('title="x>') ? /^before$/ : /^before\n\n(?:a\n\n)?after$/),
      hasHidden: false,
    });
  });

  test.each(pagesOf('shown'))('is not taken for such where it is seen: %s', (line) => {
    const { text, hasHidden } = htmlToText(`<p>before</p>${line}`);

    expect(text).toMatch(
      /^before\n\n(?:- |a|w|onetwo|one\s*)?words(?:one| words| \(http:\/\/x\.example\/\))?$/,
    );
    expect(hasHidden).toBe(/(?:>|alt=")[^<"]*\bone\b/.test(line) && !text.includes('one'));
  });

  test.each(pagesOf('exceptions'))('is as the list of exceptions says: %s', (line) => {
    const isLeftOut = line.includes('words');

    expect(htmlToText(line)).toMatchObject({
      text: expect.stringMatching(isLeftOut ? /^$/ : /^secret(?: secret)*$/),
      // What a person chooses from or draws is no text of the page.
      hasHidden: isLeftOut && !/<(?:svg|select|textarea)/.test(line),
    });
  });

  // The list of exceptions has a longer one: each character counts as wide as it is high.
  test('a word that is moved left by 300 px is left out', () => {
    const html = '<p>before</p><div style="position:absolute;left:-300px">secret</div><p>after</p>';

    expect(htmlToText(html)).toMatchObject({ text: 'before\n\nafter', hasHidden: true });
  });

  test("an attribute that contains the text of another element's style does not give it other styles", () => {
    const imitation = '<p bgcolor="x\n\ndisplay:none" style=";color:red">seen</p>';
    const html = `${imitation}<p bgcolor="x" style="display:none\n\n;color:red">secret</p>`;

    expect(htmlToText(html)).toMatchObject({ text: 'seen', hasHidden: true });
  });

  test('the text behind a hidden element in one that is not is shown', () => {
    const html = '<div>a<div style="display:none">b<div>c</div>d</div>e</div>f';

    expect(htmlToText(html)).toMatchObject({ text: 'a\n\ne\nf', hasHidden: true });
  });

  test('an element that hides nothing but blanks and fillers is not reported', () => {
    expect(htmlToText('a<div style="display:none">&nbsp;&zwnj;&#8203; \n</div>')).toMatchObject({
      text: 'a',
      hasHidden: false,
    });
  });

  test.each([
    'News&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;<p>text</p>',
    'News &#847;&zwnj;&nbsp;&#8199;&shy; &#847;&zwnj;&nbsp;&#8199;&shy;<p>text</p>',
    'News\u034f \u200c \u00a0 \ufeff \u034f \u200c<p>text</p>',
  ])('fillers behind a preheader are left out: %j', (html) => {
    expect(htmlToText(html).text).toBe('News\n\ntext');
  });

  test.each(['می‌خواهم', '👨‍👩‍👧', 'क्‍ष'])('joiners in words stay: %s', (word) => {
    expect(htmlToText(`<p>${word}</p>`).text).toBe(word);
  });

  // Browsers add <html>, <head> and <body>.
  test.each([
    { elements: 150_000, end: 'end', hasHidden: false },
    { elements: 150_001, end: '', hasHidden: true },
  ])('of a page of $elements elements, the first 150,000 are read', ({ elements, end, hasHidden }) => {
    const page = htmlToText(`${'<i>a</i>'.repeat(elements - 4)}<b>end</b>`);

    expect({ ...page, text: page.text.replaceAll('a', '') }).toMatchObject({ text: end, hasHidden });
    expect(page.text).toHaveLength(elements - 4 + end.length);
  });

  test.each([
    { rules: 20_000, text: 'shown', hasHidden: true },
    { rules: 20_001, text: '', hasHidden: true },
  ])('of a page of $rules rules, the text is "$text"', ({ rules, text, hasHidden }) => {
    const others = '.other{display:block}'.repeat(rules - 1);

    expect(
      htmlToText(`<style>${others}.h{display:none}</style><p>shown</p><p class="h">hidden</p>`),
    ).toMatchObject({ text, hasHidden });
  });

  test.each([
    { elements: 4000, isRead: true },
    { elements: 6000, isRead: false },
  ])('of $elements siblings compared with each other, the last is read: $isRead', ({ elements, isRead }) => {
    // A selector looks at all siblings of an element, and may take 20 million steps in a page.
    const page = `<style>.x ~ p{display:none}</style>${'<p>a</p>'.repeat(elements)}<p>last</p>`;

    expect(htmlToText(page).text.endsWith('last')).toBe(isRead);
  });
});
