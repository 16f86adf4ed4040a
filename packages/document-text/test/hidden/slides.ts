import { presentationFile, shape } from '../slide-files.ts';
import type { HiddenCase } from './hidden-case.ts';

const SOURCE = 'ECMA-376 part 1, 19.3.1.12';
const at = (x: number, y: number, width = 100, height = 100): string =>
  `<p:spPr><a:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="${width}" cy="${height}"/></a:xfrm></p:spPr>`;
const slide = (content: string): Buffer => presentationFile(`<p:sld>${shape('SEEN')}${content}</p:sld>`);
const group = (frame: string, content: string): string =>
  `<p:grpSp><p:grpSpPr>${frame}</p:grpSpPr>${content}</p:grpSp>`;
const TEXT = '## Slide 1\n\nSEEN';

const CASES: readonly HiddenCase[] = [
  {
    name: 'a hidden shape',
    source: SOURCE,
    file: slide(shape('HIDDEN', '<p:nvSpPr><p:cNvPr id="1" hidden="1"/></p:nvSpPr>')),
  },
  {
    name: 'a hidden group',
    source: SOURCE,
    file: slide(
      `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="1" hidden="true"/></p:nvGrpSpPr>${shape('HIDDEN')}</p:grpSp>`,
    ),
  },
  {
    name: 'a hidden table',
    source: SOURCE,
    file: slide(
      '<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr hidden="1"/></p:nvGraphicFramePr><a:tbl><a:tr><a:tc><a:p><a:r><a:t>HIDDEN</a:t></a:r></a:p></a:tc></a:tr></a:tbl></p:graphicFrame>',
    ),
  },
  {
    name: 'a shape left of the slide',
    source: '20.1.7.6',
    file: slide(shape('HIDDEN', at(-500, 0))),
  },
  {
    name: 'a shape below the slide',
    source: '20.1.7.6',
    file: slide(shape('HIDDEN', at(0, 540))),
  },
  {
    name: 'a shape that its group puts outside',
    source: '20.1.7.5',
    file: slide(
      group(
        '<a:xfrm><a:off x="900" y="0"/><a:ext cx="500" cy="500"/><a:chOff x="0" y="0"/><a:chExt cx="100" cy="100"/></a:xfrm>',
        shape('HIDDEN', at(20, 20, 10, 10)),
      ),
    ),
  },
  {
    name: 'text of one point',
    source: '21.1.2.3.9',
    file: slide('<p:sp><a:p><a:r><a:rPr sz="100"/><a:t>HIDDEN</a:t></a:r></a:p></p:sp>'),
  },
  {
    name: 'a hidden slide',
    source: '19.3.1.38',
    file: presentationFile(`<p:sld>${shape('SEEN')}</p:sld>`, `<p:sld show="0">${shape('HIDDEN')}</p:sld>`),
  },
  {
    name: 'a shape that lies partly on the slide',
    source: '20.1.7.6',
    file: slide(shape('TOO', at(-50, 500))),
    text: `${TEXT}\nTOO`,
    hides: false,
  },
  {
    name: 'a shape that its group puts onto the slide',
    source: '20.1.7.5',
    file: slide(
      group(
        '<a:xfrm><a:off x="0" y="0"/><a:ext cx="100" cy="100"/><a:chOff x="5000" y="0"/><a:chExt cx="1000" cy="1000"/></a:xfrm>',
        shape('TOO', at(5500, 0)),
      ),
    ),
    text: `${TEXT}\nTOO`,
    hides: false,
  },
  {
    name: 'an extension of the format, which is no extent',
    source: '20.1.2.2.14',
    file: slide(
      shape(
        'TOO',
        `<p:nvSpPr><p:cNvPr id="1"><a:extLst><a:ext uri="{x}"/></a:extLst></p:cNvPr></p:nvSpPr>${at(10, 10)}`,
      ),
    ),
    text: `${TEXT}\nTOO`,
    hides: false,
  },
];

export const slides = CASES.map((one): HiddenCase => ({ text: TEXT, ...one, name: `PPTX: ${one.name}` }));
