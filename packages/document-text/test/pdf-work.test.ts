import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Unreadable } from '../src/document.ts';
import { PdfWork } from '../src/pdf-work.ts';
import { readPortableDocument } from '../src/portable-document.ts';
import { TextWriter } from '../src/text-writer.ts';
import { composite, line, pdfPage, stream } from './pdf-files.ts';

const BOUND = 200_000;
const MAX_STEPS = 2_000;

const DRAWN = '/XObject<</X 7 0 R>>';
/** Objects from number 6 on: one, and forms each of which draws the next one twenty times. */
const laughs = (first: string, more = ''): readonly string[] => [
  first,
  ...Array.from({ length: 12 }, (_, i) => form('/X Do '.repeat(20), `/XObject<</X ${8 + i} 0 R>>`, more)),
  form(line('y'), '/Font<</F1 5 0 R>>'),
];
const form = (content: string, resources: string, more = '') =>
  stream(`/Type/XObject/Subtype/Form/BBox[0 0 9 9]${more}/Resources<<${resources}>>`, content);
const packedForm = (content: string, resources: string) => {
  const filter = '/Filter[/ASCIIHexDecode/FlateDecode]';
  const bytes = deflateSync(content).toString('hex');
  return stream(`/Type/XObject/Subtype/Form/BBox[0 0 9 9]${filter}/Resources<<${resources}>>`, bytes);
};
const SEEN = `${line('x')}3 Tr ${line('z')}`;
const GLYPH =
  '<</Type/Font/Subtype/Type3/FontBBox[0 0 9 9]/FontMatrix[1 0 0 1 0 0]/FirstChar 120/LastChar 120/Widths[9]/Encoding<</Differences[120/x]>>/CharProcs<</x 6 0 R>>/Resources<</XObject<</X 7 0 R>>>>>>';
const note = (kind: string) => ({
  page: '/Annots[6 0 R]',
  objects: laughs(`<</Type/Annot/Subtype/${kind}/F 4/Rect[0 0 9 9]/DA(/F1 9 Tf)/AP<</N 7 0 R>>>>`),
});
const ranges = (kind: string, to: string) =>
  `x begincmap ${`1 begin${kind}range <00000000> <00ffffff> ${to} end${kind}range `.repeat(20)}endcmap`;

