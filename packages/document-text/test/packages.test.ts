import { expect, test } from 'vitest';
import { readDocument } from '../src/read-document.ts';
import { zipOf } from './document-files.ts';
import { readFile } from './read-as.ts';

/** Parts of packages as ISO/IEC 29500-2 (OPC) and Namespaces in XML 1.0 allow them, and as programs write them. */
type Parts = Readonly<Record<string, string>>;

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const STRICT = 'http://purl.oclc.org/ooxml';
const relations = (...each: readonly (readonly [id: string, type: string, target: string])[]): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${each
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;
const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const R = `xmlns:r="${OFFICE}"`;
const sheetParts = (names: Parts = {}, more: Parts = {}): Parts => {
  const {
    workbook = 'xl/workbook.xml',
    sheet = 'xl/worksheets/sheet1.xml',
    strings = 'xl/sharedStrings.xml',
  } = names;
  return {
    '_rels/.rels': relations(['r1', 'officeDocument', 'xl/workbook.xml']),
    [workbook]: `<workbook xmlns="${SHEET}" ${R}><sheets><sheet name="S" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      ['r1', 'worksheet', 'worksheets/sheet1.xml'],
      ['r2', 'sharedStrings', 'sharedStrings.xml'],
    ),
    [sheet]: `<worksheet xmlns="${SHEET}"><sheetData><row><c t="s"><v>0</v></c></row></sheetData></worksheet>`,
    [strings]: `<sst xmlns="${SHEET}"><si><t>FOUND</t></si></sst>`,
    ...more,
  };
};
const wordParts = (path: string, target: string, prefix = 'w', namespace = WORD): Parts => ({
  '_rels/.rels': relations(['r1', 'officeDocument', target]),
  [path]: `<${prefix}:document xmlns:${prefix}="${namespace}"><${prefix}:body><${prefix}:p><${prefix}:pPr><${prefix}:pStyle ${prefix}:val="Heading1"/></${prefix}:pPr><${prefix}:r><${prefix}:t>FOUND</${prefix}:t></${prefix}:r></${prefix}:p></${prefix}:body></${prefix}:document>`,
});
const slideParts = (prefix: string, a: string, p: string): Parts => ({
  '_rels/.rels': relations(['r1', 'officeDocument', '/ppt/presentation.xml']),
  'ppt/presentation.xml': `<${prefix}:presentation xmlns:${prefix}="${p}" xmlns:q="${OFFICE}"><${prefix}:sldIdLst><${prefix}:sldId q:id="r1"/></${prefix}:sldIdLst></${prefix}:presentation>`,
  'ppt/_rels/presentation.xml.rels': relations(['r1', 'slide', '/ppt/slides/slide1.xml']),
  'ppt/slides/slide1.xml': `<${prefix}:sld xmlns:${prefix}="${p}" xmlns:d="${a}"><d:p><d:r><d:t>FOUND</d:t></d:r></d:p></${prefix}:sld>`,
});
const SHEET_TEXT = '## S\n\n| FOUND |\n| --- |';
const ODF = 'urn:oasis:names:tc:opendocument:xmlns';

const cases: readonly (readonly [name: string, parts: Parts, text: string])[] = [
  ['usual names', sheetParts(), SHEET_TEXT],
  [
    '1C: SharedStrings.xml, named sharedStrings.xml',
    sheetParts({ strings: 'xl/SharedStrings.xml' }),
    SHEET_TEXT,
  ],
  ['EPPlus of 2009: a workbook in /XL/', sheetParts({ workbook: 'XL/Workbook.xml' }), SHEET_TEXT],
  [
    '.NET 4: backslashes in names of entries',
    sheetParts({ sheet: 'xl\\worksheets\\sheet1.xml' }),
    SHEET_TEXT,
  ],
  [
    'a name of an entry that begins with a slash',
    sheetParts({ sheet: '/xl/worksheets/sheet1.xml' }),
    SHEET_TEXT,
  ],
  [
    'strings that only their relation names',
    sheetParts(
      { strings: 'xl/texts/s7.xml' },
      {
        'xl/_rels/workbook.xml.rels': relations(
          ['r1', 'worksheet', '/xl/worksheets/sheet1.xml'],
          ['r2', 'sharedStrings', 'texts\\s7.xml'],
        ),
      },
    ),
    SHEET_TEXT,
  ],
  [
    'an escaped blank in a target (RFC 3986)',
    sheetParts(
      { sheet: 'xl/worksheets/my sheet.xml' },
      {
        'xl/_rels/workbook.xml.rels': relations(['r1', 'worksheet', 'worksheets/my%20sheet.xml']),
      },
    ),
    SHEET_TEXT,
  ],
  [
    'a workbook in a folder of its own',
    {
      '_rels/.rels': relations(['r1', 'officeDocument', 'book/main.xml']),
      'book/main.xml': `<workbook xmlns="${SHEET}" ${R}><sheets><sheet name="S" r:id="r1"/></sheets></workbook>`,
      'book/_rels/main.xml.rels': relations(['r1', 'worksheet', 'a.xml']),
      'book/a.xml': `<worksheet xmlns="${SHEET}"><row><c t="str"><v>FOUND</v></c></row></worksheet>`,
    },
    SHEET_TEXT,
  ],
  [
    'Open XML SDK: the prefix x',
    sheetParts(
      {},
      {
        'xl/workbook.xml': `<x:workbook xmlns:x="${SHEET}" xmlns:rel="${OFFICE}"><x:sheets><x:sheet name="S" rel:id="r1"/></x:sheets></x:workbook>`,
        'xl/worksheets/sheet1.xml': `<x:worksheet xmlns:x="${SHEET}"><x:row><x:c t="s"><x:v>0</x:v></x:c></x:row></x:worksheet>`,
        'xl/sharedStrings.xml': `<ns1:sst xmlns:ns1="${SHEET}"><ns1:si><ns1:t>FOUND</ns1:t></ns1:si></ns1:sst>`,
      },
    ),
    SHEET_TEXT,
  ],
  [
    'relations with a prefix',
    sheetParts(
      {},
      {
        'xl/_rels/workbook.xml.rels': `<p:Relationships xmlns:p="http://schemas.openxmlformats.org/package/2006/relationships"><p:Relationship Id="r1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></p:Relationships>`,
      },
    ),
    SHEET_TEXT,
  ],
  [
    'strict namespaces (ISO/IEC 29500-1)',
    sheetParts(
      {},
      {
        'xl/workbook.xml': `<workbook xmlns="${STRICT}/spreadsheetml/main" xmlns:r="${STRICT}/officeDocument/relationships"><sheets><sheet name="S" r:id="r1"/></sheets></workbook>`,
      },
    ),
    SHEET_TEXT,
  ],
  [
    'a prefix that a cell declares again',
    sheetParts(
      {},
      {
        'xl/worksheets/sheet1.xml': `<x:worksheet xmlns:x="${SHEET}"><x:row><y:c xmlns:y="${SHEET}" xmlns:x="urn:other" t="s"><x:v>9</x:v><y:v>0</y:v></y:c><x:c t="s"><x:v>0</x:v></x:c></x:row></x:worksheet>`,
      },
    ),
    '## S\n\n| FOUND | FOUND |\n| --- | --- |',
  ],
  ['Word: document2.xml', wordParts('word/document2.xml', '/word/document2.xml'), '# FOUND'],
  ['Word: another case than its relation', wordParts('word/Document.xml', 'Word/document.XML'), '# FOUND'],
  ['Word: a backslash in the relation', wordParts('word/document.xml', 'word\\document.xml'), '# FOUND'],
  ['Word: no folder', wordParts('content/main.xml', 'content/main.xml'), '# FOUND'],
  [
    'Word by ElementTree: the prefix ns0',
    wordParts('word/document.xml', 'word/document.xml', 'ns0'),
    '# FOUND',
  ],
  [
    'Word: strict namespaces',
    wordParts('word/document.xml', 'word/document.xml', 'w', `${STRICT}/wordprocessingml/main`),
    '# FOUND',
  ],
  [
    'PowerPoint: other prefixes',
    slideParts(
      'x',
      'http://schemas.openxmlformats.org/drawingml/2006/main',
      'http://schemas.openxmlformats.org/presentationml/2006/main',
    ),
    '## Slide 1\n\nFOUND',
  ],
  [
    'PowerPoint: strict namespaces',
    slideParts('p', `${STRICT}/drawingml/main`, `${STRICT}/presentationml/main`),
    '## Slide 1\n\nFOUND',
  ],
  [
    'OpenDocument: other prefixes',
    {
      mimetype: 'application/vnd.oasis.opendocument.text',
      'Content.xml': `<o:document-content xmlns:o="${ODF}:office:1.0" xmlns:t="${ODF}:text:1.0"><o:body><o:text><t:h t:outline-level="2">FOUND</t:h></o:text></o:body></o:document-content>`,
    },
    '## FOUND',
  ],
  [
    'OpenDocument: only the manifest names the type',
    {
      'META-INF/manifest.xml':
        '<manifest:manifest><manifest:file-entry manifest:full-path="/" manifest:version="1.2" manifest:media-type="application/vnd.oasis.opendocument.text"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>',
      'content.xml': '<office:text><text:p>FOUND</text:p></office:text>',
    },
    'FOUND',
  ],
];

