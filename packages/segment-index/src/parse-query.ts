import { type Word, wordsOf } from './words.ts';

/**
 * The grammar of a query:
 *
 *     query       = alternative { "OR" alternative }
 *     alternative = factor { factor }             at least one factor is not negated
 *     factor      = [ "-" ] ( word [ "*" ] | phrase | "(" query ")" )
 *     phrase      = '"' any text without '"' '"'
 *     word        = what is between spaces, quotation marks and parentheses
 */
export type Query = Term | { readonly kind: 'and' | 'or'; readonly parts: readonly Query[] } | Negation;

/** The words of a phrase are adjacent in one field. */
export interface Term {
  readonly kind: 'term';
  readonly words: readonly string[];
  readonly isPrefix: boolean;
}

interface Negation {
  readonly kind: 'not';
  readonly part: Query;
}

const MAX_QUERY_BYTES = 512;
export const MAX_TERMS = 32;
const MAX_DEPTH = 4;
const MIN_PREFIX = 2;

/** The query is invalid or not supported. @param at UTF-16 offset, from 0 */
export class QueryError extends Error {
  constructor(rule: string, at?: number) {
    super(at === undefined ? rule : `${rule} (at character ${at + 1})`);
  }
}

type Token = { readonly at: number } & (
  | { readonly kind: 'open' | 'close' | 'minus' | 'or' }
  | { readonly kind: 'word' | 'phrase'; readonly text: string }
);

/** @throws QueryError */
export function parseQuery(text: string): Query {
  if (Buffer.byteLength(text) > MAX_QUERY_BYTES) {
    throw new QueryError(`has more than ${MAX_QUERY_BYTES} bytes`, MAX_QUERY_BYTES);
  }
  return new Parser(tokensOf(text), text.length).query();
}

/** Word processors and phones replace `"` by typographic quotation marks. */
const QUOTES = '"“”„';
const TOKEN = new RegExp(
  String.raw`\s+|(?<open>\()|(?<close>\))|[${QUOTES}](?<phrase>[^${QUOTES}]*)(?<end>[${QUOTES}]?)|(?<minus>-)|(?<word>[^\s()${QUOTES}]+)`,
  'yu',
);

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at;
    const groups = TOKEN.exec(text)?.groups ?? {};
    if (groups['open'] !== undefined) tokens.push({ kind: 'open', at });
    else if (groups['close'] !== undefined) tokens.push({ kind: 'close', at });
    else if (groups['minus'] !== undefined) tokens.push({ kind: 'minus', at });
    else if (groups['phrase'] !== undefined) {
      if (groups['end'] === '') throw new QueryError('has an unclosed quotation mark', at);
      tokens.push({ kind: 'phrase', text: groups['phrase'], at });
    } else if (groups['word'] !== undefined) {
      const { word } = groups;
      tokens.push(word === 'OR' ? { kind: 'or', at } : { kind: 'word', text: word, at });
    }
  }
  return tokens;
}

class Parser {
  readonly #tokens: readonly Token[];
  readonly #end: number;
  #next = 0;
  #count = 0;
  readonly #terms = new Map<string, Term>();

  constructor(tokens: readonly Token[], end: number) {
    this.#tokens = tokens;
    this.#end = end;
  }

  query(): Query {
    if (this.#tokens.length === 0) throw new QueryError('has no word', 0);
    const query = this.#alternatives(0);
    const rest = this.#peek();
    if (rest !== undefined) throw new QueryError('has a closing parenthesis without an opening one', rest.at);
    return query;
  }

  #peek(): Token | undefined {
    return this.#tokens[this.#next];
  }

