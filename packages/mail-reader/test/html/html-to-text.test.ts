import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { htmlToText as readPage } from '../../src/html/html-to-text.ts';

const htmlToText = (html: string): string => readPage(html).text;

describe('the text of HTML', () => {
  test.each([
    ['plain', 'hello', 'hello'],
    ['tags inside a line', 'a <b>bold</b><i>!</i>', 'a bold!'],
    ['paragraphs', '<p>one</p><p>two</p>', 'one\n\ntwo'],
    ['line breaks', 'one<br>two<br/>three', 'one\ntwo\nthree'],
    ['blocks', '<div>one</div><div>two</div>', 'one\n\ntwo'],
    [
      'inline elements that a style shows as lines',
      'a <span style="display: block">b <span>c</span></span>d',
      'a\nb c\nd',
    ],
    [
      'inline elements in a line',
      '<b style="display:block"></b>a <span style="display:inline-block">b</span> c',
      'a b c',
    ],
    ['a list', '<ul><li>one<li>two</ul>', '- one\n- two'],
    ['a numbered list', '<ol><li>one<li>two</ol>', '1. one\n2. two'],
    [
      'a numbered list that begins later',
      '<ol start="3"><li>a</li><li value=7>b</li><li>c</li></ol>',
      '3. a\n7. b\n8. c',
    ],
    [
      'a list in a list',
      '<ul><li>a<ol><li>b</li><li>c</li></ol></li><li>d</li></ul>',
      '- a\n  1. b\n  2. c\n- d',
    ],
    [
      'a list in a list in a list',
      '<ol><li>a<ul><li>b<ul><li>c</ul></ul><li>d</ol>e',
      '1. a\n  - b\n    - c\n2. d\n\ne',
    ],
    ['paragraphs in a list', '<ul><li><p>a</p></li><li><div>b</div></li></ul>', '- a\n\n- b'],
    ['an item of nothing', '<ul><li></li><li>b</ul>', '-\n- b'],
    ['text around lists', 'x<ul><li>a</ul>y<ol><li>b</ol>', 'x\n\n- a\n\ny\n\n1. b'],
    ['lines as they stand', 'See:<pre>a\n  b &lt;\n\n\tc</pre>d  e', 'See:\na\n  b <\n\n c\nd e'],
    ['preformatted lines of a quotation', '<blockquote><pre>a\n b</pre></blockquote>', '> a\n>  b'],
    ['a quotation', 'one<blockquote>two<p>three</p></blockquote>four', 'one\n\n> two\n>\n> three\n\nfour'],
    [
      'a quotation in one',
      '<blockquote>one<blockquote>two</blockquote>three</blockquote>',
      '> one\n>\n>> two\n>\n> three',
    ],
    ['quotations side by side', '<blockquote>a</blockquote><blockquote>b</blockquote>', '> a\n>\n> b'],
    ['a quotation that never ends', 'a<blockquote>b<br>c', 'a\n\n> b\n> c'],
    ['the end of a quotation that never began', 'a</blockquote>b', 'ab'],
    ['a quotation of nothing', 'a<blockquote> </blockquote>b', 'a\n\nb'],
    ['a bracket in an attribute', '<a title="a > b" href="https://x.test">here</a>', 'here (https://x.test)'],
    ['a bracket in single quotes', "<img src='x' alt='a > b'>", 'a > b'],
    ['a quote that never ends, as a browser reads it', 'one<p class="x>two</p><p>three</p>', 'one'],
    ['a table', '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', 'a\tb\nc'],
    [
      'a table with a head',
      '<table><thead><tr><th>Item<th>Price</thead><tbody><tr><td>Tea<td>3</table>',
      'Item\tPrice\nTea\t3',
    ],
    [
      'a table of paragraphs, as Outlook writes it',
      '<table><tbody>\n<tr>\n<td><p class="MsoNormal">Tea<o:p></o:p></p></td>\n<td><p>3 &euro;</p></td></tr>\n<tr><td><p>Milk</p>\n</td><td>\n<p>1 &euro;</p></td></tr></tbody></table><p>Thanks</p>',
      'Tea\t3 €\nMilk\t1 €\n\nThanks',
    ],
    [
      'a table of boxes',
      '<table><tr><th><div>Day</div></th><th><div><b>Hour</b></div></th><th></th></tr><tr><td><div>Mon</div></td><td><div>9</div></td><td><div>x</div></td></tr></table>',
      'Day\tHour\nMon\t9\tx',
    ],
    [
      'a table with several paragraphs in a cell',
      '<table><tr><td><p>a</p><p>b</p></td><td><p>c</p></td></tr><tr><td><p>d</p></td><td><p>e</p></td></tr></table>',
      'a b\tc\nd\te',
    ],
    [
      'a table that only places paragraphs below each other',
      '<table><tr><td><p>a</p></td></tr><tr><td><img><p>b</p></td><td>&nbsp;</td></tr></table>',
      'a\n\nb',
    ],
    [
      'tables in the columns of a table',
      '<table><tr><td><table><tr><td><p>a</p></td><td><p>b</p></td></tr></table></td><td><p>c</p></td></tr></table>d',
      'a\tb\tc\n\nd',
    ],
    [
      'a table whose cells and rows are not closed',
      '<table><tr><td><p>a<td><p>b<tr><td><p>c<td><p>d</table>e',
      'a\tb\nc\td\n\ne',
    ],
    ['a table with empty cells', '<table><tr><td></td><td>a</td><td> </td><td>b</td></tr></table>', 'a\tb'],
    [
      'tables for layout',
      '<table><tr><td><table><tr><td>a</td></tr><tr><td>b</td></tr></table></td></tr></table>',
      'a\nb',
    ],
    [
      'words and numbers in cells',
      '<tr><td>Total</td><td>12</td></tr><tr><td>Tax</td><td>3</td></tr>',
      'Total\t12\nTax\t3',
    ],
    ['white space as a browser folds it', 'a \n\t  b\u00a0\u00a0c', 'a b c'],
    ['entities', '&lt;b&gt; &amp; &uuml; &#x1F680; &nbsp;x', '<b> & ü 🚀 x'],
    ['an entity that is none', 'a &nonsense; b & c', 'a &nonsense; b & c'],
    ['a link', '<a href="https://x.test/a?b=1&amp;c=2">here</a>', 'here (https://x.test/a?b=1&c=2)'],
    ['a link that says its address', '<a href="https://x.test">https://x.test</a>', 'https://x.test'],
    ['a link without text', 'a<a href="https://x.test"></a>b', 'ab'],
    ['a link of a picture', 'a<a href="https://x.test"><img src="y"></a> b', 'a b'],
    [
      'a link of a picture with words',
      'a <a href="https://x.test"><img alt="Logo"></a>b',
      'a Logo (https://x.test) b',
    ],
    [
      'a receipt of paragraphs and tables',
      '<table><tr><td><table><tr><td><p>Tea</p><p>green</p></td></tr></table></td><td><div>2</div></td><td><p>6 &euro;</p></td></tr></table>',
      'Tea green\t2\t6 €',
    ],
    ['zero-width characters in words', 'i\u200bg\u200bn\u2060o\ufeffr\u00ade', 'ignore'],
    ['a mail link that says its address', '<a href="mailto:a@x.test">a@x.test</a>', 'a@x.test'],
    ['a link that runs code', '<a href="javascript:alert(1)">here</a>', 'here'],
    ['a link to data', "<a href='data:text/html,x'>here</a>", 'here'],
    ['the words of a picture', '<img src="x" alt="A chart">', 'A chart'],
    ['comments', 'a<!-- hidden <b> -->b', 'ab'],
    ['a comment that never ends', 'a<!-- hidden', 'a'],
    ['conditional comments', 'a<!--[if mso]>hidden<![endif]-->b', 'ab'],
    ['a document type', '<!DOCTYPE html><html><body>x</body></html>', 'x'],
    ['text in the head', '<head><title>t</title><style>p{}</style></head><p>x</p>', 'x'],
    ['scripts', 'a<script>if (1<2) alert("</b>")</script>b', 'ab'],
    ['scripts in capitals', 'a<SCRIPT>x</Script >b', 'ab'],
    ['a style that never ends', 'a<style>p{', 'a'],
    ['a stray less-than', '1 < 2 and 3<4', '1 < 2 and 3<4'],
    ['a tag that never ends', 'a <b', 'a'],
    ['control characters', 'a\u0001b\u0002c', 'a b c'],
    ['nothing', '', ''],
    ['markup alone', '<p><br></p>', ''],
  ])('is right with %s', (_what, html, text) => {
    expect(htmlToText(html)).toBe(text);
  });

  test('comes of any input, trimmed and without the marks that it is made with', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '<p>',
      '</p>',
      '<a href=x>',
      '</a>',
      '<script>',
      '<!--',
      '-->',
      '&',
      'x',
      ' ',
      '<li>',
      '<blockquote>',
      '</blockquote>',
      ' a="',
      '"',
      "'",
      '\u0001',
      '\u0003',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece).map((pieces) => pieces.join('')),
        ),
        (html) => {
          const text = htmlToText(html);

          expect(text).toBe(text.trim());
          expect(text).not.toMatch(/[\u0001-\u0004]|\n{3}| {2}/);
        },
      ),
      { numRuns: 500 },
    );
  });

  test.each([
    ['a tag of three million attributes', `<p${' b'.repeat(3_000_000)}>x</p>`],
    ['a comment of ten million characters', `<!--${'- '.repeat(5_000_000)}-->x`],
  ])('comes of %s', (_name, html) => {
    expect(htmlToText(html)).toBe('x');
  });

  test('comes of 100,000 nested elements and of a megabyte of anything small', () => {
    const megabyte = (piece: string): string => piece.repeat(Math.floor(1_000_000 / piece.length));

    expect(htmlToText(`${'<div>'.repeat(100_000)}deep`)).toBe('deep');
    for (const piece of [
      '<blockquote>x',
      '<a b=">"',
      '<a b=">',
      "<a b='>",
      ' <b>',
      '<a ',
      '<a href=http://x>y',
      '<br> ',
      '<',
      '&amp',
      '</',
      '<!-',
    ]) {
      expect(typeof htmlToText(megabyte(piece))).toBe('string');
    }
  });
});
