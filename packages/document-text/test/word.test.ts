import { describe, expect, test } from 'vitest';
import { paragraph, run, wordFile } from './document-files.ts';
import { type ReadCase, readFile } from './read-as.ts';

const mark = (type: string): string => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
const code = (text: string): string => `<w:r><w:instrText>${text}</w:instrText></w:r>`;
const field = (instruction: string, result: string): string =>
  mark('begin') + instruction + mark('separate') + result + mark('end');
const formField = (data: string): string =>
  `<w:r><w:fldChar w:fldCharType="begin"><w:ffData>${data}</w:ffData></w:fldChar></w:r>${code(' FORM ')}${mark('separate')}${mark('end')}`;
const styled = (id: string, name: string, more = ''): string =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/>${more}</w:style>`;
const styles = (...all: readonly string[]) => ({ 'word/styles.xml': `<w:styles>${all.join('')}</w:styles>` });
const heading = (id: string, text: string): string => paragraph(run(text), `<w:pStyle w:val="${id}"/>`);

/** By ECMA-376 part 1 (WordprocessingML in chapter 17), and what Word writes. */
const texts: readonly ReadCase[] = [
  [
    'hyphens that do not break (17.3.3.18)',
    wordFile(
      paragraph(
        '<w:r><w:t>Call 555</w:t><w:noBreakHyphen/><w:t>0199, order A</w:t><w:noBreakHyphen/><w:t>1042</w:t></w:r>',
      ),
    ),
    'Call 555-0199, order A-1042',
  ],
  [
    'a hyphen that is not shown (17.3.3.29)',
    wordFile(paragraph('<w:r><w:t>co</w:t><w:softHyphen/><w:t>op</w:t></w:r>')),
    'coop',
  ],
  [
    'a tab of the page (17.3.3.23)',
    wordFile(
      paragraph(
        '<w:r><w:t>left</w:t></w:r><w:r><w:ptab w:alignment="right"/></w:r><w:r><w:t>right</w:t></w:r>',
      ),
    ),
    'left\tright',
  ],
  [
    'no tab where tabs are only defined (17.3.1.37)',
    wordFile(
      paragraph(
        `${run('a')}<w:r><w:tab/></w:r>${run('b')}`,
        '<w:tabs><w:tab w:val="left" w:pos="720"/></w:tabs>',
      ),
    ),
    'a\tb',
  ],
  [
    'signs of fonts without a charset (17.3.3.30)',
    wordFile(
      paragraph('<w:r><w:sym w:font="Wingdings" w:char="F0FE"/><w:sym w:font="Symbol" w:char="F061"/></w:r>'),
    ),
    '☑α',
  ],
  [
    'a field in a formula (17.16.18)',
    wordFile(
      paragraph(
        run('Total ') +
          field(code(' = ') + field(code(' MERGEFIELD net '), run('100')) + code(' * 1.2 '), run('120')) +
          run(' EUR'),
      ),
    ),
    'Total 120 EUR',
  ],
  [
    'a field in an IF',
    wordFile(
      paragraph(
        run('Dear ') +
          field(
            code(' IF ') + field(code(' MERGEFIELD sex '), run('F')) + code(' = "F" "Ms" "Mr" '),
            run('Ms'),
          ) +
          run(' Roe'),
      ),
    ),
    'Dear Ms Roe',
  ],
  [
    'values of check boxes and of a list (17.16.7, 17.16.9)',
    wordFile(
      paragraph(
        formField('<w:checkBox><w:default w:val="0"/><w:checked/></w:checkBox>') +
          run(' yes ') +
          formField(
            '<w:ddList><w:result w:val="1"/><w:listEntry w:val="France"/><w:listEntry w:val="Germany"/></w:ddList>',
          ),
      ),
    ),
    '[x] yes Germany',
  ],
  [
    'a field in the result of another',
    wordFile(paragraph(field(code('HYPERLINK'), run('see ') + field(code('PAGEREF'), run('7'))))),
    'see 7',
  ],
  [
    'a field whose code is of three paragraphs',
    wordFile(
      paragraph(mark('begin') + run('x')) +
        paragraph(run('y')) +
        paragraph(mark('separate') + run('RESULT') + mark('end')),
    ),
    'RESULT',
  ],
  [
    'a field without an end, whose text is not lost',
    wordFile(paragraph(run('a')) + paragraph(mark('begin') + run('b'))),
    'a\n\nb',
  ],
  [
    'separators of footnotes left out (17.11.23)',
    wordFile(paragraph(run('text')), {
      'word/footnotes.xml': `<w:footnotes><w:footnote w:type="separator" w:id="-1">${paragraph(run('x'))}</w:footnote><w:footnote w:type="continuationSeparator" w:id="0">${paragraph(run('y'))}</w:footnote><w:footnote w:type="continuationNotice" w:id="1">${paragraph(run('z'))}</w:footnote><w:footnote w:id="2">${paragraph(run('note'))}</w:footnote></w:footnotes>`,
    }),
    'text\n\n[^2]: note',
  ],
  [
    'readings of characters left out (17.3.3.25)',
    wordFile(
      paragraph(
        '<w:r><w:ruby><w:rt><w:r><w:t>とうきょう</w:t></w:r></w:rt><w:rubyBase><w:r><w:t>東京</w:t></w:r></w:rubyBase></w:ruby></w:r>',
      ),
    ),
    '東京',
  ],
  [
    'old properties left out (17.13.5.31)',
    wordFile(
      paragraph(
        `<w:r><w:rPr><w:rPrChange><w:rPr><w:vanish/></w:rPr></w:rPrChange></w:rPr><w:t>text</w:t></w:r>`,
        '<w:pPrChange><w:pPr><w:pStyle w:val="Heading1"/></w:pPr></w:pPrChange>',
      ),
    ),
    'text',
  ],
  [
    'a deleted end of a paragraph (17.13.5.13)',
    wordFile(paragraph(run('one '), '<w:rPr><w:del/></w:rPr>') + paragraph(run('line'))),
    'one line',
  ],
  [
    'a heading that runs in, as Word separates styles (17.3.2.36)',
    wordFile(
      paragraph(run('Head.'), '<w:pStyle w:val="Heading2"/><w:rPr><w:vanish/><w:specVanish/></w:rPr>') +
        paragraph(run(' Text')),
    ),
    '## Head. Text',
  ],
  [
    'a text before and behind a box',
    wordFile(
      paragraph(
        `${run('before')}<w:r><w:drawing><wp:inline><wps:txbx><w:txbxContent>${paragraph(run('BOX'))}</w:txbxContent></wps:txbx></wp:inline></w:drawing></w:r>${run('after')}`,
      ),
    ),
    'before\n\nBOX\n\nafter',
  ],
  [
    'a box of VML',
    wordFile(
      paragraph(
        `${run('before')}<w:r><w:pict><v:shape><v:textbox><w:txbxContent>${paragraph(run('BOX'))}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>`,
      ),
    ),
    'before\n\nBOX',
  ],
  [
    'cells over two columns (17.4.17)',
    wordFile(
      `<w:tbl><w:tr><w:tc><w:tcPr><w:gridSpan w:val="2"/></w:tcPr>${paragraph(run('A'))}</w:tc><w:tc>${paragraph(run('B'))}</w:tc></w:tr><w:tr><w:tc>${paragraph(run('1'))}</w:tc><w:tc>${paragraph(run('2'))}</w:tc><w:tc>${paragraph(run('3'))}</w:tc></w:tr></w:tbl>`,
    ),
    '| A |  | B |\n| --- | --- | --- |\n| 1 | 2 | 3 |',
  ],
  [
    'a drawing of SmartArt (21.4)',
    wordFile(
      paragraph(
        `${run('Steps')}<w:r><w:drawing><a:graphic><dgm:relIds r:dm="d"/></a:graphic></w:drawing></w:r>`,
      ),
      {
        'word/_rels/document.xml.rels':
          '<Relationships><Relationship Id="d" Type="x/diagramData" Target="diagrams/data1.xml"/></Relationships>',
        'word/diagrams/data1.xml':
          '<dgm:dataModel><dgm:pt><a:p><a:r><a:t>Plan</a:t></a:r></a:p></dgm:pt><dgm:pt><a:p><a:r><a:t>Do</a:t></a:r></a:p></dgm:pt></dgm:dataModel>',
      },
    ),
    'Steps\n\nPlan\nDo',
  ],
];

test.each(texts)('a Word file has %s', async (_name, file, text) => {
  expect(await readFile(file)).toMatchObject({ status: 'ready', text });
});

test('a Word file of separators only has no text', async () => {
  const footnotes = `<w:footnotes><w:footnote w:type="separator" w:id="-1"><w:p><w:r><w:separator/></w:r></w:p></w:footnote></w:footnotes>`;

  expect(await readFile(wordFile('<w:p/>', { 'word/footnotes.xml': footnotes }))).toMatchObject({
    status: 'no_text',
  });
});

describe('headings of Word', () => {
  test.each([
    ['German', styled('berschrift1', 'heading 1'), 'berschrift1', '# KOPF'],
    ['French', styled('Titre2', 'heading 2'), 'Titre2', '## KOPF'],
    ['Russian', styled('1', 'heading 1'), '1', '# KOPF'],
    ['LibreOffice, with a name of its own', styled('Heading3', 'Heading 3'), 'Heading3', '### KOPF'],
    ['a writer that translates the name', styled('x', 'Überschrift 2'), 'x', '## KOPF'],
    ['a writer that translates it into Hebrew', styled('x', 'כותרת\u00a02'), 'x', '## KOPF'],
    ['a writer that translates it into Chinese', styled('x', '标题 1'), 'x', '# KOPF'],
    [
      'a style of the company, by its outline level',
      styled('x', 'Kapitel', '<w:pPr><w:outlineLvl w:val="1"/></w:pPr>'),
      'x',
      '## KOPF',
    ],
    [
      'a style that is based on a heading',
      styled('h', 'heading 1') + styled('x', 'Kapitel', '<w:basedOn w:val="h"/>'),
      'x',
      '# KOPF',
    ],
    [
      'no heading: a style whose level is body text',
      styled('h', 'heading 1') +
        styled('x', 'TOC Heading', '<w:basedOn w:val="h"/><w:pPr><w:outlineLvl w:val="9"/></w:pPr>'),
      'x',
      'KOPF',
    ],
    [
      'styles that are based on one another',
      styled('x', 'A', '<w:basedOn w:val="y"/>') + styled('y', 'B', '<w:basedOn w:val="x"/>'),
      'x',
      'KOPF',
    ],
  ])('%s', async (_name, all, id, text) => {
    expect((await readFile(wordFile(heading(id, 'KOPF'), styles(all)))).text).toBe(text);
  });
});

const level = (at: number, format: string, text: string, more = ''): string =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/>${more}</w:lvl>`;
const numbering = (levels: string, more = ''): Readonly<Record<string, string>> => ({
  'word/numbering.xml': `<w:numbering><w:abstractNum w:abstractNumId="0">${levels}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>${more}</w:numbering>`,
});
const item = (text: string, at = 0, id = 1): string =>
  paragraph(run(text), `<w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="${id}"/></w:numPr>`);

