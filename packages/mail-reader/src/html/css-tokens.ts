import { tokenize, tokenTypes } from 'css-tree/tokenizer';
import { ident } from 'css-tree/utils';
import type { Steps } from './steps.ts';

export const TYPE = tokenTypes;

const CLOSING = new Map([
  [TYPE.Function, TYPE.RightParenthesis],
  [TYPE.LeftParenthesis, TYPE.RightParenthesis],
  [TYPE.LeftSquareBracket, TYPE.RightSquareBracket],
  [TYPE.LeftCurlyBracket, TYPE.RightCurlyBracket],
]);
const DATA = /^(?:url\()?\s*["']?\s*data:/i;

export class CssTokens {
  readonly #css: string;
  readonly #types: number[] = [];
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];
  /** A `data:` URL embeds a picture, font or style sheet that is not read. */
  readonly hasData: boolean;

  constructor(css: string, steps: Steps) {
    this.#css = css;
    let hasData = false;
    tokenize(css, (type, start, end) => {
      steps.spend(1);
      if (type === TYPE.Comment) return;
      if (type === TYPE.Url || type === TYPE.String) hasData ||= DATA.test(decoded(css.slice(start, end)));
      this.#types.push(type);
      this.#starts.push(start);
      this.#ends.push(end);
    });
    this.hasData = hasData;
  }

  get length(): number {
    return this.#types.length;
  }

  type(i: number): number | undefined {
    return this.#types[i];
  }

  text(i: number, to: number = i + 1): string {
    return i >= to ? '' : this.#css.slice(this.#starts[i], this.#ends[to - 1]);
  }

  name(i: number): string {
    return decoded(this.text(i));
  }

  next(i: number): number {
    return this.#types[i] === TYPE.WhiteSpace ? i + 1 : i;
  }

  endOf(from: number, to: number, ...ends: readonly (number | undefined)[]): number {
    const open: number[] = [];
    for (let i = from; i < to; i++) {
      const type = this.#types[i];
      if (open.length === 0 && ends.includes(type)) return i;
      const closing = type === undefined ? undefined : CLOSING.get(type);
      if (closing !== undefined) open.push(closing);
      else if (type === open.at(-1)) open.pop();
    }
    return to;
  }
}

function decoded(written: string): string {
  return written.includes('\\') ? ident.decode(written) : written;
}
