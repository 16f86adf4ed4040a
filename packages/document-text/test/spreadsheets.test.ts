import { describe, expect, test } from 'vitest';
import { readDocument } from '../src/read-document.ts';
import { openDocumentFile, sheetFile } from './document-files.ts';

const read = async (bytes: Buffer | string, contentType = 'application/octet-stream', filename = 'x') => {
  const { text } = await readDocument({ bytes: Buffer.from(bytes), contentType, filename });
  return text;
};
const escaped = (code: string) =>
  code.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const stylesOf = (id: number, code?: string) =>
  `<styleSheet>${code === undefined ? '' : `<numFmts><numFmt numFmtId="${id}" formatCode="${escaped(code)}"/></numFmts>`}<cellXfs><xf numFmtId="${id}"/></cellXfs></styleSheet>`;

async function shown(format: string | number, value: number | string, workbook = ''): Promise<string> {
  const styles = typeof format === 'number' ? stylesOf(format) : stylesOf(164, format);
  const file = sheetFile([['S', 'visible', `<row><c><v>${value}</v></c></row>`]], {
    'xl/styles.xml': styles,
    ...(workbook === ''
      ? {}
      : {
          'xl/workbook.xml': `<workbook>${workbook}<sheets><sheet name="S" r:id="r0"/></sheets></workbook>`,
        }),
  });
  return /\| (.*) \|\n/.exec(await read(file))?.[1] ?? '';
}

/** ECMA-376 part 1, 18.8.31, and formats as Excel, LibreOffice and Google Sheets write them into files. */
describe('a number format', () => {
  test.each([
    // A character that is skipped (`_D`), filled (`*d`), escaped or quoted is no date.
    ['_-* #,##0.00\\ _D_M_-;\\-* #,##0.00\\ _D_M_-;_-* "-"??\\ _D_M_-;_-@_-', 1234.5, '1234.5'],
    ['_-* #,##0.00\\ _€_-;\\-* #,##0.00\\ _€_-;_-* "-"??\\ _€_-;_-@_-', -1234.5, '-1234.5'],
    ['_-* #,##0\\ _k_r_-;\\-* #,##0\\ _k_r_-;_-* "-"\\ _k_r_-;_-@_-', 12, '12'],
    ['_(* #,##0_);_(* \\(#,##0\\);_(* "-"_);_(@_)', 0, '0'],
    ['_ [$¥-804]* #,##0.00_ ;_ [$¥-804]* \\-#,##0.00_ ;_ [$¥-804]* "-"??_ ;_ @_ ', 7.25, '7.25'],
    ['_-* #,##0.00 [$Ft-40E]_-;\\-* #,##0.00 [$Ft-40E]_-', 3, '3'],
    ['#,##0_M_M_M;#,##0_M_M_M;_(@_M_M_M', 1234567, '1234567'],
    ['0.0############E-0', 0.00123, '0.00123'],
    ['*d0', 7.5, '7.5'],
    ['#,##0.00\\ \\d\\m', 45000, '45000'],
    ['"days: "0', 45000, '45000'],
    ['0" Stunden"', 8, '8'],
    ['[Red][>=100]0;[Blue]0', 45000, '45000'],
    ['[$DM-407] #,##0', 45000, '45000'],
    ['General', 45000, '45000'],
    ['GENERAL" h"', 45000, '45000'],
    // WPS names General in Chinese. Excel writes 0.001 as 1E-3.
    ['[DBNum1][$-804]G/通用格式', 45000, '45000'],
    ['General', '1E-3', '0.001'],
    ['# ?/?', 0.5, '0.5'],
    ['0.00%', 0.19, '0.19'],
    ['General', '4.9000000000000002E-2', '0.049'],
    ['General', '0.30000000000000004', '0.3'],
    // Dates, in the words and with the tags of their languages.
    ['[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy', 45000, '2023-03-15'],
    ['[$-407]d/\\ mmm/\\ yy;@', 45000, '2023-03-15'],
    ['yyyy"年"m"月"d"日"', 45000, '2023-03-15'],
    ['[$-411]ggge"年"m"月"d"日";@', 45000, '2023-03-15'],
    ['[$-411]e-m-d', 45000, '2023-03-15'],
    ['dd\\.mm\\.yyyy\\ hh:mm', 45000.5, '2023-03-15 12:00:00'],
    ['[<45000]0;yyyy-mm-dd', 45000, '2023-03-15'],
    ['[<45000]0;yyyy-mm-dd', 12, '12'],
    ['mmm', 45000, '2023-03-15'],
    // Times, with seconds where the format has them.
    ['h:mm', 0.25, '06:00'],
    ['h:mm:ss AM/PM', 0.75, '18:00:00'],
    ['[$-409]h:mm\\ AM/PM;@', 45000.5, '12:00'],
    ['h"時"mm"分"', 0.25, '06:00'],
    ['上午/下午h"时"mm"分"', 0.25, '06:00'],
    ['hh:mm:ss', 0.33333, '08:00:00'],
    // Durations, which go on beyond a day, an hour or a minute.
    ['[h]:mm', 1.5, '36:00'],
    ['[hh]:mm:ss', 0.25, '06:00:00'],
    ['[HH]:MM', 1.5, '36:00'],
    ['[mm]:ss', 0.0625, '90:00'],
    ['[ss]', 0.0625, '5400'],
    ['[s].00', 0.0000144676, '1.25'],
    ['[h]"h "mm"min"', 1.75, '42h 00min'],
    ['[h]:mm;-[h]:mm', -1.5, '-36:00'],
    ['mm:ss', 0.0625, '30:00'],
    ['mm:ss.0', 0.00034722, '00:30.0'],
  ] as const)('%s shows %s as %s', async (format, value, text) => {
    expect(await shown(format, value)).toBe(text);
  });

  test.each([
    [14, 45000, '2023-03-15'],
    [27, 45000, '2023-03-15'],
    [31, 45000, '2023-03-15'],
    [36, 45000, '2023-03-15'],
    [50, 45000, '2023-03-15'],
    [57, 45000, '2023-03-15'],
    [58, 45000, '2023-03-15'],
    [20, 0.25, '06:00'],
    [32, 0.25, '06:00'],
    [33, 0.25, '06:00:00'],
    [45, 0.0625, '30:00'],
    [46, 1.5, '36:00:00'],
    [47, 0.00034722, '00:30.0'],
    [71, 45000, '2023-03-15'],
    [79, 1.5, '36:00:00'],
    [37, 45000, '45000'],
    [44, 45000, '45000'],
    [49, 45000, '45000'],
    [59, 45000, '45000'],
    [67, 45000, '45000'],
  ])('of the number %i, which no file describes (18.8.30), shows %s as %s', async (id, value, text) => {
    expect(await shown(id, value)).toBe(text);
  });

  test('counts days from 1900, which Excel takes for a leap year, or from 1904 (18.17.4.1)', async () => {
    expect([await shown(14, 1), await shown(14, 59), await shown(14, 61), await shown(14, 2958465)]).toEqual([
      '1900-01-01',
      '1900-02-28',
      '1900-03-01',
      '9999-12-31',
    ]);
    expect(await shown(14, 43538, '<workbookPr date1904="1"/>')).toBe('2023-03-15');
    expect(await shown(14, 2958466)).toBe('2958466');
  });
});

