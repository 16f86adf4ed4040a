const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** East Asian wide and fullwidth characters (Unicode annex 11) take two columns. */
const WIDE =
  /[\u1100-\u115f\u2329\u232a\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{16fe0}-\u{1b2ff}\u{1f200}-\u{1f265}\u{20000}-\u{3fffd}]/u;
/** A terminal shows these characters as emoji, by default or with variation selector 16. */
const EMOJI = /\p{Emoji_Presentation}|\p{Emoji}\u{fe0f}/u;
const ONLY_MARKS = /^[\p{M}\p{Cf}]+$/u;

/** Terminal columns of one line of text; an emoji sequence takes two. */
export function textWidth(text: string): number {
  let width = 0;
  for (const { segment } of GRAPHEMES.segment(text)) width += graphemeWidth(segment);
  return width;
}

export function clipped(text: string, columns: number): string {
  if (textWidth(text) <= columns) return text;
  let [kept, width] = ['', 0];
  for (const { segment } of GRAPHEMES.segment(text)) {
    width += graphemeWidth(segment);
    if (width > columns - 1) break;
    kept += segment;
  }
  return `${kept}…`;
}

export function padded(text: string, columns: number): string {
  return text + ' '.repeat(Math.max(0, columns - textWidth(text)));
}

function graphemeWidth(grapheme: string): number {
  if (ONLY_MARKS.test(grapheme)) return 0;
  return EMOJI.test(grapheme) || WIDE.test(grapheme) ? 2 : 1;
}
