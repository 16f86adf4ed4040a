/** Text of a stranger as any answer shows it: without invisible characters and without what looks like our markers. */
export function safeText(text: string): string {
  return withoutMarkerLookalikes(visibleText(text));
}

/** Fields whose names, and whose texts at whatever depth, are safe. */
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

/** Fields that strangers filled, as one line of JSON: none of them can pass for another, or for a line of its own. */
export function jsonLine(fields: Readonly<Record<string, unknown>>): string {
  // Before the JSON is made, which would let line separators through.
  return JSON.stringify(safeFields(fields));
}

/** The beginning of a text on one line, at most so many characters. */
export function shortLine(text: string, characters: number): string {
  const line = visibleLine(text).replaceAll(/\s+/g, ' ').trim();
  if (line.length <= characters) return line;
  const end = characters - 1;
  // A character of two code units is not cut.
  return `${line.slice(0, /[\ud800-\udbff]/.test(line[end - 1] ?? '') ? end - 1 : end)}…`;
}

/**
 * What may open a tag, or looks as if it does: angle brackets of several scripts, and "<" as HTML, URLs and JSON write it. A
 * model may not compare markers character by character.
 */
const OPENING =
  /[<＜‹«≤≪≺⟨〈〈《❮❬❰⟪⦑⧼﹤˂ᐸᚲ˱⪡⋖⥼]|&(?:amp;)*(?:lt|#0*60|#x0*3c|lsaquo|lang|laquo);?|%(?:25)*3c|\\(?:u0{2}|x)3c/gi;
/** Between an opening and the name there may be other signs, but hardly more than these. */
const LOOKED_AT = 64;
const NAME = 'untrusted';

/** Characters that look like those of the name and do not become them by compatibility decomposition. */
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

/** The text with another bracket where something looks like the beginning of one of our markers. */
function withoutMarkerLookalikes(text: string): string {
  return text.replaceAll(OPENING, (opening, at: number) =>
    plainNameOf(text.slice(at + opening.length, at + opening.length + LOOKED_AT)).startsWith(NAME)
      ? '('
      : opening,
  );
}

/** The a to z that a text looks like, up to as many as the name has. */
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
 * Characters that a person does not see and a model reads, or that change what is seen: controls (terminal
 * escapes start with one), marks of writing direction, zero-width characters, variation selectors and tag
 * characters, in which whole sentences can be hidden; and halves of characters.
 */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}\ufff9-\ufffb]/gu;
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g;
const LAYOUT = /^[\n\t]$/;

/** The text as a person sees it. Every kind of line end becomes a line feed. */
export function visibleText(text: string): string {
  return text
    .replaceAll(LINE_ENDS, '\n')
    .replaceAll(INVISIBLE, (character) => (LAYOUT.test(character) ? character : ''));
}

/** The same on one line. */
export function visibleLine(text: string): string {
  return visibleText(text).replaceAll('\n', ' ');
}
