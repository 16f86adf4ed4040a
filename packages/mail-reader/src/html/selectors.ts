import { type CssTokens, TYPE } from './css-tokens.ts';
import type { Steps } from './steps.ts';

export interface AttributeTest {
  readonly name: string;
  readonly operator: string;
  readonly value: string;
  readonly ignoresCase: boolean;
}

export interface Compound {
  tag: string;
  id: string;
  readonly classes: string[];
  readonly attributes: AttributeTest[];
  combinator: string;
}

export interface Selector {
  /** Compounds are stored from right to left. */
  readonly parts: readonly Compound[];
  /** Every match has this id, class or name; empty if any element may match. */
  readonly key: string;
  readonly specificity: number;
  readonly isMaybe: boolean;
  readonly isGenerated: boolean;
}

/** These pseudo-classes need an interaction. */
const NEVER = new Set('hover active focus focus-within focus-visible visited target checked'.split(' '));
/** Browsers support these for certain; an unsupported one makes its list invalid. */
const KNOWN =
  /^(?:(?:first|last|only)-(?:child|of-type)|nth-.*|empty|not|is|where|has|lang|(?:dis|en)abled|read-only)$/;
const GENERATED = new Set(['before', 'after']);
const WITHOUT_TEXT =
  /^(?:first-letter|marker|selection|placeholder|backdrop|file-selector-button|-webkit-.*)$/;
export const SIBLINGS = new Set(['+', '~']);
const MAX_PARTS = 20;

export function readSelectors(
  tokens: CssTokens,
  from: number,
  to: number,
  { isQuirks, steps }: { readonly isQuirks: boolean; readonly steps: Steps },
): readonly Selector[] {
  const found: Selector[] = [];
  let isMaybe = false;
  for (let at = from; at <= to; ) {
    const end = tokens.endOf(at, to, TYPE.Comma);
    const reader = new SelectorReader(tokens, at, end, isQuirks);
    if (!reader.read()) return [];
    steps.spend(1 + reader.size);
    isMaybe ||= reader.isUnknown;
    const selector = reader.selector();
    if (selector !== undefined) found.push(selector);
    at = end + 1;
  }
  return isMaybe ? found.map((selector) => ({ ...selector, isMaybe })) : found;
}

class SelectorReader {
  readonly #tokens: CssTokens;
  readonly #to: number;
  readonly #isQuirks: boolean;
  readonly #parts: Compound[] = [];
  #at: number;
  #part: Compound | undefined;
  #combinator = '';
  #specificity = 0;
  #isMaybe = false;
  #isGenerated = false;
  #isDropped = false;
  isUnknown = false;
  size = 0;

  constructor(tokens: CssTokens, from: number, to: number, isQuirks: boolean) {
    this.#tokens = tokens;
    this.#at = from;
    this.#to = to;
    this.#isQuirks = isQuirks;
  }

