/** Elements that continue a line, unless a style makes them blocks. */
const INLINE = new Set('b code em font i label small span strong'.split(' '));
const SHOWN_AS_BLOCK = /display\s{0,9}:\s{0,9}(?:block|flex|grid|table)(?![a-z-])/i;
/** Elements of a name that are followed within each other. */
const MAX_DEPTH = 100;

/** Finds where inline elements begin and end that a style shows as lines of their own. */
export class BlockStyles {
  readonly #mayShow: boolean;
  /** For each name its open elements, and whether they are shown as blocks. */
  readonly #open = new Map<string, boolean[]>();

  constructor(html: string) {
    this.#mayShow = SHOWN_AS_BLOCK.test(html);
  }

  /** @param tag the whole tag. @returns whether a line begins or ends here. */
  breaksAt(name: string, isClosing: boolean, tag: () => string): boolean {
    if (!this.#mayShow || !INLINE.has(name)) return false;
    const open = this.#open.get(name) ?? [];
    if (isClosing) return open.pop() ?? false;
    const isBlock = SHOWN_AS_BLOCK.test(tag());
    if (open.length < MAX_DEPTH) open.push(isBlock);
    this.#open.set(name, open);
    return isBlock;
  }
}