const one = (cells: string, more: Record<string, string> = {}) =>
  read(sheetFile([['S', 'visible', `<row>${cells}</row>`]], more));
const table = (row: string) => `## S\n\n| ${row} |\n|${' --- |'.repeat(row.split(' | ').length)}`;

test('readings of East Asian texts are left out, in strings, cells and notes (18.4.6)', async () => {
  const cells =
    '<c t="s"><v>0</v></c><c t="inlineStr"><is><t>大阪</t><rPh sb="0" eb="2"><t>おおさか</t></rPh></is></c><c t="inlineStr"><is><r><t>名</t></r><rPh><t>な</t></rPh><r><t>前</t></r></is></c>';

  expect(
    await one(cells, {
      'xl/sharedStrings.xml': '<sst><si><t>東京都</t><rPh sb="0" eb="3"><t>とうきょうと</t></rPh></si></sst>',
    }),
  ).toBe(table('東京都 | 大阪 | 名前'));
});

test('escapes of characters are read in strings, cells and names of sheets (22.9.2.19)', async () => {
  const file = sheetFile(
    [
      [
        'A_x0026_B',
        'visible',
        '<row><c t="s"><v>0</v></c><c t="s"><v>1</v></c><c t="str"><v>a_x0009_b</v></c><c t="inlineStr"><is><t>_x005F_x000D_</t></is></c><c t="str"><v>x_x00G0_</v></c></row>',
      ],
    ],
    {
      'xl/sharedStrings.xml':
        '<sst><si><r><t xml:space="preserve">Hello </t></r><r><rPr><b/></rPr><t>world</t></r></si><si><t>line1_x000D_\nline2 _x0041_</t></si></sst>',
    },
  );

  expect(await read(file)).toBe(
    '## A&B\n\n| Hello world | line1 line2 A | a b | _x000D_ | x_x00G0_ |\n| --- | --- | --- | --- | --- |',
  );
});

