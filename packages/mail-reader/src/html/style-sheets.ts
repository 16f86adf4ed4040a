import type { Given } from './cascade.ts';
import { CssTokens, TYPE } from './css-tokens.ts';
import { addDeclaration, Declarations, isSimpleStyle, partsOf, simpleDeclarations } from './declarations.ts';
import { mediaHolds } from './media.ts';
import { readSelectors, type Selector } from './selectors.ts';
import type { Steps } from './steps.ts';

export interface Rule extends Given {
  readonly selector: Selector;
  readonly index: number;
}

interface Block {
  readonly isMaybe: boolean;
  readonly rule?: { readonly selectors: readonly Selector[]; readonly declarations: Declarations };
  readonly frames?: string;
  readonly isFrame?: boolean;
}

const CONDITIONS = /^(?:supports|layer|container|scope|starting-style)$/;
const RULE_STEPS = 10;
const SKIPPED = new Set([TYPE.WhiteSpace, TYPE.Semicolon, TYPE.CDO, TYPE.CDC]);
const PLACED = /^(?:absolute|fixed|sticky|\0)$/;

export class StyleSheets {
  readonly #isQuirks: boolean;
  readonly #steps: Steps;
  readonly #rules = new Map<string, Rule[]>();
  readonly #frames = new Map<string, Set<string>>();
  readonly #open: Block[] = [];
  #count = 0;
  /** A typed variable may have a value that no element sets. */
  hasTypedVariables = false;
  coversText = false;

  constructor(isQuirks: boolean, steps: Steps) {
    this.#isQuirks = isQuirks;
    this.#steps = steps;
  }

  get isEmpty(): boolean {
    return this.#count === 0;
  }

  add(css: string, media: string): void {
    const held = mediaHolds(media);
    if (held === false) return;
    const tokens = this.#tokensOf(css);
    this.#open.push({ isMaybe: held === 'maybe' });
    this.#readBlocks(tokens, 1);
    this.#open.pop();
  }

  styleOf(style: string): Declarations {
    this.#steps.spend(1 + style.length / 16);
    if (isSimpleStyle(style)) return simpleDeclarations(style);
    const tokens = this.#tokensOf(style);
    const declarations = new Declarations();
    for (let at = 0; at < tokens.length; ) {
      const from = tokens.next(at);
      const end = tokens.endOf(from, tokens.length, TYPE.Semicolon);
      addDeclaration(tokens, from, end, declarations);
      at = end + 1;
    }
    return declarations;
  }

  rulesOf(key: string): readonly Rule[] {
    const rules = this.#rules.get(key) ?? [];
    this.#steps.spend(rules.length);
    return rules;
  }

