import { sheetFile } from '../document-files.ts';
import type { HiddenCase } from './hidden-case.ts';

const cell = (reference: string, text: string, more = '') =>
  `<c r="${reference}" t="str"${more}><v>${text}</v></c>`;
const seen = '<row r="1"><c r="A1" t="str"><v>SEEN</v></c></row>';
const TEXT = '## S\n\n| SEEN |\n| --- |';
const file = (inSheet: string, more: Readonly<Record<string, string>> = {}) =>
  sheetFile([['S', 'visible', '']], {
    'xl/worksheets/s0.xml': `<worksheet>${inSheet}</worksheet>`,
    ...more,
  });
const data = (rows: string, before = '') => file(`${before}<sheetData>${rows}</sheetData>`);
const withFormat = (code: string, row: string) =>
  file(`<sheetData>${row}</sheetData>`, {
    'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="${code}"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
  });
const number = `<row r="1">${cell('A1', 'SEEN')}<c r="B1" s="1"><v>5</v></c></row>`;
const text = `<row r="1">${cell('A1', 'SEEN')}${cell('B1', 'HIDDEN', ' s="1"')}</row>`;
const ROW = 'ECMA-376 part 1, 18.3.1.73';
const COLUMN = 'ECMA-376 part 1, 18.3.1.13';
const MERGED = 'ECMA-376 part 1, 18.3.1.55';
const FORMAT = 'ECMA-376 part 1, 18.8.31';
const columns = (col: string) =>
  data(`<row r="1">${cell('A1', 'SEEN')}${cell('B1', 'HIDDEN')}</row>`, `<cols>${col}</cols>`);

const CASES: readonly HiddenCase[] = [
  {
    name: 'hidden row',
    source: ROW,
    file: data(`${seen}<row r="2" hidden="1">${cell('A2', 'HIDDEN')}</row>`),
  },
  {
    name: 'hidden row, as "true"',
    source: ROW,
    file: data(`<row hidden="true">${cell('A1', 'HIDDEN')}</row>${seen}`),
  },
  {
    name: 'row without height',
    source: ROW,
    file: data(`${seen}<row r="2" ht="0" customHeight="1">${cell('A2', 'HIDDEN')}</row>`),
  },
  {
    name: 'rows without height by default',
    source: 'ECMA-376 part 1, 18.3.1.81',
    file: data(
      `<row r="1" ht="15" customHeight="1">${cell('A1', 'SEEN')}</row><row r="2">${cell('A2', 'HIDDEN')}</row>`,
      '<sheetFormatPr defaultRowHeight="0" customHeight="1"/>',
    ),
  },
  {
    name: 'hidden column',
    source: COLUMN,
    file: columns('<col min="2" max="3" width="9" hidden="1"/>'),
  },
  {
    name: 'column without width',
    source: COLUMN,
    file: columns('<col min="2" max="2" width="0" customWidth="1"/>'),
  },
  {
    name: 'columns without width by default',
    source: 'ECMA-376 part 1, 18.3.1.81',
    file: data(
      `<row r="1">${cell('A1', 'SEEN')}${cell('B1', 'HIDDEN')}</row>`,
      '<sheetFormatPr defaultColWidth="0" defaultRowHeight="15"/><cols><col min="1" max="1" width="9"/></cols>',
    ),
  },
  { name: 'the format ;;; of a number', source: FORMAT, file: withFormat(';;;', number), text: TEXT },
  { name: 'the format ;;; of a text', source: FORMAT, file: withFormat(';;;', text), text: TEXT },
  { name: 'a format of asterisks', source: FORMAT, file: withFormat('**;**;**;**', text), text: TEXT },
  {
    name: 'a format of blanks and colours',
    source: FORMAT,
    file: withFormat('[White]&quot; &quot;;_x;\\ ;', text),
  },
  {
    name: 'a format that hides positive numbers',
    source: FORMAT,
    file: withFormat(';-0;0', number),
  },
  {
    name: 'a format without a section for negative numbers',
    source: FORMAT,
    file: withFormat('0;;', number),
    text: '## S\n\n| SEEN | 5 |\n| --- | --- |',
    hides: false,
  },
  {
    name: 'a format ;; of a text, which it does not concern',
    source: FORMAT,
    file: withFormat(';;', text.replace('HIDDEN', 'TOO')),
    text: '## S\n\n| SEEN | TOO |\n| --- | --- |',
    hides: false,
  },
  {
    name: 'hidden="0" and a height',
    source: ROW,
    file: data(
      `<row r="1" hidden="0" ht="15">${cell('A1', 'SEEN')}</row>`,
      '<cols><col min="1" max="1" width="9" hidden="0"/></cols>',
    ),
    hides: false,
  },
  {
    name: 'a hidden row without a text',
    source: ROW,
    file: data(`${seen}<row r="2" hidden="1"><c r="A2"/></row>`),
    hides: false,
  },
  {
    name: 'hidden sheet',
    source: 'ECMA-376 part 1, 18.18.68',
    file: sheetFile([
      ['S', 'visible', seen],
      ['T', 'hidden', `<row>${cell('A1', 'HIDDEN')}</row>`],
    ]),
  },
  {
    name: 'very hidden sheet',
    source: 'ECMA-376 part 1, 18.18.68',
    file: sheetFile([
      ['T', 'veryHidden', `<row>${cell('A1', 'HIDDEN')}</row>`],
      ['S', 'visible', seen],
    ]),
  },
  {
    name: 'cells below a merged one, which comes behind all cells',
    source: MERGED,
    file: file(
      `<sheetData><row r="1">${cell('A1', 'SEEN')}${cell('B1', 'HIDDEN')}</row><row r="2">${cell('A2', 'HIDDEN')}</row></sheetData><mergeCells><mergeCell ref="A1:B2"/></mergeCells>`,
    ),
  },
  {
    name: 'cells beside a merged one',
    source: MERGED,
    file: file(
      `<sheetData><row r="1">${cell('A1', 'SEEN')}${cell('C1', 'TOO')}</row><row r="3">${cell('A3', 'ALSO')}</row></sheetData><mergeCells><mergeCell ref="A1:B2"/></mergeCells>`,
    ),
    text: '## S\n\n| SEEN | TOO |\n| --- | --- |\n| ALSO |  |',
    hides: false,
  },
  {
    name: 'zeros of a sheet that shows none',
    source: 'ECMA-376 part 1, 18.3.1.87 (showZeros)',
    file: data(
      `<row r="1">${cell('A1', 'SEEN')}<c r="B1"><v>0</v></c></row>`,
      '<sheetViews><sheetView showZeros="0"/></sheetViews>',
    ),
  },
  {
    name: 'notes of cells in a hidden row and column, and one of a cell that is seen',
    source: 'ECMA-376 part 1, 18.7.3',
    file: file(
      `<cols><col min="2" max="2" hidden="1"/></cols><sheetData>${seen}<row r="2" hidden="1"/></sheetData>`,
      {
        'xl/worksheets/_rels/s0.xml.rels':
          '<Relationships><Relationship Id="c" Type="x/comments" Target="../comments1.xml"/></Relationships>',
        'xl/comments1.xml': `<comments>${['A2', 'B1', 'A1'].map((ref, i) => `<comment ref="${ref}"><text><t>${i < 2 ? 'HIDDEN' : 'seen'}</t></text></comment>`).join('')}</comments>`,
      },
    ),
    text: `${TEXT}\n\n> Note on A1: seen`,
  },
];

export const spreadsheets = CASES.map(
  (one): HiddenCase => ({ text: TEXT, ...one, name: `XLSX: ${one.name}` }),
);
