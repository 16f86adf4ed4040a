import { decodeHTML } from 'entities';
import { expect } from 'vitest';
import { type ReadText, readFences } from '../lambdas/mcp/read-fences.ts';
import { HIDDEN, SEEN } from './hostile-mail.ts';

/** An answer of a tool, as its client gets it. */
export interface ToolResult {
  readonly text: string;
  readonly structured: unknown;
}

/** Whatever our own lines may have as text: ids, times, digests, verdicts, labels, kinds, states and links. */
const OURS =
  /^(?:(?:msg|thr|att)_\w+|\d{4}-\d\d-\d\dT[\d:.]+Z|[\da-f]{64}|pass|fail|gray|none|received|unauthenticated|spam|bounce|calendar|list|report|other|auto_reply|available|attachment|inline|found|ambiguous|https?:\/\/[\w.:-]+\/\S+)$/;
/** Fields of which a text is not the sender's but reads like anything: names of a page token or an inbox. */
const OPAQUE = new Set(['next_page_token', 'inbox_id']);
const INVISIBLE = /[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\p{Cs}]|(?![\n\t])\p{Cc}/u;

/**
 * Asserts of an answer with hostile mail in it that nothing of the sender is outside of a fence or of a marked object, that
 * nothing invisible or hidden is in it, and that nothing in it reads like a marker but the markers.
 * @returns the text inside of the fences, and outside
 */
export function expectHarmless({ text, structured }: ToolResult): ReadText {
  const read = readFences(text);
  for (const line of read.ours) {
    for (const [field, own] of textsIn(JSON.parse(line))) if (!OPAQUE.has(field)) expect(own).toMatch(OURS);
  }
  expect(text).not.toMatch(INVISIBLE);
  expect(text).not.toContain(HIDDEN);
  expect(markersIn(text)).toHaveLength(2 * read.theirs.length);
  expectMarked(structured, false);
  for (const [field, value] of textsIn(structured)) {
    expect(field + value).not.toMatch(INVISIBLE);
    expect(field + value).not.toContain(HIDDEN);
    expect(markersIn(value)).toEqual([]);
  }
  return read;
}

/** Each text of a value, with the name of its field. */
function textsIn(value: unknown, field = ''): (readonly [string, string])[] {
  if (typeof value === 'string') return [[field, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => textsIn(each, Array.isArray(value) ? field : name));
}

function expectMarked(value: unknown, isMarked: boolean): void {
  if (typeof value === 'string' && !isMarked) expect(value).not.toContain(SEEN);
  if (typeof value !== 'object' || value === null) return;
  const marked = isMarked || ('untrusted_content' in value && value.untrusted_content === true);
  for (const [name, each] of Object.entries(value)) {
    if (!marked) expect(name).not.toContain(SEEN);
    expectMarked(each, marked);
  }
}

/** Characters that a reader takes for those of the name, and brackets that one takes for angle brackets. */
const LOOKALIKES: readonly (readonly [string, RegExp])[] = [
  ['u', /[υսᴜц]/g],
  ['n', /[пոɴ]/g],
  ['t', /[тτᴛŧ]/g],
  ['r', /[гʀ]/g],
  ['s', /[ѕꜱ]/g],
  ['e', /[еєᴇ]/g],
  ['d', /[ԁᴅ]/g],
  ['<', /[＜‹«〈⟨《❮﹤˂ᐸ≺〈]/g],
];

/** What reads like the beginning of a marker to someone who overlooks accents, case, other alphabets, signs and encodings. */
function markersIn(text: string): string[] {
  const decoded = decodeHTML(decodeHTML(text))
    .replaceAll(/%(?:25)*3c|\\u003c|\\x3c/gi, '<')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase();
  const plain = LOOKALIKES.reduce((left, [ascii, similar]) => left.replaceAll(similar, ascii), decoded);
  return (
    plain.match(
      /<[^<>\p{L}]{0,40}u[^<>\p{L}]{0,3}n[^<>\p{L}]{0,3}t[^<>\p{L}]{0,3}r[^<>\p{L}]{0,3}u[^<>\p{L}]{0,3}s[^<>\p{L}]{0,3}t[^<>\p{L}]{0,3}e[^<>\p{L}]{0,3}d/gu,
    ) ?? []
  );
}
