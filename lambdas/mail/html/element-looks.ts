import { lengthOf, WINDOW } from './css-values.ts';
import { cascade, type Declarations, type Properties, StyleAttributes } from './declarations.ts';
import { DefaultLooks, displayOf } from './default-looks.ts';
import { type Look, lookOf, type PageFacts } from './element-look.ts';
import type { OpenPage } from './open-page.ts';
import { attributeOf, type PageElement, SelectorReader, StepsSpent } from './selectors.ts';
import { StyleSheets } from './style-sheets.ts';

/** Elements whose content is shown only where they cannot be. */
const FALLBACK: ReadonlySet<string> = new Set(['audio', 'canvas', 'iframe', 'meter', 'progress', 'video']);
/** What a moved text may be in front of. */
const PICTURES = /background|bgcolor|<(?:img|svg|video|canvas|hr)/i;

const NO_PROPERTIES: Properties = new Map();
const KEPT = 2000;

/** Whether an element of nothing but a short text is placed so far to the left of the page that all of it is off. */
function isLeftOf(element: PageElement, properties: Properties, around: Look): boolean {
  const left = properties.get('left');
  if (left === undefined || !left.startsWith('-') || around.isInPlaced) return false;
  if (!/^(?:absolute|fixed)$/.test(properties.get('position') ?? '')) return false;
  const [text, ...others] = element.childNodes;
  if (text === undefined || !('value' in text) || others.length > 0) return false;
  const distance = lengthOf(left, { fontSize: around.fontSize, whole: WINDOW.width });
  return typeof distance === 'number' && distance + text.value.trim().length * around.fontSize <= 0;
}

/** How the elements of a page are seen: their styles, in the order of the page. */
export class ElementLooks {
  readonly #defaults: DefaultLooks;
  readonly #facts: PageFacts;
  readonly #sheets: StyleSheets;
  readonly #attributes = new StyleAttributes();
  readonly #cascades = new Map<string, Properties>();
  readonly #byAttributes = new WeakMap<PageElement['attrs'], Properties>();
  readonly #ids = new Map<Declarations, number>();
  readonly #known = new Map<Properties, Map<Look, Look>>();
  readonly #hidden = new Map<Look, Look>();
  #isSpent = false;

  constructor(page: OpenPage, html: string) {
    this.#defaults = new DefaultLooks(page.isQuirks);
    const selectors = new SelectorReader(page.isQuirks);
    this.#sheets = new StyleSheets(selectors, page.isQuirks);
    this.#facts = {
      hasPictures: PICTURES.test(html),
      isQuirks: page.isQuirks,
      lastFrame: (name) => this.#sheets.lastFrame(name),
    };
    if (!/<style/i.test(html)) return;
    this.#guarded(() => this.#addSheets(page));
  }

  /** The look of an element within another; and its own display, where its style sets one. */
  of(element: PageElement, around: Look): { readonly look: Look; readonly display: string | undefined } {
    const properties = this.#propertiesOf(element);
    if (this.#isSpent) return { look: this.hidden(around), display: undefined };
    const look =
      properties === undefined && !around.hasBoxes ? around : this.#lookOf(element, around, properties);
    const isFallback =
      FALLBACK.has(element.tagName) ||
      (element.tagName === 'object' && attributeOf(element, 'data') !== undefined);
    const isHidden = isFallback || (properties !== undefined && isLeftOf(element, properties, around));
    return { look: isHidden ? this.hidden(look) : look, display: properties?.get('display') };
  }

  /** The look of what is in an element that does not show it. */
  hidden(look: Look): Look {
    const known = this.#hidden.get(look);
    if (known !== undefined) return known;
    const hidden = { ...look, isHidden: true, hidesPictures: true, hidesText: true };
    this.#hidden.set(look, hidden);
    return hidden;
  }

  #lookOf(element: PageElement, around: Look, own: Properties | undefined): Look {
    const properties = own ?? this.#plain(element.tagName);
    const byLook = this.#known.get(properties) ?? new Map<Look, Look>();
    const known = byLook.get(around);
    if (known !== undefined) return known;
    const look = lookOf(around, properties, this.#facts);
    if (byLook.size < KEPT) byLook.set(around, look);
    if (this.#known.size < KEPT) this.#known.set(properties, byLook);
    return look;
  }

  #plain(name: string): Properties {
    const key = `<${name}`;
    const known = this.#cascades.get(key) ?? new Map([['display', displayOf(name)]]);
    this.#cascades.set(key, known);
    return known;
  }

  /** Undefined for an element of which nothing is said. */
  #propertiesOf(element: PageElement): Properties | undefined {
    if (!this.#sheets.isEmpty) return this.#readProperties(element);
    // The same tags, which come again and again, have the same list.
    const known = this.#byAttributes.get(element.attrs);
    if (known !== undefined) return known === NO_PROPERTIES ? undefined : known;
    const read = this.#readProperties(element);
    this.#byAttributes.set(element.attrs, read ?? NO_PROPERTIES);
    return read;
  }

  #readProperties(element: PageElement): Properties | undefined {
    const hints = this.#defaults.for(element);
    const style = element.attrs.length === 0 ? undefined : attributeOf(element, 'style');
    let rules: readonly Declarations[] = [];
    if (!this.#sheets.isEmpty && !this.#isSpent) {
      this.#guarded(() => {
        rules = this.#sheets.declarationsFor(element);
      });
    }
    const own = style === undefined ? undefined : this.#attributes.read(style);
    if (own === undefined && rules.length === 0 && hints === undefined) return undefined;
    const said = [...rules, ...(own === undefined ? [] : [own])];
    return this.#joined(element.tagName, hints, said);
  }

  /** The same map for the same declarations. */
  #joined(name: string, hints: Declarations | undefined, said: readonly Declarations[]): Properties {
    const key = `${name} ${hints === undefined ? '' : this.#idOf(hints)}:${said.map((one) => this.#idOf(one)).join()}`;
    const known = this.#cascades.get(key);
    if (known !== undefined) return known;
    const first = hints ?? { usual: new Map([['display', displayOf(name)]]), important: new Map() };
    const joined = cascade([first, ...said]);
    if (this.#cascades.size < KEPT) this.#cascades.set(key, joined);
    return joined;
  }

  #idOf(declarations: Declarations): number {
    const known = this.#ids.get(declarations) ?? this.#ids.size;
    this.#ids.set(declarations, known);
    return known;
  }

  #addSheets({ nodes }: OpenPage): void {
    const left = [...nodes].reverse();
    for (let node = left.pop(); node !== undefined; node = left.pop()) {
      if (!('childNodes' in node)) continue;
      if (node.nodeName !== 'style') {
        for (let i = node.childNodes.length - 1; i >= 0; i--) {
          const child = node.childNodes[i];
          if (child !== undefined && 'childNodes' in child) left.push(child);
        }
      } else if (/^(?:text\/css)?$/i.test(attributeOf(node, 'type') ?? '')) {
        const css = node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
        this.#sheets.add(css, attributeOf(node, 'media') ?? '');
      }
    }
  }

  /** From where reading the styles costs too much, nothing of the page counts as seen. */
  #guarded(work: () => void): void {
    try {
      work();
    } catch (error) {
      if (!(error instanceof StepsSpent)) throw error;
      this.#isSpent = true;
    }
  }
}
