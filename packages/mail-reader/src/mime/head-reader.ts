import type { HeaderLine } from '../header/header-fields.ts';
import { PARSE_LIMITS, type ParseLimits } from '../limits.ts';
import { LineEnds } from './line-ends.ts';
import { MimeSplitter } from './mime-splitter.ts';

export class HeadReader {
  hasEnded = false;
  readonly #lineEnds = new LineEnds();
  readonly #splitter: MimeSplitter;

  constructor(limits: ParseLimits = PARSE_LIMITS) {
    const parts = {
      begin: () => {
        this.hasEnded = true;
      },
      content: () => undefined,
      drop: () => undefined,
      end: () => undefined,
    };
    this.#splitter = new MimeSplitter(parts, { ...limits, parts: 1 });
  }

  write(bytes: Buffer): void {
    if (!this.hasEnded) this.#splitter.write(this.#lineEnds.write(bytes));
  }

  /** @param isAll whether the email ends here @returns the lines, and whether every program finds the same header */
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
