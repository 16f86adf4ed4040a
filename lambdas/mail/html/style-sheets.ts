import parse, { type CssNode } from 'css-tree/parser';
import { mediaHolds, supportsHolds } from './conditions.ts';
import { cascade, type Declarations, declarationsOf, type Properties } from './declarations.ts';
import { keysOf, type PageElement, type Selector, type SelectorReader, StepsSpent } from './selectors.ts';

/** With more, nothing is seen. */
const MAX_RULES = 20_000;
const MAX_DEPTH = 10;
const MAX_NESTED_CHARACTERS = 100_000;
const NO_LAYER = 1_000_000;

export interface Rule extends Selector {
  readonly index: number;
  readonly layer: number;
  readonly declarations: Declarations;
}

interface Place {
  readonly layer: string;
  /** Selectors of the rules around, as a list. */
  readonly around: string | undefined;
  readonly depth: number;
}

const OPTIONS = { parseValue: false, parseRulePrelude: false, parseAtrulePrelude: false } as const;
const LAST_FRAME = /(?:^|,)\s*(?:to|100%)\s*(?:$|,)/;

export class StyleSheets {
  readonly #selectors: SelectorReader;
  readonly #isQuirks: boolean;
  readonly #rules = new Map<string, Rule[]>();
  readonly #layers = new Map<string, number>();
  readonly #lastFrames = new Map<string, Properties>();
  #count = 0;

  constructor(selectors: SelectorReader, isQuirks: boolean) {
    this.#selectors = selectors;
    this.#isQuirks = isQuirks;
  }

  get isEmpty(): boolean {
    return this.#count === 0;
  }

  /** @throws StepsSpent beyond MAX_RULES */
  add(css: string, media: string): void {
    if (!mediaHolds(media)) return;
    this.#read(css, { layer: '', around: undefined, depth: 0 });
  }

  /** The weakest first. */
  rulesFor(element: PageElement): readonly Rule[] {
    const found: Rule[] = [];
    for (const key of keysOf(element, this.#isQuirks)) {
      const rules = this.#rules.get(key);
      if (rules === undefined) continue;
      this.#selectors.step(rules.length);
      for (const rule of rules) if (rule.matches(element)) found.push(rule);
    }
    return found.sort(byStrength);
  }

  lastFrame(name: string): Properties | undefined {
    return this.#lastFrames.get(name);
  }

  #read(css: string, place: Place) {
    this.#readAll(parse(css, { context: 'stylesheet', ...OPTIONS }), place);
  }

  #readAll(list: CssNode, place: Place) {
    for (const node of list.children ?? []) {
      if (node.type === 'Rule') this.#readRule(node, place);
      else if (node.type === 'Atrule') this.#readAtRule(node, place);
      // Nested rules; the parser finds only those with "&".
      else if (node.type === 'Raw' && place.around !== undefined) {
        if (textOf(node).includes('{')) this.#read(textOf(node), { ...place, depth: place.depth + 1 });
      }
    }
  }

  #readRule({ prelude, block }: CssNode, place: Place) {
    if (!block || place.depth > MAX_DEPTH) return;
    const list = nested(textOf(prelude), place.around);
    const declarations = declarationsOf(block);
    if (declarations.usual.size + declarations.important.size > 0) this.#addRule(list, declarations, place);
    this.#readAll(block, { ...place, around: list, depth: place.depth + 1 });
  }

  #addRule(list: string, declarations: Declarations, place: Place) {
    for (const selector of this.#selectors.read(list)) {
      if (this.#count === MAX_RULES) throw new StepsSpent();
      const rule = { ...selector, declarations, layer: this.#layerOf(place.layer), index: this.#count };
      this.#count += 1;
      const same = this.#rules.get(selector.key);
      if (same === undefined) this.#rules.set(selector.key, [rule]);
      else same.push(rule);
    }
  }

  #readAtRule({ name = '', prelude, block }: CssNode, place: Place) {
    const condition = textOf(prelude);
    const rule = name.toLowerCase();
    if (rule === 'layer') {
      for (const one of block ? [] : condition.split(',')) this.#layerOf(joined(place.layer, one.trim()));
    }
    if (!block || place.depth > MAX_DEPTH) return;
    if (/^(?:-webkit-)?keyframes$/.test(rule)) this.#readFrames(condition.replaceAll(/["']/g, ''), block);
    const isRead =
      rule === 'media'
        ? mediaHolds(condition)
        : rule === 'supports'
          ? supportsHolds(condition)
          : /^(?:layer|container|scope)$/.test(rule);
    if (!isRead) return;
    const layer = rule === 'layer' ? joined(place.layer, condition.trim()) : place.layer;
    const inner = { ...place, layer, depth: place.depth + 1 };
    const own = place.around === undefined ? undefined : declarationsOf(block);
    if (own !== undefined && place.around !== undefined) this.#addRule(place.around, own, inner);
    this.#readAll(block, inner);
  }

  #readFrames(name: string, block: CssNode) {
    for (const frame of block.children ?? []) {
      if (frame.block && LAST_FRAME.test(textOf(frame.prelude).toLowerCase())) {
        this.#lastFrames.set(name.toLowerCase().trim(), cascade('', [declarationsOf(frame.block)]));
      }
    }
    if (!this.#lastFrames.has(name.toLowerCase().trim()))
      this.#lastFrames.set(name.toLowerCase().trim(), new Map());
  }

  /** Rules in no layer come last. */
  #layerOf(name: string) {
    if (name === '') return NO_LAYER;
    const known = this.#layers.get(name) ?? this.#layers.size;
    this.#layers.set(name, known);
    return known;
  }
}

function textOf(node: CssNode | null | undefined) {
  return typeof node?.value === 'string' ? node.value : '';
}

function joined(outer: string, inner: string) {
  return outer === '' ? inner || ' ' : `${outer}.${inner}`;
}

/** @throws StepsSpent when it gets too long */
function nested(list: string, around: string | undefined) {
  if (around === undefined) return list;
  if (list.length * around.length > MAX_NESTED_CHARACTERS) throw new StepsSpent();
  if (list.includes('&')) return list.replaceAll('&', `:is(${around})`);
  return list
    .split(',')
    .map((one) => `:is(${around}) ${one}`)
    .join(',');
}

function byStrength(one: Rule, other: Rule) {
  return one.layer - other.layer || one.specificity - other.specificity || one.index - other.index;
}
