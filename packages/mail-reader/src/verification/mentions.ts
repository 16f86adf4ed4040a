import type { ReadText } from './read-text.ts';
import type { Hit } from './words/vocabulary.ts';

/** `signIn` means "verification code", `access` "confirmation code", `any` "code" and `other` "promo code". */
type Naming = 'signIn' | 'access' | 'any' | 'other' | 'password';

export interface Mention {
  readonly start: number;
  readonly end: number;
  readonly naming: Naming;
  readonly isPlural: boolean;
}

const MAX_MENTIONS = 200;
const BEFORE = 26;
const BEHIND = 36;
const PHRASE_END = '.:;!?,\n\t()"|0123456789\u0001。、，：；！？「」『』【】';

export function mentionsIn(text: ReadText): readonly Mention[] {
  const mentions: Mention[] = text
    .words('signInCodes')
    .slice(0, MAX_MENTIONS)
    .filter((hit) => !isPartOfOther(text, hit))
    .map(({ start, end }) => ({ start, end, naming: 'signIn', isPlural: false }));
  const add = (hits: readonly Hit[], isNumber: boolean, isPlural: boolean) => {
    for (const hit of hits.slice(0, MAX_MENTIONS)) {
      const { naming, start, end } = namingOf(text, hit, isNumber);
      if (isNumber && naming !== 'signIn') continue;
      mentions.push({ start, end, naming, isPlural });
    }
  };
  add(text.words('codes'), false, false);
  add(text.words('manyCodes'), false, true);
  add(text.words('numbers'), true, false);
  for (const { start, end } of text.words('passwords').slice(0, MAX_MENTIONS))
    mentions.push({ start, end, naming: 'password', isPlural: false });
  return mentions.sort((a, b) => a.end - b.end);
}

function namingOf(
  text: ReadText,
  noun: Hit,
  isNumber: boolean,
): { naming: Naming; start: number; end: number } {
  if (isPartOfOther(text, noun)) return { naming: 'other', start: noun.start, end: noun.end };
  const from = phraseStart(text.folded, noun.start);
  const to = phraseEnd(text.folded, noun.end);
  // Compounds such as `Sicherheitscode` contain the noun.
  const before = { from, to: noun.end };
  const behind = { from: noun.end, to };
  const beside = (kind: 'security' | 'signIn' | 'access' | 'things' | 'labels', { from, to }: Span) =>
    text.within(kind, from, to);
  const sides = [before, behind];
  const security = sides.flatMap((side) => [...beside('security', side), ...beside('signIn', side)]);
  const others = sides.flatMap((side) => [...beside('things', side), ...beside('labels', side)]);
  const gap = (hit: Hit) =>
    hit.start >= noun.end ? hit.start - noun.end : Math.max(0, 2 * (noun.start - hit.end));
  // "Apple ID code" and "codice ID" are for signing in; a "customer ID code" is not.
  const isId = (hit: Hit) => !isNumber && text.folded.slice(hit.start, hit.end) === 'id';
  const isNear = (hit: Hit) => gap(hit) <= ID_GAP || OF_NAME.test(text.folded.slice(noun.end - 1, hit.start));
  const ids = others.filter((hit) => isId(hit) && isNear(hit));
  if (ids.length > 0 && ids.length === others.length) return { naming: 'signIn', ...around(noun, ids) };
  const nearest = (hits: readonly Hit[]) => Math.min(...hits.map(gap), Number.POSITIVE_INFINITY);
  const ofSecurity = nearest(security);
  const ofOthers = nearest(others);
  if (ofSecurity <= ofOthers && ofSecurity < Number.POSITIVE_INFINITY)
    return { naming: 'signIn', ...around(noun, security) };
  if (ofOthers <= ADJACENT) return { naming: 'other', ...around(noun, []) };
  const access = sides.flatMap((side) => beside('access', side));
  if (access.length > 0) return { naming: 'access', ...around(noun, access) };
  return { naming: 'any', start: noun.start, end: noun.end };
}

/** Examples are "code review" and "recovery codes". */
function isPartOfOther(text: ReadText, { start, end }: Hit) {
  const covers = (hit: Hit) => hit.start <= start && hit.end >= end && hit.end - hit.start > end - start;
  const from = Math.max(0, start - BEFORE);
  return (['things', 'labels'] as const).some((kind) => text.within(kind, from, end + BEHIND).some(covers));
}

/** Examples are `promo code` and `code de réduction`. */
const ADJACENT = 6;
const ID_GAP = 2;
/** Examples are `código de ID` and `код Acme ID`. */
const OF_NAME = /^(?:\S d[eio]|[^\0-\u024f] [a-z][\w-]{1,20}) $/;

interface Span {
  readonly from: number;
  readonly to: number;
}

function around(noun: Hit, words: readonly Hit[]): { start: number; end: number } {
  return {
    start: Math.min(noun.start, ...words.map(({ start }) => start)),
    end: Math.max(noun.end, ...words.map(({ end }) => end)),
  };
}

function phraseStart(text: string, at: number) {
  const least = Math.max(0, at - BEFORE);
  let start = at;
  while (start > least && !PHRASE_END.includes(text.charAt(start - 1))) start -= 1;
  return start;
}

function phraseEnd(text: string, at: number) {
  const most = Math.min(text.length, at + BEHIND);
  let end = at;
  while (end < most && !PHRASE_END.includes(text.charAt(end))) end += 1;
  return end;
}
