import { decodeHTML, decodeHTMLAttribute } from 'entities';
import { type DefaultTreeAdapterTypes, type Parser, html as standard, Token, TokenizerMode } from 'parse5';

type PageParser = Parser<DefaultTreeAdapterTypes.DefaultTreeAdapterMap>;

/**
 * A tag that means the same whatever a tokenizer did before, as nearly all do. Each attribute begins with white space, so that
 * the expression takes time in proportion to the tag.
 */
const PLAIN_TAG =
  /<(\/?)([a-zA-Z][a-zA-Z\d:-]*)((?:[ \n\t\f]+[\w:-]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)[ \n\t\f]*(\/?)>/y;
const ATTRIBUTE = /([\w:-]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;
/** After these the text is read in another way, or names differ. */
const OTHER_MODES = new Set(
  'script style title textarea xmp iframe noembed noframes noscript plaintext svg math'.split(' '),
);
const PLAIN_COMMENT = /<!--(?!-?>)[^-]*(?:-(?!-)[^-]*)*-->/y;
const STYLE_END = /<\/style[\s/>]/gi;
const LEADING_SPACE = /^[ \t\n\f]+/;
/** Tags that are kept, and the longest of them. */
const KEPT = 2000;
const KEPT_CHARACTERS = 200;
/** Characters that the library's tokenizer is given at first, and at most, until it is between two tags. */
const MIN_PIECE = 256;
const MAX_PIECE = 64 * 1024;

/**
 * Gives a page to the parser: texts and plain tags as tokens, which takes a third of the time of its own tokenizer, and
 * all else to that. Equal tags share their attributes. Plain comments are left out.
 */
export function readTokens(html: string, parser: PageParser): void {
  const { tokenizer } = parser;
  const known = new Map<string, Token.TagToken>();
  const hasNul = html.includes('\0');
  let piece = MIN_PIECE;
  for (let from = 0; from < html.length; ) {
    const isBetweenTags = tokenizer.state === TokenizerMode.DATA && !hasNul;
    if (isBetweenTags) {
      tokenizer['_emitCurrentCharacterToken'](null);
      piece = MIN_PIECE;
      const read =
        readText(html, from, parser) ??
        readPlainTag(html, from, parser, known) ??
        endOf(PLAIN_COMMENT, html, from);
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

function endOf(pattern: RegExp, html: string, from: number) {
  pattern.lastIndex = from;
  return pattern.test(html) ? pattern.lastIndex : undefined;
}

/** @returns where the text ends that begins here */
function readText(html: string, from: number, parser: PageParser) {
  const bracket = html.indexOf('<', from);
  const to = bracket < 0 ? html.length : bracket;
  if (to === from) return undefined;
  const written = html.slice(from, to);
  const text = written.includes('&') ? decodeHTML(written) : written;
  const [space = ''] = LEADING_SPACE.exec(written) ?? [];
  const token = (type: Token.TokenType, chars: string) => ({ type, chars, location: null });
  if (space !== '')
    parser.onWhitespaceCharacter(token(Token.TokenType.WHITESPACE_CHARACTER, space) as Token.CharacterToken);
  if (text.length > space.length)
    parser.onCharacter(token(Token.TokenType.CHARACTER, text.slice(space.length)) as Token.CharacterToken);
  return to;
}

/** @returns where the style sheet ends that begins here; the same place where it is not known */
function readStyle(html: string, from: number, parser: PageParser) {
  STYLE_END.lastIndex = from;
  const to = html[from - 1] === '>' ? STYLE_END.exec(html)?.index : undefined;
  if (to === undefined || parser.tokenizer['lastStartTagName'] !== 'style') return from;
  const chars = html.slice(from, to);
  if (chars === '' || chars.includes('\0')) return from;
  parser.onCharacter({ type: Token.TokenType.CHARACTER, chars, location: null });
  return to;
}

/** @returns where the tag ends that begins here */
function readPlainTag(html: string, from: number, parser: PageParser, known: Map<string, Token.TagToken>) {
  if (parser.tokenizer.inForeignNode) return undefined;
  // Links are nearly all different.
  const end = html.indexOf('>', from) + 1;
  const isKept = end - from <= KEPT_CHARACTERS && !html.startsWith('<a ', from);
  let written = isKept ? html.slice(from, end) : '';
  let tag = known.get(written);
  if (tag === undefined) {
    PLAIN_TAG.lastIndex = from;
    const parts = PLAIN_TAG.exec(html);
    if (parts === null || OTHER_MODES.has((parts[2] ?? '').toLowerCase())) return undefined;
    const isWhole = parts[0] === written;
    [written] = parts;
    tag = tagOf(parts);
    if (isWhole && known.size < KEPT) known.set(written, tag);
  }
  // The parser writes into its token.
  if (tag.type === Token.TokenType.END_TAG) parser.onEndTag({ ...tag });
  else parser.onStartTag({ ...tag });
  return from + written.length;
}

function tagOf([, slash, name = '', attributes = '', selfClosing]: readonly string[]): Token.TagToken {
  const attrs = new Map<string, string>();
  for (const [, attribute = '', double, single, bare] of attributes.matchAll(ATTRIBUTE)) {
    const value = double ?? single ?? bare ?? '';
    const key = attribute.toLowerCase();
    // The first of several counts.
    if (!attrs.has(key)) attrs.set(key, value.includes('&') ? decodeHTMLAttribute(value) : value);
  }
  const tagName = name.toLowerCase();
  return {
    type: slash === '/' ? Token.TokenType.END_TAG : Token.TokenType.START_TAG,
    tagName,
    tagID: standard.getTagID(tagName),
    selfClosing: selfClosing === '/',
    ackSelfClosing: false,
    attrs: Array.from(attrs, ([key, value]) => ({ name: key, value })),
    location: null,
  };
}