test('a cell without a reference is behind the one before it, also an empty one', async () => {
  expect(await one('<c r="A1"><v>1</v></c><c/><c><v>3</v></c><c r="b1"><v>2</v></c>')).toBe(
    table('1 | 2 | 3'),
  );
});

test('dates of strict files are ISO 8601 (ISO/IEC 29500-1, 18.18.11)', async () => {
  expect(
    await one(
      '<c t="d"><v>2023-03-15T00:00:00.000</v></c><c t="d"><v>2023-03-15T12:30:00.5Z</v></c><c t="d"><v>2023-03-15</v></c>',
    ),
  ).toBe(table('2023-03-15 | 2023-03-15 12:30:00 | 2023-03-15'));
});

/** OpenDocument 1.2 part 1, 19.385 (office:value-type) and 9.1; as LibreOffice Calc writes it. */
describe('an ODS file', () => {
  const sheet = (rows: string, name = 'S') => `<table:table table:name="${name}">${rows}</table:table>`;
  const ods = (content: string) =>
    read(openDocumentFile('spreadsheet', `<office:spreadsheet>${content}</office:spreadsheet>`));
  const cell = (text: string, attributes = '', more = '') =>
    `<table:table-cell ${attributes}>${more}<text:p>${text}</text:p></table:table-cell>`;
  const row = (cells: string, attributes = '') => `<table:table-row ${attributes}>${cells}</table:table-row>`;
  const note = (text: string) =>
    `<office:annotation><dc:creator>Ann</dc:creator><dc:date>2026-01-01</dc:date><text:p>${text}</text:p><text:p>more</text:p></office:annotation>`;

  test.each([
    ['a date', 'office:value-type="date" office:date-value="2023-03-15"', '15.03.23', '2023-03-15'],
    [
      'a time of a day',
      'office:value-type="date" office:date-value="2023-03-15T12:30:00"',
      '15.03.23 12:30',
      '2023-03-15 12:30:00',
    ],
    [
      'fractions of a second, as LibreOffice writes them',
      'office:value-type="date" office:date-value="2023-03-15T12:30:45.123000000"',
      '15.03.23',
      '2023-03-15 12:30:45',
    ],
    [
      'midnight',
      'office:value-type="date" office:date-value="2023-03-15T00:00:00"',
      '15. März',
      '2023-03-15',
    ],
    ['a time', 'office:value-type="time" office:time-value="PT06H00M00S"', '06:00 Uhr', '06:00:00'],
    ['a duration', 'office:value-type="time" office:time-value="PT36H00M00S"', '36:00', '36:00:00'],
    [
      'a day shown by its time, as LibreOffice writes it',
      'office:value-type="time" office:time-value="PT1104114H30M00S"',
      '06:30:00 PM',
      '18:30:00',
    ],
    [
      'a duration shown in minutes',
      'office:value-type="time" office:time-value="PT36H00M00S"',
      '2160:00',
      '36:00:00',
    ],
    ['a duration of days', 'office:value-type="time" office:time-value="-P1DT2H3M4.5S"', '-', '-26:03:04'],
    ['a number', 'office:value-type="float" office:value="1234.5"', '1.234,50 €', '1.234,50 €'],
  ])('shows %s as ISO 8601, and other values in its own words', async (_name, attributes, text, expected) => {
    expect(await ods(sheet(row(cell(text, attributes))))).toBe(table(expected));
  });

  test('shows a value without a text', async () => {
    expect(
      await ods(
        sheet(
          row(
            '<table:table-cell office:value-type="float" office:value="7"/><table:table-cell office:value-type="boolean" office:boolean-value="true"/>',
          ),
        ),
      ),
    ).toBe(table('7 | TRUE'));
  });

  test('has notes with the cells that have them, also behind repeated rows and cells', async () => {
    const rows =
      row(cell('cell', '', note('my note'))) +
      row('<table:table-cell/>', 'table:number-rows-repeated="3"') +
      row(`<table:table-cell table:number-columns-repeated="27"/>${cell('x', '', note('far'))}`);

    expect(await ods(sheet(rows))).toMatch(
      /^## S\n\n\| cell \|.*\| x \|\n\n> Note on A1: my note more\n> Note on AB5: far more$/s,
    );
  });

  test('has rows as often as they are repeated, with a bound', async () => {
    expect(await ods(sheet(row(cell('a')) + row(cell('b'), 'table:number-rows-repeated="2"')))).toBe(
      '## S\n\n| a |\n| --- |\n| b |\n| b |',
    );
  });

  test('has no deleted cells (9.9), readings (6.4) or text of merged cells twice', async () => {
    const deleted =
      '<table:tracked-changes><table:deletion><table:cell-content-deletion><table:change-track-table-cell><text:p>GONE</text:p></table:change-track-table-cell></table:cell-content-deletion></table:deletion></table:tracked-changes>';
    const ruby =
      '<text:ruby><text:ruby-base>東京</text:ruby-base><text:ruby-text>とうきょう</text:ruby-text></text:ruby>です';

    expect(await ods(deleted + sheet(row(cell(ruby) + cell('b'))))).toBe(table('東京です | b'));
  });
});

