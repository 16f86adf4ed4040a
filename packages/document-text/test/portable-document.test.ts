import { describe, expect, test } from 'vitest';
import { NotePlaces } from '../src/pdf-notes.ts';
import { lookInto } from '../src/pdf-streams.ts';
import { composite, line, pdfPage, stream } from './pdf-files.ts';
import { readFile } from './read-as.ts';

const shown = (hex: string): string => `BT /F1 12 Tf 50 700 Td <${hex}> Tj ET`;

describe('a PDF has Chinese, Japanese and Korean text', () => {
  /** Codes as the CMap of this name takes them (ISO 32000-1, table 118); CIDs by Adobe's collections (Adobe Technical Notes 5078, 5079). */
  test.each([
    ['UniGB-UCS2-H', composite('UniGB-UCS2-H', 'STSong-Light', 'GB1'), '4F60597D', '你好'],
    ['90ms-RKSJ-H', composite('90ms-RKSJ-H', 'MS-Gothic', 'Japan1'), '938C8B9E', '東京'],
    ['GBK-EUC-H', composite('GBK-EUC-H', 'SimSun', 'GB1'), 'C4E3BAC3', '你好'],
    ['Identity-H of Adobe-Japan1', composite('Identity-H', 'HeiseiMin-W3', 'Japan1'), '0D4D', '塙'],
    ['ETen-B5-H', composite('ETen-B5-H', 'MingLiU', 'CNS1'), 'A741A66E', '你好'],
    ['KSCms-UHC-H', composite('KSCms-UHC-H', 'Batang', 'Korea1'), 'C7D1B1DB', '한글'],
    ['UniJIS-UTF16-H', composite('UniJIS-UTF16-H', 'KozMinPr6N-Regular', 'Japan1'), '67714EAC', '東京'],
    ['EUC-H', composite('EUC-H', 'Ryumin-Light', 'Japan1'), 'C5ECB5FE', '東京'],
    ['Identity-H of Adobe-Korea1', composite('Identity-H', 'HYSMyeongJo-Medium', 'Korea1'), '0022', 'A'],
  ])('by %s', async (_name, font, codes, text) => {
    expect(await readFile(pdfPage(shown(codes), { font }))).toMatchObject({
      status: 'ready',
      text,
      hiddenText: false,
    });
  });
});

const FORM = (fields: readonly string[]) => ({
  catalog: `/AcroForm<</Fields[${fields.map((_, i) => `${6 + i} 0 R`).join(' ')}]/DA(/F1 12 Tf)>>`,
  page: `/Annots[${fields.map((_, i) => `${6 + i} 0 R`).join(' ')}]`,
  objects: fields.map((field) => `<</Subtype/Widget/F 4/P 3 0 R${field}>>`),
});
const NAME = '/FT/Tx/T(name)/V(Jane Roe)/Rect[100 695 300 715]';

describe('a PDF has values of its form', () => {
  /** ISO 32000-1, 12.7.4. */
  test.each([
    ['a text, behind its label', line('Name:'), FORM([NAME]), 'Name: Jane Roe'],
    ['a text and nothing else', '', FORM([NAME]), 'Jane Roe'],
    [
      'a choice',
      line('Name:'),
      FORM([
        '/FT/Ch/Ff 131072/T(c)/V(Germany)/Opt[(France)(Germany)]/Rect[100 695 300 715]',
        '/FT/Btn/T(b)/V/Yes/AS/Yes/Rect[100 600 110 610]',
      ]),
      'Name: Germany',
    ],
    [
      'a choice by its shown words',
      line('Country'),
      FORM(['/FT/Ch/T(c)/V(de)/Opt[[(fr)(France)][(de)(Deutschland)]]/Rect[100 695 300 715]']),
      'Country Deutschland',
    ],
    [
      'each in its line',
      line('Name:') + line('City:', 650),
      FORM([NAME, '/FT/Tx/T(city)/V(Bonn)/Rect[100 645 300 665]']),
      'Name: Jane Roe\nCity: Bonn',
    ],
    [
      'two in a line',
      `${line('Name:')}BT /F1 12 Tf 1 0 0 1 350 700 Tm (City:) Tj ET`,
      FORM([NAME, '/FT/Tx/T(city)/V(Bonn)/Rect[400 695 500 715]']),
      'Name: Jane Roe City: Bonn',
    ],
    [
      'boxes, before their words',
      `BT /F1 12 Tf 1 0 0 1 80 700 Tm (I agree) Tj ET\nBT /F1 12 Tf 1 0 0 1 80 650 Tm (I do not) Tj ET`,
      FORM([
        '/FT/Btn/T(a)/V/Yes/AS/Yes/Rect[60 700 70 710]/AP<</N<</Yes null/Off null>>>>',
        '/FT/Btn/T(b)/V/Off/AS/Off/Rect[60 650 70 660]/AP<</N<</Yes null/Off null>>>>',
      ]),
      '[x] I agree\n[ ] I do not',
    ],
    ['no password', line('Name:'), FORM(['/FT/Tx/Ff 8192/T(p)/V(secret)/Rect[100 695 300 715]']), 'Name:'],
    [
      'a note that is typed onto the page (12.5.6.6)',
      line('SEEN'),
      {
        page: '/Annots[6 0 R]',
        objects: ['<</Subtype/FreeText/F 4/Contents(PAID 42)/Rect[100 600 200 620]/DA(/F1 12 Tf)>>'],
      },
      'SEEN\nPAID 42',
    ],
    [
      'a note that has only rich text (12.5.6.6, table 174)',
      line('SEEN'),
      {
        page: '/Annots[6 0 R]',
        objects: [
          '<</Subtype/FreeText/F 4/Rect[100 600 200 620]/DA(/F1 12 Tf)/RC(<body xmlns="http://www.w3.org/1999/xhtml"><p>PAID <b>42</b></p><p>by Ann</p></body>)>>',
        ],
      },
      'SEEN\nPAID 42\nby Ann',
    ],
    [
      'a text whose value is a stream (12.7.4.3), by its appearance',
      line('Name:'),
      {
        page: '/Annots[6 0 R]',
        objects: [
          '<</Subtype/Widget/F 4/FT/Tx/V 7 0 R/Rect[100 695 300 715]/AP<</N 7 0 R>>>>',
          stream(
            '/Subtype/Form/BBox[0 0 200 20]/Resources<</Font<</F1 5 0 R>>>>',
            'BT /F1 12 Tf (Jane Roe) Tj ET',
          ),
        ],
      },
      'Name: Jane Roe',
    ],
    [
      'no comment (12.5.6.4)',
      line('SEEN'),
      {
        page: '/Annots[6 0 R]',
        objects: ['<</Subtype/Text/F 4/Contents(comment)/Rect[100 600 200 620]>>'],
      },
      'SEEN',
    ],
  ])('%s', async (_name, content, parts, text) => {
    expect((await readFile(pdfPage(content, parts))).text).toBe(text);
  });

  test('more than are compared with the words of a page, at its end', () => {
    const pieces = Array.from({ length: 10_000 }, () => ({
      str: 'a',
      hasEOL: false,
      transform: [1, 0, 0, 1, 0, 9],
      width: 1,
    }));
    const note = { text: 'V', rect: [5, 5, 9, 12], isBox: false, name: '' };
    const text = new NotePlaces().text(
      pieces,
      Array.from({ length: 300 }, () => note),
    );

    expect(text.split('\n').filter((each) => each === 'V')).toHaveLength(100);
  });
});

