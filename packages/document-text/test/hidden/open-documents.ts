import { openDocumentFile, zipOf } from '../document-files.ts';
import type { HiddenCase } from './hidden-case.ts';

const style = (family: string, properties: string, more = '') =>
  `<style:style style:name="H" style:family="${family}"${more}>${properties}</style:style>`;
const styles = (all: string) => `<office:automatic-styles>${all}</office:automatic-styles>`;
const NONE = '<style:text-properties text:display="none"/>';
const odt = (body: string, all = '') =>
  openDocumentFile('text', `${styles(all)}<office:body><office:text>${body}</office:text></office:body>`);
const SEEN = '<text:p>SEEN</text:p>';
const SPAN = '<text:p>SEEN<text:span text:style-name="H">HIDDEN</text:span></text:p>';
const PARAGRAPH = `${SEEN}<text:p text:style-name="H">HIDDEN</text:p>`;

const cell = (text: string, more = '') =>
  `<table:table-cell ${more}><text:p>${text}</text:p></table:table-cell>`;
const row = (cells: string, more = '') => `<table:table-row ${more}>${cells}</table:table-row>`;
const ods = (inTable: string, all = '', more = '') =>
  openDocumentFile(
    'spreadsheet',
    `${styles(all)}<office:body><office:spreadsheet><table:table table:name="S"${more}>${inTable}</table:table></office:spreadsheet></office:body>`,
  );
const seenRow = row(cell('SEEN'));
const two = row(`${cell('SEEN')}${cell('HIDDEN', 'table:style-name="H"')}`);
const SHEET = '## S\n\n| SEEN |\n| --- |';
const odp = (shapes: string, all = '', master = '') =>
  zipOf({
    mimetype: 'application/vnd.oasis.opendocument.presentation',
    'styles.xml': `<office:document-styles>${master}</office:document-styles>`,
    'content.xml': `<office:document-content>${styles(all)}<office:body><office:presentation>${shapes}</office:presentation></office:body></office:document-content>`,
  });
const box = (text: string, more = '') =>
  `<draw:frame ${more}><draw:text-box><text:p>${text}</text:p></draw:text-box></draw:frame>`;
/** As LibreOffice Calc writes the format ;;; (a text style with a part for each kind of number). */
const EMPTY_FORMAT = `${['P0', 'P1', 'P2']
  .map(
    (part) =>
      `<number:number-style style:name="N1${part}" style:volatile="true"><number:text/></number:number-style>`,
  )
  .join('')}<number:text-style style:name="N1"><number:text/>${['P0', 'P1', 'P2']
  .map((part) => `<style:map style:condition="value()&gt;0" style:apply-style-name="N1${part}"/>`)
  .join('')}</number:text-style>`;
const CELL_FORMAT = style('table-cell', '', ' style:data-style-name="N1"');

