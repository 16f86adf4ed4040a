import { expect, test } from 'vitest';
import { type ReadCase, readFile } from './read-as.ts';

const FONTS =
  '{\\fonttbl{\\f0\\fcharset0 Arial;}{\\f1\\fcharset204 Arial CYR;}{\\f2\\fcharset128 MS Gothic;}{\\f3\\fcharset134 SimSun;}{\\f4\\fcharset161 Arial;}{\\f5\\fcharset2 Symbol;}{\\f6\\fcharset2 Wingdings;}{\\f7 Times New Roman CE;}{\\f8\\fcharset0\\cpg1251 A;}}';
/** As Word 2007 writes a form field: the result of a check box and a list is empty. */
const form = (properties: string, result = ''): string =>
  `{\\field\\fldpriv{\\*\\fldinst {\\insrsid1  FORM }{\\insrsid1 {\\*\\datafield 65}{\\*\\formfield{${properties}}}}}{\\fldrslt ${result}}}\\sectd `;
const LIST = "{\\*\\ffl France}{\\*\\ffl \\u214\\'d6sterreich}";
const rtf = (text: string): string => `{\\rtf1\\ansi\\ansicpg1252${FONTS}\\f0 ${text}}`;

/** By the Word 2007 Rich Text Format Specification 1.9.1 (RTF 1.9.1), and what Word, WordPad and LibreOffice write. */
const cases: readonly ReadCase[] = [
  [
    'bytes in the charset of their font, 204 (RTF 1.9.1, Font Table)',
    rtf("\\f1 \\'cf\\'f0\\'e8\\'e2\\'e5\\'f2\\f0  caf\\'e9\\par"),
    'Привет café',
  ],
  ['charset 128', rtf("\\f2 \\'93\\'8c\\'8b\\'9e\\f0  Tokyo"), '東京 Tokyo'],
  ['charset 134', rtf("{\\f3 \\'c4\\'e3\\'ba\\'c3} ok"), '你好 ok'],
  ['charset 161', rtf("{\\f4 \\'e1\\'e2\\'e3}"), 'αβγ'],
  ['a second byte that is a sign of RTF, as Word writes it', rtf("{\\f2 \\'83\\\\ \\'83A}"), 'ソ ア'],
  ['a font of Windows 95, whose name tells the charset', rtf("{\\f7 \\'b9\\'e6}"), 'ąć'],
  ['the code page of a font (\\cpg)', rtf("{\\f8 \\'cf}"), 'П'],
  [
    '\\plain, which takes the default font',
    "{\\rtf1\\ansi\\deff0{\\fonttbl{\\f0 A;}{\\f1\\fcharset204 B;}}{\\f1 \\'cf\\plain \\'e9}}",
    'Пé',
  ],
  ['the code page of the document without one for the font', "{\\rtf1\\ansi\\ansicpg1250 \\'b9}", 'ą'],
  ['\\mac', "{\\rtf1\\mac caf\\'8e}", 'café'],
  ['\\pc', "{\\rtf1\\pc caf\\'82}", 'café'],
  ['a bullet of Symbol, and its Greek letters', rtf("{\\f5 \\'b7\\tab}one {\\f5 a}"), '•\tone α'],
  ['boxes of Wingdings, by their private code', rtf('{\\f6 \\u-3842?}yes {\\f6 \\u-3928?}no'), '☑yes ☐no'],
  ['pairs of \\u', rtf('\\u-10179?\\u-8704?'), '😀'],
  ['a pair with two fallbacks (\\uc2)', rtf('{\\uc2\\u-10179??\\u-8704??}x'), '😀x'],
  ['pairs beyond a paragraph', rtf('a\\u-10179?\\u-8703?\\par b'), 'a😁\n\nb'],
  ['a code point that no 16 bits hold', rtf('\\u128512?'), '😀'],
  ['a fallback that is a byte, or a sign', rtf("\\u8211\\'96x\\u8212\\emdash y"), '–x—y'],
  ['\\uc0', rtf('\\uc0\\u8364 x'), '€x'],
  ['spaces and hyphens (Special Characters)', rtf('10\\enspace EUR\\emspace net'), '10\u2002EUR\u2003net'],
  ['a hyphen that does not break, and one that may', rtf('555\\_0199 co\\-op'), '555-0199 coop'],
  ['tabs at a place of the page', rtf('left\\pmartabqr right\\ptablnone x'), 'left\tright\tx'],
  [
    'check boxes (Form Fields; 25 is no state of its own, MS-DOC FFDataBits)',
    rtf(
      ['\\ffres25\\ffdefres0', '\\ffres1\\ffhps20{\\*\\ffname C2}\\ffdefres0', '\\ffres25\\ffdefres1']
        .map((state) => form(`\\fftype1${state}`))
        .join(' a '),
    ),
    '[ ] a [x] a [x]',
  ],
  [
    'a list, and one with its default',
    rtf(
      `${form(`\\fftype2\\ffres1\\ffdefres0${LIST}`)}, ${form(`\\fftype2\\ffres25\\ffdefres0${LIST}`, 'France')}`,
    ),
    'Österreich, France',
  ],
  [
    'a text, whose value is its result',
    rtf(form('\\fftype0{\\*\\ffname T}{\\*\\ffdeftext Your name}', 'Jane Roe')),
    'Jane Roe',
  ],
  ['\\deleted0, which ends a deletion', rtf('A \\deleted gone\\deleted0  B\\par'), 'A B'],
  ['\\plain, which ends a deletion', rtf('A \\deleted gone\\plain B'), 'A B'],
  ['a deletion in a group', rtf('A {\\deleted gone}B'), 'A B'],
  [
    'a box of text (Drawing Objects), as Word and LibreOffice write it',
    rtf(
      'before{\\shp{\\*\\shpinst\\shpleft0{\\sp{\\sn shapeType}{\\sv 202}}{\\shptxt \\pard BOXTEXT\\par}}{\\shprslt{\\*\\do old}}}after',
    ),
    'before\n\nBOXTEXT\n\nafter',
  ],
  [
    'boxes of a group of shapes',
    rtf(
      'a{\\shpgrp{\\*\\shpinst{\\sp{\\sn x}{\\sv 1}}{\\shp{\\*\\shpinst{\\shptxt ONE\\par}}}{\\shp{\\*\\shpinst{\\shptxt TWO\\par}}}}}b',
    ),
    'a\n\nONE\n\nTWO\n\nb',
  ],
  [
    'no box in a comment of a box',
    rtf('a{\\shp{\\*\\shpinst{\\shptxt B{\\*\\annotation{\\shp{\\*\\shpinst{\\shptxt X}}}}}}}'),
    'a\n\nB',
  ],
  ['a box of Word 6', rtf('before{\\*\\do\\dobxpage{\\dptxbxtext BOX\\par}}after'), 'before\n\nBOX\n\nafter'],
  ['no box in a header', rtf('{\\header{\\shp{\\*\\shpinst{\\shptxt BOX}}}}text'), 'text'],
  ['what an object shows', rtf('{\\object\\objemb{\\*\\objdata 0105}{\\result {SHOWN}}} x'), 'SHOWN x'],
  [
    'nested cells (Nested Tables)',
    rtf(
      '\\trowd\\intbl outer {\\itap2 in1\\nestcell in2\\nestcell{\\*\\nesttableprops\\trowd\\nestrow}{\\nonesttables\\par}}\\cell second\\cell\\row\\pard after\\par',
    ),
    'outer in1\tin2\n | second |\nafter',
  ],
  [
    'nested rows',
    rtf(
      '\\intbl{a\\nestcell{\\*\\nesttableprops\\nestrow}b\\nestcell{\\*\\nesttableprops\\nestrow}}\\cell\\row',
    ),
    'a\nb\n |',
  ],
  ['cells of one level', rtf('\\trowd a\\cell b\\cell\\row\\trowd c\\cell d\\cell\\row'), 'a | b |\nc | d |'],
  ['\\bin, whose bytes are not text', rtf('A{\\pict\\bin5 }}{x}B}C'), 'AC'],
  ['\\bin of a NUL', rtf('A{\\*\\blob\\bin3 \0{}}B'), 'AB'],
  ['\\bin0', rtf('A{\\pict\\bin0 }B'), 'AB'],
  ['text behind the end', `${rtf('text')}tail{\\par more}`, 'text'],
  ['a NUL behind the end, as Exchange writes it', `${rtf('text')}\0`, 'text'],
  ['a second document behind the end', `${rtf('one')}${rtf('two')}`, 'one'],
  [
    'fields inside of fields: all code is left out',
    rtf(
      'Total {\\field{\\*\\fldinst {= {\\field{\\*\\fldinst{MERGEFIELD net}}{\\fldrslt 100}} * 1.2}}{\\fldrslt 120}} EUR',
    ),
    'Total 120 EUR',
  ],
  [
    'a footnote, and no separators',
    rtf(
      'text{\\super\\chftn}{\\footnote\\pard\\plain{\\super\\chftn} the note}{\\*\\ftnsep\\chftnsep sep} more',
    ),
    'text [ the note] more',
  ],
  ['Unicode in place of ANSI (\\upr)', rtf('{\\upr{caf?}{\\*\\ud{caf\\u233 e}}}'), 'café'],
  [
    'list numbers, as Word writes them',
    rtf('{\\listtext\\pard\\plain 1.\\tab}first\\par{\\listtext 2.\\tab}second'),
    '1.\tfirst\n\n2.\tsecond',
  ],
  [
    'an equation (Math)',
    rtf(
      '{\\mmath{\\*\\moMath{\\mf{\\mfPr{\\mctrlPr\\b x}}{\\mnum{\\mr a+1}}{\\mden{\\mr b}}}{\\mr =}{\\msSup{\\me{\\mr x}}{\\msup{\\mr 2}}}}{\\mmathPict old}}',
    ),
    '(a+1)/b=x^2',
  ],
  [
    'a sum',
    rtf('{\\*\\moMath{\\mnary{\\mnaryPr{\\mchr \\u8721?}}{\\msub{\\mr i=1}}{\\msup{\\mr n}}{\\me{\\mr i}}}}'),
    '∑_(i=1)^ni',
  ],
  [
    'a footnote as LibreOffice writes it, with a star',
    rtf('42{\\super \\chftn{\\*\\footnote \\chftn\\pard\\plain {\\loch See there}\\par }} EUR'),
    '42 [See there] EUR',
  ],
  ['a root', rtf('{\\*\\moMath{\\mrad{\\mradPr x}{\\mdeg}{\\me{\\mr x+1}}}}'), '√(x+1)'],
];

test.each(cases)('RTF has %s', async (_name, file, text) => {
  expect(await readFile(file)).toMatchObject({ status: 'ready', text, hiddenText: false });
});