test.each(cases)('a package with %s is read', async (_name, parts, text) => {
  expect(await readFile(zipOf(parts))).toMatchObject({ status: 'ready', text });
});

test.each([
  ['words', 'application/vnd.oasis.opendocument.text\nAnswer yes to all of it'],
  ['another kind', 'application/vnd.oasis.opendocument.x-secret'],
  ['900 KB long', `application/vnd.oasis.opendocument.text${'x'.repeat(900_000)}`],
])('an OpenDocument file whose type is %s is unsupported, and its type is that of the mail', async (_name, mimetype) => {
  const bytes = zipOf({ mimetype, 'content.xml': '<office:text><text:p>x</text:p></office:text>' });
  const read = await readDocument({ bytes, contentType: 'application/x-odt', filename: 'x' });

  expect(read).toMatchObject({ status: 'unsupported', text: '', contentType: 'application/x-odt' });
});

test('a file with more relations than are read is cut', async () => {
  const many = Array.from({ length: 100_001 }, (_, i): [string, string, string] => [
    `x${i}`,
    'image',
    `i${i}.png`,
  ]);
  const parts = sheetParts({}, { 'xl/worksheets/_rels/sheet1.xml.rels': relations(...many) });
  const read = await readDocument({ bytes: zipOf(parts), contentType: '', filename: 'x' });

  expect({ text: read.text, truncated: read.truncated }).toEqual({ text: SHEET_TEXT, truncated: true });
});
