import { describe, expect, test } from 'vitest';
import { zipOf } from './document-files.ts';
import { readFile } from './read-as.ts';

/** A text as LibreOffice Writer packs it. */
const textFile = (styles: string, body: string, more: Readonly<Record<string, string>> = {}): Buffer =>
  zipOf({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `<office:document-content><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    ...more,
  });

const p = (text: string, style = 'Standard'): string => `<text:p text:style-name="${style}">${text}</text:p>`;
const list = (content: string, more = ''): string =>
  `<text:list text:style-name="L1"${more}>${content}</text:list>`;
const item = (content: string, more = ''): string => `<text:list-item${more}>${content}</text:list-item>`;
const level = (at: number, format: string, more = ' style:num-suffix="."'): string =>
  `<text:list-level-style-number text:level="${at}" style:num-format="${format}"${more}/>`;
const listStyle = (...levels: readonly string[]): string =>
  `<text:list-style style:name="L1">${levels.join('')}</text:list-style>`;
const paragraphStyle = (name: string, more: string): string =>
  `<style:style style:name="${name}" style:family="paragraph" ${more}/>`;

describe('headings of OpenDocument (19.474)', () => {
  const styles = [
    paragraphStyle('Heading_20_2', 'style:default-outline-level="2"'),
    paragraphStyle('P1', 'style:parent-style-name="Heading_20_2"'),
    paragraphStyle('P2', 'style:parent-style-name="Heading_20_2" style:default-outline-level=""'),
    paragraphStyle('Title', 'style:parent-style-name="Heading"'),
  ].join('');

  test.each([
    ['by the style', p('a', 'Heading_20_2'), '## a'],
    ['by a style that it is based on', p('a', 'P1'), '## a'],
    ['not by a style that says that it is body text', p('a', 'P2'), 'a'],
    ['by the style of titles', p('a', 'Title'), '# a'],
    ['by the element', '<text:h text:outline-level="3" text:style-name="P2">a</text:h>', '### a'],
  ])('%s', async (_name, body, text) => {
    expect((await readFile(textFile(styles, body + p('b')))).text).toBe(`${text}\n\nb`);
  });
});

describe('chapter numbers of OpenDocument (5.1.2, 16.34)', () => {
  const outline = (...levels: readonly string[]): Readonly<Record<string, string>> => ({
    'styles.xml': `<office:document-styles><office:styles><text:outline-style style:name="Outline">${levels.join('').replaceAll('list-level-style-number', 'outline-level-style')}</text:outline-style></office:styles></office:document-styles>`,
  });
  const h = (depth: number, text: string, more = ''): string =>
    `<text:h text:outline-level="${depth}"${more}>${text}</text:h>`;
  const decimal = outline(level(1, '1', ''), level(2, '1', ' text:display-levels="2"'));

  test.each([
    [
      'of two levels',
      decimal,
      h(1, 'a') + h(2, 'b') + h(2, 'c') + h(1, 'd') + h(2, 'e'),
      '# 1 a\n\n## 1.1 b\n\n## 1.2 c\n\n# 2 d\n\n## 2.1 e',
    ],
    [
      'of letters with signs around them, from another number on',
      outline(level(1, 'A', ' style:num-prefix="Annex " style:num-suffix=":" text:start-value="3"')),
      h(1, 'a') + h(1, 'b'),
      '# Annex C: a\n\n# Annex D: b',
    ],
    ['of a level whose format is empty: none', outline(level(1, '', '')), h(1, 'a'), '# a'],
    [
      'of a heading that has none',
      decimal,
      h(1, 'a', ' text:is-list-header="true"') + h(1, 'b'),
      '# a\n\n# 1 b',
    ],
    [
      'that begin anew',
      decimal,
      h(1, 'a') +
        h(1, 'b', ' text:restart-numbering="true"') +
        h(1, 'c', ' text:restart-numbering="true" text:start-value="7"'),
      '# 1 a\n\n# 1 b\n\n# 7 c',
    ],
    ['of a level that is skipped', decimal, h(2, 'a') + h(1, 'b'), '## 1.1 a\n\n# 1 b'],
    ['of paragraphs: none', decimal, p('a') + h(1, 'b'), 'a\n\n# 1 b'],
  ])('%s', async (_name, styles, body, text) => {
    expect((await readFile(textFile('', body, styles))).text).toBe(text);
  });

  test('are those of their list where headings are items', async () => {
    const body = list(item(h(1, 'a'))) + h(1, 'b');

    expect((await readFile(textFile(listStyle(level(1, 'I')), body, decimal))).text).toBe('# I. a\n\n# 1 b');
  });
});

describe('lists of OpenDocument (5.3, 16.30)', () => {
  const a = item(p('a'));
  const b = item(p('b'));

  test.each([
    ['of numbers', listStyle(level(1, '1')), list(a + b), '1. a\n2. b'],
    [
      'of bullets',
      '<text:list-style style:name="L1"><text:list-level-style-bullet text:level="1"/></text:list-style>',
      list(a + b),
      '- a\n- b',
    ],
    [
      'without a style',
      '',
      `<text:list>${a}${item(`<text:list>${b}</text:list>`)}</text:list>`,
      '- a\n  - b',
    ],
    [
      'of two levels, which start again',
      listStyle(level(1, 'I'), level(2, 'a', ' style:num-suffix=")" text:display-levels="2"')),
      list(item(p('a') + list(item(p('b')) + item(p('c')))) + item(p('d') + list(item(p('e'))))),
      'I. a\n  I.a) b\n  I.b) c\nII. d\n  II.a) e',
    ],
    [
      'that begin at another number',
      listStyle(level(1, '1', ' style:num-prefix="(" style:num-suffix=")" text:start-value="5"')),
      list(a + b),
      '(5) a\n(6) b',
    ],
    [
      'with an item of another number',
      listStyle(level(1, '1')),
      list(a + item(p('b'), ' text:start-value="7"')),
      '1. a\n7. b',
    ],
    [
      'that go on behind a paragraph',
      listStyle(level(1, '1')),
      list(a, ' xml:id="l1"') +
        p('between') +
        list(b, ' text:continue-numbering="true"') +
        list(item(p('c')), ' text:continue-list="l1"'),
      '1. a\nbetween\n\n2. b\n2. c',
    ],
    ['that begin anew', listStyle(level(1, '1')), list(a) + list(b), '1. a\n1. b'],
    [
      'with two paragraphs of an item, and a header',
      listStyle(level(1, '1')),
      list(`<text:list-header>${p('head')}</text:list-header>${item(p('a') + p('more'))}${b}`),
      'head\n\n1. a\nmore\n\n2. b',
    ],
    [
      'of Russian letters, as LibreOffice names them',
      listStyle(level(1, 'А, Б, .., Аа, Аб, ... (ru)')),
      list(a + b),
      'А. a\nБ. b',
    ],
    [
      'of Chinese numbers, as LibreOffice names them',
      listStyle(level(1, '一, 二, 三, ...', ' style:num-suffix="、"')),
      list(a + b),
      '一、 a\n二、 b',
    ],
    ['without a sign', listStyle(level(1, '', '')), list(a), 'a'],
    [
      'of headings',
      listStyle(level(1, '1')),
      list(item('<text:h text:outline-level="1">a</text:h>')),
      '# 1. a',
    ],
  ])('%s', async (_name, styles, body, text) => {
    expect((await readFile(textFile(styles, body))).text).toBe(text);
  });

  test('do not count items that are hidden', async () => {
    const hidden =
      '<style:style style:name="H" style:family="paragraph"><style:text-properties text:display="none"/></style:style>';
    const file = textFile(listStyle(level(1, '1')) + hidden, list(a + item(p('x', 'H')) + b));

    expect(await readFile(file)).toMatchObject({ text: '1. a\n2. b', hiddenText: true });
  });
});

describe('equations of OpenDocument (MathML 3, 3)', () => {
  const math = (content: string): string =>
    `<math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow>${content}</mrow><annotation encoding="StarMath 5.0">source</annotation></semantics></math>`;
  const frame =
    '<draw:frame><draw:object xlink:href="./Object 1"/><draw:image xlink:href="./x"/></draw:frame>';

  test.each([
    ['a sum', '<mi>a</mi><mo>+</mo><mn>1</mn>', 'a+1'],
    ['a fraction', '<mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mn>2</mn></mfrac>', '(a+b)/2'],
    ['a power and an index', '<msubsup><mi>x</mi><mi>i</mi><mn>2</mn></msubsup>', 'x_i^2'],
    [
      'roots',
      '<msqrt><mi>x</mi><mo>+</mo><mn>1</mn></msqrt><mroot><mi>y</mi><mn>3</mn></mroot>',
      '√(x+1)3√y',
    ],
    [
      'limits',
      '<munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover><mi>i</mi>',
      '∑_(i=1)^ni',
    ],
    ['brackets', '<mfenced open="[" close="]"><mi>a</mi><mi>b</mi></mfenced>', '[a,b]'],
    [
      'a matrix',
      '<mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr><mtr><mtd><mn>3</mn></mtd><mtd><mn>4</mn></mtd></mtr></mtable>',
      '1 2; 3 4',
    ],
  ])('%s of an object', async (_name, content, text) => {
    const file = textFile('', p(`Area ${frame} m`), { 'Object 1/content.xml': math(content) });

    expect((await readFile(file)).text).toBe(`Area ${text} m`);
  });

  test('in the text itself, with a prefix', async () => {
    const inline =
      '<m:math xmlns:m="http://www.w3.org/1998/Math/MathML"><m:mi>E</m:mi><m:mo>=</m:mo><m:mi>m</m:mi></m:math>';

    expect((await readFile(textFile('', p(`So ${inline}.`)))).text).toBe('So E=m.');
  });

  test('of more than 20 million characters cut the text', async () => {
    const names = Array.from({ length: 25 }, (_, i) => `Object ${i}`);
    const big = math(`<mi>a</mi><!--${Array.from({ length: 150_000 }, (_, i) => i * 7_919).join('')}-->`);
    const body = names.map((name) => p(`<draw:object xlink:href="./${name}"/>`)).join('');
    const file = textFile('', body, Object.fromEntries(names.map((name) => [`${name}/content.xml`, big])));
    const { text, truncated } = await readFile(file);

    expect(truncated).toBe(true);
    expect(text.match(/a/g)?.length).toBe(Math.floor(20_000_000 / big.length));
  });

  test('are left out where the object is another document, or outside of the file', async () => {
    const other = textFile('', p(`a${frame}b`), {
      'Object 1/content.xml': '<office:document-content><text:p>x</text:p></office:document-content>',
    });
    const outside = textFile('', p('a<draw:object xlink:href="http://x.example/Object 1"/>b'));

    expect([(await readFile(other)).text, (await readFile(outside)).text]).toEqual(['ab', 'ab']);
  });
});
