/**
 * What speaks for and against a code, and for and against a link: each piece has a weight, and the sum decides. Test command:
 * `node test/verification/explain.ts <file.eml>` prints them for a mail.
 */

/** Sums from which a code is of high and of medium confidence. One above nothing is of low confidence. */
export const HIGH = 75;
export const MEDIUM = 45;
/** The sum from which a link is one to follow. */
export const FOLLOWED = 50;
/** A veto: no sum outweighs it. */
const NEVER = -1000;

export const CODE_EVIDENCE = {
  /** The last line of an origin-bound code: `@example.com #482913`. */
  originBound: 100,

  // Where a word for a code stands. Each word that is near counts for itself, and the best one is taken.
  wordRightBefore: 95,
  wordRightBehind: 94,
  wordAboveItsLine: 86,
  wordBeforeInItsSentence: 84,
  wordAboveLettersAndDigits: 78,
  wordInTheSentenceBefore: 76,
  wordBehindInItsSentence: 74,
  wordBelowItsLine: 72,
  orderRightBefore: 20,
  orderAboveItsLine: 15,
  aloneInItsLine: 20,

  // What the word is.
  namesSigningIn: 0,
  namesAccess: -55,
  namesAnyCode: -70,
  namesPassword: -70,

  // What the mail is about, unless the word itself says that it is for signing in.
  aboutSigningIn: 60,
  yourCode: 35,
  aboutOtherThings: -60,
  subjectAboutOtherThings: -100,
  orderToType: 20,
  orderToTypeDigits: 50,
  subjectSpeaksOfIt: 20,
  kept: 40,
  subjectNamesSigningIn: 56,
  subjectNamesCode: 40,
  /** The same number is in the subject, which is about nothing else. */
  alsoInTheSubject: 40,
  validForMinutes: 25,
  mayBeAWord: -80,
  /** The word and the candidate are in one sentence, with more between them than "is". */
  notRightBeside: -30,

  // What makes a number something else.
  labelOfAnotherNumber: NEVER,
  unitBehind: NEVER,
  givenToAPerson: NEVER,
  example: NEVER,
  inBracketsOrQuotation: NEVER,
  numberOfALink: -40,
  meeting: NEVER,
} as const;

export const LINK_EVIDENCE = {
  // What says what the link is for; the first that does counts.
  textSaysPurpose: 50,
  sentenceSaysPurpose: 40,
  onlySubjectSaysPurpose: 15,
  actionSaysPurpose: 75,
  /** A button of a mail program that confirms something. */
  actionWithoutName: 55,

  pathSaysPurpose: 30,
  pathSaysOtherPurpose: -10,
  hasToken: 25,
  subjectSaysPurpose: 10,
  toldToFollow: 10,
  saysYes: 10,
  objectOfVerification: 5,

  noObjectOfVerification: -30,
  aboutOtherThings: -40,
  noToken: NEVER,
  notToBeFollowed: NEVER,
  forReadersWhoDidNotAsk: NEVER,
  alreadyDone: NEVER,
  meeting: NEVER,
} as const;

export type CodeEvidence = keyof typeof CODE_EVIDENCE;
export type LinkEvidence = keyof typeof LINK_EVIDENCE;

export function sumOfCode(evidence: readonly CodeEvidence[]): number {
  return evidence.reduce((sum, name) => sum + CODE_EVIDENCE[name], 0);
}

export function sumOfLink(evidence: readonly LinkEvidence[]): number {
  return evidence.reduce((sum, name) => sum + LINK_EVIDENCE[name], 0);
}
