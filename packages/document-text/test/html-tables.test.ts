import type { PageElement, PageNode } from '@agent-inbox/mail-reader/text';
import { expect, test } from 'vitest';
import { markTables } from '../src/html-tables.ts';
import { readFile } from './read-as.ts';

const html = (body: string): string => `<!doctype html><body>${body}`;

/** By HTML (WHATWG), 4.9: end tags of cells and rows may be left out. */
test.each([
  [
    'of rows and columns',
    '<p>Hi</p><table><tr><th>Item</th><th>Sum</th></tr><tr><td>One</td><td>2.50</td></tr></table><p>Bye</p>',
    'Hi\n\n| Item | Sum |\n| --- | --- |\n| One | 2.50 |\n\nBye',
  ],
  [
    'without end tags',
    '<table><thead><tr><th>a<th>b|c<tbody><tr><td>1<td>2</table>',
    '| a | b\\|c |\n| --- | --- |\n| 1 | 2 |',
  ],
  ['of one row', '<table><tr><td>a</td><td>b</td></tr></table>', '| a | b |\n| --- | --- |'],
  [
    'with empty cells, and cells over two columns',
    '<table><tr><td>a</td><td></td><td>c</td></tr><tr><td colspan="2">d</td><td>e</td></tr></table>',
    '| a |  | c |\n| --- | --- | --- |\n| d |  | e |',
  ],
  [
    'with cells of more than one row (4.9.11)',
    '<table><tr><td rowspan="3">a</td><td>b</td><td rowspan="2" colspan="2">c</td></tr><tr><td>d</td></tr><tr><td>e</td><td>f</td></tr><tr><td>g</td></tr></table>',
    '| a | b | c |  |\n| --- | --- | --- | --- |\n|  | d |  |  |\n|  | e | f |  |\n| g |  |  |  |',
  ],
  [
    'with lines, lists and links in cells',
    '<table><tr><td>k</td><td><p>v1</p><p>v2</p></td></tr><tr><td>l</td><td><a href="https://x.test/a">link</a></td></tr></table>',
    '| k | v1 v2 |\n| --- | --- |\n| l | link (https://x.test/a) |',
  ],
  [
    'in the cells of the layout of a page',
    '<table><tr><td>left</td><td><table><tr><td>a</td><td>b</td></tr><tr><td>1</td><td>2</td></tr></table></td></tr></table>',
    'left\n\n| a | b |\n| --- | --- |\n| 1 | 2 |',
  ],
  [
    'in Japanese',
    '<table><tr><th>日付<th>金額</tr><tr><td>東京<td>1</table>'.replaceAll(
      /[^\0-\x7f]/g,
      (sign) => `&#${sign.charCodeAt(0)};`,
    ),
    '| 日付 | 金額 |\n| --- | --- |\n| 東京 | 1 |',
  ],
])('an HTML file has a table %s as Markdown', async (_name, body, text) => {
  expect(await readFile(html(body))).toMatchObject({ status: 'ready', format: 'markdown', text });
});

test('an HTML table has the cells of its elements, whatever signs its text has', async () => {
  const body =
    '<table><tr><td>a&#xf8f3;&#xf8f2;b</td><td data-a=">">c</td></tr></table><p>d&#xf8f0;e&#xf8f3;</p>';

  expect((await readFile(html(body))).text).toBe('| ab | c |\n| --- | --- |\n\nde');
});

test.each([
  ['of 4,001 letters is a column of the page', 4_001, 'text'],
  ['of 4,000 letters in a page of long styles is one', 4_000, 'markdown'],
])('an HTML cell %s', async (_name, letters, as) => {
  const style = `color: red; --x: ${'y'.repeat(5_000)}`;
  const body = `<table><tr><td style="${style}">${'a '.repeat(letters / 2)}${letters % 2 ? 'a' : ''}</td><td>b</td></tr></table>`;

  expect((await readFile(html(body))).text.startsWith('| a')).toBe(as === 'markdown');
});

test('an HTML table has no hidden cells', async () => {
  const body = '<table><tr><td>a</td><td style="display:none">HIDDEN</td><td>b</td></tr></table>';

  expect(await readFile(html(body))).toMatchObject({ text: '| a | b |\n| --- | --- |', hiddenText: true });
});

test.each([
  ['of one column', '<table><tr><td>a</td></tr><tr><td>b</td></tr></table>', 'a\nb'],
  ['that is said to be layout', '<table role="presentation"><tr><td>a</td><td>b</td></tr></table>', 'a\tb'],
])('an HTML table %s stays text', async (_name, body, text) => {
  expect((await readFile(html(body))).text).toBe(text);
});

test('cells that spans add count towards the limit of cells', () => {
  const spans = { colspan: '63', rowspan: '63' };
  const row = () =>
    element(
      'tr',
      {},
      many(100, () => element('td', spans, [])),
    );
  const page = [element('table', {}, many(40, row))];

  markTables(page);
  // 4,000 written cells would make 252,000; behind the limit each makes one.
  expect(cellsIn(page)).toBeGreaterThanOrEqual(100_000);
  expect(cellsIn(page)).toBeLessThan(104_063);
});

const many = <Item>(count: number, make: () => Item): Item[] => Array.from({ length: count }, make);

function element(
  tagName: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly PageElement[],
): PageElement {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  return {
    nodeName: tagName,
    tagName,
    attrs,
    childNodes: [...children],
    namespaceURI: 'http://www.w3.org/1999/xhtml' as PageElement['namespaceURI'],
    parentNode: null,
  };
}

function cellsIn(nodes: readonly PageNode[]): number {
  return nodes.reduce((sum, node) => {
    if ('value' in node) return sum + [...node.value].filter((sign) => sign === '\uf8f3').length;
    return sum + ('childNodes' in node ? cellsIn(node.childNodes) : 0);
  }, 0);
}
