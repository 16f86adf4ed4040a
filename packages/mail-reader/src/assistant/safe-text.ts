/** Removes invisible characters and lookalikes of our markers. */
export function safeText(text: string): string {
  return withoutMarkerLookalikes(visibleText(text));
}

/** Field names and texts at any depth are made safe. */
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

/** One line of JSON, so that no sender-supplied field can imitate another field or a line. */
export function jsonLine(fields: Readonly<Record<string, unknown>>): string {
  // JSON.stringify would keep line separators, so the fields are made safe first.
  return JSON.stringify(safeFields(fields));
}

export function shortLine(text: string, characters: number): string {
  const line = visibleLine(text).replaceAll(/\s+/g, ' ').trim();
  if (line.length <= characters) return line;
  const end = characters - 1;
  // The cut never splits a surrogate pair.
  return `${line.slice(0, /[\ud800-\udbff]/.test(line[end - 1] ?? '') ? end - 1 : end)}…`;
}

/**
 * Matches the start of a tag or a lookalike: angle brackets of several scripts, and "<" as written in HTML,
 * URLs and JSON. A model may not compare markers character by character.
 */
const OPENING =
  /[<＜‹«≤≪≺⟨〈〈《❮❬❰⟪⦑⧼﹤˂ᐸᚲ˱⪡⋖⥼]|&(?:amp;)*(?:lt|#0*60|#x0*3c|lsaquo|lang|laquo);?|%(?:25)*3c|\\(?:u0{2}|x)3c/gi;
/** Other characters may separate the bracket from the name, but rarely more than these. */
const LOOKED_AT = 64;
const NAME = 'untrusted';

/** Lookalikes of the name's letters that compatibility decomposition does not map. */
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

/** Replaces the bracket wherever text resembles the start of a marker. */
function withoutMarkerLookalikes(text: string): string {
  return text.replaceAll(OPENING, (opening, at: number) =>
    plainNameOf(text.slice(at + opening.length, at + opening.length + LOOKED_AT)).startsWith(NAME)
      ? '('
      : opening,
  );
}

/** Maps lookalikes to a–z, up to the length of the name. */
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
 * Characters that a model reads but a person does not see, or that change what a person sees: controls
 * (terminal escapes), direction marks, zero-width characters, variation selectors, tag characters that can hide
 * whole sentences, and lone surrogates.
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
