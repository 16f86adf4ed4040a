import { type Color, looksSame } from './colors.ts';
import { type Visibility, visibilityOf } from './hidden-styles.ts';
import { attributeNamed, attributeOf } from './html-tags.ts';
import { cascade, type Declarations, declarationsOf } from './style-declarations.ts';
import { type Rule, StyleRules } from './style-rules.ts';
import type { Compound, ElementNames } from './style-selectors.ts';

/** Elements that have text in them. Others are not followed: a page may make up any number of names. */
const FOLLOWED: ReadonlySet<string> = new Set(
  'a abbr address article aside b bdi bdo big blockquote body button caption center cite code dd del details dfn div dl dt em fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6 header html i ins kbd label legend li main mark nav ol p pre q s samp section small span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var'.split(
    ' ',
  ),
);
/** Elements whose end tag may be left out, so that the next of them ends them. */
const ENDED_BY_NEXT: ReadonlySet<string> = new Set(['p', 'dt', 'dd', 'option']);
/** Elements with a style in one another: more are not followed. */
const MAX_DEPTH = 500;

/** Classes of an element that are read. */
const MAX_CLASSES = 20;
/** Tags whose reading is kept, and the longest of them. */
const KEPT_TAGS = 1000;
const KEPT_CHARACTERS = 1000;

interface Look {
  readonly isVisible: boolean;
  readonly hasSize: boolean;
  readonly color: Color;
  readonly background: Color;
  /** Whether nobody can tell the text from what is behind it. */
  readonly isBlank: boolean;
}

interface OpenElement {
  readonly name: string;
  readonly isHidden: boolean;
  /** Of what is around it. */
  readonly lookAround: Look;
  /** What it is for rules of elements within it. */
  readonly around: readonly Compound[];
  /** Elements of the same name that are open in it. */
  nested: number;
}

/** What a tag says, as far as it does not depend on what is around it. */
interface Reading {
  readonly rules: readonly Rule[];
  /** Undefined where that depends on what is around it. */
  readonly visibility: Visibility | undefined;
  readonly dependsOnAround: boolean;
  readonly around: readonly Compound[];
}

const NOTHING: Reading = { rules: [], visibility: undefined, dependsOnAround: false, around: [] };

const STYLE = attributeNamed('style');
const CLASS = attributeNamed('class');
const ID = attributeNamed('id');
const BGCOLOR = attributeNamed('bgcolor');
const BACKGROUND = attributeNamed('background');
const COLOR = attributeNamed('color');
const TEXT = attributeNamed('text');
const HREF = /\shref\b/i;
const HIDDEN = /\shidden(?:\s*=\s*[^\s>]*)?(?=[\s/>])/i;
const QUOTED = /"[^"]*"|'[^']*'/g;
const SAYS_LOOK = /\s(?:style|class|id|bgcolor|background|color|hidden|href|text)\b/i;
const LINK_COLOR = '#0000ee';
const ROOT: Look = {
  isVisible: true,
  hasSize: true,
  // That of other styles, which are not read.
  color: 'unknown',
  background: [255, 255, 255],
  isBlank: false,
};

/** Follows which open elements a person sees. Only those that say something of it are kept. */
export class VisibleElements {
  readonly #rules: StyleRules;
  readonly #open: OpenElement[] = [];
  readonly #byName = new Map<string, OpenElement[]>();
  readonly #known = new Map<string, Reading>();
  /** How many open elements are what some rules want around theirs. */
  readonly #openAround = new Map<Compound, number>();
  #hidden = 0;
  #look = ROOT;

  constructor(html: string) {
    this.#rules = new StyleRules(html);
  }

  /** Whether nothing in the open elements is seen, pictures neither. */
  get isHidden(): boolean {
    return this.#hidden > 0 || !this.#look.isVisible;
  }

  /** Whether text in this element is not visible. */
  get isTextHidden(): boolean {
    return this.isHidden || !this.#look.hasSize || this.#look.isBlank;
  }

