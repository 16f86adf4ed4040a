import { line, pdfPage, stream } from '../pdf-files.ts';
import type { HiddenCase } from './hidden-case.ts';

const OFF = (more = '/OFF[6 0 R]') => `/OCProperties<</OCGs[6 0 R]/D<<${more}/Order[6 0 R]>>>>`;
const layer = { resources: '/Properties<</oc1 6 0 R>>', objects: ['<</Type/OCG/Name(L)>>'] };
const inLayer = (content: string): string => `/OC /oc1 BDC ${content}EMC\n`;
const invisible = (text: string, mode = '3'): string =>
  `BT /F1 12 Tf ${mode} Tr 1 0 0 1 50 600 Tm (${text}) Tj ET\n`;
const IMAGE = stream(
  '/Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8',
  'x',
);

export const pdfs: readonly HiddenCase[] = [
  {
    name: 'PDF: a layer that is off',
    source: 'ISO 32000-1, 8.11.3',
    file: pdfPage(inLayer(line('HIDDEN', 600)) + line('SEEN'), { catalog: OFF(), ...layer }),
  },
  {
    name: 'PDF: layers that are off unless they are on',
    source: '8.11.4.3',
    file: pdfPage(inLayer(line('HIDDEN', 600)) + line('SEEN'), { catalog: OFF('/BaseState/OFF'), ...layer }),
  },
  {
    name: 'PDF: a drawing in a layer that is off',
    source: '8.11.3.3',
    file: pdfPage(`${line('SEEN')}/X Do`, {
      catalog: OFF(),
      resources: '/XObject<</X 7 0 R>>',
      objects: [
        '<</Type/OCG/Name(L)>>',
        stream(
          '/Type/XObject/Subtype/Form/BBox[0 0 612 792]/OC 6 0 R/Resources<</Font<</F1 5 0 R>>>>',
          line('HIDDEN', 600),
        ),
      ],
    }),
  },
  {
    name: 'PDF: words of a line whose layer is off',
    source: '8.11.3.2',
    file: pdfPage(`BT /F1 12 Tf 1 0 0 1 50 700 Tm (SEEN) Tj /OC /oc1 BDC ( HIDDEN) Tj EMC ( TOO) Tj ET`, {
      catalog: OFF(),
      ...layer,
    }),
    text: 'SEEN  TOO',
  },
  {
    name: 'PDF: render mode 3',
    source: '9.3.6',
    file: pdfPage(line('SEEN') + invisible('HIDDEN')),
  },
  {
    name: 'PDF: render mode 3, compressed',
    source: '9.3.6',
    file: pdfPage(line('SEEN') + invisible('HIDDEN'), { isCompressed: true }),
  },
  {
    name: 'PDF: render mode 7, which shows what is painted into letters: read, and told',
    source: '9.3.6',
    file: pdfPage(line('SEEN') + invisible('TOO', '7')),
    text: 'SEEN\nTOO',
  },
  {
    name: 'PDF: render mode 3 and a drawn font, which shows all the same',
    source: '9.3.6',
    file: pdfPage('BT /F1 12 Tf 3 Tr 50 700 Td (aa) Tj ET', {
      font: '<</Type/Font/Subtype/Type3/FontBBox[0 0 9 9]/FontMatrix[.1 0 0 .1 0 0]/FirstChar 97/LastChar 97/Widths[9]/Encoding<</Differences[97/a]>>/CharProcs<</a 6 0 R>>>>',
      objects: [stream('', '9 0 d0 0 0 9 9 re f')],
    }),
    text: 'aa',
    hides: false,
  },
  {
    name: 'PDF: render mode 3 over a picture, the words of a scan',
    source: '9.3.6, note 2; what scanners write',
    file: pdfPage(invisible('WORDS OF A SCAN'), { resources: '/XObject<</I 6 0 R>>', objects: [IMAGE] }),
    text: 'WORDS OF A SCAN',
  },
  {
    name: 'PDF: size 0',
    source: '9.3.3',
    file: pdfPage(`${line('SEEN')}BT /F1 0 Tf 1 0 0 1 50 600 Tm (HIDDEN) Tj ET`),
  },
  {
    name: 'PDF: a matrix that makes letters small',
    source: '9.4.2',
    file: pdfPage(`${line('SEEN')}BT /F1 1 Tf .01 0 0 .01 50 600 Tm (HIDDEN) Tj ET`),
  },
  {
    name: 'PDF: a field that is hidden',
    source: '12.5.3',
    file: pdfPage(line('SEEN'), {
      page: '/Annots[6 0 R]',
      objects: ['<</Subtype/Widget/FT/Tx/F 2/T(n)/V(HIDDEN)/Rect[100 695 300 715]>>'],
    }),
  },
  {
    name: 'PDF: a layer that is on',
    source: '8.11.3',
    file: pdfPage(inLayer(line('TOO', 600)) + line('SEEN'), { catalog: OFF(''), ...layer }),
    text: 'TOO\nSEEN',
    hides: false,
  },
  {
    name: 'PDF: render mode 3 that ends',
    source: '9.3.6',
    file: pdfPage(`BT /F1 12 Tf 3 Tr 0 Tr 1 0 0 1 50 700 Tm (SEEN) Tj ET`),
    hides: false,
  },
  {
    name: 'PDF: upside down, with a size below 0',
    source: '9.3.3',
    file: pdfPage('BT /F1 -12 Tf 1 0 0 -1 50 700 Tm (SEEN) Tj ET'),
    hides: false,
  },
];
