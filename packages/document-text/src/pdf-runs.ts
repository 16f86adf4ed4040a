import type { Operation } from './pdf-operations.ts';

interface PdfGlyph {
  readonly unicode: string;
  readonly originalCharCode: number;
}

/** pdf.js reports these fields only with `fontExtraProperties`. */
export interface PdfFont {
  readonly composite?: boolean;
  readonly isType3Font?: boolean;
  readonly toUnicode?: { readonly _map?: Readonly<Record<number, unknown>> };
  readonly differences?: readonly (string | undefined)[];
}

export interface PdfRun {
  readonly text: string;
  /** `off` means a layer that is off; `uncoded` means glyphs without Unicode characters. */
  readonly kind: 'seen' | 'off' | 'invisible' | 'outline' | 'uncoded';
}

interface State {
  font: string;
  mode: number;
}

/** Type 3 fonts are visible in any text rendering mode (ISO 32000-1, 9.3.6). */
const MODES: Readonly<Record<number, PdfRun['kind']>> = { 3: 'invisible', 7: 'outline' };

export function runsOf(
  operations: readonly Operation[],
  isOn: (layer: unknown) => boolean,
  fonts: ReadonlyMap<string, PdfFont>,
  normalize: (text: string) => string,
): readonly PdfRun[] {
  const runs: PdfRun[] = [];
  const saved: State[] = [];
  const layers: boolean[] = [];
  let off = 0;
  let state: State = { font: '', mode: 0 };
  const show = (glyphs: readonly (PdfGlyph | number)[]): void => {
    const font = fonts.get(state.font);
    const drawn = (font?.isType3Font === true ? undefined : MODES[state.mode]) ?? 'seen';
    const kind = off > 0 ? 'off' : drawn;
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') continue;
      const isUncoded = kind === 'seen' && hasNoCharacter(glyph, font);
      const text = normalize(glyph.unicode).replaceAll(/\s/g, '');
      if (text !== '') runs.push({ text, kind: isUncoded ? 'uncoded' : kind });
    }
  };
  const save = () => saved.push({ ...state });
  const restore = () => {
    state = saved.pop() ?? state;
  };
  const mark = (tag: unknown, layer: unknown) => {
    const isShown = tag !== 'OC' || isOn(layer);
    layers.push(isShown);
    if (!isShown) off += 1;
  };
  const does: Readonly<Record<string, (first: unknown, second: unknown) => unknown>> = {
    ...{ save, restore, paintFormXObjectBegin: save, paintFormXObjectEnd: restore },
    ...{ beginMarkedContent: mark, beginMarkedContentProps: mark },
    setFont: (name) => {
      state.font = String(name);
    },
    setTextRenderingMode: (mode) => {
      state.mode = Number(mode);
    },
    showText: (glyphs) => show((glyphs ?? []) as readonly (PdfGlyph | number)[]),
    endMarkedContent: () => {
      if (layers.pop() === false) off -= 1;
    },
  };
  for (const { name, args } of operations) does[name]?.(args[0], args[1]);
  return runs;
}

function hasNoCharacter({ originalCharCode: code }: PdfGlyph, font: PdfFont | undefined): boolean {
  if (font?.composite !== true && font?.isType3Font !== true) return false;
  if (font.toUnicode?._map?.[code] !== undefined) return false;
  // Codes of Type 3 fonts are mostly ASCII, and a glyph name such as `a165` shows that the codes are those of letters.
  const isGuessed =
    (code >= 0x20 && code < 0x7f) || font.differences?.[code]?.endsWith(String(code)) === true;
  return font.composite === true || !isGuessed;
}

const UNKNOWN = '\ufffd';
const MAX_SEARCHES = 2_000;
const SEARCHED = 5_000;
const KEY = 4;

/**
 * Removes characters of these runs from the pieces and marks those without Unicode characters. Where both orders
 * differ, the next characters of a piece are searched in the runs.
 */
export function withoutRuns<Piece extends { readonly str: string; readonly dir: string }>(
  pieces: readonly Piece[],
  runs: readonly PdfRun[],
  leftOut: ReadonlySet<PdfRun['kind']>,
): readonly Piece[] {
  const drawn = runs.map(({ text }) => text).join('');
  const kinds = runs.flatMap(({ text, kind }) => Array.from({ length: text.length }, () => kind));
  let at = 0;
  let searches = 0;
  return pieces.map((piece) => {
    const isBackwards = piece.dir === 'rtl';
    const signs = isBackwards ? piece.str.split('').toReversed() : piece.str.split('');
    const key = signs.join('').replaceAll(/\s/g, '');
    let inKey = 0;
    const shown = signs.map((sign) => {
      if (/\s/.test(sign)) return sign;
      if (drawn[at] !== sign && searches < MAX_SEARCHES) {
        searches += 1;
        const found = drawn.slice(at, at + SEARCHED).indexOf(key.slice(inKey, inKey + KEY));
        at += Math.max(0, found);
      }
      inKey += 1;
      if (drawn[at] !== sign) return sign;
      at += 1;
      const kind = kinds[at - 1] ?? 'seen';
      if (kind === 'uncoded') return UNKNOWN;
      return leftOut.has(kind) ? '' : sign;
    });
    const str = (isBackwards ? shown.toReversed() : shown).join('');
    if (str.length === piece.str.length && !str.includes(UNKNOWN)) return piece;
    return { ...piece, str: str.replaceAll(/\ufffd+/g, UNKNOWN).replaceAll(/ {2,}/g, ' ') };
  });
}
