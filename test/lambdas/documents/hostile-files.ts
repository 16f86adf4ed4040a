import { seeded } from '../../faults/seeded.ts';
import { openDocumentFile, pdfFile, sheetFile, slideFile, wordFile, zipOf } from './document-files.ts';

export interface HostileFile {
  readonly name: string;
  readonly bytes: Buffer;
  /** How it may end. */
  readonly ends: RegExp;
}

const file = (name: string, bytes: Buffer | string, ends = /./): HostileFile => ({
  name,
  bytes: Buffer.from(bytes),
  ends,
});

const repeat = (text: string, times: number): string => text.repeat(times);
const word = (text: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

function bombs(): HostileFile[] {
  const zeros = Buffer.alloc(120_000_000, 0x20);
  const bomb = (name: string) => zipOf({ 'word/document.xml': 'x', 'xl/workbook.xml': 'x', [name]: zeros });
  return [
    file('a bomb by ratio in a Word file', bomb('word/document.xml'), /too_large/),
    file(
      'a bomb by ratio in the styles of a sheet',
      zipOf({ 'xl/workbook.xml': '<workbook/>', 'xl/styles.xml': zeros }),
      /too_large/,
    ),
    file(
      'a bomb in the shared strings',
      sheetFile([['S', 'visible', '']], { 'xl/sharedStrings.xml': zeros.toString('latin1') }),
      /too_large/,
    ),
    file(
      'an archive of 2,001 entries',
      zipOf(Object.fromEntries(Array.from({ length: 2001 }, (_, i) => [`e${i}`, '']))),
      /too_large/,
    ),
    file('an archive in an archive', zipOf({ 'a.zip': zipOf({ 'b.zip': 'x' }) }), /unsupported/),
    file('sizes that are wrong', zipOf({ 'word/document.xml': word('x') }, { packed: 4_000_000_000 })),
    file('an unknown method', zipOf({ 'word/document.xml': word('x') }, { method: 99 }), /failed/),
    file('encrypted entries', zipOf({ 'word/document.xml': word('x') }, { flags: 1 }), /encrypted/),
    file('an end of the directory only', Buffer.from('PK\x03\x04PK\x05\x06', 'latin1'), /failed/),
    file(
      'a compound file with a package',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
      /encrypted/,
    ),
  ];
}

function markup(): HostileFile[] {
  const entities = `<!DOCTYPE x [<!ENTITY a "${repeat('x', 1000)}"><!ENTITY b "${repeat('&a;', 1000)}"><!ENTITY c SYSTEM "file:///etc/passwd">]>`;
  return [
    file('nesting in a Word file', wordFile(repeat('<w:p>', 100_000)), /failed/),
    file('nested tables', wordFile(repeat('<w:tbl><w:tr><w:tc>', 160) + word('x'))),
    file(
      'entities',
      zipOf({ 'word/document.xml': `${entities}<w:document>${word('&b;&c;')}</w:document>` }),
      /ready/,
    ),
    file('an external relation', slideFile(['<p:sld/>']), /ready|no_text/),
    file(
      'a relation that leads out of the archive',
      zipOf({
        'xl/workbook.xml': '<sheet name="a" r:id="r"/>',
        'xl/_rels/workbook.xml.rels': '<Relationship Id="r" Type="x" Target="../../../../etc/passwd"/>',
      }),
    ),
    file(
      'sheets that name one another',
      zipOf({
        'xl/workbook.xml': repeat('<sheet name="a" r:id="r"/>', 5000),
        'xl/_rels/workbook.xml.rels': '<Relationship Id="r" Type="x" Target="workbook.xml"/>',
      }),
    ),
    file(
      '100,000 attributes',
      wordFile(`<w:p ${Array.from({ length: 100_000 }, (_, i) => `a${i}="1"`).join(' ')}/>`),
    ),
    file(
      'one million cells',
      sheetFile([['S', 'visible', repeat('<row><c><v>1</v></c></row>', 600_000)]]),
      /ready|too_large/,
    ),
    file(
      '16,384 columns',
      sheetFile([
        [
          'S',
          'visible',
          `<row>${Array.from({ length: 16_384 }, (_, i) => `<c r="${column(i)}1"><v>${i}</v></c>`).join('')}</row>`,
        ],
      ]),
      /ready/,
    ),
    file(
      'a string that is far away',
      sheetFile([['S', 'visible', '<row><c t="s"><v>99999999999</v></c><c t="s"><v>-1</v></c></row>']]),
    ),
    file(
      'dates that are none',
      sheetFile([['S', 'visible', '<row><c s="0"><v>1e308</v></c><c s="0"><v>NaN</v></c></row>']], {
        'xl/styles.xml': '<cellXfs><xf numFmtId="14"/></cellXfs>',
      }),
      /ready/,
    ),
    file(
      'columns repeated without end',
      openDocumentFile(
        'spreadsheet',
        `<office:spreadsheet><table:table table:name="a">${repeat('<table:table-row><table:table-cell table:number-columns-repeated="999999999"><text:p>x</text:p></table:table-cell></table:table-row>', 5000)}</table:table></office:spreadsheet>`,
      ),
      /ready/,
    ),
    file(
      'blanks without end',
      openDocumentFile(
        'text',
        `<office:text><text:p>x${repeat('<text:s text:c="999999999"/>', 50_000)}</text:p></office:text>`,
      ),
      /ready|too_large/,
    ),
    file('tags that end nothing', wordFile(repeat('</w:p></w:tbl></w:tc>', 50_000))),
    file('a macro', wordFile(word('x'), { 'word/vbaProject.bin': 'Sub AutoOpen()' }), /ready/),
    file('a Word file that is no XML', wordFile(repeat('<', 200_000))),
    file('half a tag', wordFile('<w:p><w:r><w:t')),
    file('a long name', wordFile(`<${repeat('n', 1_000_000)}>`)),
    file('comments in XML', wordFile(`<!--${repeat('-', 500_000)}`)),
    file('CDATA without end', wordFile(`<![CDATA[${repeat(']]', 200_000)}`)),
  ];
}

function column(index: number): string {
  return (index >= 26 ? column(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));
}

function richTexts(): HostileFile[] {
  return [
    ['nesting', `{\\rtf1${repeat('{', 200_000)}x`],
    ['braces that close nothing', `{\\rtf1${repeat('}', 200_000)}x`],
    ['binary data', `{\\rtf1\\bin999999999 x}`],
    ['huge parameters', '{\\rtf1\\u99999999999999\\uc99999999 x}'],
    ['backslashes', `{\\rtf1${repeat('\\', 500_000)}`],
    ['bytes of a code page that is none', "{\\rtf1\\ansicpg99999\\'ff\\'fe x}"],
    ['an object', '{\\rtf1{\\object{\\*\\objdata 0105000002000000}}x}'],
    ['control words', `{\\rtf1${repeat('\\par', 300_000)}}`],
  ].map(([name = '', text = '']) => file(`RTF with ${name}`, text));
}

function portableDocuments(): HostileFile[] {
  const object = (number: number, text: string): string => `${number} 0 obj${text}endobj\n`;
  const withPages = (pages: string, more = ''): string =>
    `%PDF-1.7\n${object(1, '<</Type/Catalog/Pages 2 0 R>>')}${object(2, pages)}${more}trailer<</Root 1 0 R>>`;
  return [
    file('a PDF whose pages are their own parents', withPages('<</Type/Pages/Kids[2 0 R]/Count 1>>')),
    file('a PDF of a billion pages', withPages('<</Type/Pages/Kids[]/Count 1000000000>>')),
    file('a PDF of minus one page', withPages('<</Type/Pages/Kids[]/Count -1>>')),
    file(
      'a PDF of 100,000 objects',
      withPages(
        '<</Type/Pages/Kids[]/Count 0>>',
        Array.from({ length: 100_000 }, (_, i) => object(i + 10, '<<>>')).join(''),
      ),
    ),
    file(
      'a PDF with JavaScript',
      pdfFile(['x'], '/OpenAction<</S/JavaScript/JS(app.alert(1);while(1){})>>'),
      /ready/,
    ),
    file('a PDF that opens a program', pdfFile(['x'], '/OpenAction<</S/Launch/F(/bin/sh)>>'), /ready/),
    file('a PDF with nested arrays', withPages(`<</Type/Pages/Kids${repeat('[', 50_000)}`)),
    file('a PDF with nested dictionaries', withPages(repeat('<<', 50_000))),
    file(
      'a PDF of a font that is none',
      Buffer.from(
        pdfFile(['x']).toString('latin1').replace('/BaseFont/Helvetica', '/FontFile2 2 0 R/ToUnicode 5 0 R'),
        'latin1',
      ),
    ),
    file(
      'a PDF whose content names itself',
      Buffer.from(
        pdfFile(['x']).toString('latin1').replace('/Contents 11 0 R', '/Contents 10 0 R'),
        'latin1',
      ),
    ),
    file('a PDF with a long line', pdfFile([repeat('x', 500_000)])),
    file('a PDF with 5,000 lines', pdfFile([repeat(') Tj (', 5_000)]), /ready|no_text/),
    file('a PDF without a trailer', '%PDF-1.4\n', /failed/),
    file('a PDF header in a text', 'About %PDF- files', /failed/),
    file(
      'a PDF with a table of positions that leads nowhere',
      `%PDF-1.4\nstartxref\n99999999\n%%EOF`,
      /failed/,
    ),
    file(
      'a PDF with a filter that is none',
      Buffer.from(pdfFile(['x']).toString('latin1').replace('<</Length', '<</Filter/None/Length'), 'latin1'),
    ),
    file(
      'an encrypted PDF',
      Buffer.from(
        pdfFile(['x'])
          .toString('latin1')
          .replace(
            '/Root 1 0 R',
            '/Root 1 0 R/Encrypt<</Filter/Standard/V 1/R 2/O(12345678901234567890123456789012)/U(12345678901234567890123456789012)/P -1>>/ID[(a)(a)]',
          ),
        'latin1',
      ),
      /encrypted|failed/,
    ),
  ];
}

function texts(): HostileFile[] {
  return [
    file('HTML with nesting', `<html>${repeat('<div>', 200_000)}`),
    file('HTML with a script', '<html><script>while(1){}</script>x', /ready/),
    file('a calendar file with nesting', repeat('BEGIN:VEVENT\n', 100_000)),
    file('a calendar file with one line', `BEGIN:VCALENDAR${repeat(';X=1', 200_000)}`),
    file(
      'a mail with nested parts',
      `From: a@x.test\nSubject: x\nContent-Type: multipart/mixed; boundary=a\n\n${repeat('--a\nContent-Type: multipart/mixed; boundary=a\n\n', 2_000)}`,
    ),
    file('zero-width characters', repeat('\u200b\u200d', 500_000), /no_text/),
    file('tag characters', repeat('\u{e0041}', 200_000), /no_text/),
    file('a text of line ends', repeat('\r\n', 1_000_000), /no_text/),
    file('zero bytes', Buffer.alloc(100_000), /unsupported/),
    file('nothing', '', /no_text/),
  ];
}

/** Good files that are cut, or with random bytes in them. */
function broken(): HostileFile[] {
  const random = seeded(34);
  const good: readonly (readonly [string, Buffer])[] = [
    ['PDF', pdfFile(['one', 'two'])],
    ['Word file', wordFile(word('x'))],
    ['Excel file', sheetFile([['S', 'visible', '<row><c><v>1</v></c></row>']])],
    ['PowerPoint file', slideFile(['<p:sld/>'])],
    ['OpenDocument file', openDocumentFile('text', '<office:text><text:p>x</text:p></office:text>')],
  ];
  return good.flatMap(([name, bytes]) =>
    Array.from({ length: 12 }, (_, i) => {
      const kept = Buffer.from(i % 2 === 0 ? bytes : bytes.subarray(0, Math.floor(random() * bytes.length)));
      for (let change = 0; change < i; change++)
        kept[Math.floor(random() * kept.length)] = Math.floor(random() * 256);
      return file(`a broken ${name}, ${i}`, kept);
    }),
  );
}

/** Files that are made to harm who reads them. They are made anew, never stored. */
export const hostileFiles = (): readonly HostileFile[] => [
  ...bombs(),
  ...markup(),
  ...richTexts(),
  ...portableDocuments(),
  ...texts(),
  ...broken(),
];
