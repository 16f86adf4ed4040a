import { numberText } from './list-numbers.ts';
import type { Attributes } from './open-styles.ts';

interface Level {
  readonly format: string;
  readonly prefix: string;
  readonly suffix: string;
  readonly start: number;
  readonly shownLevels: number;
}

interface OpenList {
  readonly style: string;
  readonly id: string | undefined;
  count: number;
  isAtItem: boolean;
}

const MAX_LEVELS = 10;
const MAX_AFFIX = 20;
const MAX_KEPT = 100_000;
/**
 * The first character tells the format, because LibreOffice writes several numbers in other scripts
 * (`style:num-format`, 19.504).
 */
const FORMATS: Readonly<Record<string, string>> = {
  ...{ 1: 'decimal', a: 'lowerLetter', A: 'upperLetter', i: 'lowerRoman', I: 'upperRoman' },
  ...{ а: 'russianLower', А: 'russianUpper', 一: 'chineseCounting', 甲: 'ideographTraditional' },
  ...{ 子: 'ideographZodiac', '①': 'decimalEnclosedCircle', '１': 'decimalFullWidth' },
  ...{ ア: 'aiueoFullWidth', イ: 'irohaFullWidth', 가: 'ganada', ㄱ: 'chosung', 일: 'koreanCounting' },
  ...{ '๑': 'thaiNumbers', '१': 'hindiNumbers' },
};

/** List numbering follows OpenDocument 1.2 part 1, 5.3 and 16.30. */
export class OpenLists {
  readonly #styles = new Map<string, Level[]>();
  #style: Level[] | undefined;
  readonly #outline: Level[] = [];
  readonly #headings: number[] = [];
  readonly #open: OpenList[] = [];
  /** Keys consist of a style or id and a level, so that a list can continue one that ended. */
  readonly #ended = new Map<string, number>();

  openStyle(name: string, attributes: Attributes): void {
    if (name === 'text:list-style') {
      this.#style = [];
      if (this.#styles.size < MAX_KEPT) this.#styles.set(attributes['style:name'] ?? '', this.#style);
    } else if (name === 'text:list-level-style-number') {
      const at = Number(attributes['text:level']);
      if (this.#style !== undefined && at >= 1 && at <= MAX_LEVELS) this.#style[at] = levelOf(attributes);
    } else if (name === 'text:outline-level-style') {
      const at = Number(attributes['text:level']);
      if (at >= 1 && at <= MAX_LEVELS) this.#outline[at] = levelOf(attributes);
    }
  }

  begin(attributes: Attributes): void {
    const style = attributes['text:style-name'] ?? this.#open.at(-1)?.style ?? '';
    const id = attributes['xml:id'];
    const list = { style, id, count: 0, isAtItem: false };
    this.#open.push(list);
    const { 'text:continue-list': continued, 'text:continue-numbering': isContinued } = attributes;
    const before = continued ?? (isContinued === 'true' ? ` ${style}` : undefined);
    list.count =
      (before === undefined ? undefined : this.#ended.get(this.#key(before))) ??
      (this.#levelAt(this.#open.length)?.start ?? 1) - 1;
  }

  end(): void {
    const list = this.#open.at(-1);
    if (list === undefined) return;
    for (const name of [` ${list.style}`, list.id ?? '']) {
      if (this.#ended.size < MAX_KEPT) this.#ended.set(this.#key(name), list.count);
    }
    this.#open.pop();
  }

  beginItem(attributes: Attributes): void {
    const list = this.#open.at(-1);
    if (list === undefined) return;
    list.isAtItem = true;
    const start = Number(attributes['text:start-value']);
    if (start >= 0) list.count = Math.trunc(start) - 1;
  }

  next(): string {
    const list = this.#open.at(-1);
    if (list?.isAtItem !== true) return '';
    list.isAtItem = false;
    list.count += 1;
    const depth = this.#open.length;
    const indent = '  '.repeat(depth - 1);
    const level = this.#levelAt(depth);
    if (level === undefined) return `${indent}- `;
    const text = label(level, depth, (at) => [this.#open[at - 1]?.count, this.#levelAt(at)?.format]);
    return text === '' ? '' : `${indent}${text} `;
  }

  /** Headings outside of lists share one outline style for all levels (OpenDocument 1.2 part 1, 5.1.2 and 16.34). */
  nextHeading(depth: number, attributes: Attributes): string {
    const level = this.#outline[depth];
    if (level === undefined || attributes['text:is-list-header'] === 'true') return '';
    const counts = this.#headings;
    const isAnew = attributes['text:restart-numbering'] === 'true';
    const start = Math.trunc(Number(attributes['text:start-value'] ?? level.start)) || 0;
    counts.length = Math.min(counts.length, depth + 1);
    counts[depth] = isAnew || counts[depth] === undefined ? start : counts[depth] + 1;
    const text = label(level, depth, (at) => [counts[at], this.#outline[at]?.format]);
    return text === '' ? '' : `${text} `;
  }

  #levelAt(depth: number): Level | undefined {
    return this.#styles.get(this.#open[depth - 1]?.style ?? '')?.[depth];
  }

  #key(name: string): string {
    return `${name} ${this.#open.length}`;
  }
}

function label(
  { prefix, suffix, shownLevels }: Level,
  depth: number,
  at: (level: number) => readonly [count: number | undefined, format: string | undefined],
): string {
  const numbers: string[] = [];
  for (let level = Math.max(1, depth - shownLevels + 1); level <= depth; level++) {
    const [count = 1, format = 'none'] = at(level);
    const number = numberText(Math.max(1, count), format);
    if (number !== '') numbers.push(number);
  }
  return `${prefix}${numbers.join('.')}${suffix}`.trim();
}

function levelOf(attributes: Attributes): Level {
  const affix = (name: string) => (attributes[name] ?? '').slice(0, MAX_AFFIX);
  const written = attributes['style:num-format'] ?? '';
  const start = attributes['text:start-value'];
  return {
    format: written === '' ? 'none' : (FORMATS[written.slice(0, 1)] ?? 'decimal'),
    prefix: affix('style:num-prefix'),
    suffix: affix('style:num-suffix'),
    start: start === undefined ? 1 : Math.trunc(Number(start)) || 0,
    shownLevels: Math.min(MAX_LEVELS, Math.trunc(Number(attributes['text:display-levels'])) || 1),
  };
}
