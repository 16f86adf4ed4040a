import { describe, expect, test } from 'vitest';
import { htmlToText } from '../../src/html/html-to-text.ts';
import { Steps, StepsSpent } from '../../src/html/steps.ts';
import { HTML_ATTACKS, nestedVariables } from './html-attacks.ts';

/** What the steps of a page may be at most, and the most that one piece of work adds to them. */
const mostSteps = (characters: number): number => Math.min(3_000_000, 100_000 + 6 * characters);
const ONE_MORE = 50_000;
/** Those that take more. */
const UNCHECKED = new Set([
  'long descendant selectors',
  'a list of 25,000 names',
  'attributes of 100 KB that 1,000 selectors search',
  'formatting elements that each paragraph opens again',
  '160,000 <b>',
  '160,000 <b> with a word',
  '20,000 <body> with an attribute each',
  'ends of nothing in 60,000 elements',
]);

describe.each(Object.entries(HTML_ATTACKS))('hostile HTML: %s', (_group, attacks) => {
  test.each(attacks)('$name: gives its words within counted steps', ({ name, html }) => {
    const page = `<p>word</p>${html()}`;
    const steps = new Steps(page.length);
    const { text, hiddenText } = htmlToText(page, steps);

    expect(text).toMatch(/^word/);
    expect(hiddenText === 'unchecked').toBe(UNCHECKED.has(name));
    expect(steps.spent).toBeLessThan(mostSteps(page.length) + ONE_MORE);
  });
});

test('variables in one another are resolved once, however often each is used', () => {
  const spent = [3, 6, 12].map((uses) => {
    const steps = new Steps(0);
    htmlToText(nestedVariables(uses), steps);
    return steps.spent;
  });

  // Some steps for each use, and not for each path through them.
  expect(spent[2]).toBeLessThan(5 * (spent[0] ?? 0));
});

test('a nearer ancestor of a long selector is taken, and no other is tried', () => {
  const spent = [100, 200].map((depth) => {
    const steps = new Steps(1_000_000);
    htmlToText(`<style>${'i '.repeat(10)}u p{color:red}</style>${'<i>'.repeat(depth)}<p>x`, steps);
    return steps.spent;
  });

  expect(spent[1]).toBeLessThan(2.5 * (spent[0] ?? 0));
});

test('the parts of a mail share their steps: behind a spent one, no page is checked', () => {
  const steps = new Steps(0);

  expect(() => steps.spend(200_000)).toThrow(StepsSpent);
  expect(htmlToText('<p>a<b hidden>b</b></p><p>c', steps)).toMatchObject({
    text: 'ab\nc',
    hiddenText: 'unchecked',
    certain: { text: '', links: [] },
  });
});
