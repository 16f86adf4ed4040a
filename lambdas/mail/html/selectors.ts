import { compile, type Options } from 'css-select';
import { parse, SelectorType, type Selector as Token } from 'css-what';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter } from 'parse5';

export type PageNode = DefaultTreeAdapterTypes.ChildNode;
export type PageElement = DefaultTreeAdapterTypes.Element;
type AnyNode = DefaultTreeAdapterTypes.Node;

export interface Selector {
  /** An id, class or name that it needs; "" for any. */
  readonly key: string;
  /** CSS Selectors Level 4, section 17. */
  readonly specificity: number;
  readonly matches: (element: PageElement) => boolean;
}

/** For all selectors of a mail; an ordinary one takes some 50 for each element. */
const MAX_STEPS = 20_000_000;
const MAX_DEPTH = 10;

/** Pseudo-classes that need an interaction. */
const NEVER = new Set(
  (
    'hover active focus focus-within focus-visible visited target target-within checked indeterminate ' +
    'playing paused fullscreen modal popover-open picture-in-picture autofill user-valid user-invalid ' +
    'current past future host'
  ).split(' '),
);
const READ = new Set(
  (
    'is where not has matches -webkit-any root scope empty first-child last-child only-child first-of-type ' +
    'last-of-type only-of-type nth-child nth-last-child nth-of-type nth-last-of-type any-link link ' +
    'disabled enabled required optional read-only read-write lang dir defined'
  ).split(' '),
);
const PSEUDO_ELEMENTS = new Set(
  (
    'before after first-line first-letter marker selection placeholder backdrop file-selector-button cue ' +
    'details-content target-text grammar-error spelling-error highlight part slotted view-transition'
  ).split(' '),
);

const PSEUDOS: Record<string, (element: PageElement, value?: string | null) => boolean> = {
  ...Object.fromEntries(Array.from(NEVER, (name) => [name, () => false])),
  defined: () => true,
  dir: (_, value) => value?.trim() !== 'rtl',
};

export class StepsSpent extends Error {}

export class SelectorReader {
  readonly #adapter: NonNullable<Options<AnyNode, PageElement>['adapter']>;
  readonly #isQuirks: boolean;
  #steps = 0;

  constructor(isQuirks: boolean) {
    this.#isQuirks = isQuirks;
    const childrenOf = (node: AnyNode): AnyNode[] => {
      const children = 'childNodes' in node ? node.childNodes : [];
      this.step(children.length);
      return children;
    };
    this.#adapter = {
      isTag: (node): node is PageElement => defaultTreeAdapter.isElementNode(node),
      getAttributeValue: attributeOf,
      hasAttrib: (element, name) => attributeOf(element, name) !== undefined,
      getChildren: childrenOf,
      getName: ({ tagName }) => tagName,
      getParent: ({ parentNode }) => {
        this.step(1);
        return parentNode !== null && parentNode.nodeName !== '#document' ? parentNode : null;
      },
      getSiblings: (node) => {
        const parent = 'parentNode' in node ? node.parentNode : null;
        return parent === null ? [node] : childrenOf(parent);
      },
      getText: () => '',
      removeSubsets: (nodes) => nodes,
    };
  }

  /** @throws StepsSpent beyond MAX_STEPS */
  step(count: number): void {
    this.#steps += count;
    if (this.#steps > MAX_STEPS) throw new StepsSpent();
  }

  /** None of an invalid list, which browsers leave out. */
  read(list: string): readonly Selector[] {
    const lists = parsed(list);
    if (lists === undefined || !lists.every((tokens) => isValid(tokens, 0))) return [];
    return lists.filter((tokens) => !tokens.some(isPseudoElement)).map((tokens) => this.#selectorOf(tokens));
  }

  #selectorOf(tokens: Token[]): Selector {
    let compiled: ((element: PageElement) => boolean) | undefined;
    return {
      key: keyOf(tokens, this.#isQuirks),
      specificity: specificityOf(tokens),
      matches: (element) => {
        compiled ??= compile<AnyNode, PageElement>([tokens], {
          adapter: this.#adapter,
          quirksMode: this.#isQuirks,
          pseudos: PSEUDOS,
        });
        return compiled(element);
      },
    };
  }
}

function parsed(list: string): Token[][] | undefined {
  try {
    return parse(list);
  } catch {
    return undefined;
  }
}

function isPseudoElement(token: Token) {
  return token.type === SelectorType.PseudoElement;
}

function isValid(tokens: readonly Token[], depth: number): boolean {
  return tokens.every((token) => {
    if (token.type === SelectorType.PseudoElement) {
      return PSEUDO_ELEMENTS.has(token.name) || token.name.startsWith('-webkit-');
    }
    if (token.type === SelectorType.ColumnCombinator || token.type === SelectorType.Parent) return false;
    if (token.type === SelectorType.Attribute && token.action === 'not') return false;
    if (token.type !== SelectorType.Pseudo) return true;
    if (!READ.has(token.name) && !NEVER.has(token.name)) return false;
    if (!Array.isArray(token.data)) return true;
    return depth < MAX_DEPTH && token.data.every((inner) => isValid(inner, depth + 1));
  });
}

function keyOf(tokens: readonly Token[], isQuirks: boolean) {
  let key = '';
  for (const token of tokens.toReversed()) {
    if (isCombinator(token)) break;
    const id = nameIn(token, 'id');
    const className = nameIn(token, 'class');
    if (id !== undefined) return `#${isQuirks ? id.toLowerCase() : id}`;
    if (className !== undefined) key = `.${isQuirks ? className.toLowerCase() : className}`;
    else if (token.type === SelectorType.Tag && key === '') key = token.name.toLowerCase();
  }
  return key;
}

export function keysOf(element: PageElement, isQuirks: boolean): string[] {
  const keys = ['', element.tagName];
  for (const { name, value } of element.attrs) {
    const text = isQuirks ? value.toLowerCase() : value;
    if (name === 'id') keys.push(`#${text}`);
    else if (name === 'class') for (const one of text.split(/\s+/)) if (one !== '') keys.push(`.${one}`);
  }
  return keys;
}

function isCombinator({ type }: Token) {
  return (
    type === SelectorType.Descendant ||
    type === SelectorType.Child ||
    type === SelectorType.Adjacent ||
    type === SelectorType.Sibling
  );
}

/** Of ".name" and "#name", not of an attribute selector. */
function nameIn(token: Token, attribute: 'id' | 'class') {
  const isShort =
    token.type === SelectorType.Attribute && token.name === attribute && token.ignoreCase === 'quirks';
  return isShort ? token.value : undefined;
}

function specificityOf(tokens: readonly Token[]) {
  return tokens.reduce((sum, token) => sum + specificityOfToken(token), 0);
}

function specificityOfToken(token: Token) {
  if (nameIn(token, 'id') !== undefined) return 1_000_000;
  if (token.type === SelectorType.Attribute) return 1000;
  if (token.type === SelectorType.Tag || token.type === SelectorType.PseudoElement) return 1;
  if (token.type !== SelectorType.Pseudo || token.name === 'where') return 0;
  if (!Array.isArray(token.data)) return 1000;
  const inner = Math.max(0, ...token.data.map(specificityOf));
  return token.name.startsWith('nth-') ? inner + 1000 : inner;
}

export function attributeOf(element: PageElement, name: string): string | undefined {
  for (const attribute of element.attrs) if (attribute.name === name) return attribute.value;
  return undefined;
}
