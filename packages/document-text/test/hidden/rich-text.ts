import type { HiddenCase } from './hidden-case.ts';

const SOURCE = 'RTF 1.9.1, Font (Character) Formatting Properties';
const rtf = (text: string): string => `{\\rtf1\\ansi ${text}}`;

export const richTexts: readonly HiddenCase[] = [
  {
    name: 'RTF: \\v until \\v0',
    source: SOURCE,
    file: rtf('Dear Ann,\\par \\v secret\\v0 please pay 42 EUR.\\par Best\\par'),
    text: 'Dear Ann,\n\nplease pay 42 EUR.\n\nBest',
  },
  { name: 'RTF: \\v until \\plain', source: SOURCE, file: rtf('\\v HIDDEN\\plain SEEN') },
  { name: 'RTF: \\v in a group', source: SOURCE, file: rtf('{\\v HIDDEN}SEEN') },
  {
    name: 'RTF: \\v with a box in it',
    source: SOURCE,
    file: rtf('{\\v{\\shp{\\*\\shpinst{\\shptxt HIDDEN}}}}SEEN'),
  },
  { name: 'RTF: \\fs0', source: SOURCE, file: rtf('\\fs0 HIDDEN\\fs24 SEEN') },
  { name: 'RTF: \\fs2, a point', source: SOURCE, file: rtf('{\\fs2 HIDDEN}SEEN') },
  { name: 'RTF: \\fs1 until \\plain', source: SOURCE, file: rtf('\\fs1 HIDDEN\\plain SEEN') },
  { name: 'RTF: \\webhidden', source: SOURCE, file: rtf('SEEN{\\webhidden HIDDEN}') },
  {
    name: 'RTF: page numbers that only a browser hides',
    source: 'Word, a table of contents',
    file: rtf('SEEN{\\webhidden \\tab 3}'),
    text: 'SEEN\t3',
    hides: false,
  },
  { name: 'RTF: \\v0 alone', source: SOURCE, file: rtf('\\v0 SEEN'), text: 'SEEN', hides: false },
  { name: 'RTF: small letters', source: SOURCE, file: rtf('\\fs8 SEEN'), text: 'SEEN', hides: false },
  {
    name: 'RTF: a deletion is no hidden text',
    source: 'RTF 1.9.1, Track Changes',
    file: rtf('SEEN{\\deleted HIDDEN}'),
    hides: false,
  },
];
