import { describe, expect, test } from 'vitest';
import { htmlToText } from '../../src/html/html-to-text.ts';
import { pagesOf } from '../hidden-words/pages-of.ts';

/** Chromium agrees with each list but the exceptions: `test/browser/hidden-words.slow.test.ts`. */
describe('text that a person does not see', () => {
  test.each(pagesOf('hidden'))('is left out and reported: %s', (line) => {
    const { text, hiddenText } = htmlToText(`<p>before</p>${line}<p>after</p>`);

    expect(text).toMatch(/^before\n\n(?:(?:A|Title|one|two)\n\n)*after$/);
    expect(hiddenText).toBe(true);
  });

  test.each(pagesOf('no-text'))('is left out and not reported where it is no text: %s', (line) => {
    expect(htmlToText(`<p>before</p>${line}<p>after</p>`)).toMatchObject({
      // The quotation mark that is not closed takes the rest of the page.
      text: expect.stringMatching(line.includes('title="x>') ? /^before$/ : /^before\n\n(?:a\n\n)?after$/),
      hiddenText: undefined,
    });
  });

  test.each(pagesOf('shown'))('is not taken for such where it is seen: %s', (line) => {
    const { text, hiddenText, certain } = htmlToText(`<p>before</p>${line}`);

    expect(text).toMatch(
      /^before\n\n(?:- |a|w|onetwo|one\s*)?words(?:one| words| \(http:\/\/x\.example\/\))?$/,
    );
    const isOneHidden = /(?:>|alt=")[^<"]*\bone\b/.test(line) && !text.includes('one');
    expect({ hiddenText, certain }).toEqual({ hiddenText: isOneHidden || undefined, certain: undefined });
  });

  test.each(pagesOf('unclear'))('is shown and reported where it may be such: %s', (line) => {
    const word = line.includes('secret') ? 'secret' : 'words';
    const { text, hiddenText, certain } = htmlToText(`<p>before</p>${line}`);

    expect({ text, hiddenText }).toEqual({ text: expect.stringContaining(word), hiddenText: true });
    expect(certain?.text).not.toContain(word);
  });

  test.each(pagesOf('exceptions'))('is left out as the list of exceptions says: %s', (line) => {
    expect(htmlToText(line)).toMatchObject({
      text: '',
      // What a person chooses from or draws is no text of the page.
      hiddenText: /<(?:svg|select|textarea)/.test(line) ? undefined : true,
    });
  });

  test("an attribute that contains the text of another element's style does not give it other styles", () => {
    const imitation = '<p bgcolor="x\n\ndisplay:none" style=";color:red">seen</p>';
    const html = `${imitation}<p bgcolor="x" style="display:none\n\n;color:red">secret</p>`;

    expect(htmlToText(html)).toMatchObject({ text: 'seen', hiddenText: true });
  });

  test('the text behind a hidden element in one that is not is shown', () => {
    const html = '<div>a<div style="display:none">b<div>c</div>d</div>e</div>f';

    expect(htmlToText(html)).toMatchObject({ text: 'a\n\ne\nf', hiddenText: true });
  });

  test('an element that hides nothing but blanks and fillers is not reported', () => {
    expect(htmlToText('a<div style="display:none">&nbsp;&zwnj;&#8203; \n</div>')).toMatchObject({
      text: 'a',
      hiddenText: undefined,
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
});
