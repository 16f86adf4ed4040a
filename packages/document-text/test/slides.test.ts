import { expect, test } from 'vitest';
import { openDocumentFile } from './document-files.ts';
import { type ReadCase, readFile } from './read-as.ts';
import { notedFile, presentationFile, shape } from './slide-files.ts';

const placeholder = (type: string): string => `<p:nvSpPr><p:nvPr><p:ph type="${type}"/></p:nvPr></p:nvSpPr>`;
const notes = (...content: readonly string[]): string => `<p:notes>${content.join('')}</p:notes>`;
const slide = (content: string): string => `<p:sld>${content}</p:sld>`;
const FRAME = '<draw:frame presentation:class="notes"><draw:text-box>';

/** By ECMA-376 part 1 (PresentationML in chapter 19), OpenDocument 1.2 part 1, and what PowerPoint and LibreOffice write. */
const cases: readonly ReadCase[] = [
  [
    'an equation, and notes without the number of the slide (19.7.10)',
    notedFile(
      [
        slide(
          '<p:sp><a:p><a:r><a:t>Area </a:t></a:r><a14:m><m:oMath><m:r><m:t>E=mc</m:t></m:r></m:oMath></a14:m></a:p></p:sp>',
        ),
      ],
      notes(shape('NOTE', placeholder('body')), shape('7', placeholder('sldNum'))),
    ),
    '## Slide 1\n\nArea E=mc\n\nNotes:\nNOTE',
  ],
  [
    'a power',
    presentationFile(
      slide(
        '<p:sp><a:p><m:oMath><m:sSup><m:e><m:r><m:t>x</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup></m:oMath></a:p></p:sp>',
      ),
    ),
    '## Slide 1\n\nx^2',
  ],
  [
    'notes of a strict file (ISO/IEC 29500-1)',
    notedFile(
      [slide(shape('A'))],
      notes(shape('NOTE')),
      'http://purl.oclc.org/ooxml/officeDocument/relationships/notesSlide',
    ),
    '## Slide 1\n\nA\n\nNotes:\nNOTE',
  ],
  [
    'notes in a box of their own, before the next slide',
    notedFile(
      [slide(shape('A')), slide(shape('B'))],
      notes(
        shape('x', placeholder('hdr')),
        shape('y', placeholder('dt')),
        shape('NOTE'),
        shape('z', placeholder('ftr')),
      ),
    ),
    '## Slide 1\n\nA\n\nNotes:\nNOTE\n## Slide 2\n\nB',
  ],
  [
    'notes that are a table',
    notedFile(
      [slide(shape('A'))],
      notes(
        '<p:graphicFrame><a:tbl><a:tr><a:tc><a:p><a:r><a:t>N1</a:t></a:r></a:p></a:tc><a:tc><a:p><a:r><a:t>N2</a:t></a:r></a:p></a:tc></a:tr></a:tbl></p:graphicFrame>',
      ),
    ),
    '## Slide 1\n\nA\n\nNotes:\n\n| N1 | N2 |\n| --- | --- |',
  ],
  [
    'no heading of empty notes',
    notedFile([slide(shape('A'))], notes(shape('', placeholder('body')), shape('7', placeholder('sldNum')))),
    '## Slide 1\n\nA',
  ],
  [
    'no footers, dates and numbers',
    presentationFile(
      slide(
        shape('A') +
          shape('f', placeholder('ftr')) +
          shape('d', placeholder('dt')) +
          shape('1', placeholder('sldNum')),
      ),
    ),
    '## Slide 1\n\nA',
  ],
  [
    'a drawing of SmartArt',
    notedFile(
      [slide(`${shape('A')}<p:graphicFrame><a:graphic><dgm:relIds r:dm="d"/></a:graphic></p:graphicFrame>`)],
      notes(shape('N')),
    ),
    '## Slide 1\n\nA\nPlan\n\nNotes:\nN',
  ],
];

test.each(cases)('a PowerPoint file has %s', async (_name, file, text) => {
  expect(await readFile(file)).toMatchObject({ status: 'ready', text });
});

test.each<readonly [string, string, string]>([
  [
    'behind the slide',
    `<text:p>A</text:p><presentation:notes>${FRAME}<text:p>NOTE</text:p></draw:text-box></draw:frame></presentation:notes>`,
    '## S\n\nA\n\nNotes:\nNOTE',
  ],
  [
    'of two paragraphs',
    `<text:p>A</text:p><presentation:notes>${FRAME}<text:p>N1</text:p><text:p>N2</text:p></draw:text-box></draw:frame></presentation:notes>`,
    '## S\n\nA\n\nNotes:\nN1\n\nN2',
  ],
  [
    'without the number of the slide, as LibreOffice writes it',
    `<text:p>A</text:p><presentation:notes>${FRAME}<text:p>NOTE</text:p></draw:text-box></draw:frame><draw:frame presentation:class="page-number"><draw:text-box><text:p><text:page-number>&lt;number&gt;</text:page-number></text:p></draw:text-box></draw:frame></presentation:notes>`,
    '## S\n\nA\n\nNotes:\nNOTE',
  ],
  [
    'of a slide without text',
    `<presentation:notes><draw:page-thumbnail/>${FRAME}<text:p>NOTE</text:p></draw:text-box></draw:frame></presentation:notes>`,
    '## S\n\nNotes:\nNOTE',
  ],
  [
    'and no heading of empty ones',
    `<text:p>A</text:p><presentation:notes>${FRAME}</draw:text-box></draw:frame></presentation:notes>`,
    '## S\n\nA',
  ],
  [
    'behind a list in a box',
    `<draw:frame><draw:text-box><text:list><text:list-item><text:p>A</text:p></text:list-item></text:list></draw:text-box></draw:frame><presentation:notes>${FRAME}<text:p>NOTE</text:p></draw:text-box></draw:frame></presentation:notes>`,
    '## S\n\n- A\n\nNotes:\nNOTE',
  ],
])('an OpenDocument presentation has marked notes %s', async (_name, content, text) => {
  const pages = `<office:presentation><draw:page draw:name="S">${content}</draw:page></office:presentation>`;

  expect((await readFile(openDocumentFile('presentation', pages))).text).toBe(text);
});
