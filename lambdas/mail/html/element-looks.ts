import { lengthOf, WINDOW } from './css-values.ts';
import { cascade, type Properties, styleOf } from './declarations.ts';
import { defaultStyle } from './default-looks.ts';
import { type Look, lookOf, type PageFacts } from './element-look.ts';
import type { ElementKind } from './elements.ts';
import type { OpenPage } from './open-page.ts';
import { attributeOf, type PageElement, SelectorReader, StepsSpent } from './selectors.ts';
import { type Rule, StyleSheets } from './style-sheets.ts';

const PICTURES = /background|bgcolor|<(?:img|svg|video|canvas|hr)/i;

const KEPT = 2000;
/** A key of more rules costs more than it saves. */
const MAX_KEY_RULES = 100;

/** A short text, placed so far to the left that all of it is off. */
function isLeftOf(element: PageElement, properties: Properties, around: Look) {
  const left = properties.get('left');
  if (left === undefined || !left.startsWith('-') || around.isInPlaced) return false;
  if (!/^(?:absolute|fixed)$/.test(properties.get('position') ?? '')) return false;
  const [text, ...others] = element.childNodes;
  if (text === undefined || !('value' in text) || others.length > 0) return false;
  const distance = lengthOf(left, { fontSize: around.fontSize, whole: WINDOW.width });
  return typeof distance === 'number' && distance + text.value.trim().length * around.fontSize <= 0;
}

/** Looks of the elements of a page, in its order. Equal elements share theirs. */
export class ElementLooks {
  readonly #isQuirks: boolean;
  readonly #facts: PageFacts;
  readonly #sheets: StyleSheets;
  readonly #properties = new Map<string, Properties>();
  readonly #looks = new Map<Properties, Map<Look, Look>>();
  readonly #hidden = new Map<Look, Look>();
  #isSpent = false;

  constructor(page: OpenPage, html: string) {
    this.#isQuirks = page.isQuirks;
    const selectors = new SelectorReader(page.isQuirks);
    this.#sheets = new StyleSheets(selectors, page.isQuirks);
    let hasPictures: boolean | undefined;
    this.#facts = {
      hasPictures: () => (hasPictures ??= PICTURES.test(html)),
      isQuirks: page.isQuirks,
      lastFrame: (name) => this.#sheets.lastFrame(name),
    };
    this.#guarded(() => {
      for (const style of page.styles) this.#addSheet(style, selectors);
    });
  }

  of(element: PageElement, kind: ElementKind, own: Properties | undefined, around: Look): Look {
    if (this.#isSpent) return this.hidden(around);
    const properties = own ?? (around.hasBoxes ? this.#joined(`display:${kind.display}`, [], '') : undefined);
    const look = properties === undefined ? around : this.#lookOf(properties, around);
    const isHidden =
      kind.isFallback === true ||
      (element.tagName === 'object' && attributeOf(element, 'data') !== undefined) ||
      (own !== undefined && isLeftOf(element, own, around));
    return isHidden ? this.hidden(look) : look;
  }

  hidden(look: Look): Look {
    const hidden = this.#hidden.get(look) ?? {
      ...look,
      isHidden: true,
      hidesPictures: true,
      hidesText: true,
    };
    this.#hidden.set(look, hidden);
    return hidden;
  }

  #lookOf(properties: Properties, around: Look): Look {
    const byLook = this.#looks.get(properties) ?? new Map<Look, Look>();
    const look = byLook.get(around) ?? lookOf(around, properties, this.#facts);
    if (byLook.size < KEPT) byLook.set(around, look);
    if (this.#looks.size < KEPT) this.#looks.set(properties, byLook);
    return look;
  }

  /** Undefined where nothing is said but its usual display. */
  propertiesOf(element: PageElement, kind: ElementKind): Properties | undefined {
    const hints = defaultStyle(element, this.#isQuirks);
    const style = attributeOf(element, 'style') ?? '';
    const rules = this.#rulesFor(element);
    if (hints === '' && style === '' && rules.length === 0) return undefined;
    return this.#joined(`display:${kind.display};${hints}`, rules, style);
  }

  /** The same object for the same declarations. */
  #joined(hints: string, rules: readonly Rule[], style: string): Properties {
    const all = () => cascade(hints, [...rules.map(({ declarations }) => declarations), styleOf(style)]);
    if (rules.length > MAX_KEY_RULES) return all();
    // Attributes may contain any separator: with the length, two different elements never share a key.
    const key = `${rules.map(({ index }) => index).join()} ${hints.length} ${hints}${style}`;
    const properties = this.#properties.get(key) ?? all();
    if (this.#properties.size < KEPT) this.#properties.set(key, properties);
    return properties;
  }

  #rulesFor(element: PageElement): readonly Rule[] {
    let rules: readonly Rule[] = [];
    if (!this.#sheets.isEmpty && !this.#isSpent) {
      this.#guarded(() => {
        rules = this.#sheets.rulesFor(element);
      });
    }
    return rules;
  }

  #addSheet(style: PageElement, selectors: SelectorReader) {
    if (!/^(?:text\/css)?$/i.test(attributeOf(style, 'type') ?? '')) return;
    // Not in a template, nor where the parser dropped it.
    let top: PageElement['parentNode'] = style;
    for (; top !== null && 'parentNode' in top; top = top.parentNode) selectors.step(1);
    if (top?.nodeName !== '#document') return;
    const css = style.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
    this.#sheets.add(css, attributeOf(style, 'media') ?? '');
  }

  /** From then on nothing of the page counts as seen. */
  #guarded(work: () => void) {
    try {
      work();
    } catch (error) {
      if (!(error instanceof StepsSpent)) throw error;
      this.#isSpent = true;
    }
  }
}
