import { Transform, type TransformCallback } from 'node:stream';

interface Line {
  /** Marks of quoting in front of it. */
  readonly depth: number;
  readonly text: string;
}

/** RFC 3676 section 4.3: the mark of a signature ends in a blank and is no soft end of a line. */
const SIGNATURE = '-- ';

function readLine(line: string): Line {
  const depth = /^>*/.exec(line)?.[0].length ?? 0;
  const rest = line.slice(depth);
  return { depth, text: rest.startsWith(' ') ? rest.slice(1) : rest };
}

/**
 * Joins the lines that a mailer broke softly (RFC 3676), quoted ones as well, each with those of its own depth.
 * @param delSp whether the blank of a soft end was added with it
 */
export function joinFlowed(text: string, delSp: boolean): string {
  const joined: string[] = [];
  let pieces: string[] = [];
  let open: number | undefined;
  const close = (): void => {
    if (open !== undefined) joined.push(`${'>'.repeat(open)}${open > 0 ? ' ' : ''}${pieces.join('')}`);
    pieces = [];
    open = undefined;
  };
  for (const each of text.split(/\r?\n/)) {
    const { depth, text: line } = readLine(each);
    if (open !== depth || line === SIGNATURE) close();
    const isSoft = line.endsWith(' ') && line !== SIGNATURE;
    open = depth;
    pieces.push(isSoft && delSp ? line.slice(0, -1) : line);
    if (!isSoft) close();
  }
  close();
  return joined.join('\n');
}

/** The same as a stream. Its bytes are of any charset that writes blanks and line ends as ASCII does. */
export class FlowedTextStream extends Transform {
  readonly #delSp: boolean;
  readonly #chunks: Uint8Array[] = [];

  constructor(delSp: boolean) {
    super();
    this.#delSp = delSp;
  }

  override _transform(chunk: Uint8Array, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#chunks.push(chunk);
    done();
  }

  override _flush(done: TransformCallback): void {
    const text = Buffer.concat(this.#chunks).toString('latin1');
    done(null, Buffer.from(joinFlowed(text, this.#delSp), 'latin1'));
  }
}
