export interface Font {
  readonly charset: string | undefined;
  readonly symbols: string | undefined;
}

/** These groups hold no document text; `\*` marks further ones. */
export const DESTINATIONS = new Set(
  (
    'fonttbl colortbl stylesheet info pict objdata fldinst header footer headerl headerr headerf footerl footerr footerf ' +
    'annotation atnid atnauthor listtable listoverridetable rsidtbl generator themedata datastore xmlnstbl filetbl revtbl ' +
    'nonshppict nonesttables shprslt xe tc rxe bkmkstart bkmkend ftnsep ftnsepc ftncn aftnsep aftnsepc aftncn mmathPict ' +
    'template background latentstyles pgptbl'
  ).split(' '),
);
/** These groups hold document text only in groups of `SHOWN`. */
export const WRAPPERS = new Set(['shpinst', 'do', 'object', 'upr']);
export const SHOWN = new Set(['shptxt', 'dptxbxtext', 'result', 'ud', 'mchr']);
export const BOXES = new Set(['shptxt', 'dptxbxtext']);
export const READ_WITH_STAR = new Set(
  'moMath moMathPara nesttableprops ud shptxt footnote formfield ffl'.split(' '),
);

export const LAYOUT = new Map(
  Object.entries({
    ...{ par: '\n\n', sect: '\n\n', page: '\n\n', '\n': '\n\n', '\r': '\n\n' },
    ...{ line: '\n', lbr: '\n', column: '\n', row: '\n', nestrow: '\n' },
    ...{ tab: '\t', pindtabqc: '\t', pindtabql: '\t', pindtabqr: '\t', pmartabqc: '\t', pmartabqr: '\t' },
    ...{ ptablnone: '\t', ptabldot: '\t', ptablminus: '\t', ptabluscore: '\t', ptablmdot: '\t' },
    ...{ cell: ' | ', nestcell: '\t' },
  }),
);
export const SIGNS = new Map(
  Object.entries({
    ...{ emdash: '\u2014', endash: '\u2013', bullet: '\u2022' },
    ...{ lquote: '\u2018', rquote: '\u2019', ldblquote: '\u201c', rdblquote: '\u201d' },
    ...{ enspace: '\u2002', emspace: '\u2003', qmspace: '\u2005', zwj: '\u200d', zwnj: '\u200c' },
    ...{ '~': '\u00a0', _: '-', '-': '' },
  }),
);

/** These code pages of `\ansicpg` and `\cpg` have charset names other than `cp` and the number. */
const CODE_PAGES: Readonly<Record<number, string>> = {
  ...{
    708: 'iso-8859-6',
    10000: 'macintosh',
    10006: 'macgreek',
    10007: 'x-mac-cyrillic',
    10029: 'maccenteuro',
  },
  65001: 'utf-8',
};
/** The keys are `\fcharset` numbers (LOGFONT of Windows). */
const FONT_CHARSETS: Readonly<Record<number, number>> = {
  ...{ 77: 10000, 78: 932, 79: 949, 80: 936, 81: 950, 83: 1255, 84: 1256, 85: 10006, 87: 874, 88: 10029 },
  ...{ 89: 10007, 128: 932, 129: 949, 134: 936, 136: 950, 161: 1253, 162: 1254, 163: 1258, 177: 1255 },
  ...{ 178: 1256, 186: 1257, 204: 1251, 222: 874, 238: 1250, 254: 437, 255: 850 },
};
/** Font names of Windows 3.1 and 95 tell the charset that their writers left out. */
const FONT_NAMES: readonly (readonly [name: RegExp, codePage: number])[] = [
  [/ cyr$/i, 1251],
  [/ ce$/i, 1250],
  [/ greek$/i, 1253],
  [/ tur$/i, 1254],
  [/ baltic$/i, 1257],
  [/ \(hebrew\)$/i, 1255],
  [/ \(arabic\)$/i, 1256],
];

export function charsetOf(codePage: number): string {
  return CODE_PAGES[codePage] ?? `cp${codePage}`;
}

export function fontCharset(number: number, name: string): string | undefined {
  const codePage = FONT_CHARSETS[number] ?? FONT_NAMES.find(([pattern]) => pattern.test(name))?.[1];
  return codePage === undefined ? undefined : charsetOf(codePage);
}
