import { plainCss } from './plain-css.ts';
import {
  type Declarations,
  declarationsOf,
  joinDeclarations,
  withoutDeclarations,
} from './style-declarations.ts';
import {
  type Compound,
  type ElementNames,
  keyOf,
  keysOf,
  lastOf,
  matches,
  readSelector,
  type Selector,
} from './style-selectors.ts';

/** Characters of style sheets that are read. */
const MAX_CHARACTERS = 64 * 1024;
const MAX_RULES = 1000;
const SHEET = /<style\b[^<>]{0,1000}>/gi;
const SHEET_END = /<\/style/gi;
/** Rules with the same element, class or id: where a page has more, what they say is not followed. */
const MAX_ALIKE = 200;
/** Rules for one element, and their combinations that are kept: where a page has more, what they say is not followed. */
const MAX_APPLIED = 20;
const MAX_COMBINATIONS = 1000;
/** What a reader brings about, such as a pointer over an element, and what is no part of its text. */
const STATE = /:(?:hover|active|focus|target|checked|visited|link|before|after|:)/i;
const SAYS_BACKGROUND = /background/i;
/** Part of a style sheet in which a rule, or a group of rules, begins or ends. */
const BRACE_OR_END = /[{};]/g;
/** What media queries ask of the window of a mail program on a desk, which is wide, light and no printer. */
const OTHER_MEDIA =
  /max-|print|speech|dark|not|device|portrait|hover|pointer|resolution|pixel|reduce|forced|inverted|tty/i;
const MIN_WIDTH = /min-width\s*:\s*(\d+)/i;
const DESK_WIDTH = 1024;

const NOTHING: Declarations = { usual: new Map(), important: new Map() };

export interface Rule extends Selector {
  /** Whether it has conditions that are not followed, so that nobody can tell what it says. */
  readonly mayApply: boolean;
  /** Its position among all rules. */
  readonly index: number;
  readonly declarations: Declarations;
}

/** The rules of a page's own style sheets by which text may be hidden. */
export class StyleRules {
  /** Whether a rule that is left out sets a background, so that nobody can tell what is behind a text. */
  hasUnknownBackgrounds = false;
  readonly #rules = new Map<string, Rule[]>();
  /** What must be around an element for some rule, by its key. */
  readonly #around = new Map<string, Compound[]>();
  readonly #aroundByText = new Map<string, Compound>();
  readonly #joined = new Map<string, Declarations>();
  #count = 0;

  constructor(html: string) {
    let left = MAX_CHARACTERS;
    SHEET.lastIndex = 0;
    for (let open = SHEET.exec(html); open !== null && left > 0; open = SHEET.exec(html)) {
      SHEET_END.lastIndex = SHEET.lastIndex;
      const to = SHEET_END.exec(html)?.index;
      if (to === undefined) return;
      this.#add(
        plainCss(
          html.slice(SHEET.lastIndex, Math.min(to, SHEET.lastIndex + left)).replaceAll(/<!--|-->/g, ''),
        ),
      );
      left -= to - SHEET.lastIndex;
      SHEET.lastIndex = to;
    }
  }

  get isEmpty(): boolean {
    return this.#count === 0;
  }

  /** The rules whose subject is an element, whatever is around it. */
  rulesFor(names: ElementNames): readonly Rule[] {
    const found: Rule[] = [];
    for (const key of ['', ...keysOf(names)]) {
      const alike = this.#rules.get(key) ?? [];
      if (alike.length > MAX_ALIKE) return [];
      for (const rule of alike) if (matches(rule.subject, names)) found.push(rule);
    }
    return found.sort(byStrength);
  }

  /** What an element is that some rules want around theirs. */
  aroundBy(names: ElementNames): readonly Compound[] {
    if (this.#around.size === 0) return [];
    return keysOf(names)
      .flatMap((key) => this.#around.get(key) ?? [])
      .filter((one) => matches(one, names));
  }

  /** What rules for an element say together, the weakest first; undefined when that is nothing that is known. */
  join(rules: readonly Rule[]): Declarations | undefined {
    if (rules.length === 0 || rules.length > MAX_APPLIED) return undefined;
    const key = rules.map(({ index }) => index).join();
    const known = this.#joined.get(key);
    if (known !== undefined || this.#joined.size >= MAX_COMBINATIONS) return known;
    const [first, ...others] = rules
      .filter(({ mayApply }) => !mayApply)
      .map(({ declarations }) => declarations);
    const joined = others.reduce(joinDeclarations, first ?? NOTHING);
    const uncertain = rules.filter(({ mayApply }) => mayApply).map(({ declarations }) => declarations);
    const certain = uncertain.reduce(withoutDeclarations, joined);
    this.#joined.set(key, certain);
    return certain;
  }

  #add(css: string): void {
    let from = 0;
    /** Groups around a rule of which one is not for a desk. */
    const groups: boolean[] = [];
    let selectors: string | undefined;
    let open = 0;
    BRACE_OR_END.lastIndex = 0;
    for (let found = BRACE_OR_END.exec(css); found !== null; found = BRACE_OR_END.exec(css)) {
      const { 0: sign, index: at } = found;
      if (sign === '{') {
        const prelude = css.slice(from, at).trim();
        if (prelude.startsWith('@media')) groups.push(isForDesk(prelude));
        else if (prelude.startsWith('@') || selectors !== undefined) groups.push(false);
        else {
          selectors = prelude;
          open = at + 1;
        }
      } else if (sign === '}') {
        if (selectors === undefined) groups.pop();
        else if (!groups.includes(false)) this.#addRule(selectors, css.slice(open, at));
        selectors = undefined;
      } else if (selectors !== undefined) continue;
      from = at + 1;
    }
  }

  #addRule(selectors: string, body: string): void {
    let declarations: Declarations | undefined;
    for (const text of selectors.split(',', 50)) {
      const read = readSelector(text);
      // What only a reader brings about is not seen by itself.
      if (read === undefined && STATE.test(text)) continue;
      if (read === undefined) this.hasUnknownBackgrounds ||= SAYS_BACKGROUND.test(body);
      const selector = read ?? lastOf(text);
      if (selector === undefined) continue;
      declarations ??= declarationsOf(body);
      if (declarations.usual.size + declarations.important.size === 0) return;
      if (this.#count === MAX_RULES) return;
      const around = selector.around && this.#sharedAround(selector.around);
      const isLost = selector.around !== undefined && around === undefined;
      const rule = {
        ...selector,
        around,
        declarations,
        mayApply: read === undefined || isLost,
        index: this.#count,
      };
      insert(this.#rules, keyOf(selector.subject), rule);
      this.#count += 1;
    }
  }

  /** The same one for all rules that want the same; undefined when there are too many. */
  #sharedAround(around: Compound): Compound | undefined {
    const text = JSON.stringify(around);
    const known = this.#aroundByText.get(text);
    if (known !== undefined) return known;
    if ((this.#around.get(keyOf(around))?.length ?? 0) >= MAX_ALIKE) return undefined;
    this.#aroundByText.set(text, around);
    insert(this.#around, keyOf(around), around);
    return around;
  }
}

function insert<T>(map: Map<string, T[]>, key: string, value: T): void {
  const same = map.get(key);
  if (same === undefined) map.set(key, [value]);
  else same.push(value);
}

function byStrength(one: Rule, other: Rule): number {
  return one.specificity - other.specificity || one.index - other.index;
}

function isForDesk(prelude: string): boolean {
  const query = prelude.slice('@media'.length);
  return !OTHER_MEDIA.test(query) && Number(MIN_WIDTH.exec(query)?.[1] ?? 0) <= DESK_WIDTH;
}