  #alternatives(depth: number): Query {
    const parts = [this.#alternative(depth)];
    while (this.#peek()?.kind === 'or') {
      this.#next++;
      parts.push(this.#alternative(depth));
    }
    return joined('or', parts);
  }

  #alternative(depth: number): Query {
    const first = this.#peek();
    const at = first?.at ?? this.#end;
    if (first?.kind === 'or') throw new QueryError('has an OR without a word before it', at);
    const parts: Query[] = [];
    let isEmpty = true;
    for (let token = first; token !== undefined && !ends(token); token = this.#peek()) {
      isEmpty = false;
      const part = this.#factor(token, depth);
      if (part !== undefined) parts.push(part);
    }
    if (isEmpty) throw new QueryError(this.#missing(depth), at);
    if (parts.length === 0) throw new QueryError('has a word without a letter or digit', at);
    if (parts.every(({ kind }) => kind === 'not')) {
      throw new QueryError('needs a word without a minus sign', at);
    }
    return joined('and', parts);
  }

  #missing(depth: number): string {
    const before = this.#tokens[this.#next - 1]?.kind;
    if (before === 'or') return 'has an OR without a word after it';
    return depth > 0 ? 'has empty parentheses' : 'has a closing parenthesis without an opening one';
  }

  /** @returns undefined for a word without a letter or digit, such as the sign in "Tom & Ann" */
  #factor(token: Token, depth: number): Query | undefined {
    this.#next++;
    if (token.kind === 'minus') {
      const next = this.#peek();
      if (next === undefined || next.at !== token.at + 1 || ends(next) || next.kind === 'minus') {
        throw new QueryError('has a minus sign without a word after it', token.at);
      }
      const part = this.#factor(next, depth);
      if (part === undefined) throw new QueryError('has a word without a letter or digit', next.at);
      return { kind: 'not', part };
    }
    if (token.kind === 'open') return this.#group(token, depth + 1);
    if (token.kind === 'word' || token.kind === 'phrase') return this.#term(token.kind, token.text, token.at);
    throw new Error(`A factor does not begin with ${token.kind}`);
  }

  #group({ at }: Token, depth: number): Query {
    if (depth > MAX_DEPTH) throw new QueryError(`has more than ${MAX_DEPTH} levels of parentheses`, at);
    const query = this.#alternatives(depth);
    if (this.#peek()?.kind !== 'close') throw new QueryError('has an unclosed parenthesis', at);
    this.#next++;
    return query;
  }

  #term(kind: 'word' | 'phrase', text: string, at: number): Term | undefined {
    if (++this.#count > MAX_TERMS) throw new QueryError(`has more than ${MAX_TERMS} terms`, at);
    const star = kind === 'word' ? text.indexOf('*') : -1;
    if (star !== -1 && star !== text.length - 1) {
      throw new QueryError('has a * that is not at the end of a word', at + star);
    }
    const words = [...wordsOf(text)];
    const hasStar = star !== -1;
    if (hasStar && [...text.normalize('NFC')].length - 1 < MIN_PREFIX) {
      throw new QueryError(`needs at least ${MIN_PREFIX} characters before *`, at);
    }
    if (words.length > 0) return this.#once(termOf(words, hasStar));
    if (kind === 'word' && !hasStar) return undefined;
    throw new QueryError(`has a ${kind} without a letter or digit`, at);
  }

  #once(term: Term): Term {
    const name = JSON.stringify(term);
    const known = this.#terms.get(name) ?? term;
    this.#terms.set(name, known);
    return known;
  }
}

/** Text without spaces may continue after the query, so the last character begins a pair there. */
function termOf(words: readonly Word[], hasStar: boolean): Term {
  const last = words.at(-1)?.last;
  const found = last === 'of-run' ? words.slice(0, -1) : words;
  return {
    kind: 'term',
    words: found.map(({ term }) => term),
    isPrefix: last === 'only' || (hasStar && last === undefined),
  };
}

function ends({ kind }: Token): boolean {
  return kind === 'or' || kind === 'close';
}

function joined(kind: 'and' | 'or', parts: readonly Query[]): Query {
  const [only] = parts;
  return parts.length === 1 && only !== undefined ? only : { kind, parts };
}

export function termsOf(query: Query): Term[] {
  return distinctTerms(query, () => true);
}

export function wantedTerms(query: Query): Term[] {
  return distinctTerms(query, ({ kind }) => kind !== 'not');
}

function distinctTerms(query: Query, isWanted: (part: Query) => boolean): Term[] {
  const terms = (part: Query): Term[] => {
    if (!isWanted(part)) return [];
    if (part.kind === 'term') return [part];
    return (part.kind === 'not' ? [part.part] : part.parts).flatMap(terms);
  };
  return [...new Set(terms(query))];
}
