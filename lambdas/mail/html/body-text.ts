import { either } from '../either.ts';
import type { ParseLimits } from '../limits.ts';
import { clip, storable } from '../text/storable-text.ts';
import { htmlToText, type PageLink } from './html-to-text.ts';

/** Forms of a text. */
export interface BodyPiece {
  readonly plain?: string | undefined;
  readonly html?: string | undefined;
}

interface BodyText {
  readonly text: string;
  readonly html: string | null;
  readonly truncated: boolean;
  readonly hasHidden: boolean;
  readonly plain: string | undefined;
  readonly page: { readonly text: string; readonly links: readonly PageLink[] } | undefined;
}

/**
 * Each piece is in the text, and in the HTML if there is any: plain text that a list adds must not hide the
 * mail.
 */
export function bodyText(pieces: readonly BodyPiece[], limits: ParseLimits): BodyText {
  const most = limits.bodyCharacters;
  // Cut first: work on a long text takes many times its memory.
  const hasHtml = pieces.some(({ html }) => html !== undefined);
  const whole = hasHtml ? pieces.map(asHtml).join('<br/>\n') : null;
  const html = whole === null ? null : storable(clip(whole, most));
  const text = textOf(pieces, most);
  return {
    text: storable(text.kept),
    html,
    truncated: text.truncated || (whole?.length ?? 0) > (html?.length ?? 0),
    hasHidden: text.hasHidden,
    plain: text.plain,
    page: text.page,
  };
}

interface PieceTexts {
  readonly kept: string;
  readonly truncated: boolean;
  readonly hasHidden: boolean;
  readonly plain: string | undefined;
  readonly page: BodyText['page'];
}

function textOf(pieces: readonly BodyPiece[], most: number): PieceTexts {
  let kept = '';
  const read: ReturnType<typeof readPiece>[] = [];
  for (const [i, piece] of pieces.entries()) {
    const before = i === 0 ? '' : `${kept}\n`;
    const left = most - before.length;
    const one = readPiece(piece, left, most);
    kept = clip(before + clip(one.text, left), most);
    read.push(one);
  }
  const plains = read.flatMap(({ plain }) => plain ?? []);
  const pages = read.flatMap(({ page }) => page ?? []);
  return {
    kept,
    truncated: read.some(({ isCut }) => isCut),
    hasHidden: pages.some(({ hasHidden }) => hasHidden),
    plain: plains.length === 0 ? undefined : plains.join('\n'),
    page:
      pages.length === 0
        ? undefined
        : {
            text: pages.map(({ textWithAddresses }) => textWithAddresses).join('\n'),
            links: pages.flatMap(({ links }) => links),
          },
  };
}

/** @param left characters that are kept of its text */
function readPiece({ plain, html }: BodyPiece, left: number, most: number) {
  if (html === undefined) {
    const text = plain ?? '';
    return { text, plain, page: undefined, isCut: text.length > left };
  }
  const said = plain?.trim() === '' ? undefined : plain;
  const page = htmlToText(clip(html, said === undefined ? left : most));
  const { text } = page;
  return said === undefined || givesWay(said, text)
    ? { text, plain: undefined, page, isCut: text.length > left || html.length > left }
    : { text: said, plain: said, page, isCut: said.length > left };
}

/** What programs put in place of the mail. */
const STUB = new RegExp(
  either(
    'optional message here|(?:view|read|see) (?:this|the) (?:e-?mail|message|newsletter) (?:in|with',
    'on)|(?:does not|doesn.t|cannot|can.t) (?:support|display|show|read) html|html[- ](?:e-?mail',
    String.raw`version|message)\b|plain[- ]text version`,
  ),
  'i',
);
const MAX_STUB_CHARACTERS = 300;
/** Style sheets taken for text. */
const STYLES = /^\s*(?:@media[^{]{0,200}|@import[^;]{0,200};|[.#*]?[\w-]+[^{};]{0,200})\{[^{}]*:[^{}]*\}/;
const LEAST_SHARE = 0.1;
const ADDRESSES = /\(?https?:\/\/\S+/g;

/** Whether the plain form is not what the author wrote. */
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
  /** Its text; undefined for attachments, and for multiparts that have parts. */
  readonly text: string | undefined;
  readonly children: readonly PartNode[];
}

/** The parts of a multipart/alternative are forms of the same. */
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
