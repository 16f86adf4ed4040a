import { comparable, folded } from '../comparable-text.ts';
import { ALL_LANGUAGES } from './all-languages.ts';
import { ENGLISH } from './english.ts';
import type { Kind } from './language-words.ts';

export interface Hit {
  readonly start: number;
  readonly end: number;
}

export type Hits = Readonly<Partial<Record<Kind, readonly Hit[]>>>;

interface Entry {
  readonly text: string;
  readonly opensStart: boolean;
  readonly opensEnd: boolean;
  readonly isUnspaced: boolean;
  readonly kinds: Kind[];
}

/** These scripts write words without blanks, or attach particles. */
const JOINED = /[\u0590-\u0e7f\u1100-\u11ff\u3040-\uffff]/;
/** The next word follows immediately in these scripts. */
const UNSPACED = /[\u0e00-\u0e7f\u1100-\u11ff\u3040-\uffff]/;
const LETTER = /[\p{L}\p{M}]/u;
const BLANK = 32;
const HYPHEN = 45;
const KEY = 4;
const SIEVE = 0x1ffff;
const MAX_REST = 24;

const KINDS = Object.keys(ENGLISH) as Kind[];

/** Values are 1 for other characters, 2 for digits and 3 for letters. */
const CLASSES = new Uint8Array(0x10000);

function classOf(code: number) {
  let known = CLASSES[code] ?? 1;
  if (known === 0) {
    known = code >= 48 && code <= 57 ? 2 : LETTER.test(String.fromCharCode(code)) ? 3 : 1;
    CLASSES[code] = known;
  }
  return known;
}

function entryOf(written: string, kind: Kind): Entry {
  const opensStart = written.startsWith('*');
  const opensEnd = written.endsWith('*');
  const text = folded(comparable(written.slice(opensStart ? 1 : 0, opensEnd ? -1 : undefined)).plain);
  const isJoined = JOINED.test(text) && !/[a-z]/.test(text);
  if (UNSPACED.test(text)) return { text, opensStart: true, opensEnd: true, isUnspaced: true, kinds: [kind] };
  // Shorter words occur inside too many others.
  const isOpen = isJoined && text.length > 2;
  const isDevanagari = /[\u0900-\u097f]/.test(text);
  return {
    text,
    opensStart: opensStart || (isOpen && !isDevanagari),
    opensEnd: opensEnd || isOpen,
    isUnspaced: false,
    kinds: [kind],
  };
}

class Index {
  readonly #entries: readonly Map<number, Entry[]>[] = Array.from({ length: KEY + 1 }, () => new Map());
  /** One bit per length rejects positions where no word begins. */
  readonly #sieve = new Uint8Array(SIEVE + 1);
  readonly firsts = new Uint8Array(0x10000);

  add(entry: Entry): void {
    const length = Math.min(KEY, entry.text.length);
    let key = 0;
    this.firsts[entry.text.charCodeAt(0)] = 1;
    for (let i = 0; i < length; i++) key = nextKey(key, entry.text, i);
    const sieved = sieveOf(key);
    this.#sieve[sieved] = (this.#sieve[sieved] ?? 0) | (1 << length);
    const ofLength = this.#entries[length];
    const same = ofLength?.get(key);
    if (same === undefined) ofLength?.set(key, [entry]);
    else same.push(entry);
  }

