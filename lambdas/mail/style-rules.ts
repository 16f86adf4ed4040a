import { type Declarations, declarationsOf, joinDeclarations } from './style-declarations.ts';

/** Characters of style sheets that are read. */
const MAX_CHARACTERS = 64 * 1024;
const MAX_RULES = 1000;
const SHEET = /<style\b[^<>]{0,1000}>/gi;
const SHEET_END = /<\/style/gi;
/** One element, class or id: what depends on more is left out. */
const SIMPLE = /^([a-z][a-z\d]*)?(?:([.#])([\w-]+))?$/i;
/** What a reader brings about, such as a pointer over an element, and what is no part of its text. */
const STATE = /:(?:hover|active|focus|visited|link|before|after|:)/i;
const SAYS_BACKGROUND = /background/i;
/** Part of a style sheet in which a rule, or a group of rules, begins or ends. */
const BRACE_OR_END = /[{};]/g;
/** What media queries ask of the window of a mail program on a desk, which is wide, light and no printer. */
const OTHER_MEDIA =
  /max-|print|speech|dark|not|device|portrait|hover|pointer|resolution|pixel|reduce|forced|inverted|tty/i;
const MIN_WIDTH = /min-width\s*:\s*(\d+)/i;
const DESK_WIDTH = 1024;

/** The rules of a page's own style sheets by which text may be hidden. */
export class StyleRules {
  /** Whether a rule that is left out sets a background, so that nobody can tell what is behind a text. */
  hasUnknownBackgrounds = false;
  readonly #rules = new Map<string, Declarations>();

  constructor(html: string) {
    let left = MAX_CHARACTERS;
    SHEET.lastIndex = 0;
    for (let open = SHEET.exec(html); open !== null && left > 0; open = SHEET.exec(html)) {
      SHEET_END.lastIndex = SHEET.lastIndex;
      const to = SHEET_END.exec(html)?.index;
      if (to === undefined) return;
      this.#add(withoutComments(html.slice(SHEET.lastIndex, Math.min(to, SHEET.lastIndex + left))));
      left -= to - SHEET.lastIndex;
      SHEET.lastIndex = to;
    }
  }

  get isEmpty(): boolean {
    return this.#rules.size === 0;
  }

  /** What the rules for an element say: those of its name, its classes and its id, the weakest first. */
  of(element: string, classes: string, id: string): Declarations[] {
    if (this.isEmpty) return [];
    const found: Declarations[] = [];
    const add = (key: string): void => {
      const rules = this.#rules.get(key);
      if (rules !== undefined) found.push(rules);
    };
    add(element);
    for (const name of classes === '' ? [] : classes.split(/\s+/, 20)) {
      add(`.${name}`);
      add(`${element}.${name}`);
    }
    if (id !== '') {
      add(`#${id}`);
      add(`${element}#${id}`);
    }
    return found;
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

  #addRule(selectors: string, text: string): void {
    let declarations: Declarations | undefined;
    for (const selector of selectors.split(',', 50)) {
      const [, element = '', kind = '', name = ''] = SIMPLE.exec(selector.trim()) ?? [];
      const key = `${element.toLowerCase()}${kind}${name}`;
      if (key === '') {
        this.hasUnknownBackgrounds ||= !STATE.test(selector) && SAYS_BACKGROUND.test(text);
        continue;
      }
      declarations ??= declarationsOf(text);
      if (declarations.usual.size + declarations.important.size === 0) return;
      const before = this.#rules.get(key);
      if (before !== undefined) this.#rules.set(key, joinDeclarations(before, declarations));
      else if (this.#rules.size < MAX_RULES) this.#rules.set(key, declarations);
    }
  }
}

function isForDesk(prelude: string): boolean {
  const query = prelude.slice('@media'.length);
  return !OTHER_MEDIA.test(query) && Number(MIN_WIDTH.exec(query)?.[1] ?? 0) <= DESK_WIDTH;
}

function withoutComments(css: string): string {
  const kept: string[] = [];
  let from = 0;
  for (let at = css.indexOf('/*'); at >= 0; at = css.indexOf('/*', from)) {
    kept.push(css.slice(from, at));
    const end = css.indexOf('*/', at + 2);
    if (end < 0) return kept.join(' ');
    from = end + 2;
  }
  kept.push(css.slice(from).replaceAll(/<!--|-->/g, ''));
  return kept.join(' ');
}
