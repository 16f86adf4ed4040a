import type { TextWriter } from './text-writer.ts';

export interface PdfPiece {
  readonly str: string;
  readonly hasEOL: boolean;
  readonly transform: readonly number[];
  readonly width: number;
}

/** pdf.js reports form fields and annotations in this form (ISO 32000-1, 12.5 and 12.7). */
interface Annotation {
  readonly subtype?: string;
  readonly annotationFlags?: number;
  readonly rect?: readonly number[];
  readonly fieldType?: string | null;
  readonly fieldValue?: unknown;
  readonly fieldFlags?: number;
  readonly options?: readonly { readonly exportValue?: unknown; readonly displayValue?: unknown }[];
  readonly checkBox?: boolean;
  readonly radioButton?: boolean;
  readonly exportValue?: unknown;
  readonly buttonValue?: unknown;
  readonly alternativeText?: string;
  readonly contentsObj?: { readonly str?: string };
  readonly richText?: { readonly str?: string } | null;
  readonly textContent?: readonly string[];
}

interface Note {
  readonly text: string;
  readonly rect: readonly number[];
  readonly isBox: boolean;
  readonly name: string;
}

/** The annotation flags Invisible, Hidden and NoView keep a note from the screen. */
const UNSEEN = 1 | 2 | 32;
const PASSWORD = 1 << 13;
const MAX_NOTES = 5_000;
const MAX_COMPARED = 2_000_000;

export function notesOf(annotations: readonly unknown[], out: TextWriter): readonly Note[] {
  const notes: Note[] = [];
  if (annotations.length > MAX_NOTES) out.isCut = true;
  for (const each of annotations.slice(0, MAX_NOTES) as readonly Annotation[]) {
    const text = textOf(each);
    if (text === '') continue;
    const isBox = each.checkBox === true || each.radioButton === true;
    if (((each.annotationFlags ?? 0) & UNSEEN) !== 0) {
      if (!isBox) out.hide(text);
      continue;
    }
    notes.push({ text, isBox, rect: each.rect ?? [], name: each.alternativeText ?? '' });
  }
  return notes;
}

function textOf(note: Annotation): string {
  const drawn = note.textContent?.join('\n') ?? '';
  if (note.subtype === 'FreeText') return (note.contentsObj?.str || drawn || note.richText?.str || '').trim();
  if (note.subtype !== 'Widget' || ((note.fieldFlags ?? 0) & PASSWORD) !== 0) return '';
  if (note.checkBox === true) return isChosen(note, note.exportValue) ? '[x]' : '[ ]';
  if (note.radioButton === true) return isChosen(note, note.buttonValue) ? '[x]' : '[ ]';
  if (note.fieldType !== 'Tx' && note.fieldType !== 'Ch') return '';
  const values = (Array.isArray(note.fieldValue) ? note.fieldValue : [note.fieldValue]) as unknown[];
  const shown = values.map((value) => {
    const option = note.options?.find(({ exportValue }) => exportValue === value);
    return String(option?.displayValue ?? value ?? '');
  });
  // pdf.js does not read a value that is a stream (12.7.4.3), but its appearance.
  return (shown.join(', ') || drawn).trim();
}

function isChosen({ fieldValue }: Annotation, value: unknown): boolean {
  return typeof value === 'string' && value !== 'Off' && fieldValue === value;
}

/** Each note follows the words before it in its line or above it; the others go to the end. */
export class NotePlaces {
  #left = MAX_COMPARED;

  text(pieces: readonly PdfPiece[], notes: readonly Note[]): string {
    const before = new Map<number, string>();
    const behind = new Map<number, string>();
    const rest: string[] = [];
    for (const { text, rect, isBox, name } of notes) {
      const at = this.#nearest(pieces, rect, isBox);
      const isBefore = isBox && at !== undefined && startOf(pieces[at]) >= (rect[0] ?? 0);
      if (at === undefined) {
        if (!isBox) rest.push(text);
        else if (name !== '') rest.push(`${text} ${name}`);
      } else if (isBefore) before.set(at, `${before.get(at) ?? ''}${text} `);
      else behind.set(at, `${behind.get(at) ?? ''} ${text}`);
    }
    const lines = pieces.map(({ str, hasEOL }, i) => {
      return `${before.get(i) ?? ''}${str}${behind.get(i) ?? ''}${hasEOL ? '\n' : ''}`;
    });
    return [lines.join(''), ...rest].filter((each) => each !== '').join('\n');
  }

  /** A value belongs to the nearest piece on its left; a box to the one on its right, or else on its left. */
  #nearest(pieces: readonly PdfPiece[], rect: readonly number[], isBox: boolean): number | undefined {
    this.#left -= pieces.length;
    if (this.#left < 0) return undefined;
    const [left = 0, bottom = 0, right = 0, top = 0] = rect;
    let best: number | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const [i, piece] of pieces.entries()) {
      if (piece.str.trim() === '') continue;
      const [x, y] = [startOf(piece), piece.transform[5] ?? 0];
      if (y < bottom - LINE_SLACK || y > top) continue;
      const gap = isBox && x >= left ? Math.max(0, x - right) : FAR * Number(isBox) + left - x;
      if (x > left && !isBox) continue;
      if (gap < least) [best, least] = [i, gap];
    }
    return best;
  }
}

const LINE_SLACK = 3;
const FAR = 1e6;

function startOf(piece: PdfPiece | undefined): number {
  return piece?.transform[4] ?? 0;
}
