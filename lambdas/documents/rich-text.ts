import { decodeBytes } from '../mail/charset/decode-bytes.ts';
import type { TextWriter } from './text-writer.ts';

/** Groups that hold no text of the document; `\*` marks further ones. */
const DESTINATIONS = new Set(
  (
    'fonttbl colortbl stylesheet info pict object objdata fldinst header footer headerl headerr headerf ' +
    'footerl footerr footerf annotation atnid atnauthor listtable listoverridetable rsidtbl generator ' +
    'themedata datastore xmlnstbl filetbl revtbl nonshppict'
  ).split(' '),
);
const HIDES = new Set(['deleted', 'v']);
const SIGNS = new Map(
  Object.entries({
    par: '\n\n',
    line: '\n',
    sect: '\n\n',
    page: '\n\n',
    tab: '\t',
    cell: ' | ',
    row: '\n',
    emdash: '\u2014',
    endash: '\u2013',
    bullet: '\u2022',
    lquote: '\u2018',
    rquote: '\u2019',
    ldblquote: '\u201c',
    rdblquote: '\u201d',
    '~': '\u00a0',
    '\\': '\\',
    '{': '{',
    '}': '}',
    '\n': '\n\n',
    '\r': '\n\n',
  }),
);
const TOKEN = /\\([a-z]{1,32})(-?\d{1,9})? ?|\\'([\da-f]{2})|\\([^a-z])|([{}])|([^\\{}]+)/gis;
const MAX_DEPTH = 1_000;

interface Group {
  readonly isHidden: boolean;
  readonly skip: number;
}

/** RTF: its text, without deleted and hidden text, comments, pictures and objects. */
export function readRichText(bytes: Buffer, out: TextWriter): void {
  const source = bytes.toString('latin1');
  const codePage = /\\ansicpg(\d{3,5})/.exec(source.slice(0, 4096))?.[1] ?? '1252';
  const groups: Group[] = [];
  let group: Group = { isHidden: false, skip: 1 };
  let encoded: number[] = [];
  /** Characters after a \\u that are for programs without Unicode. */
  let toSkip = 0;
  const add = (text: string) => {
    if (encoded.length > 0) {
      const pending = decodeBytes(Buffer.from(encoded), `windows-${codePage}`);
      encoded = [];
      out.add(pending);
    }
    if (!group.isHidden && text !== '') out.add(text);
  };
  const hide = () => {
    group = { ...group, isHidden: true };
  };
  const readByte = (byte: number) => {
    if (toSkip > 0) toSkip -= 1;
    else if (!group.isHidden) encoded.push(byte);
  };
  const readText = (text: string) => {
    const kept = text.slice(toSkip);
    toSkip = Math.max(0, toSkip - text.length);
    add(kept);
  };
  const readBrace = (brace: string) => {
    add('');
    if (brace === '}') {
      group = groups.pop() ?? group;
      toSkip = 0;
    } else if (groups.length < MAX_DEPTH) groups.push(group);
  };
  const readSign = (sign: string) => {
    const text = SIGNS.get(sign);
    if (sign === '*') hide();
    else if (text !== undefined) add(text);
  };
  const readWord = (word: string, value: number | undefined) => {
    if (DESTINATIONS.has(word) || (HIDES.has(word) && value !== 0)) hide();
    else if (word === 'uc') group = { ...group, skip: Math.min(10, value ?? 1) };
    else if (word === 'u' && value !== undefined) {
      add(String.fromCharCode(value & 0xffff));
      toSkip = group.skip;
    } else add(SIGNS.get(word) ?? '');
  };
  for (const [, word, parameter, hex, sign, brace, text] of source.matchAll(TOKEN)) {
    if (out.isFull) return;
    if (hex !== undefined) readByte(Number.parseInt(hex, 16));
    else if (text !== undefined) readText(text.replaceAll(/[\r\n]/g, ''));
    else if (brace !== undefined) readBrace(brace);
    else if (sign !== undefined) readSign(sign);
    else if (word !== undefined) readWord(word, parameter === undefined ? undefined : Number(parameter));
  }
  add('');
}
