import {
  AMBIGUOUS_WORDS,
  MAY_NAME_CODE,
  PASSWORD_WORDS,
  STRONG_WORDS,
  TYPE_DIGITS_WORDS,
  WEAK_WORDS,
  type Words,
} from './code-words.ts';
import {
  APPROVES,
  AUTHENTICATION,
  COMPOUND_CODE,
  EXAMPLE,
  endsInLabel,
  endsInOrder,
  HANDED_OVER,
  INTRODUCES,
  MINUTES,
  NEGATED,
  NEGATED_BEHIND,
  ORDERS_TO_TYPE,
  OTHER_KIND,
  SAID_FOR,
  SECRET,
  SPENT,
  UNIT_AFTER,
  YOURS,
} from './label-words.ts';
import type { MailSubject } from './mail-subject.ts';
import {
  FIRST_SENTENCE_END,
  NEAR,
  NEAR_ABOVE,
  NO_LETTERS,
  type Place,
  sentencesBefore,
  type Window,
  wordBefore,
  wordBehind,
} from './near-words.ts';

/** Characters before and behind a candidate that are looked at. */
export const BEFORE = 280;
export const BEHIND = 140;
const LABEL_CHARACTERS = 60;
/** Characters before a candidate in which an order to type it is looked for. */
const TYPE_CHARACTERS = 30;
/** Characters at the start of a text from which the subject matter of the mail is judged. */
const KIND_CHARACTERS = 1500;

/** Points from which a code is of high and of medium confidence. */
export const HIGH = 75;
/** A score this high means that the phrase for a code is directly before the candidate. */
export const NAMED = 95;
export const MEDIUM = 45;

/** How well a candidate is supported by what stands around it: 0 to 100; undefined when it is something else. */
export function supportOf(place: Place, mail: MailSubject): number | undefined {
  const { folded, start, end, shape, isAlone } = place;
  const before = folded.slice(Math.max(0, start - BEFORE), start);
  const behind = folded.slice(end, end + BEHIND);
  // Most numbers of most mails have nothing that supports them, and need no second look.
  const mayBeNamed = place.isNearCode || (isAlone && shape === 'digits');
  if (!mayBeNamed && !endsInOrder(before.slice(-TYPE_CHARACTERS))) return undefined;
  const sentences = sentencesBefore(before);
  const said = sentences[0] ?? '';
  const window = { before, behind, said, sentences };
  const best = mayBeNamed ? wordPoints(place, window, mail) : typedPoints(place, window, mail);
  if (best <= 0 && (!isAlone || shape !== 'digits' || mail.points === undefined)) return undefined;
  if (UNIT_AFTER.test(behind) || SPENT.test(behind)) return undefined;
  const isLabelled = endsInLabel(before.slice(-LABEL_CHARACTERS));
  if (isLabelled && !(isAlone && isIntroduced(before)) && !isSaidFor(said)) return undefined;
  if (isHandedOver(`${before} ${behind}`)) return undefined;
  if (EXAMPLE.test(said) || isAside(said) || isInQuotation(before)) return undefined;
  const alone = best < MEDIUM && isAlone && shape === 'digits' ? alonePoints(window, mail) : undefined;
  return best > 0 ? Math.max(best, alone ?? 0) : alone;
}

/** Points of a number alone, by the subject. */
function alonePoints(window: Window, mail: MailSubject): number | undefined {
  const { before, behind } = window;
  if (mail.points === undefined || HASH.test(before) || isOfOtherMail(window, mail)) return undefined;
  // In a mail about signing in, for some minutes.
  const isShort = mail.isAuthentication && (MINUTES.test(behind) || MINUTES.test(before));
  return isShort ? Math.max(mail.points, MEDIUM) : mail.points;
}

/** Whether the line above is a whole sentence about a code. Its last word is then not a label of the number. */
function isIntroduced(before: string): boolean {
  const line = before.trimEnd().split('\n').at(-1) ?? '';
  return before.endsWith('\n') && INTRODUCES.test(line) && (STRONG_WORDS.isIn(line) || WEAK_WORDS.isIn(line));
}

/** Whether a label belongs to what the code is for, as in "Your login code for the customer area is". */
function isSaidFor(said: string): boolean {
  const word = STRONG_WORDS.last(said) ?? AMBIGUOUS_WORDS.last(said) ?? WEAK_WORDS.last(said);
  return word !== undefined && SAID_FOR.test(said.slice(word.index + word.text.length));
}

/** Whether a quotation of its line, which has words before it, is still open. */
function isInQuotation(before: string): boolean {
  const [, ...quoted] = before.slice(before.lastIndexOf('\n') + 1).split('"');
  return quoted.length % 2 === 1 && /\p{L}{2}/u.test(quoted.at(-1) ?? '');
}

/** Whether a number is in brackets that name something other than a code. */
function isAside(said: string): boolean {
  const bracket = said.lastIndexOf('(');
  const inner = said.slice(bracket + 1);
  // Arguments of a function call.
  if (bracket > 0 && !inner.includes(')') && /[a-z\d][._][a-z\d_]+$/.test(said.slice(0, bracket)))
    return true;
  const isOpen = inner.length < said.length && !inner.includes(')') && /\p{L}{2}/u.test(inner);
  return isOpen && inner.search(MAY_NAME_CODE) < 0;
}

/** Whether the text tells the reader to give the code to a person, and does not forbid it. */
function isHandedOver(text: string): boolean {
  const match = HANDED_OVER.first(text);
  if (match === undefined || NEGATED.test(text.slice(0, match.index))) return false;
  return !NEGATED_BEHIND.test(text.slice(match.index));
}

