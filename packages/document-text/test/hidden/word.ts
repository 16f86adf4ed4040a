import { wordFile } from '../document-files.ts';
import type { HiddenCase } from './hidden-case.ts';

const SOURCE = 'ECMA-376 part 1, 17.3.2';
const run = (text: string, properties = ''): string =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`;
const paragraph = (content: string, properties = ''): string =>
  `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`;
const style = (type: string, id: string, more: string): string =>
  `<w:style w:type="${type}" w:styleId="${id}">${more}</w:style>`;
const STYLES = {
  'word/styles.xml': `<w:styles>${style('character', 'Hid', '<w:rPr><w:vanish/></w:rPr>')}${style('paragraph', 'HidP', '<w:rPr><w:vanish/></w:rPr>')}${style('character', 'Based', '<w:basedOn w:val="Hid"/>')}${style('character', 'Shown', '<w:basedOn w:val="Hid"/><w:rPr><w:vanish w:val="0"/></w:rPr>')}${style('character', 'Tiny', '<w:rPr><w:sz w:val="1"/></w:rPr>')}</w:styles>`,
};
const hidden = (properties: string): Buffer =>
  wordFile(paragraph(run('SEEN') + run('HIDDEN', properties)), STYLES);
const box = `<wps:txbx><w:txbxContent>${paragraph(run('HIDDEN'))}</w:txbxContent></wps:txbx>`;

export const words: readonly HiddenCase[] = [
  { name: 'DOCX: a run (vanish)', source: SOURCE, file: hidden('<w:vanish/>'), text: 'SEEN' },
  { name: 'DOCX: the style of a run', source: SOURCE, file: hidden('<w:rStyle w:val="Hid"/>'), text: 'SEEN' },
  {
    name: 'DOCX: a style that is based on it',
    source: '17.7.4.3',
    file: hidden('<w:rStyle w:val="Based"/>'),
    text: 'SEEN',
  },
  {
    name: 'DOCX: the style of a paragraph',
    source: SOURCE,
    file: wordFile(paragraph(run('SEEN')) + paragraph(run('HIDDEN'), '<w:pStyle w:val="HidP"/>'), STYLES),
    text: 'SEEN',
  },
  {
    name: 'DOCX: the default style of paragraphs',
    source: '17.7.4.17',
    file: wordFile(paragraph(run('HIDDEN')) + paragraph(run('SEEN', '<w:vanish w:val="false"/>')), {
      'word/styles.xml':
        '<w:styles><w:style w:type="paragraph" w:default="1" w:styleId="N"><w:rPr><w:vanish/></w:rPr></w:style></w:styles>',
    }),
    text: 'SEEN',
  },
  { name: 'DOCX: specVanish', source: '17.3.2.36', file: hidden('<w:specVanish/>'), text: 'SEEN' },
  { name: 'DOCX: webHidden', source: '17.3.2.44', file: hidden('<w:webHidden/>'), text: 'SEEN' },
  {
    name: 'DOCX: size 1, half a point',
    source: '17.3.2.38',
    file: hidden('<w:sz w:val="1"/>'),
    text: 'SEEN',
  },
  { name: 'DOCX: size 2, a point', source: '17.3.2.38', file: hidden('<w:sz w:val="2"/>'), text: 'SEEN' },
  {
    name: 'DOCX: a style of size 1',
    source: '17.3.2.38',
    file: hidden('<w:rStyle w:val="Tiny"/>'),
    text: 'SEEN',
  },
  {
    name: 'DOCX: a drawing (docPr hidden)',
    source: '20.4.2.5',
    file: wordFile(
      paragraph(
        `${run('SEEN')}<w:r><w:drawing><wp:anchor><wp:docPr id="1" hidden="1"/>${box}</wp:anchor></w:drawing></w:r>${run('TOO')}`,
      ),
    ),
    text: 'SEENTOO',
  },
  {
    name: 'DOCX: a drawing in a hidden run',
    source: SOURCE,
    file: wordFile(
      paragraph(
        `${run('SEEN')}<w:r><w:rPr><w:vanish/></w:rPr><w:drawing><wp:inline>${box}</wp:inline></w:drawing></w:r>`,
      ),
    ),
    text: 'SEEN',
  },
  {
    name: 'DOCX: a shape of VML (visibility:hidden)',
    source: 'ECMA-376 part 4, 19.1.2.19',
    file: wordFile(
      paragraph(
        `${run('SEEN')}<w:r><w:pict><v:shape style="width:9pt;visibility:hidden"><v:textbox><w:txbxContent>${paragraph(run('HIDDEN'))}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>`,
      ),
    ),
    text: 'SEEN',
  },
  {
    name: 'DOCX: page numbers that only a browser hides',
    source: 'Word, a table of contents',
    file: wordFile(paragraph(run('SEEN') + run('3', '<w:webHidden/>'))),
    text: 'SEEN3',
    hides: false,
  },
  {
    name: 'DOCX: a hidden style in a paragraph of a hidden style, which shows (17.7.3)',
    source: '17.7.3',
    file: wordFile(paragraph(run('SEEN', '<w:rStyle w:val="Hid"/>'), '<w:pStyle w:val="HidP"/>'), STYLES),
    text: 'SEEN',
    hides: false,
  },
  {
    name: 'DOCX: a style that shows again',
    source: '17.7.4.3',
    file: wordFile(paragraph(run('SEEN', '<w:rStyle w:val="Shown"/>')), STYLES),
    text: 'SEEN',
    hides: false,
  },
  {
    name: 'DOCX: the run behind a hidden one',
    source: SOURCE,
    file: wordFile(paragraph(run('SEEN', '<w:vanish w:val="0"/><w:webHidden w:val="0"/>'))),
    text: 'SEEN',
    hides: false,
  },
];
