const GREEK = ['ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ', 'αβχδεφγηιϕκλμνοπθρστυϖωξψζ'] as const;
const BOXES = new Map([
  [0x6f, '☐'],
  [0xa8, '☐'],
  [0xfc, '✓'],
  [0xfd, '☒'],
  [0xfe, '☑'],
]);

/**
 * Symbol and Wingdings have their signs at bytes and at U+F020 to U+F0FF. Returns Greek letters (Unicode,
 * MAPPINGS/VENDORS/ADOBE/symbol.txt), boxes, or a bullet for other signs.
 */
export function symbolText(font: string, code: number): string {
  const byte = code >= 0xf000 && code <= 0xf0ff ? code - 0xf000 : code;
  if (byte > 0xff) return String.fromCodePoint(code);
  if (!/^symbol/i.test(font)) return BOXES.get(byte) ?? '\u2022';
  const letter = /[a-z]/i.test(String.fromCharCode(byte)) && GREEK[byte >= 0x61 ? 1 : 0][(byte & 0x1f) - 1];
  return letter || (byte < 0x7f ? String.fromCharCode(byte) : '\u2022');
}
