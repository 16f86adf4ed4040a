import { cascade } from './cascade.ts';
import { UNCLEAR } from './css-values.ts';
import { Declarations, type Properties } from './declarations.ts';
import { defaultStyle, linkColorOf } from './default-looks.ts';
import { type Look, lookOf } from './element-look.ts';
import type { ElementKind } from './elements.ts';
import type { OpenPage } from './open-page.ts';
import { attributeOf, type PageElement, SelectorMatcher } from './selector-matcher.ts';
import type { Steps } from './steps.ts';
import { byStrength, type Rule, StyleSheets } from './style-sheets.ts';
import { withVariables } from './variables.ts';

const LOOK_STEPS = 20;
const RULE_STEPS = 4;
const NO_DECLARATIONS = new Declarations();
const OF_COLUMNS = /^col(?:group)?$/;

interface Style {
  readonly properties: Properties;
  readonly looks: Map<Look, Look>;
}

interface Own {
  readonly hints: string;
  readonly style: string;
  /** The first rules match for certain; the others depend on other elements. */
  readonly rules: readonly Rule[];
  readonly others: readonly Rule[];
  joined: Style | undefined;
}

export class ElementLooks {
  readonly #steps: Steps;
  readonly #isQuirks: boolean;
  readonly #sheets: StyleSheets;
  readonly #matcher: SelectorMatcher;
  /** Clones share the array of attributes, which is the key; the name is the key of elements without attributes. */
  readonly #own = new Map<PageElement['attrs'] | string, Own>();
  readonly #declarations = new Map<string, Declarations>();
  readonly #styles = new Map<string, Map<string, Style>>();
  readonly #hidden = new Map<Look, Look>();
  #linkColor = linkColorOf(undefined);
  /** An unknown layer may cover any text of the page. */
  coversText: boolean;

  constructor(page: OpenPage, steps: Steps) {
    this.#steps = steps;
    this.#isQuirks = page.isQuirks;
    this.#sheets = new StyleSheets(page.isQuirks, steps);
    this.#matcher = new SelectorMatcher(page.isQuirks, steps);
    for (const style of page.styles) this.#addSheet(style);
    this.coversText = page.isCovered || this.#sheets.coversText;
  }

  /** Undefined means that only the default display applies. */
  styleOf(element: PageElement, kind: ElementKind): Style | undefined {
    if (element.tagName === 'body') this.#linkColor = linkColorOf(attributeOf(element, 'link'));
    const identity = element.attrs.length === 0 ? element.tagName : element.attrs;
    const own = this.#own.get(identity) ?? this.#read(element, identity);
    if (own.others.length > 0) {
      const rules = own.others.filter(({ selector }) => this.#matcher.matches(selector, element));
      if (rules.length > 0) return this.#joined(own, [...own.rules, ...rules], kind);
    }
    if (own.rules.length === 0 && own.style === '' && own.hints === '') return undefined;
    own.joined ??= this.#joined(own, own.rules, kind);
    if (OF_COLUMNS.test(element.tagName)) this.coversText ||= changesCells(own.joined.properties);
    return own.joined;
  }

  lookOf(style: Style, around: Look): Look {
    const known = style.looks.get(around);
    if (known !== undefined) return known;
    this.#steps.spend(LOOK_STEPS + style.properties.size);
    const { properties, variables } = withVariables(style.properties, around.variables, this.#steps);
    const look = lookOf(around, properties, variables, this.#isQuirks);
    style.looks.set(around, look);
    this.coversText ||= look.isCover;
    return look;
  }

  hidden(look: Look): Look {
    const hidden = this.#hidden.get(look) ?? { ...look, isHidden: true, pictures: 'hidden', text: 'hidden' };
    this.#hidden.set(look, hidden);
    return hidden;
  }

  #read(element: PageElement, identity: PageElement['attrs'] | string): Own {
    const hints = defaultStyle(element, { isQuirks: this.#isQuirks, linkColor: this.#linkColor });
    const candidates = this.#sheets.isEmpty ? [] : this.#candidates(element);
    const isAlone = ({ selector: { parts } }: Rule) => parts.length === 1;
    const own: Own = {
      hints,
      style: attributeOf(element, 'style') ?? '',
      rules: candidates.filter((rule) => isAlone(rule) && this.#matcher.matches(rule.selector, element)),
      others: candidates.filter((rule) => !isAlone(rule)),
      joined: undefined,
    };
    this.#own.set(identity, own);
    return own;
  }

  #candidates(element: PageElement): Rule[] {
    const { id, classes } = this.#matcher.namesOf(element);
    const keys = ['', element.tagName, ...(id === '' ? [] : [`#${id}`])];
    for (const name of classes) keys.push(`.${name}`);
    return keys.flatMap((key) => this.#sheets.rulesOf(key));
  }

  #joined({ hints, style }: Own, rules: readonly Rule[], kind: ElementKind): Style {
    this.#steps.spend(RULE_STEPS * rules.length);
    const sorted = rules.toSorted(byStrength);
    const key = `${sorted.map(({ index }) => index).join()} ${kind.display};${hints}`;
    const bySheet = this.#styles.get(style) ?? new Map<string, Style>();
    this.#styles.set(style, bySheet);
    const known = bySheet.get(key);
    if (known !== undefined) return known;
    const all = cascade(`display:${kind.display};${hints}`, sorted, this.#declarationsOf(style));
    this.#steps.spend(all.size);
    this.#markUnknown(all);
    const joined = { properties: all, looks: new Map<Look, Look>() };
    bySheet.set(key, joined);
    return joined;
  }

  #declarationsOf(style: string): Declarations {
    if (style === '') return NO_DECLARATIONS;
    const known = this.#declarations.get(style) ?? this.#sheets.styleOf(style);
    this.#declarations.set(style, known);
    this.coversText ||= this.#sheets.coversText;
    return known;
  }

  #markUnknown(properties: Map<string, string>) {
    const animation = properties.get('animation-name') ?? 'none';
    if (animation !== 'none') {
      const changed = this.#sheets.animatedBy(animation);
      if (changed.length === 0) properties.delete('animation-name');
      for (const name of changed) properties.set(name, UNCLEAR);
    }
    if (!this.#sheets.hasTypedVariables) return;
    for (const [name, value] of properties) if (value.includes('var(')) properties.set(name, UNCLEAR);
  }

  #addSheet(style: PageElement) {
    if (!/^(?:text\/css)?$/i.test(attributeOf(style, 'type') ?? '')) return;
    // A style sheet does not apply in a template, or if the parser dropped it.
    let top: PageElement['parentNode'] = style;
    for (; top !== null && 'parentNode' in top; top = top.parentNode) this.#steps.spend(1);
    if (top?.nodeName !== '#document') return;
    const css = style.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
    this.#sheets.add(css, attributeOf(style, 'media') ?? '');
  }
}

function changesCells(properties: Properties) {
  return [...properties].some(
    ([name, value]) => (name.startsWith('background-') && value !== 'none') || name === 'visibility',
  );
}