describe('lists of Word (17.9)', () => {
  test.each([
    ['decimal', numbering(level(0, 'decimal', '%1.')), item('first') + item('second'), '1. first\n2. second'],
    ['bullets', numbering(level(0, 'bullet', '·')), item('a') + item('b'), '- a\n- b'],
    ['without a definition', {}, item('a') + item('b'), '- a\n- b'],
    [
      'of two levels, which start again',
      numbering(level(0, 'upperRoman', '%1.') + level(1, 'lowerLetter', '%1.%2)')),
      item('a') + item('b', 1) + item('c', 1) + item('d') + item('e', 1),
      'I. a\n  I.a) b\n  I.b) c\nII. d\n  II.a) e',
    ],
    ...[
      ['upperRoman', 'I'],
      ['taiwaneseCounting', '一'],
    ].map(([format = '', sign]): [string, Readonly<Record<string, string>>, string, string] => [
      `of legal numbers (isLgl) below ${format}`,
      numbering(level(0, format, '%1') + level(1, 'decimal', '%1.%2', '<w:isLgl/>')),
      item('a') + item('b', 1),
      `${sign} a\n  1.1 b`,
    ]),
    [
      'that go on from level to level (lvlRestart 0)',
      numbering(level(0, 'decimal', '%1.') + level(1, 'decimal', '(%2)', '<w:lvlRestart w:val="0"/>')),
      item('a') + item('b', 1) + item('c') + item('d', 1),
      '1. a\n  (1) b\n2. c\n  (2) d',
    ],
    [
      'that start anew',
      numbering(
        level(0, 'decimal', '%1.'),
        '<w:num w:numId="2"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="5"/></w:lvlOverride></w:num>',
      ),
      item('a') + item('b') + item('c', 0, 2) + item('d', 0, 2),
      '1. a\n2. b\n5. c\n6. d',
    ],
    [
      'in signs of other scripts',
      numbering(level(0, 'chineseCounting', '%1、') + level(1, 'russianLower', '%2)')),
      item('a') + item('b') + item('c', 1),
      '一、 a\n二、 b\n  а) c',
    ],
    ['in words, as decimals', numbering(level(0, 'cardinalText', '%1.')), item('a'), '1. a'],
    [
      'with two zeros, as Word 2010 writes it (17.9.17)',
      numbering(
        '<w:lvl w:ilvl="0"><w:start w:val="9"/><mc:AlternateContent><mc:Choice><w:numFmt w:val="custom" w:format="001, 002, 003, ..."/></mc:Choice><mc:Fallback><w:numFmt w:val="decimal"/></mc:Fallback></mc:AlternateContent><w:lvlText w:val="%1."/></w:lvl>',
      ),
      item('a') + item('b'),
      '009. a\n010. b',
    ],
    ['with zeros', numbering(level(0, 'decimalZero', '%1.')), item('a'), '01. a'],
    ['without a sign', numbering(level(0, 'none', '')), item('a'), 'a'],
    [
      'out of the list of the style (numId 0)',
      {
        ...numbering(level(0, 'decimal', '%1.')),
        ...styles(styled('L', 'List', '<w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr>')),
      },
      heading('L', 'a') + paragraph(run('b'), '<w:pStyle w:val="L"/><w:numPr><w:numId w:val="0"/></w:numPr>'),
      '1. a\nb',
    ],
    [
      'of headings, by the style of a level',
      {
        ...numbering(
          level(0, 'decimal', '%1', '<w:pStyle w:val="H1"/>') +
            level(1, 'decimal', '%1.%2', '<w:pStyle w:val="H2"/>'),
        ),
        ...styles(
          styled('H1', 'heading 1', '<w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr>') +
            styled('H2', 'heading 2', '<w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr>'),
        ),
      },
      heading('H1', 'a') + heading('H2', 'b') + heading('H2', 'c'),
      '# 1 a\n\n## 1.1 b\n\n## 1.2 c',
    ],
  ])('%s', async (_name, more, body, text) => {
    expect((await readFile(wordFile(body, more))).text).toBe(text);
  });

  test('numbers of a million, letters behind z, and texts without end are short', async () => {
    const long = level(0, 'lowerLetter', '%1'.repeat(50_000)).replace(
      '<w:start w:val="1"/>',
      '<w:start w:val="28"/>',
    );
    const many = level(0, 'lowerRoman', '%1.').replace(
      '<w:start w:val="1"/>',
      '<w:start w:val="1000000000"/>',
    );

    expect((await readFile(wordFile(item('a'), numbering(long)))).text).toBe(`${'bb'.repeat(50)} a`);
    expect((await readFile(wordFile(item('a'), numbering(many)))).text).toBe('1000000000. a');
  });
});
