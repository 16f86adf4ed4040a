import { either } from '../either.ts';
import type { HiddenText } from '../facts.ts';
import type { ParseLimits } from '../limits.ts';
import { clip, storable } from '../text/storable-text.ts';
import { htmlToText, type ReadPage } from './html-to-text.ts';
import { Steps } from './steps.ts';

export interface BodyPiece {
  readonly plain?: string | undefined;
  readonly html?: string | undefined;
}

interface BodyText {
  readonly text: string;
  readonly html: string | null;
  readonly truncated: boolean;
  readonly hiddenText: HiddenText | undefined;
  readonly plain: string | undefined;
  readonly page: BodyPage | undefined;
}

interface BodyPage extends Pick<ReadPage, 'text' | 'links'> {
  /** Undefined means that a person certainly sees everything. */
  readonly certain: Pick<ReadPage, 'text' | 'links'> | undefined;
}

/** Mailing lists add plain text to HTML email, which must not hide the rest, so every piece enters both forms. */
export function bodyText(pieces: readonly BodyPiece[], limits: ParseLimits): BodyText {
  const most = limits.bodyCharacters;
  // Text is cut before it is read, because reading takes many times its memory.
  const hasHtml = pieces.some(({ html }) => html !== undefined);
  const whole = hasHtml ? pieces.map(asHtml).join('<br/>\n') : null;
  const html = whole === null ? null : storable(clip(whole, most));
  const text = textOf(pieces, most);
  return {
    text: storable(text.kept),
    html,
    truncated: text.truncated || (whole?.length ?? 0) > (html?.length ?? 0),
    hiddenText: text.hiddenText,
    plain: text.plain,
    page: text.page,
  };
}

interface PieceTexts {
  readonly kept: string;
  readonly truncated: boolean;
  readonly hiddenText: HiddenText | undefined;
  readonly plain: string | undefined;
  readonly page: BodyText['page'];
}

function textOf(pieces: readonly BodyPiece[], most: number): PieceTexts {
  let kept = '';
  const steps = new Steps(pieces.reduce((sum, { html }) => sum + Math.min(html?.length ?? 0, most), 0));
  const read: ReturnType<typeof readPiece>[] = [];
  for (const [i, piece] of pieces.entries()) {
    const before = i === 0 ? '' : `${kept}\n`;
    const left = most - before.length;
    const one = readPiece(piece, left, most, steps);
    kept = clip(before + clip(one.text, left), most);
    read.push(one);
  }
  const plains = read.flatMap(({ plain }) => plain ?? []);
  const pages = read.flatMap(({ page }) => page ?? []);
  return {
    kept,
    truncated: read.some(({ isCut }) => isCut),
    hiddenText: pages.some(({ hiddenText }) => hiddenText === 'unchecked')
      ? 'unchecked'
      : pages.some(({ hiddenText }) => hiddenText) || undefined,
    plain: plains.length === 0 ? undefined : plains.join('\n'),
    page:
      pages.length === 0
        ? undefined
        : {
            ...joined(pages),
            certain: pages.some(({ certain }) => certain !== undefined)
              ? joined(pages.map((one) => one.certain ?? one))
              : undefined,
          },
  };
}

function joined(pages: readonly ReadPage[]): Pick<ReadPage, 'text' | 'links'> {
  return {
    text: pages.map(({ textWithAddresses }) => textWithAddresses).join('\n'),
    links: pages.flatMap(({ links }) => links),
  };
}

function readPiece({ plain, html }: BodyPiece, left: number, most: number, steps: Steps) {
  if (html === undefined) {
    const text = plain ?? '';
    return { text, plain, page: undefined, isCut: text.length > left };
  }
  const said = plain?.trim() === '' ? undefined : plain;
  const page = htmlToText(clip(html, said === undefined ? left : most), steps);
  const { text } = page;
  return said === undefined || givesWay(said, text)
    ? { text, plain: undefined, page, isCut: text.length > left || html.length > left }
    : { text: said, plain: said, page, isCut: said.length > left };
}

/** Programs write these sentences instead of a plain form. */
const STUB = new RegExp(
  either(
    'optional message here|(?:view|read|see) (?:this|the) (?:e-?mail|message|newsletter) (?:in|with',
    'on)|(?:does not|doesn.t|cannot|can.t) (?:support|display|show|read) html|html[- ](?:e-?mail',
    String.raw`version|message)\b|plain[- ]text version`,
  ),
  'i',
);
const MAX_STUB_CHARACTERS = 300;
/** Some programs copy their style sheet into the plain form. */
const STYLES = /^\s*(?:@media[^{]{0,200}|@import[^;]{0,200};|[.#*]?[\w-]+[^{};]{0,200})\{[^{}]*:[^{}]*\}/;
const LEAST_SHARE = 0.1;
const ADDRESSES = /\(?https?:\/\/\S+/g;

/** The HTML is preferred when the author did not write the plain form. */
function givesWay(plain: string, shown: string) {
  const words = shown.replaceAll(ADDRESSES, '').trim();
  const own = plain.replaceAll(ADDRESSES, '').trim();
  if (words.length <= own.length / 2) return false;
  if (STYLES.test(plain.slice(0, 2000))) return true;
  return (own.length <= MAX_STUB_CHARACTERS && STUB.test(own)) || own.length < words.length * LEAST_SHARE;
}

const ESCAPES = new Map(Object.entries({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '\n': '<br/>\n' }));

function asHtml({ plain, html }: BodyPiece) {
  if (html !== undefined) return html;
  return `<p>${(plain ?? '').trim().replaceAll(/[&<>\n]/g, (character) => ESCAPES.get(character) ?? character)}</p>`;
}

interface PartNode {
  readonly contentType: string | false;
  /** The text is undefined for attachments and for multiparts with parts. */
  readonly text: string | undefined;
  readonly children: readonly PartNode[];
}

export function bodyPieces(node: PartNode): BodyPiece[] {
  const own = ownPiece(node);
  const pieces = [...(own === undefined ? [] : [own]), ...node.children.flatMap(bodyPieces)];
  return node.contentType === 'multipart/alternative' && pieces.length > 1 ? [merged(pieces)] : pieces;
}

function ownPiece({ contentType, text }: PartNode): BodyPiece | undefined {
  if (text === undefined || text === '') return undefined;
  if (contentType !== false && contentType.startsWith('multipart/') && text.trim() === '') return undefined;
  return contentType === 'text/html' ? { html: text } : { plain: text };
}

function merged(pieces: readonly BodyPiece[]): BodyPiece {
  const form = (of: (piece: BodyPiece) => string | undefined, between: string) => {
    const found = pieces.map(of).filter((text) => text !== undefined);
    return found.length === 0 ? undefined : found.join(between);
  };
  return { plain: form(({ plain }) => plain, '\n'), html: form(({ html }) => html, '<br/>\n') };
}