const SHEETS: readonly HiddenCase[] = [
  {
    name: 'collapsed row',
    source: '19.748 (table:visibility)',
    file: ods(seenRow + row(cell('HIDDEN'), 'table:visibility="collapse"')),
  },
  {
    name: 'filtered row',
    source: '19.748',
    file: ods(seenRow + row(cell('HIDDEN'), 'table:visibility="filter"')),
  },
  {
    name: 'group of rows that is closed',
    source: '9.1.9',
    file: ods(
      `${seenRow}<table:table-row-group table:display="false">${row(cell('HIDDEN'))}</table:table-row-group>`,
    ),
  },
  {
    name: 'row without height',
    source: '20.378 (style:row-height)',
    file: ods(
      seenRow + row(cell('HIDDEN'), 'table:style-name="H"'),
      style('table-row', '<style:table-row-properties style:row-height="0cm"/>'),
    ),
  },
  {
    name: 'collapsed column, behind repeated ones',
    source: '19.748, 19.677',
    file: ods(
      `<table:table-column/><table:table-column table:visibility="collapse" table:number-columns-repeated="2"/>${row(`${cell('SEEN')}<table:table-cell/>${cell('HIDDEN')}`)}`,
    ),
  },
  {
    name: 'column without width',
    source: '20.292 (style:column-width)',
    file: ods(
      `<table:table-column/><table:table-column table:style-name="H"/>${row(cell('SEEN') + cell('HIDDEN'))}`,
      style('table-column', '<style:table-column-properties style:column-width="0in"/>'),
    ),
  },
  {
    name: 'the format ;;; of a text',
    source: '16.27; LibreOffice Calc',
    file: ods(two, EMPTY_FORMAT + CELL_FORMAT),
  },
  {
    name: 'the format ;;; of a number, of which LibreOffice writes no text',
    source: '16.27; LibreOffice Calc',
    file: ods(
      row(
        `${cell('SEEN')}<table:table-cell table:style-name="H" office:value-type="float" office:value="5"/>`,
      ),
      EMPTY_FORMAT + CELL_FORMAT,
    ),
  },
  {
    name: 'the same format as the default of a column',
    source: '19.615 (table:default-cell-style-name)',
    file: ods(
      `<table:table-column/><table:table-column table:default-cell-style-name="H"/>${two.replace('table:style-name="H"', '')}`,
      EMPTY_FORMAT + CELL_FORMAT,
    ),
  },
  {
    name: 'the same as the default of a row',
    source: '19.615',
    file: ods(seenRow + row(cell('HIDDEN'), 'table:default-cell-style-name="H"'), EMPTY_FORMAT + CELL_FORMAT),
  },
  {
    name: 'a cell with a style of its own in such a column',
    source: '19.615',
    file: ods(
      `<table:table-column/><table:table-column table:default-cell-style-name="H"/>${two.replace('"H"', '"Own"').replace('HIDDEN', 'TOO')}`,
      EMPTY_FORMAT + CELL_FORMAT,
    ),
    text: '## S\n\n| SEEN | TOO |\n| --- | --- |',
    hides: false,
  },
  {
    name: 'zeros that are not shown',
    source: 'LibreOffice Calc, settings.xml',
    file: zipOf({
      mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
      'settings.xml':
        '<config:config-item config:name="ShowZeroValues" config:type="boolean">false</config:config-item>',
      'content.xml': `<office:document-content><office:body><office:spreadsheet><table:table table:name="S">${row(cell('SEEN') + cell('0', 'office:value-type="float" office:value="0"'))}</table:table></office:spreadsheet></office:body></office:document-content>`,
    }),
  },
  {
    name: 'a format with a part that shows something',
    source: '16.27',
    file: ods(
      two.replace('HIDDEN', 'TOO'),
      EMPTY_FORMAT.replace('<number:text/></number:number-style>', '<number:number/></number:number-style>') +
        CELL_FORMAT,
    ),
    text: '## S\n\n| SEEN | TOO |\n| --- | --- |',
    hides: false,
  },
  {
    name: 'a cell whose contents its protected sheet hides',
    source: '20.291 (style:cell-protect)',
    file: ods(
      two,
      style('table-cell', '<style:table-cell-properties style:cell-protect="hidden-and-protected"/>'),
      ' table:protected="true"',
    ),
  },
  {
    name: 'the same of a sheet that is not protected',
    source: '20.291',
    file: ods(
      two.replace('HIDDEN', 'TOO'),
      style('table-cell', '<style:table-cell-properties style:cell-protect="hidden-and-protected"/>'),
    ),
    text: '## S\n\n| SEEN | TOO |\n| --- | --- |',
    hides: false,
  },
  {
    name: 'a cell below a merged one',
    source: '9.1.5 (table:covered-table-cell)',
    file: ods(
      row(
        `${cell('SEEN', 'table:number-columns-spanned="2"')}<table:covered-table-cell><text:p>HIDDEN</text:p></table:covered-table-cell>`,
      ),
    ),
  },
  {
    name: 'hidden sheet',
    source: '20.408',
    file: openDocumentFile(
      'spreadsheet',
      `${styles(style('table', '<style:table-properties table:display="false"/>'))}<office:body><office:spreadsheet><table:table table:name="T" table:style-name="H">${row(cell('HIDDEN'))}</table:table><table:table table:name="S">${seenRow}</table:table></office:spreadsheet></office:body>`,
    ),
  },
];

