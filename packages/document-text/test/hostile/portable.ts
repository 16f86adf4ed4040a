import { deflateSync } from 'node:zlib';
import { pdfFile } from '../document-files.ts';
import { type HostileFile, times } from './hostile-file.ts';

const object = (number: number, text: string): string => `${number} 0 obj${text}endobj\n`;
const stream = (number: number, dictionary: string, bytes: Buffer | string): string =>
  object(
    number,
    `<<${dictionary}/Length ${bytes.length}>>stream\n${Buffer.from(bytes).toString('latin1')}\nendstream `,
  );
const whole = (objects: string, trailer = '<</Root 1 0 R>>'): Buffer =>
  Buffer.from(`%PDF-1.7\n${objects}trailer${trailer}`, 'latin1');
const withPages = (pages: string, more = ''): Buffer =>
  whole(object(1, '<</Type/Catalog/Pages 2 0 R>>') + object(2, pages) + more);
const ONE_PAGE = '<</Type/Pages/Kids[3 0 R]/Count 1>>';
const page = (resources: string, more = ''): string =>
  object(3, `<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R/Resources<<${resources}>>${more}>>`);
const withPage = (resources: string, content: string, more = ''): Buffer =>
  withPages(
    ONE_PAGE,
    page(resources) + (content.startsWith('4 0 obj') ? content : stream(4, '', content)) + more,
  );
const FONT = '/Font<</F 5 0 R>>';
const HELVETICA = object(5, '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>');
const SHOW = 'BT /F 9 Tf (x) Tj ET ';
const withFont = (font: string, more = ''): Buffer => withPage(FONT, SHOW, object(5, font) + more);
const replaced = (from: string, to: string): Buffer =>
  Buffer.from(pdfFile(['x']).toString('latin1').replace(from, to), 'latin1');

const form = (number: number, content: string, resources: string): string =>
  stream(number, `/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<<${resources}>>`, content);
/** Each of twelve forms draws the next one twenty times. */
const laughs = (more = ''): string =>
  HELVETICA +
  times(12, (i) =>
    form(
      10 + i,
      times(20, () => '/X Do '),
      `/XObject<</X ${11 + i} 0 R>>${more}`,
    ),
  ) +
  form(22, SHOW, FONT);
const DRAW = '/XObject<</X 10 0 R>>';
/** What is hidden is looked at by another reading of the page. */
const HIDDEN = `3 Tr ${SHOW}`;
const GLYPH =
  '/Type/Font/Subtype/Type3/FontBBox[0 0 9 9]/FontMatrix[1 0 0 1 0 0]/FirstChar 120/LastChar 120/Widths[9]/Encoding<</Differences[120/x]>>';
const PATTERN = '/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 9 9]/XStep 9/YStep 9';
const note = (subtype: string): Buffer =>
  withPages(
    ONE_PAGE,
    page(FONT, `/Annots[<</Subtype/${subtype}/F 4/Rect[0 0 9 9]/DA(/F 9 Tf)/AP<</N 10 0 R>>>>]`) +
      stream(4, '', SHOW) +
      laughs(),
  );
const blanks = (bytes: number): Buffer => deflateSync(Buffer.alloc(bytes, ' '));
const packed = (text: string, bytes: number, before = ''): Buffer =>
  deflateSync(before + text.repeat(bytes / text.length));
const charMap = (lines: string): string =>
  stream(6, '', `/CIDInit /ProcSet findresource begin begincmap ${lines} endcmap`);
const composite = (descendant: string): string =>
  `<</Type/Font/Subtype/Type0/BaseFont/A/Encoding/Identity-H/DescendantFonts[<</Type/Font/Subtype/CIDFontType2/BaseFont/A${descendant}>>]>>`;
