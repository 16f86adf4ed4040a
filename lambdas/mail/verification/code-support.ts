import {
  AMBIGUOUS_WORDS,
  MAY_NAME_CODE,
  PASSWORD_WORDS,
  STRONG_WORDS,
  TYPE_DIGITS_WORDS,
  WEAK_WORDS,
  type Words,
} from './code-words.ts';
import { comparable } from './comparable-text.ts';
import {
  APPROVES,
  AUTHENTICATION,
  COMPOUND_CODE,
  CONFERENCE,
  EXAMPLE,
  HANDED_OVER,
  INTRODUCES,
  LABEL_BEFORE,
  NEGATED,
  NEGATED_BEHIND,
  OTHER_KIND,
  REPORT_SUBJECT,
  SAID_FOR,
  SECRET,
  SPENT,
  TYPE_BEFORE,
  UNIT_AFTER,
  YOURS,
} from './label-words.ts';
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

/** What is known of the mail as a whole. */
export interface MailSubject {
  /** The subject, folded. */
  readonly subject: string;
  readonly isConference: boolean;
  /** Whether the subject tells of orders and the like, of signing in, or of a code. */
  readonly isOther: boolean;
  readonly isAuthentication: boolean;
  readonly isStrong: boolean;
  readonly isYourCode: boolean;
  readonly points: number | undefined;
}

/** Facts about the mail, each computed when it is first needed. @param subject folded. */
export function mailSubject(subject: string, text: string): MailSubject {
  const isConference = once(() => CONFERENCE.test(comparable(text).folded));
  const isStrong = once(() => STRONG_WORDS.isIn(subject));
  const isWeak = once(() => WEAK_WORDS.isIn(subject));
  const isOther = once(() => OTHER_KIND.test(subject) || REPORT_SUBJECT.test(subject));
  const isAuthentication = once(() => isStrong() || AUTHENTICATION.test(subject));
  const isYourCode = once(() => isWeak() && YOURS.test(subject));
  const points = once(() => {
    if (isOther() || isConference()) return undefined;
    if (isStrong()) return 76;
    return isWeak() || AMBIGUOUS_WORDS.isIn(subject) ? 60 : isAuthentication() ? 20 : undefined;
  });
  return {
    subject,
    get isConference() {
      return isConference();
    },
    get isOther() {
      return isOther();
    },
    get isStrong() {
      return isStrong();
    },
    get isAuthentication() {
      return isAuthentication();
    },
    get isYourCode() {
      return isYourCode();
    },
    get points() {
      return points();
    },
  };
}

function once<T>(find: () => T): () => T {
  let found: { readonly value: T } | undefined;
  return () => {
    found ??= { value: find() };
    return found.value;
  };
}

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
  if (!mayBeNamed && !TYPE_BEFORE.test(before.slice(-TYPE_CHARACTERS))) return undefined;
  const sentences = sentencesBefore(before);
  const said = sentences[0] ?? '';
  const window = { before, behind, said, sentences };
  const best = mayBeNamed ? wordPoints(place, window, mail) : typedPoints(place, window, mail);
  if (best <= 0 && (!isAlone || shape !== 'digits' || mail.points === undefined)) return undefined;
  if (UNIT_AFTER.test(behind) || SPENT.test(behind)) return undefined;
  const isLabelled = LABEL_BEFORE.test(before.slice(-LABEL_CHARACTERS));
  if (isLabelled && !(isAlone && isIntroduced(before)) && !isSaidFor(said)) return undefined;
  if (isHandedOver(`${before} ${behind}`)) return undefined;
  if (EXAMPLE.test(said) || isAside(said) || isInQuotation(before)) return undefined;
  if (best > 0) return best;
  return HASH.test(before) || isOfOtherMail(window, mail) ? undefined : mail.points;
}

/** Whether the line above is a whole sentence about a code. Its last word is then not a label of the number. */
function isIntroduced(before: string): boolean {
  const line = before.trimEnd().split('\n').at(-1) ?? '';
  return before.endsWith('\n') && INTRODUCES.test(line) && (STRONG_WORDS.isIn(line) || WEAK_WORDS.isIn(line));
}

/** Whether a label belongs to what the code is for, as in "Your login code for the customer area is". */
function isSaidFor(said: string): boolean {
  const word = STRONG_WORDS.last(said);
  return word !== undefined && SAID_FOR.test(said.slice(word.index + word[0].length));
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
  const match = HANDED_OVER.exec(text);
  if (match === null || NEGATED.test(text.slice(0, match.index))) return false;
  return !NEGATED_BEHIND.test(text.slice(match.index));
}

const HASH = /[#№]\s?$/;

/** Whether the mail, or what is said near a number, is about orders and the like. A subject that names a code decides. */
function isOfOtherMail({ before, behind }: Window, mail: MailSubject): boolean {
  if (mail.isOther || mail.isConference) return true;
  return !mail.isStrong && OTHER_KIND.test(`${before.slice(-150)} ${behind}`);
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
    // A code for a purchase that nobody may learn confirms the payment.
    const isSecret = SECRET.test(behind) && !mail.isConference;
    return Math.max(typed, isSecret ? points(AMBIGUOUS_WORDS) - 25 : 0);
  }
  const isAuthentication = mail.isAuthentication || AUTHENTICATION.test(`${before}${behind}`);
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

/** Whether a compound word names a code that is not for signing in: `Gewinncode`. */
function isOtherCompound(before: string, behind: string, mail: MailSubject): boolean {
  const names = `${mail.subject}\n${before.slice(-150)} ${behind}`.match(COMPOUND_CODE) ?? [];
  return names.some((name) => !STRONG_WORDS.isIn(name) && !AMBIGUOUS_WORDS.isIn(name));
}

function pointsOf(place: Place, window: Window, words: Words, isHashed: boolean): number | undefined {
  const { shape, isAlone, isCrowded } = place;
  const isPlain = shape === 'digits' || (shape === 'mixed' && isAlone);
  const left = wordBefore(place, window, words);
  if (left?.isNaming === true && !isCrowded)
    return shape === 'word' && !isAlone && left.gap.includes('\n') ? undefined : isAlone ? 97 : 95;
  const right = isHashed ? undefined : wordBehind(place, window, words);
  if (right?.isNaming === true && (shape === 'digits' || shape === 'mixed' || shape === 'long')) return 94;
  if (isCrowded || isHashed) return undefined;
  if (isAlone && left !== undefined && left.gap.length <= NEAR_ABOVE) {
    if (isPlain) return 86;
    return left.sentence <= 1 && left.gap.length <= NEAR ? 78 : undefined;
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
  if (
    isCrowded ||
    (shape !== 'digits' && shape !== 'mixed') ||
    !TYPE_BEFORE.test(said.slice(-TYPE_CHARACTERS))
  )
    return 0;
  if (mail.isOther || HASH.test(said)) return 0;
  const sentence = behind.slice(0, FIRST_SENTENCE_END.exec(behind)?.index);
  if (OTHER_KIND.test(sentence)) return 0;
  if (AUTHENTICATION.test(sentence) || APPROVES.test(said)) return shape === 'digits' ? 80 : 70;
  return mail.isAuthentication ? (shape === 'digits' ? 76 : 60) : 0;
}
