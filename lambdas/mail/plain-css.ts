/** An escape of CSS: a code point, which one white space may end, or any other character. */
const ESCAPE = /\\(?:([\da-f]{1,6})\s?|([^\n]))/gi;
/** Escaped, these are no syntax, so that they stay as they are. */
const SYNTAX = /[{};:"'\\]/;
const LAST_CODE_POINT = 0x10_ff_ff;

/** A style sheet or the value of a style attribute without comments, and with its escapes read. */
export function plainCss(css: string): string {
  const uncommented = css.includes('/*') ? withoutComments(css) : css;
  if (!uncommented.includes('\\')) return uncommented;
  return uncommented.replaceAll(ESCAPE, (written, code: string | undefined, other: string | undefined) => {
    const point = code === undefined ? undefined : Number.parseInt(code, 16);
    if (point !== undefined && (point === 0 || point > LAST_CODE_POINT)) return written;
    const character = point === undefined ? (other ?? '') : String.fromCodePoint(point);
    return SYNTAX.test(character) ? written : character;
  });
}

function withoutComments(css: string): string {
  const kept: string[] = [];
  let from = 0;
  for (let at = css.indexOf('/*'); at >= 0; at = css.indexOf('/*', from)) {
    kept.push(css.slice(from, at));
    const end = css.indexOf('*/', at + 2);
    if (end < 0) return kept.join(' ');
    from = end + 2;
  }
  kept.push(css.slice(from));
  return kept.join(' ');
}
