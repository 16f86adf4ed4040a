import { hidesText, numberText, parseFormat, type Section } from './number-format.ts';
import { childrenOf, elementsOf } from './xml.ts';

/**
 * ECMA-376 part 1, 18.8.30 defines these built-in formats. Formats 27 to 36 and 50 to 58 differ between the languages
 * of East Asia; where one shows a date and another a time, the value decides.
 */
const BUILT_IN = new Map<string, string>(
  Object.entries({
    'yyyy-mm-dd': '14 15 16 17 22 27 28 29 30 31 34 35 36 50 51 52 53 54 55 56 57 58 71 72 73 74 77 81',
    'h:mm': '18 20 32 75',
    'h:mm:ss': '19 21 33 76',
    'mm:ss': '45 78',
    '[h]:mm:ss': '46 79',
    'mm:ss.0': '47 80',
  }).flatMap(([code, ids]) => ids.split(' ').map((id): [string, string] => [id, code])),
);

/** Excel accepts 250 formats in a file. */
const MAX_FORMATS = 1_000;

interface CellFormat {
  number(written: string): string | undefined;
  readonly hidesText: boolean;
}

export function readCellFormats(styles: string, is1904: boolean): (style: number) => CellFormat {
  const codes = new Map(BUILT_IN);
  for (const { attributes } of elementsOf(styles, 'numFmt')) {
    const { numFmtId: id = '0', formatCode: code = '' } = attributes;
    codes.set(id, code);
  }
  const formatOf = childrenOf(elementsOf(styles, 'cellXfs')[0], 'xf').map(
    ({ attributes }) => attributes['numFmtId'],
  );
  const parsed = new Map<string, CellFormat>();
  return (style) => {
    const id = formatOf[style] ?? '0';
    const known = parsed.get(id);
    if (known !== undefined) return known;
    const code = parsed.size < MAX_FORMATS ? codes.get(id) : undefined;
    const format = formatFrom(parseFormat(code ?? 'General'), is1904);
    parsed.set(id, format);
    return format;
  };
}

function formatFrom(sections: readonly Section[], is1904: boolean): CellFormat {
  return {
    number: (written) => numberText(sections, written, is1904),
    hidesText: hidesText(sections),
  };
}
