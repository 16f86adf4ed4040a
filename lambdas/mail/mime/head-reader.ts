import type { HeaderLine } from '../header/header-fields.ts';
import { PARSE_LIMITS } from '../limits.ts';
import { LineEnds } from './line-ends.ts';
import { MimeSplitter } from './mime-splitter.ts';

/** Nothing behind a header is looked at. */
const LIMITS = { ...PARSE_LIMITS, parts: 1 };

/** Reads only the header of a mail, by the rules by which the whole mail is read. */
export class HeadReader {
  /** Whether the end of the header has come. */
  hasEnded = false;
  readonly #lineEnds = new LineEnds();
  readonly #splitter = new MimeSplitter(
    {
      begin: () => {
        this.hasEnded = true;
      },
      content: () => undefined,
      drop: () => undefined,
      end: () => undefined,
    },
    LIMITS,
  );

  write(bytes: Buffer): void {
    if (!this.hasEnded) this.#splitter.write(this.#lineEnds.write(bytes));
  }

  /**
   * @param isAll whether the mail ends with what was written
   * @returns the lines of the header, continuation lines joined to theirs, and whether these are all of them, for any program
   */
  end(isAll: boolean): { lines: HeaderLine[]; isWhole: boolean } {
    if (!this.hasEnded) this.#splitter.write(this.#lineEnds.end());
    const isComplete = isAll || this.hasEnded;
    this.#splitter.end();
    return {
      lines: this.#splitter.root.headerLines,
      isWhole: isComplete && this.#splitter.isHeaderWhole && !this.#lineEnds.areReturns,
    };
  }
}
