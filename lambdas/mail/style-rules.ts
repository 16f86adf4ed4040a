import { type Visibility, visibilityOf } from './hidden-styles.ts';

/** Bytes of style sheets that are read. */
const MAX_CHARACTERS = 64 * 1024;
const MAX_RULES = 1000;
/** One element, class or id: what depends on more is left out. */
const SIMPLE = /^(?:([a-z][a-z\d]*))?(?:([.#])([\w-]+))?$/i;

/** The rules of a page's own style sheets by which text may be hidden. */
export class StyleRules {
  readonly #rules = new Map<string, Visibility>();

  constructor(html: string) {
    let left = MAX_CHARACTERS;
    const lower = /<style/i.test(html) ? html.toLowerCase() : '';
    for (let at = lower.indexOf('<style'); at >= 0 && left > 0; at = lower.indexOf('<style', at)) {
      const from = lower.indexOf('>', at) + 1;
      const to = from === 0 ? -1 : lower.indexOf('</style', from);
      if (to < 0) return;
      this.#add(html.slice(from, Math.min(to, from + left)));
      left -= to - from;
      at = to;
    }
  }

  get isEmpty(): boolean {
    return this.#rules.size === 0;
  }

  /** What the rules for an element say, those of its class and id before those of its name. */
  of(element: string, classes: string, id: string): Visibility {
    if (this.isEmpty) return {};
    let found = this.#rules.get(element) ?? {};
    for (const name of classes.split(/\s+/, 20)) {
      found = { ...found, ...this.#rules.get(`.${name}`), ...this.#rules.get(`${element}.${name}`) };
    }
    return { ...found, ...this.#rules.get(`#${id}`), ...this.#rules.get(`${element}#${id}`) };
  }

  /** Rules in "@media" and the like are not for every reader, and are left out. */
  #add(sheet: string): void {
    const css = withoutComments(sheet);
    let selectorFrom = 0;
    let depth = 0;
    let open = 0;
    for (let at = 0; at < css.length; at++) {
      const character = css[at];
      if (character === '{') {
        if (depth === 0) open = at;
        depth += 1;
      } else if (character === '}' && depth > 0) {
        depth -= 1;
        if (depth > 0) continue;
        this.#addRule(css.slice(selectorFrom, open), css.slice(open + 1, at));
        selectorFrom = at + 1;
      } else if (character === ';' && depth === 0) selectorFrom = at + 1;
    }
  }

  #addRule(selectors: string, declarations: string): void {
    if (
      selectors.includes('@') ||
      !/display|visib|opacity|font|height|width|color|background|left|top|indent|clip/i.test(declarations)
    )
      return;
    for (const selector of selectors.split(',', 50)) {
      const [, element = '', kind = '', name = ''] = SIMPLE.exec(selector.trim()) ?? [];
      const key = `${element.toLowerCase()}${kind}${name}`;
      if (key === '' || (this.#rules.size >= MAX_RULES && !this.#rules.has(key))) continue;
      this.#rules.set(key, { ...this.#rules.get(key), ...visibilityOf(declarations, element.toLowerCase()) });
    }
  }
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