export const openDocuments: readonly HiddenCase[] = [
  ...SHEETS.map((one) => ({ text: SHEET, ...one, name: `ODS: ${one.name}` })),
  {
    name: 'ODT: text:display="none" of a span',
    source: 'OpenDocument 1.2 part 1, 20.367',
    file: odt(SPAN, style('text', NONE)),
  },
  {
    name: 'ODT: the same of a paragraph',
    source: '20.367',
    file: odt(PARAGRAPH, style('paragraph', NONE)),
  },
  {
    name: 'ODT: a style whose parent in styles.xml hides',
    source: '19.512 (style:parent-style-name)',
    file: zipOf({
      mimetype: 'application/vnd.oasis.opendocument.text',
      'styles.xml': `<office:document-styles><office:styles><style:style style:name="P" style:family="text">${NONE}</style:style></office:styles></office:document-styles>`,
      'content.xml': `<office:document-content>${styles(style('text', '', ' style:parent-style-name="P"'))}<office:body><office:text>${SPAN}</office:text></office:body></office:document-content>`,
    }),
  },
  {
    name: 'ODT: a style that shows what its parent hides',
    source: '20.367',
    file: odt(
      SPAN.replace('HIDDEN', ' TOO'),
      `<style:style style:name="P" style:family="text">${NONE}</style:style>${style('text', '<style:text-properties text:display="true"/>', ' style:parent-style-name="P"')}`,
    ),
    text: 'SEEN TOO',
    hides: false,
  },
  {
    name: 'ODT: a font of no size',
    source: '20.188 (fo:font-size)',
    file: odt(SPAN, style('text', '<style:text-properties fo:font-size="0pt"/>')),
  },
  {
    name: 'ODT: a font of one point',
    source: '20.188',
    file: odt(SPAN, style('text', '<style:text-properties fo:font-size="1pt"/>')),
  },
  {
    name: 'ODT: letters without opacity',
    source: 'LibreOffice Writer (loext:opacity)',
    file: odt(SPAN, style('text', '<style:text-properties fo:color="#ff0000" loext:opacity="0%"/>')),
  },
  {
    name: 'ODP: letters of the automatic color, which LibreOffice writes without opacity',
    source: 'LibreOffice Impress',
    file: odp(
      `<draw:page draw:name="A"><draw:frame><draw:text-box>${SPAN.replace('HIDDEN', ' TOO')}</draw:text-box></draw:frame></draw:page>`,
      style('text', '<style:text-properties style:use-window-font-color="true" loext:opacity="0%"/>'),
    ),
    text: '## A\n\nSEEN TOO',
    hides: false,
  },
  {
    name: 'ODT: text:section text:display="none"',
    source: '19.821',
    file: odt(`${SEEN}<text:section text:display="none"><text:p>HIDDEN</text:p></text:section>`),
  },
  {
    name: 'ODT: a section with a condition, which is shown',
    source: '19.821',
    file: odt(
      `${SEEN}<text:section text:display="condition" text:condition="ooow:x EQ 1"><text:p>MAYBE</text:p></text:section>`,
    ),
    text: 'SEEN\n\nMAYBE',
  },
  {
    name: 'ODT: text:hidden-text',
    source: '7.7.4; LibreOffice Writer',
    file: odt(
      '<text:p>SEEN<text:hidden-text text:condition="ooow:1" text:string-value="HIDDEN" text:is-hidden="true">HIDDEN</text:hidden-text></text:p>',
    ),
  },
  {
    name: 'ODT: text:hidden-text that is not hidden now',
    source: '7.7.4',
    file: odt(
      '<text:p>SEEN<text:hidden-text text:condition="ooow:0" text:is-hidden="false"> TOO</text:hidden-text></text:p>',
    ),
    text: 'SEEN TOO',
    hides: false,
  },
  {
    name: 'ODT: text:hidden-paragraph',
    source: '7.7.5; LibreOffice Writer',
    file: odt(
      `${SEEN}<text:p><text:hidden-paragraph text:condition="ooow:1" text:is-hidden="true"/>HIDDEN</text:p>`,
    ),
  },
  {
    name: 'ODT: text:hidden-paragraph at its end',
    source: '7.7.5',
    file: odt(`<text:p>HIDDEN<text:hidden-paragraph text:is-hidden="true"/></text:p>${SEEN}`),
  },
  {
    name: 'ODT: a table that is not displayed',
    source: '20.408 (table:display)',
    file: odt(
      `${SEEN}<table:table table:style-name="H">${row(cell('HIDDEN'))}</table:table>`,
      style('table', '<style:table-properties table:display="false"/>'),
    ),
  },
  {
    name: 'ODP: hidden slide',
    source: '20.262 (presentation:visibility)',
    file: odp(
      `<draw:page draw:name="A">${box('SEEN')}</draw:page><draw:page draw:name="B" draw:style-name="H">${box('HIDDEN')}</draw:page>`,
      style('drawing-page', '<style:drawing-page-properties presentation:visibility="hidden"/>'),
    ),
    text: '## A\n\nSEEN',
  },
  {
    name: 'ODP: a table whose rows have no height, and grow with their text',
    source: 'LibreOffice Impress, of a PowerPoint file',
    file: odp(
      `<draw:page draw:name="A"><draw:frame><table:table>${row(cell('SEEN') + cell('TOO'), 'table:style-name="H"')}</table:table></draw:frame></draw:page>`,
      style('table-row', '<style:table-row-properties style:row-height="0cm"/>'),
    ),
    text: '## A\n\n| SEEN | TOO |\n| --- | --- |',
    hides: false,
  },
  {
    name: 'ODP: a shape of a layer that is not displayed',
    source: '10.2.3 (draw:layer)',
    file: odp(
      `<draw:page draw:name="A">${box('SEEN')}${box('HIDDEN', 'draw:layer="L"')}</draw:page>`,
      '',
      '<office:master-styles><draw:layer-set><draw:layer draw:name="L" draw:display="none"/></draw:layer-set></office:master-styles>',
    ),
    text: '## A\n\nSEEN',
  },
  {
    name: 'ODP: hidden text in a style',
    source: '20.367',
    file: odp(
      `<draw:page draw:name="A"><draw:frame><draw:text-box>${SPAN}</draw:text-box></draw:frame></draw:page>`,
      style('text', NONE),
    ),
    text: '## A\n\nSEEN',
  },
];
