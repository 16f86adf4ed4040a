/** White space folding must keep these marks. */
export const LINE = '\u0001';
export const PARAGRAPH = '\u0002';
export const QUOTE = '\u0003';
export const UNQUOTE = '\u0004';
export const ROW = '\u0005';
export const CELL = '\u0006';
const BLANK = '\u0007';
const ITEM = '\u0008';
const QUOTE_LEVELS = 10;
const LIST_LEVELS = 10;

export class Lists {
  /** Undefined means a list without numbers. */
  readonly #open: (number | undefined)[] = [];
  #deeper = 0;

  begin(isNumbered: boolean, start: string | undefined): string {
    const isInner = this.#open.length > 0;
    if (this.#open.length < LIST_LEVELS) this.#open.push(isNumbered ? numberOf(start, 1) : undefined);
    else this.#deeper += 1;
    return isInner ? ROW : PARAGRAPH;
  }

  end(): string {
    if (this.#deeper > 0) this.#deeper -= 1;
    else this.#open.pop();
    return this.#open.length > 0 ? ROW : PARAGRAPH;
  }

  item(value: string | undefined): string {
    const level = this.#open.length - 1;
    const next = this.#open[level];
    const indent = BLANK.repeat(2 * Math.max(0, level));
    if (next === undefined) return `${ROW}${indent}-${ITEM}`;
    const number = numberOf(value, next);
    this.#open[level] = number + 1;
    return `${ROW}${indent}${number}.${ITEM}`;
  }
}

function numberOf(text: string | undefined, otherwise: number) {
  return text !== undefined && /^-?\d{1,9}$/.test(text) ? Number(text) : otherwise;
}

const UNFOLDED = /[^\S \ufeff]|[\u0001-\u0008\u000e-\u000f]| {2}/;

export function inlineText(text: string): string {
  return UNFOLDED.test(text) ? text.replaceAll(/(?:[^\S\ufeff]|[\u0001-\u0008\u000e\u000f])+/g, ' ') : text;
}

export function preformattedText(text: string): string {
  return text
    .replaceAll(/[\u0001-\u0008\u000e-\u000f]/g, ' ')
    .replaceAll(/\r?\n/g, LINE)
    .replaceAll(/[^\S\n\ufeff]/g, BLANK);
}

/** A paragraph that begins an item stays on its line. */
const BEHIND_ITEM = /\u0008[ \u0001\u0002\u0005\u0006]*(?!\u0007*(?:-|-?\d+\.)\u0008)/g;

const KEPT_RUNS = 500;

export function tidy(text: string): string {
  const known = new Map<string, string>();
  // Runs of spaces go first, so that each is read once.
  const folded = text.includes('  ') ? text.replaceAll(/ {2,}/g, ' ') : text;
  const items = folded.includes(ITEM) ? folded.replaceAll(BEHIND_ITEM, ' ') : folded;
  const lines = items.replaceAll(/ *[\u0001-\u0006][ \u0001-\u0006]*/g, (run) => {
    const found = known.get(run);
    if (found !== undefined) return found;
    const tidied = tidyRun(run);
    if (known.size < KEPT_RUNS) known.set(run, tidied);
    return tidied;
  });
  const marked = lines.includes(QUOTE) || lines.includes(UNQUOTE) ? quoted(lines) : lines;
  return marked.replaceAll(BLANK, ' ').trim();
}

const WORD = /[\p{L}\p{N}]/u;
const BREAK = /[\u0001\u0002\u0005]/;
const BREAKS = /[ \u0006]*[\u0001\u0002\u0005][ \u0001-\u0006]*/;
const ALL_BREAKS = new RegExp(BREAKS, 'g');
const ADDRESSES = / \(\S+\)|\u000e[^\u000f]*\u000f/g;
const KEEPS_LINES = /[\u0003\u0004\u0007\u0008]/;
/** A cell with more lines is a column of the page. */
const MAX_CELL_LINES = 3;
const MAX_ROW_CHARACTERS = 400;
export const MAX_READ_ROW = 4000;

/** Returns undefined for columns of a page. */
export function inOneLine(cells: readonly string[]): string | undefined {
  const said = cells.filter((cell) => WORD.test(cell));
  if (
    said.length < 2 ||
    !said.some((cell) => BREAK.test(cell)) ||
    said.some((cell) => KEEPS_LINES.test(cell))
  ) {
    return undefined;
  }
  const lines = said.map((cell) => cell.split(BREAKS).filter((line) => line !== '').length);
  const characters = said.reduce((sum, cell) => sum + cell.replaceAll(ADDRESSES, '').length, 0);
  if (Math.min(...lines) > 1 || Math.max(...lines) > MAX_CELL_LINES || characters > MAX_ROW_CHARACTERS) {
    return undefined;
  }
  return cells
    .map((cell) => cell.replaceAll(ALL_BREAKS, ' ').trim())
    .filter((cell) => cell !== '')
    .join(CELL);
}

function tidyRun(run: string) {
  const breaks = run.replaceAll(/[ \u0003-\u0006]/g, '');
  const quotes = run.replaceAll(/[ \u0001\u0002\u0005\u0006]/g, '');
  if (breaks === '' && quotes === '') return run.includes(ROW) ? '\n' : '\t';
  return '\n'.repeat(breaks.includes(PARAGRAPH) || breaks.length > 1 ? 2 : 1) + quotes;
}

/** Quotes get ">" as in plain text, so that inline answers stay distinct. */
function quoted(text: string) {
  const out: string[] = [];
  let depth = 0;
  let lastDepth = 0;
  let isBlank = false;
  for (const line of text.split('\n')) {
    let at = 0;
    for (; line[at] === QUOTE || line[at] === UNQUOTE; at++) {
      depth = line[at] === QUOTE ? depth + 1 : Math.max(0, depth - 1);
    }
    const words = line.slice(at);
    if (words !== '') {
      if (isBlank) out.push(marks(Math.min(lastDepth, depth)));
      out.push(depth === 0 ? words : `${marks(depth)} ${words}`);
      lastDepth = depth;
    }
    isBlank = words === '';
  }
  return out.join('\n');
}

function marks(depth: number) {
  return '>'.repeat(Math.min(depth, QUOTE_LEVELS));
}
