import { decodeBytes } from '../mail/charset/decode-bytes.ts';
import type { TextWriter } from './text-writer.ts';

/** Groups that are no text of the document; `\*` marks further ones. */
const DESTINATIONS = new Set(
  (
    'fonttbl colortbl stylesheet info pict object objdata fldinst header footer headerl headerr headerf ' +
    'footerl footerr footerf annotation atnid atnauthor listtable listoverridetable rsidtbl generator ' +
    'themedata datastore xmlnstbl filetbl revtbl nonshppict'
  ).split(' '),
);
const SIGNS: Readonly<Record<string, string>> = {
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
};
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
  const add = (text: string): void => {
    if (encoded.length > 0) {
      const pending = decodeBytes(Buffer.from(encoded), `windows-${codePage}`);
      encoded = [];
      out.add(pending);
    }
    if (!group.isHidden && text !== '') out.add(text);
  };
  for (const [, word, parameter, hex, sign, brace, plain] of source.matchAll(TOKEN)) {
    if (out.isFull) return;
    if (hex !== undefined) {
      if (toSkip > 0) toSkip -= 1;
      else if (!group.isHidden) encoded.push(Number.parseInt(hex, 16));
    } else if (plain !== undefined) {
      const text = plain.replaceAll(/[\r\n]/g, '');
      const kept = text.slice(toSkip);
      toSkip = Math.max(0, toSkip - text.length);
      add(kept);
    } else if (brace === '{') {
      add('');
      if (groups.length < MAX_DEPTH) groups.push(group);
    } else if (brace === '}') {
      add('');
      group = groups.pop() ?? group;
      toSkip = 0;
    } else if (sign === '*') group = { ...group, isHidden: true };
    else if (sign !== undefined) {
      if (sign === '~') add('\u00a0');
      else if (/[\\{}]/.test(sign)) add(sign);
      else if (sign === '\n' || sign === '\r') add('\n\n');
    } else if (word !== undefined) {
      const value = parameter === undefined ? undefined : Number(parameter);
      if (DESTINATIONS.has(word)) group = { ...group, isHidden: true };
      else if ((word === 'deleted' || word === 'v') && value !== 0) group = { ...group, isHidden: true };
      else if (word === 'uc') group = { ...group, skip: Math.min(10, value ?? 1) };
      else if (word === 'u' && value !== undefined) {
        add(String.fromCharCode(value & 0xffff));
        toSkip = group.skip;
      } else add(SIGNS[word] ?? '');
    }
  }
  add('');
}