  animatedBy(names: string): readonly string[] {
    const known = names.split(',').flatMap((name) => [...(this.#frames.get(name.trim()) ?? [])]);
    const found = /[\0(]/.test(names) ? [...this.#frames.values()].flatMap((frame) => [...frame]) : known;
    this.#steps.spend(found.length);
    return found;
  }

  #tokensOf(css: string): CssTokens {
    const tokens = new CssTokens(css, this.#steps);
    this.coversText ||= tokens.hasData;
    return tokens;
  }

  #readBlocks(tokens: CssTokens, outermost: number) {
    for (let at = 0; at < tokens.length; ) {
      const type = tokens.type(at);
      const block = this.#open.at(-1);
      if (block === undefined) return;
      if (type !== undefined && SKIPPED.has(type)) at += 1;
      else if (type === TYPE.RightCurlyBracket && this.#open.length > outermost) {
        this.#close();
        at += 1;
      } else if (type === TYPE.AtKeyword) at = this.#readAtRule(tokens, at, block);
      else
        at =
          block.rule === undefined ? this.#readRule(tokens, at, block) : this.#readInRule(tokens, at, block);
    }
    while (this.#open.length > outermost) this.#close();
  }

  #readRule(tokens: CssTokens, from: number, block: Block): number {
    const isInner = this.#open.length > 1;
    const end = tokens.endOf(
      from,
      tokens.length,
      TYPE.LeftCurlyBracket,
      isInner ? TYPE.RightCurlyBracket : undefined,
    );
    if (tokens.type(end) !== TYPE.LeftCurlyBracket) return end;
    if (block.frames !== undefined) this.#open.push({ ...block, isFrame: true, rule: ruleOf([]) });
    else this.#openRule(tokens, from, end, block);
    return end + 1;
  }

  #openRule(tokens: CssTokens, from: number, to: number, { isMaybe, rule: outer }: Block) {
    this.#steps.spend(RULE_STEPS);
    const selectors = readSelectors(tokens, from, to, { isQuirks: this.#isQuirks, steps: this.#steps });
    this.#open.push({ isMaybe: isMaybe || outer !== undefined, rule: ruleOf(selectors) });
  }

  #readInRule(tokens: CssTokens, from: number, block: Block): number {
    const isVariable = tokens.type(from) === TYPE.Ident && tokens.text(from).startsWith('--');
    const end = tokens.endOf(
      from,
      tokens.length,
      TYPE.Semicolon,
      TYPE.RightCurlyBracket,
      isVariable ? undefined : TYPE.LeftCurlyBracket,
    );
    if (tokens.type(end) === TYPE.LeftCurlyBracket) {
      this.#openRule(tokens, from, end, block);
      return end + 1;
    }
    if (block.isFrame === true) this.#addFrame(block.frames ?? '', partsOf(tokens.name(from)));
    else if (block.rule !== undefined) addDeclaration(tokens, from, end, block.rule.declarations);
    return end;
  }

  #readAtRule(tokens: CssTokens, at: number, block: Block): number {
    const name = tokens.name(at).slice(1).toLowerCase();
    const isInner = this.#open.length > 1;
    const end = tokens.endOf(
      at + 1,
      tokens.length,
      TYPE.LeftCurlyBracket,
      TYPE.Semicolon,
      isInner ? TYPE.RightCurlyBracket : undefined,
    );
    if (tokens.type(end) !== TYPE.LeftCurlyBracket) return end;
    const held =
      name === 'media' ? mediaHolds(tokens.text(at + 1, end).trim()) : CONDITIONS.test(name) && 'maybe';
    if (/^(?:-webkit-)?keyframes$/.test(name)) {
      this.#open.push({
        isMaybe: false,
        frames: tokens
          .name(tokens.next(at + 1))
          .replaceAll(/["']/g, '')
          .toLowerCase(),
      });
      return end + 1;
    }
    if (name === 'property') this.hasTypedVariables = true;
    if (held === false) return tokens.endOf(end + 1, tokens.length, TYPE.RightCurlyBracket) + 1;
    const isMaybe = block.isMaybe || held === 'maybe';
    this.#open.push(
      block.rule === undefined ? { isMaybe } : { isMaybe: true, rule: ruleOf(block.rule.selectors) },
    );
    return end + 1;
  }

  #addFrame(name: string, properties: readonly string[]) {
    const known = this.#frames.get(name) ?? new Set();
    for (const property of properties) known.add(property);
    this.#frames.set(name, known);
  }

  #close() {
    const { rule, isMaybe } = this.#open.pop() ?? {};
    if (rule === undefined || rule.declarations.isEmpty) return;
    const { declarations, selectors } = rule;
    for (const selector of selectors) {
      this.#steps.spend(RULE_STEPS);
      if (selector.isGenerated) {
        const { usual, important } = declarations;
        this.coversText ||= PLACED.test(important.get('position') ?? usual.get('position') ?? '');
        continue;
      }
      const one = {
        selector,
        declarations,
        isMaybe: isMaybe === true || selector.isMaybe,
        index: this.#count,
      };
      this.#count += 1;
      const same = this.#rules.get(selector.key);
      if (same === undefined) this.#rules.set(selector.key, [one]);
      else same.push(one);
    }
  }
}

function ruleOf(selectors: readonly Selector[]) {
  return { selectors, declarations: new Declarations() };
}

export function byStrength(one: Rule, other: Rule): number {
  return one.selector.specificity - other.selector.specificity || one.index - other.index;
}
