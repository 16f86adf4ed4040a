import { decodeHTML, decodeHTMLAttribute } from 'entities';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { type Parser, html as standard, Token, TokenizerMode } from 'parse5';

type PageParser = Parser<DefaultTreeAdapterTypes.DefaultTreeAdapterMap>;
type Attribute = Token.Attribute;

const NAME = '[a-zA-Z][a-zA-Z0-9:-]*';
const VALUE = `"[^"\\0]*"|'[^'\\0]*'|[^\\s"'=<>\`\\0]+`;
const ATTRIBUTES = `(?:\\s+[a-zA-Z][a-zA-Z0-9:_-]*(?:=(?:${VALUE}))?)*`;
/** A tag of which nothing depends on what a tokenizer did before, as nearly all are. */
const PLAIN_TAG = new RegExp(`<(/?)(${NAME})(${ATTRIBUTES})\\s*(/?)>`, 'y');
const ATTRIBUTE = new RegExp(`([a-zA-Z][a-zA-Z0-9:_-]*)(?:=(${VALUE}))?`, 'g');
/** After these the text is read in another way; what is in drawings and formulas has names of its own. */
const OTHER_MODES: ReadonlySet<string> = new Set(
  'script style title textarea xmp iframe noembed noframes noscript plaintext svg math'.split(' '),
);
const STYLE_END = /<\/style[\s/>]/gi;
const LEADING_SPACE = /^[ \t\n\f]+/;
/** Tags whose reading is kept, and the longest of them. */
const KEPT = 2000;
const KEPT_CHARACTERS = 500;
/** Characters of attributes from which their names are looked up in a set. */
const MANY = 500;
/** Characters that the library's tokenizer is given at first, and at most, until it is between two tags again. */
const MIN_PIECE = 256;
const MAX_PIECE = 64 * 1024;

interface PlainTag {
  readonly type: Token.TokenType;
  readonly length: number;
  readonly name: string;
  readonly id: number;
  readonly isSelfClosing: boolean;
  readonly attrs: Attribute[];
}

/**
 * Gives a page to the parser: texts and plain tags as tokens, which takes a third of the time of its own tokenizer, and
 * all else (comments, scripts, styles, tags that are not written as usual) to that one. The same tags have the same list of
 * attributes.
 */
export function readTokens(html: string, parser: PageParser): void {
  const { tokenizer } = parser;
  const known = new Map<string, PlainTag>();
  let piece = MIN_PIECE;
  for (let from = 0; from < html.length; ) {
    const isBetweenTags = tokenizer.state === TokenizerMode.DATA;
    if (isBetweenTags) {
      tokenizer['_emitCurrentCharacterToken'](null);
      piece = MIN_PIECE;
      const read = readText(html, from, parser) ?? readPlainTag(html, from, parser, known);
      if (read !== undefined) {
        from = read;
        continue;
      }
    } else if (tokenizer.state === TokenizerMode.RAWTEXT) from = readStyle(html, from, parser);
    const bracket = html.indexOf('>', isBetweenTags ? from : from + piece);
    const to = Math.min(bracket < 0 ? html.length : bracket + 1, from + MAX_PIECE);
    tokenizer.write(html.slice(from, to), false);
    if (!isBetweenTags) piece = Math.min(MAX_PIECE, piece * 2);
    from = to;
  }
  tokenizer.write('', true);
}

/** @returns where the text ends that begins here; undefined where none does */
function readText(html: string, from: number, parser: PageParser): number | undefined {
  const bracket = html.indexOf('<', from);
  const to = bracket < 0 ? html.length : bracket;
  if (to === from) return undefined;
  const written = html.slice(from, to);
  if (written.includes('\0')) return undefined;
  const text = written.includes('&') ? decodeHTML(written) : written;
  const space = LEADING_SPACE.exec(written)?.[0] ?? '';
  if (space !== '') {
    parser.onWhitespaceCharacter({
      type: Token.TokenType.WHITESPACE_CHARACTER,
      chars: space,
      location: null,
    });
  }
  if (text.length > space.length) {
    parser.onCharacter({ type: Token.TokenType.CHARACTER, chars: text.slice(space.length), location: null });
  }
  return to;
}

/** @returns where the text of a style sheet ends that begins here; the same place where it is not known */
function readStyle(html: string, from: number, parser: PageParser): number {
  STYLE_END.lastIndex = from;
  const to = html[from - 1] === '>' ? STYLE_END.exec(html)?.index : undefined;
  if (to === undefined || parser.tokenizer['lastStartTagName'] !== 'style') return from;
  const chars = html.slice(from, to);
  if (chars === '' || chars.includes('\0')) return from;
  parser.onCharacter({ type: Token.TokenType.CHARACTER, chars, location: null });
  return to;
}

/** @returns where the tag ends that begins here; undefined for one that is not plain */
function readPlainTag(
  html: string,
  from: number,
  parser: PageParser,
  known: Map<string, PlainTag>,
): number | undefined {
  if (parser.tokenizer.inForeignNode) return undefined;
  const end = html.indexOf('>', from) + 1;
  const tag = known.get(html.slice(from, end)) ?? plainTag(html, from, known);
  if (tag === undefined) return undefined;
  const token = {
    type: tag.type,
    tagName: tag.name,
    tagID: tag.id,
    selfClosing: tag.isSelfClosing,
    ackSelfClosing: false,
    attrs: tag.attrs,
    location: null,
  };
  if (tag.type === Token.TokenType.END_TAG) parser.onEndTag(token as Token.TagToken);
  else parser.onStartTag(token as Token.TagToken);
  return from + tag.length;
}

function plainTag(html: string, from: number, known: Map<string, PlainTag>): PlainTag | undefined {
  PLAIN_TAG.lastIndex = from;
  const match = PLAIN_TAG.exec(html);
  if (match === null) return undefined;
  const [written, slash, writtenName = '', attributes = '', selfClosing] = match;
  const name = writtenName.toLowerCase();
  if (OTHER_MODES.has(name)) return undefined;
  const tag = {
    type: slash === '/' ? Token.TokenType.END_TAG : Token.TokenType.START_TAG,
    name,
    id: standard.getTagID(name),
    isSelfClosing: selfClosing === '/',
    attrs: attributes === '' ? [] : attributesOf(attributes),
    length: written.length,
  };
  if (known.size < KEPT && written.length <= KEPT_CHARACTERS) known.set(written, tag);
  return tag;
}

function attributesOf(text: string): Attribute[] {
  const found: Attribute[] = [];
  const names = text.length > MANY ? new Set<string>() : undefined;
  for (const [, written = '', quoted = ''] of text.matchAll(ATTRIBUTE)) {
    const name = written.toLowerCase();
    if (names?.has(name) ?? found.some((one) => one.name === name)) continue;
    names?.add(name);
    const value = /^["']/.test(quoted) ? quoted.slice(1, -1) : quoted;
    found.push({ name, value: value.includes('&') ? decodeHTMLAttribute(value) : value });
  }
  return found;
}