  read(): boolean {
    while (this.#at < this.#to) {
      this.size += 1;
      if (!this.#readOne()) return false;
    }
    return this.#part !== undefined && (this.#combinator === '' || this.#combinator === ' ');
  }

  selector(): Selector | undefined {
    if (this.#isDropped) return undefined;
    const parts = this.#parts.toReversed();
    const isLong = parts.length > MAX_PARTS && parts.some(({ combinator }) => SIBLINGS.has(combinator));
    return {
      parts: isLong ? parts.slice(0, 1) : parts,
      key: keyOf(this.#part),
      specificity: this.#specificity,
      isMaybe: this.#isMaybe || isLong,
      isGenerated: this.#isGenerated,
    };
  }

  #readOne(): boolean {
    const type = this.#tokens.type(this.#at);
    const text = this.#tokens.text(this.#at);
    this.#at += 1;
    if (type === TYPE.WhiteSpace) {
      if (this.#part !== undefined) this.#combinator ||= ' ';
      return true;
    }
    if (type === TYPE.Delim && /^[>+~]$/.test(text)) {
      if (this.#part === undefined) this.#isMaybe = true;
      else if (this.#combinator.trim() !== '') return false;
      else this.#combinator = text;
      return true;
    }
    return this.#readSimple(type, text);
  }

  #readSimple(type: number | undefined, text: string): boolean {
    const part = this.#compound();
    if (type === TYPE.Ident) {
      part.tag = this.#tokens.name(this.#at - 1).toLowerCase();
      this.#specificity += 1;
    } else if (type === TYPE.Hash) {
      const id = this.#tokens.name(this.#at - 1).slice(1);
      part.id = this.#isQuirks ? id.toLowerCase() : id;
      this.#specificity += 1_000_000;
    } else if (type === TYPE.Delim && text === '.') {
      if (this.#tokens.type(this.#at) !== TYPE.Ident) return false;
      const name = this.#tokens.name(this.#at);
      part.classes.push(this.#isQuirks ? name.toLowerCase() : name);
      this.#specificity += 1000;
      this.#at += 1;
    } else if (type === TYPE.LeftSquareBracket) return this.#readAttribute(part);
    else if (type === TYPE.Colon) return this.#readPseudo(part);
    else if (text === '&' || text === '|') this.#isMaybe = true;
    else return text === '*';
    return true;
  }

  #compound(): Compound {
    if (this.#part === undefined || this.#combinator !== '') {
      this.#part = { tag: '', id: '', classes: [], attributes: [], combinator: this.#combinator };
      this.#combinator = '';
      this.#parts.push(this.#part);
    }
    return this.#part;
  }

  #readAttribute(part: Compound): boolean {
    const end = this.#tokens.endOf(this.#at, this.#to, TYPE.RightSquareBracket);
    const at = this.#tokens.next(this.#at);
    const isName = this.#tokens.type(at) === TYPE.Ident;
    const name = this.#tokens.name(at).toLowerCase();
    const written = this.#tokens.text(at + 1, end).trim();
    this.#at = end + 1;
    this.#specificity += 1000;
    if (!isName) return false;
    if (written === '') {
      part.attributes.push({ name, operator: '', value: '', ignoresCase: false });
      return true;
    }
    const [, operator = '', quoted, plain, flag = ''] =
      /^([~^$*|]?=)\s*(?:(".*"|'.*')|([^\s"'\\]+))\s*([a-z]?)$/is.exec(written) ?? [];
    const value = quoted?.slice(1, -1) ?? plain;
    if (value === undefined || value.includes('\\') || written.includes('/*')) this.#isMaybe = true;
    else part.attributes.push({ name, operator, value, ignoresCase: flag.toLowerCase() === 'i' });
    return true;
  }

  #readPseudo(part: Compound): boolean {
    const isElement = this.#tokens.type(this.#at) === TYPE.Colon;
    if (isElement) this.#at += 1;
    const type = this.#tokens.type(this.#at);
    const name = this.#tokens.name(this.#at).toLowerCase();
    this.#at += 1;
    if (type === TYPE.Function) {
      this.#at = this.#tokens.endOf(this.#at, this.#to, TYPE.RightParenthesis) + 1;
      this.#isMaybe = true;
      this.isUnknown ||= isElement || !KNOWN.test(name.slice(0, -1));
      return true;
    }
    if (type !== TYPE.Ident) return false;
    if (isElement || /^(?:before|after|first-line|first-letter)$/.test(name)) this.#readElement(name);
    else if (NEVER.has(name)) this.#isDropped = true;
    else if (name === 'link' || name === 'any-link')
      part.attributes.push({ name: 'href', operator: '', value: '', ignoresCase: false });
    else if (name === 'root') part.tag = 'html';
    else {
      this.#isMaybe = true;
      this.isUnknown ||= !KNOWN.test(name);
    }
    this.#specificity += 1000;
    return true;
  }

  #readElement(name: string) {
    // A first line may contain all words of an element.
    if (name === 'first-line') this.#isMaybe = true;
    else if (GENERATED.has(name)) this.#isGenerated = true;
    else if (WITHOUT_TEXT.test(name)) this.#isDropped = true;
    else {
      this.isUnknown = true;
      this.#isMaybe = true;
    }
  }
}

function keyOf(part: Compound | undefined) {
  if (part === undefined) return '';
  if (part.id !== '') return `#${part.id}`;
  const [className] = part.classes;
  return className === undefined ? part.tag : `.${className}`;
}
