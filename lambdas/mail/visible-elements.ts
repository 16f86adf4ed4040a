import { colorOf, type Visibility, visibilityOf } from './hidden-styles.ts';
import { attributeNamed, attributeOf } from './html-tags.ts';
import { StyleRules } from './style-rules.ts';

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

/** Tags whose reading is kept, and the longest of them. */
const KEPT_TAGS = 1000;
const KEPT_CHARACTERS = 1000;

interface Look {
  readonly hasSize: boolean;
  readonly color: string | undefined;
  readonly background: string | undefined;
}

interface OpenElement {
  readonly name: string;
  readonly isHidden: boolean;
  readonly look: Look;
  /** Elements of the same name that are open in it. */
  nested: number;
}

const STYLE = attributeNamed('style');
const CLASS = attributeNamed('class');
const ID = attributeNamed('id');
const BGCOLOR = attributeNamed('bgcolor');
const COLOR = attributeNamed('color');
const HIDDEN = /\shidden(?:\s*=\s*(?:""|''|"hidden"|hidden|"until-found"))?(?=[\s/>])/i;
const QUOTED = /"[^"]*"|'[^']*'/g;
const HAS_STYLE = /\s(?:style|class|id|bgcolor|color|hidden)\b/i;
const SAYS_BACKGROUND = /background|bgcolor/i;
const WHITE = 'ffffff';

/** Follows which open elements a person sees. Only those that say something of it are kept. */
export class VisibleElements {
  readonly #rules: StyleRules;
  readonly #open: OpenElement[] = [];
  readonly #byName = new Map<string, OpenElement[]>();
  readonly #isOnWhite: boolean;
  readonly #known = new Map<string, Visibility | undefined>();
  #hidden = 0;

  constructor(html: string) {
    this.#rules = new StyleRules(html);
    this.#isOnWhite = !SAYS_BACKGROUND.test(html);
  }

  /** Whether nothing in the open elements is seen, pictures neither. */
  get isHidden(): boolean {
    return this.#hidden > 0;
  }

  /** Whether text that stands here is not seen. */
  get isTextHidden(): boolean {
    if (this.#hidden > 0) return true;
    const { hasSize, color, background } = this.#look;
    return !hasSize || (color !== undefined && color === background);
  }

  get #look(): Look {
    return (
      this.#open.at(-1)?.look ?? {
        hasSize: true,
        color: undefined,
        background: this.#isOnWhite ? WHITE : undefined,
      }
    );
  }

  /** @param hasEnd whether the element ends anywhere: one that never does must not hide the rest of the page. */
  open(name: string, tag: string, hasEnd: () => boolean): void {
    if (!FOLLOWED.has(name)) return;
    const same = this.#byName.get(name)?.at(-1);
    if (same !== undefined) {
      if (ENDED_BY_NEXT.has(name)) this.close(name);
      else same.nested += 1;
    }
    const says = this.#says(name, tag);
    if (says === undefined || this.#open.length >= MAX_DEPTH || !hasEnd()) return;
    const { hasSize, color, background } = this.#look;
    const element: OpenElement = {
      name,
      isHidden: says.isHidden ?? false,
      look: {
        hasSize: says.hasSize ?? hasSize,
        color: says.color ?? color,
        background: says.background ?? background,
      },
      nested: 0,
    };
    if (same !== undefined && !ENDED_BY_NEXT.has(name)) same.nested -= 1;
    this.#open.push(element);
    const ofName = this.#byName.get(name);
    if (ofName === undefined) this.#byName.set(name, [element]);
    else ofName.push(element);
    if (element.isHidden) this.#hidden += 1;
  }

  close(name: string): void {
    const element = this.#byName.get(name)?.at(-1);
    if (element === undefined) return;
    if (element.nested > 0) {
      element.nested -= 1;
      return;
    }
    for (let last = this.#open.pop(); last !== undefined; last = this.#open.pop()) {
      this.#byName.get(last.name)?.pop();
      if (last.isHidden) this.#hidden -= 1;
      if (last === element) return;
    }
  }

  /** Undefined for an element that says nothing of how it is seen. The same tags come again and again. */
  #says(name: string, tag: string): Visibility | undefined {
    if (this.#known.has(tag)) return this.#known.get(tag);
    const says = this.#read(name, tag);
    if (this.#known.size < KEPT_TAGS && tag.length <= KEPT_CHARACTERS) this.#known.set(tag, says);
    return says;
  }

  #read(name: string, tag: string): Visibility | undefined {
    const hasStyle = HAS_STYLE.test(tag);
    if (!hasStyle && this.#rules.isEmpty) return undefined;
    const byRule = this.#rules.of(name, attributeOf(tag, CLASS) ?? '', attributeOf(tag, ID) ?? '');
    if (!hasStyle) return Object.keys(byRule).length === 0 ? undefined : byRule;
    const background = colorOf(attributeOf(tag, BGCOLOR) ?? '');
    const color = name === 'font' ? colorOf(attributeOf(tag, COLOR) ?? '') : undefined;
    const style = attributeOf(tag, STYLE);
    const says = {
      ...(background !== undefined && { background }),
      ...(color !== undefined && { color }),
      ...byRule,
      ...(style !== undefined && visibilityOf(style, name)),
    };
    if (HIDDEN.test(tag.replaceAll(QUOTED, '""')) && says.isHidden === undefined)
      return { ...says, isHidden: true };
    return Object.keys(says).length === 0 ? undefined : says;
  }
}
