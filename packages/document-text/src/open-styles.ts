export type Attributes = Readonly<Record<string, string>>;

interface Style {
  readonly parent: string | undefined;
  readonly dataStyle: string | undefined;
  hides?: boolean;
  readonly level: number | undefined;
  hidesProtected?: boolean;
}

interface DataStyle {
  shows: boolean;
  readonly maps: string[];
}

const MAX_PARENTS = 20;
const MAX_STYLES = 100_000;
/** Smaller text and lower rows are invisible; both limits are in points. */
const LEAST_SIZE = 2;
const LEAST_LENGTH = 1;
const DATA_STYLE = /^number:(?:number|currency|percentage|date|time|boolean|text)-style$/;
/** These elements of a data style show nothing by themselves. */
const SILENT = new Set(['number:text', 'number:fill-character', 'style:text-properties', 'style:map']);
const POINTS: Readonly<Record<string, number>> = { pt: 1, cm: 28.35, mm: 2.835, in: 72, pc: 12, px: 0.75 };

/** Tracks styles that show nothing (OpenDocument 1.2 part 1, 16); styles.xml is read before content.xml. */
export class OpenStyles {
  readonly #styles = new Map<string, Style>();
  readonly #dataStyles = new Map<string, DataStyle>();
  readonly #layers = new Set<string>();
  #style: Style | undefined;
  #dataStyle: DataStyle | undefined;

  open(name: string, attributes: Attributes): void {
    const { 'style:name': styleName = '', 'style:family': family = '' } = attributes;
    if (name === 'style:style') {
      const { 'style:parent-style-name': parent, 'style:data-style-name': dataStyle } = attributes;
      this.#style = { parent, dataStyle, level: levelOf(attributes) };
      if (this.#styles.size < MAX_STYLES) this.#styles.set(`${family} ${styleName}`, this.#style);
    } else if (DATA_STYLE.test(name)) {
      this.#dataStyle = { shows: false, maps: [] };
      if (this.#dataStyles.size < MAX_STYLES) this.#dataStyles.set(styleName, this.#dataStyle);
    } else if (name === 'draw:layer' && /^(?:none|printer)$/.test(attributes['draw:display'] ?? ''))
      this.#layers.add(attributes['draw:name'] ?? '');
    else if (this.#dataStyle !== undefined) this.#openInDataStyle(this.#dataStyle, name, attributes);
    else if (this.#style !== undefined) readProperties(this.#style, name, attributes);
  }

  close(name: string): void {
    if (name === 'style:style') this.#style = undefined;
    else if (DATA_STYLE.test(name)) this.#dataStyle = undefined;
  }

  text(text: string): void {
    if (this.#dataStyle !== undefined && text.trim() !== '') this.#dataStyle.shows = true;
  }

  /** The nearest style that sets the property decides: the named one or an ancestor. */
  hides(family: string, name: string | undefined, isProtected = false): boolean {
    let at = name;
    for (let i = 0; i < MAX_PARENTS && at !== undefined; i++) {
      const style = this.#styles.get(`${family} ${at}`) ?? this.#styles.get(` ${at}`);
      if (isProtected && style?.hidesProtected === true) return true;
      const hides =
        style?.hides ?? (style?.dataStyle === undefined ? undefined : this.#hidesData(style.dataStyle));
      if (hides !== undefined) return hides;
      at = style?.parent;
    }
    return false;
  }

  /** Body text has level 0 (OpenDocument 1.2 part 1, 19.474). */
  level(name: string | undefined): number {
    let at = name;
    for (let i = 0; i < MAX_PARENTS && at !== undefined; i++) {
      const style = this.#styles.get(`paragraph ${at}`);
      if (style?.level !== undefined) return style.level;
      at = style?.parent;
    }
    return 0;
  }

  hidesLayer(name: string | undefined): boolean {
    return name !== undefined && this.#layers.has(name);
  }

  /** Values may use other styles (`style:map`), which must also show nothing. */
  #hidesData(name: string): boolean {
    const style = this.#dataStyles.get(name);
    return (
      style !== undefined &&
      !style.shows &&
      style.maps.every((map) => this.#dataStyles.get(map)?.shows === false)
    );
  }

  #openInDataStyle(style: DataStyle, name: string, attributes: Attributes): void {
    if (!SILENT.has(name)) style.shows = true;
    else if (name === 'style:map' && style.maps.length < 3)
      style.maps.push(attributes['style:apply-style-name'] ?? '');
  }
}

/** Returns undefined if the style says nothing; a title counts as a heading, as in Word. */
function levelOf(attributes: Attributes): number | undefined {
  const level = attributes['style:default-outline-level'];
  if (level !== undefined) return Number(level) || 0;
  return attributes['style:family'] === 'paragraph' && attributes['style:name'] === 'Title' ? 1 : undefined;
}

function readProperties(style: Style, name: string, attributes: Attributes): void {
  const { 'text:display': display, 'fo:font-size': size } = attributes;
  if (name === 'style:text-properties') {
    if (pointsOf(size) < LEAST_SIZE || isTransparent(attributes)) style.hides = true;
    else if (display !== undefined) style.hides = display === 'none';
  } else if (name === 'style:table-cell-properties')
    style.hidesProtected = attributes['style:cell-protect'] === 'hidden-and-protected';
  else if (HIDES[name]?.(attributes) === true) style.hides = true;
}

const isLow = (length: string | undefined) => pointsOf(length) < LEAST_LENGTH;
const HIDES: Readonly<Record<string, (attributes: Attributes) => boolean>> = {
  'style:table-properties': (of) => of['table:display'] === 'false',
  'style:drawing-page-properties': (of) => of['presentation:visibility'] === 'hidden',
  'style:table-row-properties': (of) => isLow(of['style:row-height']),
  'style:table-column-properties': (of) => isLow(of['style:column-width']),
};

/** LibreOffice also writes an opacity of 0% for the automatic color. */
function isTransparent(attributes: Attributes): boolean {
  return attributes['loext:opacity'] === '0%' && attributes['style:use-window-font-color'] !== 'true';
}

/** Percentages count as infinite lengths. */
function pointsOf(length: string | undefined): number {
  const [, number, unit = ''] = /^(-?[\d.]{1,20})(pt|cm|mm|in|pc|px)$/.exec(length ?? '') ?? [];
  return number === undefined ? Number.POSITIVE_INFINITY : Number(number) * (POINTS[unit] ?? 1);
}
