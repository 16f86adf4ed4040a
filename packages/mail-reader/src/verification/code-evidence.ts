import { BEFORE, BEHIND, type NearWord, type Place, wordsNear } from './code-words-near.ts';
import { type CodeEvidence, sumOfCode } from './evidence.ts';
import { type MailSubject, OTHER_THINGS, SIGNING_IN } from './mail-subject.ts';
import type { Mention } from './mentions.ts';
import { MASK } from './read-text.ts';

const YOUR = 30;
const LABEL = 60;
const SIGN_BEHIND =
  /^ ?(?:%|‰|°|€|\$|£|¥|₹|₽|₺|₩|円|元|원|年|月|日|号|號|番(?!号)|人|件|個|个|回|台|点|枚|次|条|條|건|명|회)/u;
const LABEL_SIGNS = /[\s:#№()*"'>=|_.-]{0,4}$/;
const HASH = /[#№]\s?$/;
/** An example is "the passcode for the student portal is". */
const SAID_FOR = /^ (?:for|to|fur|zu|zur|zum|pour|para|per|voor|do|dla|для|за) /;

export function codeEvidence(
  place: Place,
  mentions: readonly Mention[],
  mail: MailSubject,
): readonly CodeEvidence[] {
  const near = wordsNear(place, mentions).filter(({ mention }) => mention.naming !== 'other');
  const isDigits = place.shape === 'digits';
  const order = isDigits || place.shape === 'mixed' ? orderAt(place) : undefined;
  const isShown = place.isAlone && isDigits;
  if (near.length === 0 && order === undefined && !isShown) return [];
  const context = once(() => contextOf(place, mail));
  const ways = [
    ...near.map((word) => ofWord(place, word, mail, context)),
    ...(order === undefined ? [] : [[order, ...ofOrder(place, mail)]]),
    ...(isShown ? [ofSubject(place, mail)] : []),
  ];
  const best = ways.reduce((a, b) => (sumOfCode(b) > sumOfCode(a) ? b : a));
  if (sumOfCode(best) <= 0) return best;
  return [...best, ...vetoes(place, mentions, mail)];
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const LOOSE: readonly CodeEvidence[] = [
  'wordBeforeInItsSentence',
  'wordInTheSentenceBefore',
  'wordBehindInItsSentence',
];

function ofWord(
  { text, shape }: Place,
  { mention, evidence }: NearWord,
  mail: MailSubject,
  context: () => readonly CodeEvidence[],
): CodeEvidence[] {
  const beside: CodeEvidence[] = LOOSE.includes(evidence) ? ['notRightBeside'] : [];
  const isYours = () => text.has(mention.start - YOUR, mention.end + YOUR, 'your') || mail.isYourCode;
  const yours = (): CodeEvidence[] =>
    context().includes('aboutSigningIn') || !isYours() ? [] : ['yourCode'];
  switch (mention.naming) {
    case 'signIn':
      return [evidence, 'namesSigningIn'];
    case 'password':
      return evidence === 'wordRightBefore' && mail.names('signIn')
        ? [evidence, 'namesPassword', 'aboutSigningIn']
        : [];
    case 'access': {
      const isOfSubject = mail.names('signIn', 'access') || mail.speaksOfAccess;
      return [
        evidence,
        'namesAccess',
        ...(isOfSubject ? (['subjectSpeaksOfIt'] as const) : []),
        ...beside,
        ...context(),
        ...yours(),
      ];
    }
    default: {
      const isWord = shape === 'word' || shape === 'year';
      return [
        evidence,
        'namesAnyCode',
        ...(isWord ? (['mayBeAWord'] as const) : []),
        ...beside,
        ...context(),
        ...yours(),
      ];
    }
  }
}

/** Other emails use these words too, so the context decides. */
function contextOf(place: Place, mail: MailSubject): CodeEvidence[] {
  const { text, start, end, shape } = place;
  const from = Math.max(0, start - BEFORE);
  const to = end + BEHIND;
  const found: CodeEvidence[] = [];
  const isKept = isKeptSecret(place);
  const sentence = [sentenceFrom(place), text.sentenceEnd(end)] as const;
  const isToType =
    (shape === 'digits' || shape === 'mixed') &&
    text.has(...sentence, 'type') &&
    !text.has(...sentence, ...OTHER_THINGS);
  const isSigningIn =
    mail.isSigningIn ||
    isKept ||
    isForMinutes(place) ||
    isToType ||
    text.has(from, to, ...SIGNING_IN) ||
    text.haveTogether(from, to, 'verify', 'objects');
  if (isSigningIn) found.push('aboutSigningIn');
  if (isKept) found.push('kept');
  if (isToType) found.push('orderToType');
  // An instruction to type outweighs a subject such as "Verify your order".
  if (mail.isOther) found.push(isToType ? 'aboutOtherThings' : 'subjectAboutOtherThings');
  else if (
    !mail.names('signIn', 'access') &&
    (mail.beginsWithOtherThings || text.has(start - BEFORE, end + BEHIND, ...OTHER_THINGS))
  )
    found.push('aboutOtherThings');
  return found;
}

function sentenceFrom({ text, start }: Place) {
  return Math.max(text.sentenceStart(start), start - BEFORE);
}

const ORDER = 90;

function orderAt({ text, start, isAlone }: Place): CodeEvidence | undefined {
  const from = Math.max(0, start - ORDER);
  const gapOf = (verb: { readonly end: number }) => text.folded.slice(verb.end, start);
  const orders = text.within('type', from, start);
  // `CA, USA 93101` contains a postal code.
  const uses = text
    .within('use', from, start)
    .filter((verb) => !/, $/.test(text.folded.slice(0, verb.start)));
  const isRightBefore = [...orders, ...uses].some((verb) => /^\s?[:"'*(]?\s?$/.test(gapOf(verb)));
  if (isRightBefore) return 'orderRightBefore';
  return isAlone && orders.some((verb) => gapOf(verb).includes('\n')) ? 'orderAboveItsLine' : undefined;
}

function ofOrder(place: Place, mail: MailSubject): CodeEvidence[] {
  const { text, start, end } = place;
  const sentence = [sentenceFrom(place), text.sentenceEnd(end)] as const;
  const found: CodeEvidence[] = [];
  const isSigningIn = text.has(...sentence, ...SIGNING_IN);
  const isToType = place.isAlone && text.has(start - ORDER, start, 'numbers');
  const isVerifying = text.has(...sentence, 'verify') || (isToType && mail.isVerifying);
  if (mail.isSigningIn || isSigningIn || isVerifying) found.push('aboutSigningIn');
  if (mail.isOther) found.push(isToType && isVerifying ? 'aboutOtherThings' : 'subjectAboutOtherThings');
  else if (!isSigningIn && text.has(...sentence, ...OTHER_THINGS)) found.push('aboutOtherThings');
  if (isToType) found.push('orderToTypeDigits');
  return found;
}

function ofSubject(place: Place, mail: MailSubject): CodeEvidence[] {
  const { text, start, end } = place;
  if (HASH.test(text.folded.slice(Math.max(0, start - 2), start))) return [];
  const isOther =
    mail.isOther ||
    (!mail.names('signIn', 'access') && text.has(start - BEFORE, end + BEHIND, ...OTHER_THINGS));
  if (isOther) return [];
  if (mail.subject.plain.includes(text.plain.slice(start, end)))
    return ['aloneInItsLine', 'alsoInTheSubject'];
  if (mail.names('signIn')) return ['aloneInItsLine', 'subjectNamesSigningIn'];
  if (mail.names('access', 'any')) return ['aloneInItsLine', 'subjectNamesCode'];
  if (!mail.isSigningIn) return [];
  return isForMinutes(place) ? ['aloneInItsLine', 'validForMinutes'] : ['aloneInItsLine'];
}

function vetoes(place: Place, mentions: readonly Mention[], mail: MailSubject): CodeEvidence[] {
  const { text, start, end } = place;
  const found: CodeEvidence[] = [];
  if (hasUnitBehind(place)) found.push('unitBehind');
  if (hasLabel(place, mentions)) found.push('labelOfAnotherNumber');
  if (isGivenToAPerson(place)) found.push('givenToAPerson');
  if (text.has(sentenceFrom(place), start, 'example')) found.push('example');
  if (isAside(place, mentions) || isInQuotation(place)) found.push('inBracketsOrQuotation');
  if (text.plain.startsWith(` (${MASK}`, end)) found.push('numberOfALink');
  if (mail.isMeeting) found.push('meeting');
  return found;
}

function isForMinutes({ text, start, end }: Place) {
  const isCounted = ({ start: at }: { readonly start: number }) =>
    /(?<!\d)\d{1,2}[ -]?$/.test(text.folded.slice(Math.max(0, at - 5), at));
  return text.within('minutes', Math.max(0, start - BEFORE), end + BEHIND).some(isCounted);
}

function isKeptSecret({ text, start, end }: Place) {
  return text.within('share', Math.max(0, start - 100), end + BEHIND).some((verb) => isForbidden(text, verb));
}

const NEAR_NOT = 40;

function isForbidden(text: Place['text'], verb: { start: number; end: number }) {
  const from = Math.max(text.sentenceStart(verb.start), verb.start - NEAR_NOT);
  const to = Math.min(text.sentenceEnd(verb.end), verb.end + NEAR_NOT);
  return text.has(from, to, 'not');
}

function isGivenToAPerson({ text, start, end }: Place) {
  const people = text.within('people', Math.max(0, start - BEFORE), end + BEHIND);
  return people.some((person) => !isForbidden(text, person));
}

function hasUnitBehind({ text, end }: Place) {
  if (SIGN_BEHIND.test(text.folded.slice(end, end + 4))) return true;
  const at = text.folded.charAt(end) === ' ' ? end + 1 : end;
  return ['units', 'minutes'].some((kind) => text.first(kind as 'units', at, end + 30)?.start === at);
}

function hasLabel(place: Place, mentions: readonly Mention[]) {
  const { text, start, isAlone } = place;
  const { folded } = text;
  const signsBefore = (at: number) =>
    at - (LABEL_SIGNS.exec(folded.slice(Math.max(0, at - 4), at))?.[0].length ?? 0);
  let at = signsBefore(start);
  let isLinked = /[:=]/.test(folded.slice(at, start));
  for (const kind of ['is', 'numbers', 'numbers'] as const) {
    const word = text.within(kind, Math.max(0, at - 20), at).findLast(({ end }) => end === at);
    if (word === undefined) continue;
    at = signsBefore(word.start);
    isLinked ||= kind === 'is';
  }
  // An example is `Sort code 20-48-11`.
  const named = mentions.filter(({ end }) => end === at);
  if (named.length > 0 && named.every(({ naming }) => naming === 'other')) return true;
  const from = Math.max(0, at - LABEL);
  const label = [...text.within('things', from, at), ...text.within('labels', from, at)].find(
    ({ end }) => end === at,
  );
  if (label === undefined) return false;
  const line = folded.slice(folded.lastIndexOf('\n', label.start - 1) + 1, start);
  // The last word of a sentence is not a label.
  const isAbove = isAlone && /\n\s*$/.test(line);
  if (isAbove && (/(?:\p{L}[\p{L}\p{M}'’-]*[\s,:]+){5}/u.test(line) || /[.!?]\s*$/.test(line))) return false;
  // An example is "Your login code for your order is".
  const last = mentions.findLast(({ end }) => end <= start);
  if (last === undefined || last.naming === 'other') return true;
  if (last.start <= label.start && last.end >= label.end) return false;
  const isFor = last.end <= label.start && isLinked && text.sentenceStart(start) <= last.start;
  const gap = folded.slice(last.end, start);
  return !(isFor && /^[^\d\n,]*$/.test(gap) && (last.naming !== 'any' || SAID_FOR.test(gap)));
}

function isAside(place: Place, mentions: readonly Mention[]) {
  const { text, start } = place;
  const said = text.folded.slice(sentenceFrom(place), start);
  const bracket = said.lastIndexOf('(');
  const inner = said.slice(bracket + 1);
  // A function call precedes the bracket.
  if (bracket > 0 && !inner.includes(')') && /[a-z\d][._][a-z\d_]+$/.test(said.slice(0, bracket)))
    return true;
  if (inner.length === said.length || inner.includes(')') || inner.includes(MASK) || !/\p{L}{2}/u.test(inner))
    return false;
  return !mentions.some((mention) => mention.start >= start - inner.length && mention.end <= start);
}

function isInQuotation({ text, start }: Place) {
  const before = text.folded.slice(text.folded.lastIndexOf('\n', start - 1) + 1, start);
  const [, ...quoted] = before.split('"');
  return quoted.length % 2 === 1 && /\p{L}{2}/u.test(quoted.at(-1) ?? '');
}
