export function safeText(text: string): string {
  return withoutMarkerLookalikes(visibleText(text));
}

export function safeFields(fields: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [visibleLine(safeText(name)), safeValue(value)]),
  );
}

function safeValue(value: unknown): unknown {
  if (typeof value === 'string') return safeText(value);
  if (Array.isArray(value)) return value.map(safeValue);
  return typeof value === 'object' && value !== null ? safeFields(value) : value;
}

/** One line of JSON keeps a sender's field from imitating another field or line. */
export function jsonLine(fields: Readonly<Record<string, unknown>>): string {
  // JSON.stringify keeps line separators, so the fields are made safe first.
  return JSON.stringify(safeFields(fields));
}

export function shortLine(text: string, characters: number): string {
  const line = visibleLine(text).replaceAll(/\s+/g, ' ').trim();
  if (line.length <= characters) return line;
  const end = characters - 1;
  return `${line.slice(0, /[\ud800-\udbff]/.test(line[end - 1] ?? '') ? end - 1 : end)}…`;
}

/**
 * The pattern covers angle brackets of several scripts and "<" as written in HTML, URLs and JSON, because a model may
 * not compare markers character by character.
 */
const OPENING =
  /[<＜‹«≤≪≺⟨〈〈《❮❬❰⟪⦑⧼﹤˂ᐸᚲ˱⪡⋖⥼]|&(?:amp;)*(?:lt|#0*60|#x0*3c|lsaquo|lang|laquo);?|%(?:25)*3c|\\(?:u0{2}|x)3c/gi;
/** Rarely more characters separate the bracket from the name. */
const LOOKED_AT = 64;
const NAME = 'untrusted';

/** Compatibility decomposition does not map these lookalike letters. */
const SIMILAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    u: 'υսцᴜʋµμūûüսꭎꞟ∪',
    n: 'пոռηｎᴎɴñńпŋ∩ռ',
    t: 'тτｔᴛŧţťтⲧꓔ†',
    r: 'гʀɾřŕᴦⲅꭇꮁ',
    s: 'ѕꜱśşšʂꮪƽ',
    e: 'еёєεéèêëēęεҽ℮ⅇᴇꬲ',
    d: 'ԁɗďđժᏧⅾᴅ',
  }).flatMap(([letter, similar]) => Array.from(similar, (each) => [each, letter] as const)),
);

function withoutMarkerLookalikes(text: string): string {
  return text.replaceAll(OPENING, (opening, at: number) =>
    plainNameOf(text.slice(at + opening.length, at + opening.length + LOOKED_AT)).startsWith(NAME)
      ? '('
      : opening,
  );
}

function plainNameOf(text: string): string {
  let plainName = '';
  for (const character of text) {
    plainName += plainCharacter(character);
    if (plainName.length >= NAME.length) break;
  }
  return plainName;
}

function plainCharacter(character: string): string {
  const [plain = ''] = character.normalize('NFKD').toLowerCase();
  if (plain >= 'a' && plain <= 'z') return plain;
  return SIMILAR.get(plain) ?? SIMILAR.get(character.toLowerCase()) ?? '';
}

/**
 * A model reads these characters but a person does not see them: terminal escapes, direction marks, zero-width
 * characters, variation selectors, tag characters that can hide sentences, and lone surrogates.
 */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}\ufff9-\ufffb]/gu;
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g;
const LAYOUT = /^[\n\t]$/;

/** Returns the text as a person sees it. Line ends become line feeds. */
export function visibleText(text: string): string {
  return text
    .replaceAll(LINE_ENDS, '\n')
    .replaceAll(INVISIBLE, (character) => (LAYOUT.test(character) ? character : ''));
}

export function visibleLine(text: string): string {
  return visibleText(text).replaceAll('\n', ' ');
}
