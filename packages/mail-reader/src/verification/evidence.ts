/**
 * The sum of these weights decides; `node packages/mail-reader/test/verification/explain.ts <file.eml>` prints them.
 */

/** A positive sum below MEDIUM has low confidence. */
export const HIGH = 75;
export const MEDIUM = 45;
export const FOLLOWED = 50;
const NEVER = -1000;

export const CODE_EVIDENCE = {
  originBound: 100,

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

  namesSigningIn: 0,
  namesAccess: -55,
  namesAnyCode: -70,
  namesPassword: -70,

  // These apply unless the word itself means signing in.
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
  alsoInTheSubject: 40,
  validForMinutes: 25,
  mayBeAWord: -80,
  notRightBeside: -30,

  labelOfAnotherNumber: NEVER,
  unitBehind: NEVER,
  givenToAPerson: NEVER,
  example: NEVER,
  inBracketsOrQuotation: NEVER,
  numberOfALink: -40,
  meeting: NEVER,
} as const;

export const LINK_EVIDENCE = {
  // The first applicable weight counts.
  textSaysPurpose: 50,
  sentenceSaysPurpose: 40,
  onlySubjectSaysPurpose: 15,
  actionSaysPurpose: 75,
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