test('an ODT file has blanks that do not break, and the text of shapes apart (6.1.2, 10.3)', async () => {
  const text =
    '<office:text><text:p>10\u00a0EUR,\n  東京\u3000駅</text:p><text:p>before<draw:custom-shape><text:p>S</text:p></draw:custom-shape>after</text:p></office:text>';

  expect(await read(openDocumentFile('text', text))).toBe('10\u00a0EUR, 東京\u3000駅\n\nbefore\nS\nafter');
});

test('an ODT file has text boxes apart, notes without their numbers, and no readings', async () => {
  const text =
    '<office:text><text:p>before<draw:frame><draw:text-box><text:p>BOX</text:p><text:p>two</text:p></draw:text-box></draw:frame>after</text:p><text:p>42<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>See</text:p></text:note-body></text:note></text:p><text:p><text:ruby><text:ruby-base>東京</text:ruby-base><text:ruby-text>とうきょう</text:ruby-text></text:ruby>です</text:p></office:text>';

  expect(await read(openDocumentFile('text', text))).toBe(
    'before\nBOX\ntwo\n\nafter\n\n42 [See]\n\n東京です',
  );
});

/** The first row as Excel and LibreOffice write it, and decimals with a comma. */
describe('a CSV file', () => {
  test.each([
    ['sep=;\nName;Units\nW;1\n', '| Name | Units |\n| --- | --- |\n| W | 1 |'],
    ['\ufeffsep=;\r\nName;Units\r\n"W; x";1\r\n', '| Name | Units |\n| --- | --- |\n| W; x | 1 |'],
    ['SEP=^\nName^Units, all\nW^1\n', '| Name | Units, all |\n| --- | --- |\n| W | 1 |'],
    ['"sep=\t"\nName\tUnits\nW\t1\n', '| Name | Units |\n| --- | --- |\n| W | 1 |'],
    ['sep=,\na,b;c\n', '| a | b;c |\n| --- | --- |'],
    ['separator;x\n1;2\n', '| separator | x |\n| --- | --- |\n| 1 | 2 |'],
    ['"Name; first; last",Units\nW,1\n', '| Name; first; last | Units |\n| --- | --- |\n| W | 1 |'],
    ['1,5;2,5;3,5\n4,5;5,5;6,5\n', '| 1,5 | 2,5 | 3,5 |\n| --- | --- | --- |\n| 4,5 | 5,5 | 6,5 |'],
    [
      'Net, in EUR;Gross, in EUR\n1,00;2,00\n',
      '| Net, in EUR | Gross, in EUR |\n| --- | --- |\n| 1,00 | 2,00 |',
    ],
    ['Report\nName;Sum\nW;1,5\n', '| Report |  |\n| --- | --- |\n| Name | Sum |\n| W | 1,5 |'],
    ['Name,Units\n"W; x",1\n', '| Name | Units |\n| --- | --- |\n| W; x | 1 |'],
    ['a;b\n"x", y;1\n', '| a | b |\n| --- | --- |\n| x | 1 |'],
  ])('%j is read with the separator that it names or shows', async (text, expected) => {
    expect(await read(text, 'text/csv')).toBe(expected);
  });
});
