export interface HeaderField {
  readonly name: string;
  readonly value: string;
}

const MAX_SECTION_BYTES = 256 * 1024;
const SECTION_END = /(?:^|\r?\n)\r?\n/g;
const OVERLAP = 3;

export class HeaderSectionCapture {
  /** Each character is one byte, so that a chunk may end inside a UTF-8 sequence. */
  #bytes = '';
  #complete = false;

  add(chunk: Uint8Array): void {
    if (this.#complete) return;
    SECTION_END.lastIndex = Math.max(0, this.#bytes.length - OVERLAP);
    this.#bytes += Buffer.from(chunk).toString('latin1');
    const end = SECTION_END.exec(this.#bytes)?.index ?? MAX_SECTION_BYTES;
    if (end <= this.#bytes.length) {
      this.#bytes = this.#bytes.slice(0, end);
      this.#complete = true;
    }
  }

  fields(): readonly HeaderField[] {
    const section = Buffer.from(this.#bytes, 'latin1').toString('utf8');
    // A line that begins with white space continues the previous one (RFC 5322, 2.2.3).
    const unfolded = section.replaceAll(/\r?\n(?=[ \t])/g, '');
    return unfolded.split(/\r?\n/).flatMap((line) => {
      const match = /^([!-9;-~]+)[ \t]*:[ \t]*(.*)$/s.exec(line);
      return match === null ? [] : [{ name: match[1] ?? '', value: (match[2] ?? '').trimEnd() }];
    });
  }
}
