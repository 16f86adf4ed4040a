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
export function withoutMarkerLookalikes(text: string): string {
  return text.replaceAll(OPENING, (opening, at: number) =>
    lettersOf(text.slice(at + opening.length, at + opening.length + LOOKED_AT)).startsWith(NAME)
      ? '('
      : opening,
  );
}

/** The a to z that a text looks like, up to as many as the name has. */
function lettersOf(text: string): string {
  let letters = '';
  for (const character of text) {
    letters += letterOf(character);
    if (letters.length >= NAME.length) break;
  }
  return letters;
}

function letterOf(character: string): string {
  const [plain = ''] = character.normalize('NFKD').toLowerCase();
  if (plain >= 'a' && plain <= 'z') return plain;
  return SIMILAR.get(plain) ?? SIMILAR.get(character.toLowerCase()) ?? '';
}
