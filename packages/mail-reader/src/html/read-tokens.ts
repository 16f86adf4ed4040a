import { decodeHTML, decodeHTMLAttribute } from 'entities';
import { type DefaultTreeAdapterTypes, type Parser, html as standard, Token, TokenizerMode } from 'parse5';
import type { Steps } from './steps.ts';

type PageParser = Parser<DefaultTreeAdapterTypes.DefaultTreeAdapterMap>;

/** A single expression for the whole tag would overflow its stack on millions of attributes. */
const TAG_BEGINNING = /<(\/?)([a-zA-Z][a-zA-Z\d:-]*)/y;
const ATTRIBUTE = /[ \n\t\f]+([\w:-]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/y;
const TAG_END = /[ \n\t\f]*(\/?)>/y;
/** These tags change the tokenizer's state or the case of names. */
const OTHER_MODES = new Set(
  'script style title textarea xmp iframe noembed noframes noscript plaintext svg math'.split(' '),
);
const COMMENT = /<!--(?!-?>)/y;
const STYLE_END = /<\/style[\s/>]/gi;
const LEADING_SPACE = /^[ \t\n\f]+/;
const KEPT = 2000;
const KEPT_CHARACTERS = 200;
const CHARACTERS_OF_STEP = 8;
const MIN_PIECE = 256;
const MAX_PIECE = 64 * 1024;

/**
 * Text and plain tags reach the parser as tokens in a third of the time of its own tokenizer, which gets only the rest.
 */
export function readTokens(html: string, parser: PageParser, steps: Steps): void {
  const { tokenizer } = parser;
  const known = new Map<string, Token.TagToken>();
  const hasNul = html.includes('\0');
  let piece = MIN_PIECE;
  for (let from = 0; from < html.length; ) {
    // Some tags close all open elements.
    steps.spend(1 + (parser.openElements.stackTop >> 5));
    const isBetweenTags = tokenizer.state === TokenizerMode.DATA && !hasNul;
    if (isBetweenTags) {
      tokenizer['_emitCurrentCharacterToken'](null);
      piece = MIN_PIECE;
      const read =
        readText(html, from, parser) ?? readPlainTag(html, from, parser, known) ?? endOfComment(html, from);
      if (read !== undefined) {
        from = read;
        continue;
      }
    } else if (tokenizer.state === TokenizerMode.RAWTEXT) from = readStyle(html, from, parser);
    const bracket = html.indexOf('>', isBetweenTags ? from : from + piece);
    const to = Math.min(bracket < 0 ? html.length : bracket + 1, from + MAX_PIECE);
    steps.spend((to - from) / CHARACTERS_OF_STEP);
    tokenizer.write(html.slice(from, to), false);
    if (!isBetweenTags) piece = Math.min(MAX_PIECE, piece * 2);
    from = to;
  }
  tokenizer.write('', true);
}

function matchAt(pattern: RegExp, html: string, at: number) {
  pattern.lastIndex = at;
  return pattern.exec(html);
}

function endOfComment(html: string, from: number) {
  const beginning = matchAt(COMMENT, html, from);
  const end = beginning === null ? -1 : html.indexOf('--', from + beginning[0].length);
  return end >= 0 && html[end + 2] === '>' ? end + 3 : undefined;
}

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

function readStyle(html: string, from: number, parser: PageParser) {
  STYLE_END.lastIndex = from;
  const to = html[from - 1] === '>' ? STYLE_END.exec(html)?.index : undefined;
  if (to === undefined || parser.tokenizer['lastStartTagName'] !== 'style') return from;
  const chars = html.slice(from, to);
  if (chars === '' || chars.includes('\0')) return from;
  parser.onCharacter({ type: Token.TokenType.CHARACTER, chars, location: null });
  return to;
}

function readPlainTag(html: string, from: number, parser: PageParser, known: Map<string, Token.TagToken>) {
  if (parser.tokenizer.inForeignNode) return undefined;
  // Links are rarely equal, so they are not cached.
  const end = html.indexOf('>', from) + 1;
  const isKept = end - from <= KEPT_CHARACTERS && !html.startsWith('<a ', from);
  const written = isKept ? html.slice(from, end) : '';
  const knownTag = known.get(written);
  const read = knownTag === undefined ? plainTag(html, from) : { tag: knownTag, to: end };
  if (read === undefined) return undefined;
  const { tag, to } = read;
  if (isKept && to === end && known.size < KEPT) known.set(written, tag);
  // The parser modifies its token.
  if (tag.type === Token.TokenType.END_TAG) parser.onEndTag({ ...tag });
  else parser.onStartTag({ ...tag });
  return to;
}

function plainTag(html: string, from: number): { tag: Token.TagToken; to: number } | undefined {
  const [beginning = '', slash, name = ''] = matchAt(TAG_BEGINNING, html, from) ?? [];
  const tagName = name.toLowerCase();
  if (tagName === '' || OTHER_MODES.has(tagName)) return undefined;
  const attrs = new Map<string, string>();
  let at = from + beginning.length;
  for (let found = matchAt(ATTRIBUTE, html, at); found !== null; found = matchAt(ATTRIBUTE, html, at)) {
    const [whole, attribute = '', double, single, bare] = found;
    at += whole.length;
    const value = double ?? single ?? bare ?? '';
    const key = attribute.toLowerCase();
    // The first of duplicate attributes wins.
    if (!attrs.has(key)) attrs.set(key, value.includes('&') ? decodeHTMLAttribute(value) : value);
  }
  const tagEnd = matchAt(TAG_END, html, at);
  if (tagEnd === null) return undefined;
  const tag: Token.TagToken = {
    type: slash === '/' ? Token.TokenType.END_TAG : Token.TokenType.START_TAG,
    tagName,
    tagID: standard.getTagID(tagName),
    selfClosing: tagEnd[1] === '/',
    ackSelfClosing: false,
    attrs: Array.from(attrs, ([key, value]) => ({ name: key, value })),
    location: null,
  };
  return { tag, to: at + tagEnd[0].length };
}