describe('glyphs of a PDF without characters', () => {
  const subset = composite('Identity-H', 'ABCDEF+Arial', 'Identity');

  test('are no text', async () => {
    expect(await readFile(pdfPage(shown('002B00480057'), { font: subset }))).toMatchObject({
      status: 'no_text',
    });
  });

  test('are marked among others', async () => {
    const both = pdfPage(`${line('SEEN')}BT /F2 12 Tf 50 600 Td <002B00480057> Tj ET`, {
      resources: '/Font<</F1 5 0 R/F2 6 0 R>>',
      objects: [subset],
    });

    expect((await readFile(both)).text).toBe('SEEN\n\ufffd');
  });

  test('of a drawn font with names that say nothing are no text', async () => {
    const font =
      '<</Type/Font/Subtype/Type3/FontBBox[0 0 9 9]/FontMatrix[.1 0 0 .1 0 0]/FirstChar 200/LastChar 200/Widths[9]/Encoding<</Differences[200/zz]>>/CharProcs<</zz 6 0 R>>>>';

    expect(
      await readFile(
        pdfPage('BT /F1 12 Tf 50 700 Td <c8c8> Tj ET', {
          font,
          objects: ['<</Length 12>>stream\n9 0 d0      \nendstream '],
        }),
      ),
    ).toMatchObject({ status: 'no_text' });
  });

  test('of a font with a table to Unicode are its text', async () => {
    const table = 'beginbfrange <002B> <002B> <0048> endbfrange';
    const font = subset.replace(/>>$/, '/ToUnicode 6 0 R>>');

    expect(
      (
        await readFile(
          pdfPage(shown('002B'), {
            font,
            objects: [`<</Length ${table.length}>>stream\n${table}\nendstream `],
          }),
        )
      ).text,
    ).toBe('H');
  });
});

describe('what the bytes of a PDF tell', () => {
  test.each([
    ['3 Tr', true],
    ['7 Tr', true],
    ['+3.0 Tr', true],
    ['3Tr', true],
    ['3 %x\nTr', true],
    ['0 Tr', false],
    ['13 Tr', false],
    ['3 Trx', false],
  ])('%s: %s', (operator, mayHide) => {
    for (const isCompressed of [false, true]) {
      expect(lookInto(pdfPage(`BT ${operator} ET`, { isCompressed })).mayHide).toBe(mayHide);
    }
  });

  test('nothing, where it is encrypted, or a stream is packed otherwise or has no end', () => {
    const page = pdfPage(line('x'), { isCompressed: true }).toString('latin1');
    const told = (from: string, to: string) => lookInto(Buffer.from(page.replace(from, to), 'latin1'));

    expect(told('', '').mayHide).toBe(false);
    expect(told('/FlateDecode', '/LZWDecode').mayHide).toBe(true);
    expect(told('/FlateDecode', '/Flate#44ecode').mayHide).toBe(true);
    expect(told('/Root', '/Encrypt 9 0 R/Root').mayHide).toBe(true);
    expect(lookInto(Buffer.from(page.replace(/stream\n[\s\S]{4}/, 'stream\nxxxx'), 'latin1')).mayHide).toBe(
      true,
    );
  });
});