const HASH = /[#№]\s?$/;

/** Whether the mail, or what is said near a number, is about orders and the like. A subject that names a code decides. */
function isOfOtherMail({ before, behind }: Window, mail: MailSubject): boolean {
  if (mail.isOther || mail.isConference) return true;
  return !mail.isNamed && OTHER_KIND.test(`${before.slice(-150)} ${behind}`);
}

/** Points by the words around a candidate; none for 0 and less. */
function wordPoints(place: Place, window: Window, mail: MailSubject): number {
  const { shape, isAlone } = place;
  const { before, behind } = window;
  const isHashed = HASH.test(before);
  const points = (words: Words) => pointsOf(place, window, words, isHashed) ?? 0;
  const strong = points(STRONG_WORDS);
  if (strong >= HIGH) return strong;
  const typed = typedPoints(place, window, mail);
  const password = mail.isStrong && points(PASSWORD_WORDS) >= NAMED ? HIGH : 0;
  const sure = Math.max(strong, typed, password);
  if (sure >= HIGH) return sure;
  if (isOfOtherMail(window, mail)) {
    if (mail.isConference) return typed;
    const named = points(AMBIGUOUS_WORDS);
    // A code for a purchase that nobody may learn confirms the payment.
    const isSure = SECRET.test(behind) || (named >= NAMED && mail.isAuthentication && !mail.isOther);
    const isTyped =
      shape === 'digits' && !mail.isOther && isToBeTyped(window) && !OTHER_KIND.test(sentenceOf(window));
    return Math.max(typed, isSure ? named - 25 : 0, isTyped && points(WEAK_WORDS) >= NAMED ? MEDIUM : 0);
  }
  const isAuthentication =
    mail.isAuthentication ||
    AUTHENTICATION.test(`${before}${behind}`) ||
    MINUTES.test(behind) ||
    SECRET.test(behind) ||
    ((shape === 'digits' || shape === 'mixed') && isToBeTyped(window));
  const isYours =
    !isAuthentication &&
    (mail.isYourCode || YOURS.test(`${before.slice(-150)} ${behind}`)) &&
    !OTHER_KIND.test(place.folded.slice(0, KIND_CHARACTERS));
  const ambiguous = points(AMBIGUOUS_WORDS) - (isAuthentication || isYours ? 0 : 25);
  const isWord = shape === 'word' || shape === 'year';
  const ofWord = isWord ? 0 : points(WEAK_WORDS) - (isAuthentication ? 10 : isYours ? 35 : 70);
  const weak = ofWord > ambiguous && !isOtherCompound(before, behind, mail) ? ofWord : 0;
  const digits = isAlone && shape === 'digits' ? points(TYPE_DIGITS_WORDS) - 10 : 0;
  return Math.max(sure, ambiguous, weak, digits);
}

/** Whether the sentence of a number orders to type something. */
function isToBeTyped(window: Window): boolean {
  return ORDERS_TO_TYPE.test(sentenceOf(window));
}

/** The sentence that a number stands in. */
function sentenceOf({ said, behind }: Window): string {
  return `${said} ${behind.slice(0, FIRST_SENTENCE_END.exec(behind)?.index)}`;
}

/** Whether a compound word names a code that is not for signing in: `Gewinncode`. */
function isOtherCompound(before: string, behind: string, mail: MailSubject): boolean {
  const names = `${mail.subject}\n${before.slice(-150)} ${behind}`.match(COMPOUND_CODE) ?? [];
  return names.some((name) => !STRONG_WORDS.isIn(name) && !AMBIGUOUS_WORDS.isIn(name));
}

function pointsOf(place: Place, window: Window, words: Words, isHashed: boolean): number | undefined {
  const { shape, isAlone, isCrowded } = place;
  const isPlain = shape === 'digits' || (shape === 'mixed' && isAlone);
  const left = wordBefore(place, window, words);
  if (left?.isNaming === true && !isCrowded && !(isHashed && window.before.endsWith('(#')))
    return shape === 'word' && !isAlone && left.gap.includes('\n') ? undefined : isAlone ? 97 : 95;
  const right = isHashed ? undefined : wordBehind(place, window, words);
  if (right?.isNaming === true && (shape === 'digits' || shape === 'mixed' || shape === 'long')) return 94;
  if (isCrowded || isHashed) return undefined;
  if (isAlone && left !== undefined && left.gap.length <= NEAR_ABOVE) {
    if (isPlain) return 86;
    const isNear = left.sentence <= 1 || (words === STRONG_WORDS && shape === 'loose');
    return isNear && left.gap.length <= NEAR ? 78 : undefined;
  }
  if (left !== undefined && left.sentence === 0 && left.gap.length <= NEAR && shape === 'digits') return 84;
  if (left?.sentence === 1 && NO_LETTERS.test(window.said) && (shape === 'digits' || shape === 'long'))
    return 76;
  if (isAlone && right !== undefined && isPlain) return 72;
  if (right !== undefined && shape === 'digits' && !right.gap.includes('\n')) return 74;
  return undefined;
}

/** "Enter 482913 to sign in." */
function typedPoints({ shape, isCrowded }: Place, { said, behind }: Window, mail: MailSubject): number {
  if (isCrowded || (shape !== 'digits' && shape !== 'mixed') || !endsInOrder(said.slice(-TYPE_CHARACTERS)))
    return 0;
  if (mail.isOther || HASH.test(said)) return 0;
  const sentence = behind.slice(0, FIRST_SENTENCE_END.exec(behind)?.index);
  if (OTHER_KIND.test(sentence)) return 0;
  if (AUTHENTICATION.test(sentence) || APPROVES.test(said)) return shape === 'digits' ? 80 : 70;
  return mail.isAuthentication ? (shape === 'digits' ? 76 : 60) : 0;
}