  /** @param hasEnd whether the element ends anywhere: one that never does must not hide the rest of the page. */
  open(name: string, tag: string, hasEnd: () => boolean): void {
    if (!FOLLOWED.has(name)) return;
    const same = this.#open.length === 0 ? undefined : this.#byName.get(name)?.at(-1);
    if (same !== undefined) {
      if (ENDED_BY_NEXT.has(name)) this.close(name);
      else same.nested += 1;
    }
    const reading = this.#readingOf(name, tag);
    const says = reading.dependsOnAround ? this.#visibilityOf(name, tag, reading.rules) : reading.visibility;
    const isFollowed = says !== undefined || reading.around.length > 0;
    if (!isFollowed || this.#open.length >= MAX_DEPTH) return;
    if (!hasEnd()) {
      // The colour behind the text is that of the rest of the page, as it is where only the end of a page is left out.
      if (says?.background !== undefined && this.#open.length === 0) this.#look = this.#lookOf(says, true);
      return;
    }
    if (same !== undefined && !ENDED_BY_NEXT.has(name)) same.nested -= 1;
    const isHidden = says?.isHidden === true;
    const element = { name, isHidden, lookAround: this.#look, around: reading.around, nested: 0 };
    if (says !== undefined) this.#look = this.#lookOf(says, false);
    this.#open.push(element);
    for (const one of element.around) this.#openAround.set(one, (this.#openAround.get(one) ?? 0) + 1);
    const ofName = this.#byName.get(name);
    if (ofName === undefined) this.#byName.set(name, [element]);
    else ofName.push(element);
    if (element.isHidden) this.#hidden += 1;
  }

  close(name: string): void {
    if (this.#open.length === 0) return;
    const element = this.#byName.get(name)?.at(-1);
    if (element === undefined) return;
    if (element.nested > 0) {
      element.nested -= 1;
      return;
    }
    for (let last = this.#open.pop(); last !== undefined; last = this.#open.pop()) {
      this.#byName.get(last.name)?.pop();
      this.#look = last.lookAround;
      for (const one of last.around) this.#openAround.set(one, (this.#openAround.get(one) ?? 0) - 1);
      if (last.isHidden) this.#hidden -= 1;
      if (last === element) return;
    }
  }

  #lookOf(says: Visibility, isBackgroundOnly: boolean): Look {
    const around = this.#look;
    const background = says.background ?? around.background;
    if (isBackgroundOnly) return { ...around, background };
    const color = says.color ?? around.color;
    const hasSize = says.hasSize ?? around.hasSize;
    return {
      isVisible: says.isVisible ?? around.isVisible,
      hasSize: says.isSizeRelative ? hasSize && around.hasSize : hasSize,
      color,
      background,
      isBlank:
        color === 'transparent' || (!this.#rules.hasUnknownBackgrounds && looksSame(color, background)),
    };
  }

  /** The same tags come again and again. */
  #readingOf(name: string, tag: string): Reading {
    // Most tags are nothing but a name.
    if (this.#rules.isEmpty && tag.length === name.length + 2) return NOTHING;
    const known = this.#known.get(tag);
    if (known !== undefined) return known;
    const reading = this.#read(name, tag);
    if (this.#known.size < KEPT_TAGS && tag.length <= KEPT_CHARACTERS) this.#known.set(tag, reading);
    return reading;
  }

  #read(name: string, tag: string): Reading {
    if (this.#rules.isEmpty) {
      if (!SAYS_LOOK.test(tag)) return NOTHING;
      return { ...NOTHING, visibility: this.#visibilityOf(name, tag, []) };
    }
    const names = namesOf(name, tag);
    const rules = this.#rules.rulesFor(names);
    const dependsOnAround = rules.some(({ around }) => around !== undefined);
    const visibility = dependsOnAround ? undefined : this.#visibilityOf(name, tag, rules);
    return { rules, visibility, dependsOnAround, around: this.#rules.aroundBy(names) };
  }

  /** Undefined for an element that says nothing of how it is seen. */
  #visibilityOf(name: string, tag: string, rules: readonly Rule[]): Visibility | undefined {
    const saysLook = SAYS_LOOK.test(tag);
    const style = saysLook ? attributeOf(tag, STYLE) : undefined;
    const joined = this.#rules.join(
      rules.filter(({ around }) => around === undefined || (this.#openAround.get(around) ?? 0) > 0),
    );
    const properties = cascade([
      ...(saysLook ? [hintsOf(name, tag)] : []),
      ...(joined === undefined ? [] : [joined]),
      ...(style === undefined ? [] : [declarationsOf(style)]),
    ]);
    return properties.size === 0 ? undefined : visibilityOf(properties, name);
  }
}

function namesOf(element: string, tag: string): ElementNames {
  const classes = (attributeOf(tag, CLASS) ?? '').split(/\s+/, MAX_CLASSES).filter((name) => name !== '');
  return { element, id: attributeOf(tag, ID) ?? '', classes: new Set(classes) };
}

/** What attributes of old say, which any style wins over. */
function hintsOf(name: string, tag: string): Declarations {
  const usual = new Map<string, string>();
  if (HIDDEN.test(tag.replaceAll(QUOTED, '""'))) usual.set('display', 'none');
  const background = attributeOf(tag, BGCOLOR);
  if (background !== undefined) usual.set('background-color', background.toLowerCase());
  const image = attributeOf(tag, BACKGROUND);
  if (image !== undefined) usual.set('background-image', image);
  const color =
    name === 'font' ? attributeOf(tag, COLOR) : name === 'body' ? attributeOf(tag, TEXT) : undefined;
  if (color !== undefined) usual.set('color', color.toLowerCase());
  // Not the colour of the text around it.
  else if (name === 'a' && HREF.test(tag)) usual.set('color', LINK_COLOR);
  return { usual, important: new Map() };
}
