/** One element as a selector describes it; "" and an empty list where it says nothing. */
export interface Compound {
  readonly element: string;
  readonly id: string;
  readonly classes: readonly string[];
}

/** An element, and one that must be somewhere around it. */
export interface Selector {
  readonly subject: Compound;
  readonly around: Compound | undefined;
  /** Of two rules, that with the higher number wins (CSS Selectors Level 4, section 17). */
  readonly specificity: number;
}

/** What an element says of itself. */
export interface ElementNames {
  readonly element: string;
  readonly id: string;
  readonly classes: ReadonlySet<string>;
}

const COMPOUND = /^(\*|[a-z][a-z\d]*)?((?:[.#][\w\u0080-\uffff-]+)*)$/i;
const NAME = /[.#][^.#]+/g;
/** Elements around everything, also where the page does not write them. */
const AROUND_ALL: ReadonlySet<string> = new Set(['html', 'body']);

/**
 * A selector of an element, or of one within another: `p`, `.x.y`, `td#z`, `.x p`. Undefined of any other: what depends on
 * states, attributes, siblings or parents is not followed.
 */
export function readSelector(text: string): Selector | undefined {
  const [first = '', second, ...more] = text.trim().split(/\s+/, 4);
  const outer = readCompound(first);
  const inner = second === undefined ? outer : readCompound(second);
  if (outer === undefined || inner === undefined || more.length > 0) return undefined;
  if (second === undefined) return { subject: inner, around: undefined, specificity: specificityOf(inner) };
  const isAroundAll = AROUND_ALL.has(outer.element) && outer.id === '' && outer.classes.length === 0;
  return {
    subject: inner,
    around: isAroundAll || isAny(outer) ? undefined : outer,
    specificity: specificityOf(inner) + specificityOf(outer),
  };
}

/** The element that a selector of another form is of, whatever else it asks of it. */
export function lastOf(text: string): Selector | undefined {
  const last =
    text
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? '';
  const subject = readCompound(last.replaceAll(/\[[^\]]*\]|:.*/g, '') || '*');
  return subject && { subject, around: undefined, specificity: 0 };
}

function readCompound(text: string): Compound | undefined {
  const [, element = '', names = ''] = (text === '' ? null : COMPOUND.exec(text)) ?? [undefined, undefined];
  if (element === '' && names === '') return undefined;
  const all = names.match(NAME) ?? [];
  const ids = all.filter((name) => name.startsWith('#'));
  if (ids.length > 1) return undefined;
  return {
    element: element === '*' ? '' : element.toLowerCase(),
    id: ids[0]?.slice(1) ?? '',
    classes: all.filter((name) => name.startsWith('.')).map((name) => name.slice(1)),
  };
}

function specificityOf({ element, id, classes }: Compound): number {
  return (id === '' ? 0 : 1_000_000) + classes.length * 1000 + (element === '' ? 0 : 1);
}

export function isAny({ element, id, classes }: Compound): boolean {
  return element === '' && id === '' && classes.length === 0;
}

/** Under what a compound is looked up: an element has few of these. */
export function keyOf({ element, id, classes }: Compound): string {
  if (id !== '') return `#${id}`;
  return classes.length > 0 ? `.${classes[0]}` : element;
}

export function keysOf({ element, id, classes }: ElementNames): string[] {
  return [element, ...(id === '' ? [] : [`#${id}`]), ...Array.from(classes, (name) => `.${name}`)];
}

export function matches(compound: Compound, names: ElementNames): boolean {
  return (
    (compound.element === '' || compound.element === names.element) &&
    (compound.id === '' || compound.id === names.id) &&
    compound.classes.every((name) => names.classes.has(name))
  );
}
