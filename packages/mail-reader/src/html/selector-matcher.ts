import type { DefaultTreeAdapterTypes } from 'parse5';
import { type AttributeTest, type Compound, type Selector, SIBLINGS } from './selectors.ts';
import type { Steps } from './steps.ts';

export type PageNode = DefaultTreeAdapterTypes.ChildNode;
export type PageElement = DefaultTreeAdapterTypes.Element;

const WHITE = /\s+/;

interface Names {
  readonly id: string;
  readonly classes: ReadonlySet<string>;
}

const NO_CLASSES: ReadonlySet<string> = new Set();

export class SelectorMatcher {
  readonly #isQuirks: boolean;
  readonly #steps: Steps;
  readonly #names = new Map<PageElement['attrs'], Names>();

  constructor(isQuirks: boolean, steps: Steps) {
    this.#isQuirks = isQuirks;
    this.#steps = steps;
  }

  namesOf(element: PageElement): Names {
    const known = this.#names.get(element.attrs);
    if (known !== undefined) return known;
    const read = (value: string) => (this.#isQuirks ? value.toLowerCase() : value);
    const classes = read(attributeOf(element, 'class') ?? '').trim();
    const names = {
      id: read(attributeOf(element, 'id') ?? ''),
      classes: classes === '' ? NO_CLASSES : new Set(classes.split(WHITE)),
    };
    this.#steps.spend(1 + names.classes.size);
    this.#names.set(element.attrs, names);
    return names;
  }

  matches({ parts }: Selector, element: PageElement): boolean {
    return parts.some(({ combinator }) => SIBLINGS.has(combinator))
      ? this.#matchesFrom(parts, 0, element)
      : this.#isUnder(parts, element);
  }

  /** The nearest match suffices, because its ancestors include those of every other match. */
  #isUnder(parts: readonly Compound[], element: PageElement): boolean {
    let first = 0;
    for (let start: PageElement | undefined = element; start !== undefined; start = parentOf(start)) {
      let at: PageElement | undefined = start;
      for (let i = first; ; i++) {
        const part = parts[i];
        if (part === undefined) return true;
        if (at === undefined) return false;
        if (!this.#isLike(part, at)) break;
        if (part.combinator === ' ') {
          start = at;
          first = i + 1;
          break;
        }
        at = part.combinator === '>' ? parentOf(at) : at;
      }
      if (first === 0) return false;
    }
    return false;
  }

  #matchesFrom(parts: readonly Compound[], from: number, element: PageElement): boolean {
    let at: PageElement | undefined = element;
    for (let i = from; i < parts.length; i++) {
      const part = parts[i];
      if (part === undefined || at === undefined || !this.#isLike(part, at)) return false;
      if (i + 1 === parts.length) return true;
      if (part.combinator === '>') at = parentOf(at);
      else if (part.combinator === '+') at = this.#before(at)[0];
      else {
        const others = part.combinator === '~' ? this.#before(at) : this.#above(at);
        return others.some((other) => this.#matchesFrom(parts, i + 1, other));
      }
    }
    return false;
  }

  #above(element: PageElement): PageElement[] {
    const found: PageElement[] = [];
    for (let at = parentOf(element); at !== undefined; at = parentOf(at)) found.push(at);
    this.#steps.spend(1 + found.length);
    return found;
  }

  #before(element: PageElement): PageElement[] {
    const siblings = element.parentNode?.childNodes ?? [];
    const found: PageElement[] = [];
    for (const sibling of siblings) {
      if (sibling === element) break;
      if ('tagName' in sibling) found.push(sibling);
    }
    this.#steps.spend(1 + found.length);
    return found.reverse();
  }

  #isLike({ tag, id, classes, attributes }: Compound, element: PageElement): boolean {
    this.#steps.spend(1);
    if (tag !== '' && tag !== element.tagName) return false;
    if (id === '' && classes.length === 0 && attributes.length === 0) return true;
    const names = this.namesOf(element);
    if (id !== '' && id !== names.id) return false;
    for (const name of classes) {
      this.#steps.spend(1);
      if (!names.classes.has(name)) return false;
    }
    return attributes.every((test) => this.#passes(test, element));
  }

  #passes({ name, operator, value: wanted, ignoresCase }: AttributeTest, element: PageElement): boolean {
    const written = attributeOf(element, name);
    if (written === undefined || operator === '') return written !== undefined;
    this.#steps.spend(1 + (written.length + wanted.length) / 8);
    const value = ignoresCase ? written.toLowerCase() : written;
    const text = ignoresCase ? wanted.toLowerCase() : wanted;
    if (operator === '=') return value === text;
    if (operator === '|=') return value === text || value.startsWith(`${text}-`);
    if (text === '') return false;
    if (operator === '^=') return value.startsWith(text);
    if (operator === '$=') return value.endsWith(text);
    return operator === '*=' ? value.includes(text) : value.split(WHITE).includes(text);
  }
}

function parentOf({ parentNode }: PageElement): PageElement | undefined {
  return parentNode !== null && 'tagName' in parentNode ? parentNode : undefined;
}

export function attributeOf(element: PageElement, name: string): string | undefined {
  for (const attribute of element.attrs) if (attribute.name === name) return attribute.value;
  return undefined;
}