const MAPPED = '<</Type/Font/Subtype/Type1/BaseFont/A/ToUnicode 6 0 R>>';
const truncatedFont = (kind: string): Buffer =>
  withFont(
    `<</Type/Font/Subtype/TrueType/BaseFont/A/FontDescriptor<</Type/FontDescriptor/FontName/A/Flags 4/${kind} 6 0 R>>>>`,
    stream(6, '', `\0\x01\0\0\xff\xff${'\xff'.repeat(2000)}`),
  );

export const portable = (): readonly HostileFile[] =>
  [
    ['forms that draw forms twenty times each', withPage(DRAW, '/X Do', laughs()), 'ready'],
    [
      'groups that draw groups twenty times each',
      withPage(FONT + DRAW, `${HIDDEN}/X Do`, laughs('/Group<</S/Transparency>>')),
      'ready',
    ],
    [
      'a pattern of forms that draw forms twenty times each',
      withPage(
        `${FONT}/Pattern<</P 6 0 R>>`,
        `${HIDDEN}/Pattern cs /P scn 0 0 9 9 re f`,
        stream(6, `${PATTERN}/Resources<<${DRAW}>>`, '/X Do') + laughs(),
      ),
      'ready',
    ],
    [
      'a glyph of forms that draw forms twenty times each',
      withFont(
        `<<${GLYPH}/CharProcs<</x 6 0 R>>/Resources<<${DRAW}>>>>`,
        stream(6, '', '9 0 d0 /X Do') + laughs().replace(HELVETICA, ''),
      ),
      'ready',
    ],
    ['a note of forms that draw forms twenty times each', note('FreeText'), 'ready'],
    ['a field of forms that draw forms twenty times each', note('Widget/FT/Tx/T(a)/V(b)'), 'ready'],
    [
      'a map of twenty times 16 million characters',
      withFont(MAPPED, charMap(times(20, () => '1 beginbfrange <00000000> <00ffffff> <0041> endbfrange '))),
      'ready',
    ],
    [
      'a form that draws itself',
      withPage(DRAW, '/X Do', form(10, `${SHOW}/X Do`, FONT + DRAW) + HELVETICA),
      'ready',
    ],
    [
      'a content of two gigabytes',
      withPage(FONT, stream(4, '/Filter/FlateDecode', blanks(2_000_000_000)), HELVETICA),
      'failed',
    ],
    [
      'a content that is packed twice',
      withPage(
        FONT,
        stream(4, '/Filter[/FlateDecode/FlateDecode]', deflateSync(blanks(1_900_000_000))),
        HELVETICA,
      ),
      'failed',
    ],
    [
      'a packed form of 4 MB that is drawn a thousand times',
      withPage(
        DRAW,
        '/X Do '.repeat(1_000),
        stream(
          10,
          `/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<<${FONT}>>/Filter/FlateDecode`,
          packed(SHOW, 4_000_000),
        ) + HELVETICA,
      ),
      'ready',
    ],
    ['100,000 saved states', withPage(FONT, SHOW + 'q '.repeat(100_000), HELVETICA), 'ready'],
    ...[
      ['lines of one letter', "(x)' "],
      ['letters', '(x)Tj '],
      ['letters of another size each', '(x)Tj 1 0 0 1 9 9 Tm '],
      ['modes', '3 Tr (x)Tj 0 Tr (x)Tj '],
    ].map(
      ([name, text = '']): HostileFile => [
        `a packed content of 12 MB of ${name}`,
        withPage(FONT, stream(4, '/Filter/FlateDecode', packed(text, 12_000_000, 'BT /F 9 Tf ')), HELVETICA),
        'ready',
      ],
    ),
    ...[
      ['fonts', '/Subtype/Type0/ToUnicode '],
      ['modes', '1 Tr '],
    ].map(
      ([name, text = '']): HostileFile => [
        `a packed object of 12 MB that names ${name}`,
        withPage(FONT, SHOW, HELVETICA + stream(6, '/Filter/FlateDecode', packed(text, 12_000_000))),
        'ready',
      ],
    ),
    ['a million streams', withPage(FONT, SHOW, HELVETICA + 'stream '.repeat(1_000_000)), 'failed'],
    ['widths of four billion glyphs', withFont(composite('/W[0 4000000000 500]')), 'failed'],
    [
      'a map of four billion characters',
      withFont(MAPPED, charMap('1 beginbfrange <00000000> <ffffffff> <0041> endbfrange')),
      'ready',
    ],
    ['a map that uses itself', withFont(MAPPED, stream(6, '/UseCMap 6 0 R', 'x usecmap')), 'ready'],
    [
      'a glyph that shows itself',
      withFont(`<<${GLYPH}/CharProcs<</x 6 0 R>>/Resources<<${FONT}>>>>`, stream(6, '', SHOW)),
      'ready',
    ],
    ['a font of broken TrueType', truncatedFont('FontFile2'), 'ready'],
    ['a font of broken Type 1', truncatedFont('FontFile'), 'ready'],
    ['a font of broken CFF', truncatedFont('FontFile3'), 'ready'],
    [
      'a font file that is not a font',
      replaced('/BaseFont/Helvetica', '/FontFile2 2 0 R/ToUnicode 5 0 R'),
      'no_text',
    ],
    [
      'differences with huge numbers',
      withFont('<</Type/Font/Subtype/Type1/BaseFont/A/Encoding<</Differences[999999999999/x -5/y]>>>>'),
      'ready',
    ],
    ['pages that are their own parents', withPages('<</Type/Pages/Kids[2 0 R]/Count 1>>'), 'failed'],
    [
      'two nodes of pages in a loop',
      withPages(ONE_PAGE, object(3, '<</Type/Pages/Kids[2 0 R]/Count 1>>')),
      'failed',
    ],
    ['a billion pages', withPages('<</Type/Pages/Kids[]/Count 1000000000>>'), 'no_text'],
    ['minus one page', withPages('<</Type/Pages/Kids[]/Count -1>>'), 'no_text'],
    [
      '10,000 times the same page',
      withPages(
        `<</Type/Pages/Kids[${times(10_000, () => '3 0 R ')}]/Count 10000>>`,
        page(FONT) + stream(4, '', SHOW) + HELVETICA,
      ),
      'ready',
    ],
    [
      '20,000 nodes of pages below one another',
      withPages(
        ONE_PAGE,
        times(20_000, (i) => object(3 + i, `<</Type/Pages/Kids[${4 + i} 0 R]/Count 1>>`)),
      ),
      'failed',
    ],
    [
      '100,000 objects',
      withPages(
        '<</Type/Pages/Kids[]/Count 0>>',
        times(100_000, (i) => object(i + 10, '<<>>')),
      ),
      'no_text',
    ],
    [
      'objects in a stream of objects that contains itself',
      withPages('<</Type/Pages/Kids[7 0 R]/Count 1>>', stream(7, '/Type/ObjStm/N 1/First 4', '7 0 <<>>')),
      'failed',
    ],
    [
      'a table of positions that comes before itself',
      Buffer.from(
        '%PDF-1.7\nxref\n0 1\n0000000000 65535 f \ntrailer<</Root 1 0 R/Prev 9/Size 1>>\nstartxref\n9\n%%EOF',
      ),
      'failed',
    ],
    ['a table of positions that leads nowhere', '%PDF-1.4\nstartxref\n99999999\n%%EOF', 'failed'],
    [
      'a table of a billion positions',
      '%PDF-1.7\nxref\n0 1000000000\n0000000000 65535 f \ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF',
      'failed',
    ],
    ['JavaScript', pdfFile(['x'], '/OpenAction<</S/JavaScript/JS(app.alert(1);while(1){})>>'), 'ready'],
    ['an action that opens a program', pdfFile(['x'], '/OpenAction<</S/Launch/F(/bin/sh)>>'), 'ready'],
    [
      'a form of XFA with an external entity',
      pdfFile(['x'], '/AcroForm<</XFA(<!DOCTYPE a SYSTEM "file:///etc/passwd">)>>'),
      'ready',
    ],
    [
      'a reference to a file outside',
      replaced('/Contents 11 0 R', '/Contents 11 0 R/AF[<</Type/Filespec/F(/etc/passwd)>>]'),
      'ready',
    ],
    [
      'a content in a file outside',
      withPage(FONT, stream(4, '/F(/etc/passwd)/FFilter/None', ''), HELVETICA),
      'no_text',
    ],
    ['nested arrays', withPages(`<</Type/Pages/Kids${'['.repeat(50_000)}`), 'failed'],
    ['nested dictionaries', withPages('<<'.repeat(50_000)), 'no_text'],
    ['2,000 saved states', withPage(FONT, `${'q '.repeat(2_000)}${SHOW}`, HELVETICA), 'ready'],
    [
      'numbers without end',
      withPage(FONT, `BT /F ${'9'.repeat(5_000)} Tf 1e999 Tc ${'9'.repeat(400)} Tz (x) Tj ET`, HELVETICA),
      'ready',
    ],
    [
      'an image in its content without end',
      withPage(FONT, `${SHOW}BI /W 99999 /H 99999 ID ${'x'.repeat(100_000)}`, HELVETICA),
      'ready',
    ],
    ['a string without end', withPage(FONT, `BT /F 9 Tf (${'('.repeat(100_000)}`, HELVETICA), 'no_text'],
    [
      'a length that is wrong',
      withPage(FONT, `4 0 obj<</Length 999999999999>>stream\n${SHOW}\nendstream endobj\n`, HELVETICA),
      'ready',
    ],
    ['a content that is its page', replaced('/Contents 11 0 R', '/Contents 10 0 R'), 'no_text'],
    ['a long line', pdfFile(['x'.repeat(500_000)]), 'ready'],
    ['5,000 pieces of a line', pdfFile([') Tj ('.repeat(5_000)]), 'no_text'],
    ...[
      ['dictionaries', '1 0 obj<<\n'],
      ['dictionaries, each with its end', '1 0 obj<<endobj\n'],
      ['arrays', '1 0 obj[endobj\n'],
      ['strings', '1 0 obj(endobj\n'],
      ['strings of digits', '1 0 obj<a endobj\n'],
      ['dictionaries of pages', '1 0 obj<</Type/Catalog/Pages<</Kids[]/Count 1\n'],
      ['tables of positions', '1 0 obj<</Type/XRef/XRef/W[1 1 1]/Length 9>>stream\nendobj\n'],
    ].map(
      ([name, text = '']): HostileFile => [
        `25,000 ${name} that are not closed`,
        `%PDF-1.4\n${text.repeat(25_000)}`,
        'failed',
      ],
    ),
    ['no trailer', '%PDF-1.4\n', 'failed'],
    ['a header in a text', 'About %PDF- files', 'failed'],
    ['a filter of the name None', replaced('<</Length', '<</Filter/None/Length'), 'ready'],
    [
      'a filter repeated 1,000 times',
      replaced('<</Length', `<</Filter[${'/ASCIIHexDecode'.repeat(1_000)}]/Length`),
      'no_text',
    ],
    [
      'a password',
      replaced(
        '/Root 1 0 R',
        '/Root 1 0 R/Encrypt<</Filter/Standard/V 1/R 2/O(12345678901234567890123456789012)/U(12345678901234567890123456789012)/P -1>>/ID[(a)(a)]',
      ),
      'encrypted',
    ],
    [
      'an unknown kind of encryption',
      replaced('/Root 1 0 R', '/Root 1 0 R/Encrypt<</Filter/Other>>'),
      'failed',
    ],
  ].map(([name, ...rest]) => [`a PDF with ${name}`, ...rest] as unknown as HostileFile);
