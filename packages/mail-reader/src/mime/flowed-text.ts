/** The signature separator is not a soft line break (RFC 3676 section 4.3). */
const SIGNATURE = '-- ';
/** Pieces are joined in groups to bound memory for millions of lines. */
const PIECES = 4096;

/**
 * RFC 3676 defines flowed lines. @param text with line feeds @param delSp whether the blank of a soft break is removed
 */
export function joinFlowed(text: string, delSp: boolean): string {
  const joined = new JoinedText();
  let open: number | undefined;
  for (let start = 0; start <= text.length; ) {
    const feed = text.indexOf('\n', start);
    const end = feed < 0 ? text.length : feed;
    const depth = quoteDepth(text, start, end);
    const line = unstuffed(text.slice(start + depth, end));
    if (open !== undefined && (open !== depth || line === SIGNATURE)) {
      joined.add('\n');
      open = undefined;
    }
    if (open === undefined && depth > 0) joined.add(`${'>'.repeat(depth)} `);
    const isSoft = line.endsWith(' ') && line !== SIGNATURE;
    joined.add(isSoft && delSp ? line.slice(0, -1) : line);
    open = isSoft ? depth : undefined;
    if (!isSoft && feed >= 0) joined.add('\n');
    start = end + 1;
  }
  return joined.text();
}

function quoteDepth(text: string, start: number, end: number) {
  let at = start;
  while (at < end && text[at] === '>') at += 1;
  return at - start;
}

function unstuffed(line: string) {
  return line.startsWith(' ') ? line.slice(1) : line;
}

class JoinedText {
  readonly #blocks: string[] = [];
  #pieces: string[] = [];

  add(piece: string): void {
    this.#pieces.push(piece);
    if (this.#pieces.length < PIECES) return;
    this.#blocks.push(this.#pieces.join(''));
    this.#pieces = [];
  }

  text(): string {
    return this.#blocks.join('') + this.#pieces.join('');
  }
}
