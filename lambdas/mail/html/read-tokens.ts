import { decodeHTML, decodeHTMLAttribute } from 'entities';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { type Parser, html as standard, Token, TokenizerMode } from 'parse5';

type PageParser = Parser<DefaultTreeAdapterTypes.DefaultTreeAdapterMap>;
type Attribute = Token.Attribute;

/** The beginning of a tag of which nothing depends on what a tokenizer did before, as nearly all are. */
const TAG_NAME = /<(\/?)([a-zA-Z][a-zA-Z0-9:-]*)/y;
const SPACES = ' \n\t\f';
const NAME_CHARACTERS = Array.from({ length: 128 }, (_, code) => /[\w:-]/.test(String.fromCharCode(code)));
const UNQUOTED = /[^\s"'=<>`]+/y;
/** After these the text is read in another way; what is in drawings and formulas has names of its own. */
const OTHER_MODES: ReadonlySet<string> = new Set(
  'script style title textarea xmp iframe noembed noframes noscript plaintext svg math'.split(' '),
);
const STYLE_END = /<\/style[\s/>]/gi;
const SPACE = 0x20;
const LEADING_SPACE = /^[ \t\n\f]+/;
/** Tags whose reading is kept, and the longest of them. */
const KEPT = 2000;
const KEPT_CHARACTERS = 200;
/** Attributes of an element from which their names are looked up in a set. */
const MANY = 20;
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
 * all else (scripts, styles, tags that are not written as usual) to that one. The same tags have the same list of
 * attributes. Plain comments are left out.
 */
export function readTokens(html: string, parser: PageParser): void {
  const { tokenizer } = parser;
  const known = new Map<string, PlainTag>();
  const hasNul = html.includes('\0');
  let piece = MIN_PIECE;
  for (let from = 0; from < html.length; ) {
    const isBetweenTags = tokenizer.state === TokenizerMode.DATA && !hasNul;
    if (isBetweenTags) {
      tokenizer['_emitCurrentCharacterToken'](null);
      piece = MIN_PIECE;
      const read =
        readText(html, from, parser) ?? readPlainTag(html, from, parser, known) ?? skipComment(html, from);
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
  const text = written.includes('&') ? decodeHTML(written) : written;
  const space = html.charCodeAt(from) > SPACE ? '' : (LEADING_SPACE.exec(written)?.[0] ?? '');
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

/** @returns where the comment ends that begins here, which is no part of the text; undefined where none begins that is plain */
function skipComment(html: string, from: number): number | undefined {
  if (!html.startsWith('<!--', from) || html[from + 4] === '>' || html.startsWith('->', from + 4))
    return undefined;
  const end = html.indexOf('--', from + 4);
  return end >= 0 && html[end + 2] === '>' ? end + 3 : undefined;
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
  // Links are nearly all different.
  const isKept = end - from <= KEPT_CHARACTERS && !html.startsWith('<a ', from);
  const written = isKept ? html.slice(from, end) : '';
  let tag = isKept ? known.get(written) : undefined;
  if (tag === undefined) {
    tag = plainTag(html, from);
    if (tag === undefined) return undefined;
    if (isKept && tag.length === written.length && known.size < KEPT) known.set(written, tag);
  }
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

function plainTag(html: string, from: number): PlainTag | undefined {
  TAG_NAME.lastIndex = from;
  const [beginning = '', slash, writtenName = ''] = TAG_NAME.exec(html) ?? [];
  const name = writtenName.toLowerCase();
  if (name === '' || OTHER_MODES.has(name)) return undefined;
  const attrs: Attribute[] = [];
  const attributesEnd = readAttributes(html, from + beginning.length, attrs);
  const isSelfClosing = html[attributesEnd] === '/';
  const end = isSelfClosing ? attributesEnd + 1 : attributesEnd;
  if (html[end] !== '>') return undefined;
  return {
    type: slash === '/' ? Token.TokenType.END_TAG : Token.TokenType.START_TAG,
    name,
    id: standard.getTagID(name),
    isSelfClosing,
    attrs,
    length: end + 1 - from,
  };
}

/** @returns where the attributes end, and the spaces behind them */
function readAttributes(html: string, from: number, into: Attribute[]): number {
  let names: Set<string> | undefined;
  for (let start = from; ; ) {
    const begin = skipSpaces(html, start);
    const nameEnd = begin === start ? begin : skipName(html, begin);
    if (nameEnd === begin) return begin;
    const name = html.slice(begin, nameEnd).toLowerCase();
    let value = '';
    start = nameEnd;
    if (html[nameEnd] === '=') {
      const quote = html[nameEnd + 1];
      const isQuoted = quote === '"' || quote === "'";
      const valueEnd = isQuoted ? html.indexOf(quote, nameEnd + 2) : endOf(UNQUOTED, html, nameEnd + 1);
      if (valueEnd < 0) return nameEnd;
      value = html.slice(nameEnd + (isQuoted ? 2 : 1), valueEnd);
      start = isQuoted ? valueEnd + 1 : valueEnd;
    }
    if (into.length >= MANY) names ??= new Set(into.map((one) => one.name));
    if (names?.has(name) ?? into.some((one) => one.name === name)) continue;
    names?.add(name);
    into.push({ name, value: value.includes('&') ? decodeHTMLAttribute(value) : value });
  }
}

function skipSpaces(html: string, from: number): number {
  let at = from;
  while (SPACES.includes(html.charAt(at)) && at < html.length) at += 1;
  return at;
}

function skipName(html: string, from: number): number {
  let at = from;
  while (NAME_CHARACTERS[html.charCodeAt(at)]) at += 1;
  return at;
}

/** @returns -1 where it does not match */
function endOf(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : -1;
}
