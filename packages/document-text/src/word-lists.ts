import { numberText } from './list-numbers.ts';
import { isSet, propertyOf, type WordStyles } from './word-styles.ts';
import { childrenOf, elementsOf, within, type XmlElement } from './xml.ts';

const LEVELS = 9;
const MAX_TEXT = 100;

interface Numbering {
  readonly lists: ReadonlyMap<string, XmlElement>;
  readonly numberings: ReadonlyMap<string, XmlElement>;
}

/** List numbering is defined in `word/numbering.xml` (ECMA-376 part 1, 17.9). */
export class WordLists {
  readonly #read: () => string | undefined;
  readonly #styles: WordStyles;
  readonly #counts = new Map<XmlElement, (number | undefined)[]>();
  readonly #levels = new Map<XmlElement, readonly (Level | undefined)[]>();
  #numbering: Numbering | undefined;

  /** Most short documents have a numbering part but no list, so `read` is called at the first list. */
  constructor(read: () => string | undefined, styles: WordStyles) {
    this.#read = read;
    this.#styles = styles;
  }

  next(id: string, level: number | undefined, style: string | undefined): string {
    this.#numbering ??= numberingOf(this.#read());
    const numbering = this.#numbering.numberings.get(id);
    const list = numbering && this.#listOf(this.#numbering, numbering);
    // A list without a definition still gets a bullet; id 0 removes a paragraph from the list of its style.
    if (numbering === undefined || list === undefined) return id === '0' ? '' : '- ';
    const counts = this.#counts.get(list) ?? [];
    this.#counts.set(list, counts);
    const levels = this.#levelsOf(numbering, list, counts);
    const own = levels.findIndex((each) => style !== undefined && each?.style === style);
    const at = Math.min(LEVELS - 1, Math.max(0, Math.trunc(level ?? own) || 0));
    const startOf = (each: number): number => levels[each]?.start ?? 1;
    counts[at] = (counts[at] ?? startOf(at) - 1) + 1;
    for (let deeper = at + 1; deeper < LEVELS; deeper++) {
      const restart = levels[deeper]?.restart;
      if (restart === undefined || (restart !== 0 && at < restart)) counts[deeper] = undefined;
    }
    const indent = '  '.repeat(at);
    const { format = 'bullet', text = '', isDecimal = false } = levels[at] ?? {};
    if (format === 'bullet') return `${indent}- `;
    const shown = text.replaceAll(/%([1-9])/g, (_, digit: string) => {
      const place = Number(digit) - 1;
      return numberText(counts[place] ?? startOf(place), isDecimal ? 'decimal' : levels[place]?.format);
    });
    return shown.trim() === '' ? '' : `${indent}${shown.trim()} `;
  }

  #listOf({ lists, numberings }: Numbering, numbering: XmlElement): XmlElement | undefined {
    const found = lists.get(propertyOf(numbering, 'w:abstractNumId') ?? '');
    const link = propertyOf(found, 'w:numStyleLink');
    if (link === undefined) return found;
    const linked = numberings.get(this.#styles.of(link).listId ?? '');
    return linked === undefined ? found : lists.get(propertyOf(linked, 'w:abstractNumId') ?? '');
  }

  #levelsOf(
    numbering: XmlElement,
    list: XmlElement,
    counts: (number | undefined)[],
  ): readonly (Level | undefined)[] {
    const known = this.#levels.get(numbering);
    if (known !== undefined) return known;
    const levels: (Level | undefined)[] = [];
    const put = (element: XmlElement, start?: number) => {
      const at = Number(element.attributes['w:ilvl']);
      if (at < LEVELS) levels[at] = levelOf(element, start);
    };
    for (const level of childrenOf(list, 'w:lvl')) put(level);
    for (const override of childrenOf(numbering, 'w:lvlOverride')) {
      const at = Number(override.attributes['w:ilvl']);
      for (const level of childrenOf(override, 'w:lvl')) put(level);
      const start = propertyOf(override, 'w:startOverride');
      if (start === undefined || !(at < LEVELS)) continue;
      levels[at] = { ...(levels[at] ?? levelOf(override)), start: Number(start) };
      counts[at] = undefined;
    }
    this.#levels.set(numbering, levels);
    return levels;
  }
}

function numberingOf(xml: string | undefined): Numbering {
  const lists = new Map<string, XmlElement>();
  const numberings = new Map<string, XmlElement>();
  for (const element of elementsOf(xml, 'w:abstractNum', 'w:num')) {
    const { 'w:abstractNumId': list = '', 'w:numId': numbering = '' } = element.attributes;
    if (element.name === 'w:num') numberings.set(numbering, element);
    else lists.set(list, element);
  }
  return { lists, numberings };
}

interface Level {
  readonly start: number;
  readonly format: string;
  readonly text: string;
  readonly style: string | undefined;
  /** A number of this level restarts the count; 0 means never. */
  readonly restart: number | undefined;
  readonly isDecimal: boolean;
}

function levelOf(element: XmlElement, start = Number(propertyOf(element, 'w:start') ?? 0)): Level {
  const restart = propertyOf(element, 'w:lvlRestart');
  return {
    start: Math.trunc(start) || 0,
    format: formatOf(element),
    text: (propertyOf(element, 'w:lvlText') ?? '').slice(0, MAX_TEXT),
    style: propertyOf(element, 'w:pStyle'),
    restart: restart === undefined ? undefined : Number(restart),
    isDecimal: isSet(element, 'w:isLgl') ?? false,
  };
}

/** Word writes formats such as `001, 002, 003, ...` as a choice, with one of its old formats as the fallback. */
function formatOf(element: XmlElement): string {
  const [format] = within(element, 'w:numFmt');
  return format?.attributes['w:format'] ?? format?.attributes['w:val'] ?? 'decimal';
}
