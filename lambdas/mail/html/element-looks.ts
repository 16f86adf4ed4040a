import { lengthOf, WINDOW } from './css-values.ts';
import { cascade, type Declarations, type Properties, StyleAttributes } from './declarations.ts';
import { DefaultLooks } from './default-looks.ts';
import { type Look, lookOf, type PageFacts } from './element-look.ts';
import type { ElementKind } from './elements.ts';
import type { OpenPage } from './open-page.ts';
import { attributeOf, type PageElement, SelectorReader, StepsSpent } from './selectors.ts';
import { StyleSheets } from './style-sheets.ts';

const PICTURES = /background|bgcolor|<(?:img|svg|video|canvas|hr)/i;

const KEPT = 2000;

/** Joined once for the same declarations. */
interface Joined {
  properties: Properties | undefined;
  readonly next: Map<Declarations, Joined>;
}

class Cascades {
  readonly #first: Joined = { properties: undefined, next: new Map() };
  #count = 0;

  of(said: readonly Declarations[]): Properties {
    let joined: Joined | undefined = this.#first;
    for (const one of said) joined = joined && this.#next(joined, one);
    if (joined === undefined) return cascade(said);
    joined.properties ??= cascade(said);
    return joined.properties;
  }

  #next(joined: Joined, declarations: Declarations): Joined | undefined {
    const known = joined.next.get(declarations);
    if (known !== undefined || this.#count >= KEPT) return known;
    const next: Joined = { properties: undefined, next: new Map() };
    joined.next.set(declarations, next);
    this.#count += 1;
    return next;
  }
}

/** A short text, placed so far to the left that all of it is off. */
function isLeftOf(element: PageElement, properties: Properties, around: Look): boolean {
  const left = properties.get('left');
  if (left === undefined || !left.startsWith('-') || around.isInPlaced) return false;
  if (!/^(?:absolute|fixed)$/.test(properties.get('position') ?? '')) return false;
  const [text, ...others] = element.childNodes;
  if (text === undefined || !('value' in text) || others.length > 0) return false;
  const distance = lengthOf(left, { fontSize: around.fontSize, whole: WINDOW.width });
  return typeof distance === 'number' && distance + text.value.trim().length * around.fontSize <= 0;
}

export class ElementLooks {
  readonly #defaults: DefaultLooks;
  readonly #facts: PageFacts;
  readonly #sheets: StyleSheets;
  readonly #attributes = new StyleAttributes();
  readonly #cascades = new Cascades();
  readonly #known = new Map<Properties, Map<Look, Look>>();
  readonly #hidden = new Map<Look, Look>();
  #isSpent = false;

  constructor(page: OpenPage, html: string) {
    this.#defaults = new DefaultLooks(page.isQuirks);
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
    const look = own === undefined && !around.hasBoxes ? around : this.#lookOf(element.tagName, around, own);
    const isHidden =
      kind.isFallback === true ||
      (element.tagName === 'object' && attributeOf(element, 'data') !== undefined) ||
      (own !== undefined && isLeftOf(element, own, around));
    return isHidden ? this.hidden(look) : look;
  }

  hidden(look: Look): Look {
    const known = this.#hidden.get(look);
    if (known !== undefined) return known;
    const hidden = { ...look, isHidden: true, hidesPictures: true, hidesText: true };
    this.#hidden.set(look, hidden);
    return hidden;
  }

  #lookOf(name: string, around: Look, own: Properties | undefined): Look {
    const properties = own ?? this.#defaults.plain(name).usual;
    const byLook = this.#known.get(properties) ?? new Map<Look, Look>();
    const known = byLook.get(around);
    if (known !== undefined) return known;
    const look = lookOf(around, properties, this.#facts);
    if (byLook.size < KEPT) byLook.set(around, look);
    if (this.#known.size < KEPT) this.#known.set(properties, byLook);
    return look;
  }

  /** Undefined without any. */
  propertiesOf(element: PageElement): Properties | undefined {
    const hints = this.#defaults.for(element);
    const rules = this.#rulesFor(element);
    const style = attributeOf(element, 'style');
    if (style === undefined && rules.length === 0) return hints?.usual;
    const said = [hints ?? this.#defaults.plain(element.tagName), ...rules];
    if (style !== undefined) said.push(this.#attributes.read(style));
    return this.#cascades.of(said);
  }

  #rulesFor(element: PageElement): readonly Declarations[] {
    let rules: readonly Declarations[] = [];
    if (!this.#sheets.isEmpty && !this.#isSpent) {
      this.#guarded(() => {
        rules = this.#sheets.declarationsFor(element);
      });
    }
    return rules;
  }

  #addSheet(style: PageElement, selectors: SelectorReader): void {
    if (!/^(?:text\/css)?$/i.test(attributeOf(style, 'type') ?? '')) return;
    // Not in a template, nor where the parser dropped it.
    let top: PageElement['parentNode'] = style;
    for (; top !== null && 'parentNode' in top; top = top.parentNode) selectors.step(1);
    if (top?.nodeName !== '#document') return;
    const css = style.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
    this.#sheets.add(css, attributeOf(style, 'media') ?? '');
  }

  /** From then on nothing of the page counts as seen. */
  #guarded(work: () => void): void {
    try {
      work();
    } catch (error) {
      if (!(error instanceof StepsSpent)) throw error;
      this.#isSpent = true;
    }
  }
}
