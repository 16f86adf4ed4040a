import { childOf, elementsOf, type XmlElement } from './xml.ts';

export interface Look {
  readonly style?: string | undefined;
  readonly isVanished?: boolean | undefined;
  /** The size is in half points. */
  readonly size?: number | undefined;
}

interface ParagraphLook {
  readonly style?: string | undefined;
  /** Headings have levels 0 to 8; 9 is body text. */
  readonly outlineLevel?: number | undefined;
  readonly listId?: string | undefined;
  readonly listLevel?: number | undefined;
}

type WordStyle = Look & ParagraphLook;

const MAX_BASES = 20;
/** Smaller text is invisible; the unit is half points. */
const TINY = 2;
/** Word always stores the English style name; other writers translate it. */
const HEADING =
  /^(?:heading|überschrift|titre|título|encabezado|cabeçalho|titolo|kop|rubrik|overskrift|otsikko|nagłówek|nadpis|címsor|başlık|заголовок|επικεφαλίδα|заглавие|наслов|titlu|naslov|títol|intestazione|fyrirsögn|antraštė|virsraksts|pealkiri|đầu đề|عنوان|כותרת|หัวเรื่อง|标题|標題|見出し|제목)\s?([1-9])$/iu;

export const propertyOf = (properties: XmlElement | undefined, name: string): string | undefined =>
  childOf(properties, name)?.attributes['w:val'];

export const isOn = (value: string | undefined): boolean =>
  value === undefined || !['0', 'false', 'off', 'none'].includes(value);

/** A property without a value is on; a missing one returns undefined. */
export function isSet(properties: XmlElement | undefined, name: string): boolean | undefined {
  const property = childOf(properties, name);
  return property === undefined ? undefined : isOn(property.attributes['w:val']);
}

const numberOf = (value: string | undefined) => (value === undefined ? undefined : Number(value));

export function lookOf(properties: XmlElement | undefined): Look {
  const [vanish, special] = [isSet(properties, 'w:vanish'), isSet(properties, 'w:specVanish')];
  return {
    style: propertyOf(properties, 'w:rStyle'),
    isVanished: vanish || (special ?? vanish),
    size: numberOf(propertyOf(properties, 'w:sz')),
  };
}

export function paragraphLookOf(properties: XmlElement | undefined): ParagraphLook {
  const list = childOf(properties, 'w:numPr');
  return {
    style: propertyOf(properties, 'w:pStyle'),
    outlineLevel: numberOf(propertyOf(properties, 'w:outlineLvl')),
    listId: propertyOf(list, 'w:numId') ?? (list === undefined ? undefined : ''),
    listLevel: numberOf(propertyOf(list, 'w:ilvl')),
  };
}

/** Styles come from `word/styles.xml` (ECMA-376 part 1, 17.7). */
export class WordStyles {
  readonly #styles = new Map<string, XmlElement>();
  readonly #known = new Map<string, WordStyle>();
  #size: number | undefined;
  #default: string | undefined;

  constructor(xml: string | undefined) {
    for (const style of elementsOf(withoutLatentStyles(xml), 'w:docDefaults', 'w:style')) {
      if (style.name === 'w:docDefaults') {
        this.#size ??= lookOf(childOf(childOf(style, 'w:rPrDefault'), 'w:rPr')).size;
        continue;
      }
      const { 'w:styleId': id = '', 'w:default': isDefault, 'w:type': type } = style.attributes;
      this.#styles.set(id, style);
      if (type === 'paragraph' && isDefault !== undefined && isOn(isDefault)) this.#default = id;
    }
  }

  /** Includes inherited properties; an undefined id means the default paragraph style. */
  of(id: string | undefined): WordStyle {
    const wanted = id ?? this.#default ?? '';
    const known = this.#known.get(wanted);
    if (known !== undefined) return known;
    let found: WordStyle = {};
    let style = this.#styles.get(wanted);
    for (let i = 0; style !== undefined && i < MAX_BASES; i++) {
      const of = {
        ...lookOf(childOf(style, 'w:rPr')),
        ...paragraphLookOf(childOf(style, 'w:pPr')),
      };
      const level = headingLevel(propertyOf(style, 'w:name')) ?? of.outlineLevel;
      found = {
        isVanished: found.isVanished ?? of.isVanished,
        size: found.size ?? of.size,
        outlineLevel: found.outlineLevel ?? level,
        listId: found.listId ?? of.listId,
        listLevel: found.listLevel ?? of.listLevel,
      };
      style = this.#styles.get(propertyOf(style, 'w:basedOn') ?? '');
    }
    const whole = { ...found, outlineLevel: found.outlineLevel ?? headingLevel(wanted) };
    this.#known.set(wanted, whole);
    return whole;
  }

  /** Two styles that hide show the text (17.7.3), because the property toggles. */
  hides(paragraph: string | undefined, { style, isVanished, size }: Look): boolean {
    const [base, own] = [this.of(paragraph), style === undefined ? undefined : this.of(style)];
    const byStyle = (base.isVanished ?? false) !== (own?.isVanished ?? false);
    return (isVanished ?? byStyle) || (size ?? own?.size ?? base.size ?? this.#size ?? TINY + 1) <= TINY;
  }
}

/** Word lists nearly 400 latent styles that no text uses (17.7.4.5). */
function withoutLatentStyles(xml = ''): string {
  const [from, to] = [xml.indexOf('<w:latentStyles'), xml.indexOf('</w:latentStyles>')];
  return from < 0 || to < from ? xml : xml.slice(0, from) + xml.slice(to);
}

function headingLevel(name = ''): number | undefined {
  const level = HEADING.exec(name)?.[1];
  if (level !== undefined) return Number(level) - 1;
  return /^title$/i.test(name) ? 0 : undefined;
}