  find(text: string, at: number, found: (entry: Entry, end: number) => void): void {
    let key = 0;
    const last = Math.min(KEY, text.length - at);
    for (let length = 1; length <= last; length++) {
      key = nextKey(key, text, at + length - 1);
      if (((this.#sieve[sieveOf(key)] ?? 0) & (1 << length)) === 0) continue;
      for (const entry of this.#entries[length]?.get(key) ?? []) {
        const end = endOf(entry, text, at);
        if (end >= 0) found(entry, end);
      }
    }
  }
}

function nextKey(key: number, text: string, at: number) {
  const code = text.charCodeAt(at);
  return (Math.imul(key, 0x01000193) + (code === HYPHEN ? BLANK : code) + 1) | 0;
}

function sieveOf(key: number) {
  return (key ^ (key >>> 15)) & SIEVE;
}

function endOf({ text: word, opensEnd, isUnspaced }: Entry, text: string, at: number) {
  const end = at + word.length;
  if (end > text.length) return -1;
  for (let i = 0; i < word.length; i++) {
    const wanted = word.charCodeAt(i);
    const code = text.charCodeAt(at + i);
    if (wanted !== code && !(wanted === BLANK && code === HYPHEN)) return -1;
  }
  if (end === text.length) return end;
  if (!opensEnd) return classOf(text.charCodeAt(end)) === 3 || text.charCodeAt(end) === 95 ? -1 : end;
  return isUnspaced ? end : wordEnd(text, end);
}

function wordEnd(text: string, at: number): number {
  let end = at;
  while (end < text.length && end < at + MAX_REST && classOf(text.charCodeAt(end)) === 3) end += 1;
  return end;
}

/** No other words are searched unless one of these occurs. */
const FIRST: ReadonlySet<Kind> = new Set([
  ...(['codes', 'manyCodes', 'numbers', 'signInCodes', 'passwords', 'type', 'use'] as const),
  ...(['verify', 'signIn', 'reset', 'invite', 'yes'] as const),
]);

interface Vocabulary {
  readonly kinds: readonly Kind[];
  readonly atStarts: Index;
  readonly anywhere: Index;
}

function words(list = '') {
  return list.split(/[,\n]/).flatMap((word) => word.trim() || []);
}

function vocabularyOf(kinds: readonly Kind[]): Vocabulary {
  const entries = new Map<string, Entry>();
  for (const language of ALL_LANGUAGES) {
    for (const kind of kinds) {
      for (const written of words(language[kind])) {
        const entry = entryOf(written, kind);
        const name = `${entry.text}${Number(entry.opensStart)}${Number(entry.opensEnd)}`;
        const same = entries.get(name);
        if (same === undefined) entries.set(name, entry);
        else if (!same.kinds.includes(kind)) same.kinds.push(kind);
      }
    }
  }
  const atStarts = new Index();
  const anywhere = new Index();
  for (const entry of entries.values()) (entry.opensStart ? anywhere : atStarts).add(entry);
  return { kinds, atStarts, anywhere };
}

let first: Vocabulary | undefined;
let others: Vocabulary | undefined;

export function isFirst(kind: Kind): boolean {
  return FIRST.has(kind);
}

/** @param text folded (`comparable-text.ts`) */
export function scan(text: string, ofFirst: boolean): Hits {
  if (ofFirst) first ??= vocabularyOf(KINDS.filter(isFirst));
  else others ??= vocabularyOf(KINDS.filter((kind) => !isFirst(kind)));
  const vocabulary = ofFirst ? first : others;
  if (vocabulary === undefined) return {};
  const hits: Partial<Record<Kind, Hit[]>> = Object.fromEntries(vocabulary.kinds.map((kind) => [kind, []]));
  const { atStarts, anywhere } = vocabulary;
  let start = 0;
  const add = (entry: Entry, end: number) => {
    const hit = { start, end };
    for (const kind of entry.kinds) {
      const found = hits[kind];
      const last = found?.at(-1);
      if (last?.start !== start || last.end !== end) found?.push(hit);
    }
  };
  let isInWord = false;
  for (; start < text.length; start++) {
    const code = text.charCodeAt(start);
    const isWord = classOf(code) >= 2;
    if (!isWord) {
      isInWord = code === 95 || code === 64 || code === 47;
      continue;
    }
    if (!isInWord) atStarts.find(text, start, add);
    if (anywhere.firsts[code] === 1) anywhere.find(text, start, add);
    isInWord = true;
  }
  return hits;
}