/** Small files that ask for the work of large ones. */
test.each([
  ['forms that draw forms', pdfPage(`${line('x')}/X Do`, { resources: DRAWN, objects: laughs('null') })],
  [
    'groups that draw groups',
    pdfPage(`${SEEN}/X Do`, { resources: DRAWN, objects: laughs('null', '/Group<</S/Transparency>>') }),
  ],
  [
    'a pattern of forms',
    pdfPage(`${SEEN}/Pattern cs /P scn 0 0 9 9 re f`, {
      resources: '/Pattern<</P 6 0 R>>',
      objects: laughs(
        stream(
          `/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 9 9]/XStep 9/YStep 9/Resources<<${DRAWN}>>`,
          '/X Do',
        ),
      ),
    }),
  ],
  ['a glyph of forms', pdfPage(line('x'), { font: GLYPH, objects: laughs(stream('', '9 0 d0 /X Do')) })],
  ['a field of forms', pdfPage(line('x'), note('Widget/FT/Tx/T(a)/V(b)'))],
  ['a note of forms', pdfPage(line('x'), note('FreeText'))],
  [
    'a form of 100 KB that is drawn ten times',
    pdfPage(line('x') + '/X Do '.repeat(10), {
      resources: '/XObject<</X 6 0 R>>',
      objects: [form('BT /F1 9 Tf (y) Tj ET '.repeat(5_000), '/Font<</F1 5 0 R>>')],
    }),
  ],
  ['a content of 4 MB', pdfPage(line('x') + ' '.repeat(4_000_000), { isCompressed: true })],
  [
    'a packed form of 100 KB that is drawn ten times',
    pdfPage(line('x') + '/X Do '.repeat(10), {
      resources: '/XObject<</X 6 0 R>>',
      objects: [packedForm('BT /F1 9 Tf (y) Tj ET '.repeat(5_000), '/Font<</F1 5 0 R>>')],
    }),
  ],
  ['1,000 saved states', pdfPage(line('x') + 'q '.repeat(1_000))],
  ['20,000 unknown operators', pdfPage(line('x') + 'zz '.repeat(20_000))],
  ['a string of 100 KB', pdfPage(`${line('x')}BT /F1 9 Tf (${'y'.repeat(100_000)}) Tj ET`)],
  [
    'widths of four billion glyphs',
    pdfPage(`${line('x')}`, {
      font: composite('Identity-H', 'A', 'Identity').replace('/DW 1000', '/W[0 4000000000 500]'),
    }),
  ],
  [
    'a map to Unicode of twenty times 16 million characters',
    pdfPage(line('x'), {
      font: '<</Type/Font/Subtype/Type1/BaseFont/A/ToUnicode 6 0 R>>',
      objects: [stream('', ranges('bf', '<0041>'))],
    }),
  ],
  [
    'an encoding of twenty times 16 million characters',
    pdfPage(line('x'), {
      font: composite('', 'A', 'Identity').replace('/Encoding/', '/Encoding 6 0 R'),
      objects: [stream('/Type/CMap/CMapName/A', ranges('cid', '0'))],
    }),
  ],
])('%s: the file ends when its work is spent', async (_name, bytes) => {
  const work = new PdfWork(BOUND);
  const steps: number[] = [];
  const spend = work.spend.bind(work);
  work.spend = (step) => {
    steps.push(work.isSpent ? 0 : step);
    spend(step);
  };
  const out = new TextWriter();
  const read = readPortableDocument(bytes, out, work).then(
    () => out.isCut && out.hasWords,
    (error: Unreadable) => error.status,
  );

  expect([true, 'failed']).toContain(await read);
  expect(work.isSpent).toBe(true);
  const done = steps.filter((step) => step > 0).slice(0, -1);
  expect(done.reduce((sum, step) => sum + step, 0)).toBeLessThanOrEqual(BOUND);
  // Nothing goes on behind the step that is refused: each of what surrounds it fails once.
  expect(steps.length).toBeLessThan(MAX_STEPS);
});

test('a packed content is decoded no further than its work allows', async () => {
  const bytes = pdfPage(line('x') + ' '.repeat(4_000_000), { isCompressed: true });
  const work = new PdfWork(BOUND);
  await readPortableDocument(bytes, new TextWriter(), work).catch(() => undefined);

  expect(work.spent).toBeGreaterThan(BOUND);
  expect(work.spent).toBeLessThan(BOUND + 1_000);
});

test('the pieces of text that a page gives out are counted', async () => {
  const word = (n: number) => `(x)Tj 1 0 0 1 ${n % 50} ${n % 70} Tm `;
  const spent = async (count: number) => {
    const work = new PdfWork();
    const words = Array.from({ length: count }, (_, n) => word(n)).join('');
    await readPortableDocument(pdfPage(`BT /F1 9 Tf ${words}ET`), new TextWriter(), work);
    return work.spent;
  };
  // Each is nine tokens of 22 bytes or more, and a piece.
  expect((await spent(2_000)) - (await spent(1_000))).toBeGreaterThan(1_000 * (9 * 5 + 22 * 2 + 150));
});

test('ordinary pages take little of it, and are whole', async () => {
  const work = new PdfWork(BOUND);
  const out = new TextWriter();
  await readPortableDocument(
    pdfPage(line('A line of a page').repeat(100), { isCompressed: true }),
    out,
    work,
  );

  expect(work.spent).toBeLessThan(60_000);
  expect(out.isCut).toBe(false);
});
