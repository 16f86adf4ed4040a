/** RFC 3676 section 4.3: the mark of a signature ends in a blank and is no soft end of a line. */
const SIGNATURE = '-- ';
/** Pieces that are put together at once: a text of megabytes has as many lines, each of which would stay in memory. */
const PIECES = 4096;

/**
 * Joins the lines that a mailer broke softly (RFC 3676), quoted ones as well, each with those of its own depth.
 * @param text with line feeds only
 * @param delSp whether the blank of a soft end was added with it
 */
export function joinFlowed(text: string, delSp: boolean): string {
  const joined = new JoinedText();
  /** Marks of quoting in front of the lines that are being joined. */
  let open: number | undefined;
  for (let start = 0; start <= text.length; ) {
    const feed = text.indexOf('\n', start);
    const end = feed < 0 ? text.length : feed;
    const depth = quoteDepth(text, start, end);
    // A blank in front of a line is there so that it does not look like something else.
    const line = text.slice(text[start + depth] === ' ' ? start + depth + 1 : start + depth, end);
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

function quoteDepth(text: string, start: number, end: number): number {
  let at = start;
  while (at < end && text[at] === '>') at += 1;
  return at - start;
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
