import { paragraph, run, wordFile } from '../document-files.ts';
import type { HiddenCase } from './hidden-case.ts';

const SOURCE = 'ECMA-376 part 1, 17.3.2';
const style = (type: string, id: string, more: string): string =>
  `<w:style w:type="${type}" w:styleId="${id}">${more}</w:style>`;
const STYLES = {
  'word/styles.xml': `<w:styles>${style('character', 'Hid', '<w:rPr><w:vanish/></w:rPr>')}${style('paragraph', 'HidP', '<w:rPr><w:vanish/></w:rPr>')}${style('character', 'Based', '<w:basedOn w:val="Hid"/>')}${style('character', 'Shown', '<w:basedOn w:val="Hid"/><w:rPr><w:vanish w:val="0"/></w:rPr>')}${style('character', 'Tiny', '<w:rPr><w:sz w:val="1"/></w:rPr>')}</w:styles>`,
};
const hidden = (properties: string): Buffer =>
  wordFile(paragraph(run('SEEN') + run('HIDDEN', properties)), STYLES);
const box = `<wps:txbx><w:txbxContent>${paragraph(run('HIDDEN'))}</w:txbxContent></wps:txbx>`;

const CASES: readonly HiddenCase[] = [
  { name: 'a run (vanish)', source: SOURCE, file: hidden('<w:vanish/>') },
  { name: 'the style of a run', source: SOURCE, file: hidden('<w:rStyle w:val="Hid"/>') },
  {
    name: 'a style that is based on it',
    source: '17.7.4.3',
    file: hidden('<w:rStyle w:val="Based"/>'),
  },
  {
    name: 'the style of a paragraph',
    source: SOURCE,
    file: wordFile(paragraph(run('SEEN')) + paragraph(run('HIDDEN'), '<w:pStyle w:val="HidP"/>'), STYLES),
  },
  {
    name: 'the default style of paragraphs',
    source: '17.7.4.17',
    file: wordFile(paragraph(run('HIDDEN')) + paragraph(run('SEEN', '<w:vanish w:val="false"/>')), {
      'word/styles.xml':
        '<w:styles><w:style w:type="paragraph" w:default="1" w:styleId="N"><w:rPr><w:vanish/></w:rPr></w:style></w:styles>',
    }),
  },
  { name: 'specVanish', source: '17.3.2.36', file: hidden('<w:specVanish/>') },
  { name: 'webHidden', source: '17.3.2.44', file: hidden('<w:webHidden/>') },
  {
    name: 'size 1, half a point',
    source: '17.3.2.38',
    file: hidden('<w:sz w:val="1"/>'),
  },
  { name: 'size 2, a point', source: '17.3.2.38', file: hidden('<w:sz w:val="2"/>') },
  {
    name: 'a style of size 1',
    source: '17.3.2.38',
    file: hidden('<w:rStyle w:val="Tiny"/>'),
  },
  {
    name: 'a drawing (docPr hidden)',
    source: '20.4.2.5',
    file: wordFile(
      paragraph(
        `${run('SEEN')}<w:r><w:drawing><wp:anchor><wp:docPr id="1" hidden="1"/>${box}</wp:anchor></w:drawing></w:r>${run('TOO')}`,
      ),
    ),
    text: 'SEENTOO',
  },
  {
    name: 'a drawing in a hidden run',
    source: SOURCE,
    file: wordFile(
      paragraph(
        `${run('SEEN')}<w:r><w:rPr><w:vanish/></w:rPr><w:drawing><wp:inline>${box}</wp:inline></w:drawing></w:r>`,
      ),
    ),
  },
  {
    name: 'a shape of VML (visibility:hidden)',
    source: 'ECMA-376 part 4, 19.1.2.19',
    file: wordFile(
      paragraph(
        `${run('SEEN')}<w:r><w:pict><v:shape style="width:9pt;visibility:hidden"><v:textbox><w:txbxContent>${paragraph(run('HIDDEN'))}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>`,
      ),
    ),
  },
  {
    name: 'page numbers that only a browser hides',
    source: 'Word, a table of contents',
    file: wordFile(paragraph(run('SEEN') + run('3', '<w:webHidden/>'))),
    text: 'SEEN3',
    hides: false,
  },
  {
    name: 'a hidden style in a paragraph of a hidden style, which shows (17.7.3)',
    source: '17.7.3',
    file: wordFile(paragraph(run('SEEN', '<w:rStyle w:val="Hid"/>'), '<w:pStyle w:val="HidP"/>'), STYLES),
    hides: false,
  },
  {
    name: 'a style that shows again',
    source: '17.7.4.3',
    file: wordFile(paragraph(run('SEEN', '<w:rStyle w:val="Shown"/>')), STYLES),
    hides: false,
  },
  {
    name: 'the run behind a hidden one',
    source: SOURCE,
    file: wordFile(paragraph(run('SEEN', '<w:vanish w:val="0"/><w:webHidden w:val="0"/>'))),
    hides: false,
  },
];

export const words = CASES.map((one): HiddenCase => ({ ...one, name: `DOCX: ${one.name}` }));
