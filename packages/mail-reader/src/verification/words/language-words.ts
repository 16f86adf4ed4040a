/**
 * Words and phrases of a language, separated by commas. Case, accents and vowel marks are ignored. `word*`
 * matches longer words, `*word` the ends of words; a blank also matches a hyphen. In Arabic, Hebrew,
 * Devanagari, Thai, Chinese, Japanese and Korean, other letters may surround a word.
 */
export interface LanguageWords {
  /** "code", which other mail uses, too. */
  readonly codes?: string;
  /** Plural, if it is another word. */
  readonly manyCodes?: string;
  /** "number", "key": a code only beside `security`, `access` or after a label. */
  readonly numbers?: string;
  /** Complete names that the other lists do not produce. */
  readonly signInCodes?: string;
  /** Purposes of sign-in codes: "verification", "sign in", "one time". */
  readonly security?: string;
  /** Purposes that other codes share: "confirmation", "access". */
  readonly access?: string;
  readonly your?: string;
  /** Words between "code" and the code. */
  readonly is?: string;
  /** "enter": the reader uses the code. */
  readonly type?: string;
  /** "use", which is said of discounts, too. */
  readonly use?: string;
  readonly minutes?: string;
  /** Units after an amount: "hours", "euros", "visitors". */
  readonly units?: string;
  /** Numbered things in shopping, travel and payments: "order", "invoice", "discount". */
  readonly things?: string;
  /** Acts that are confirmed but must not be followed: "payment", "attendance". */
  readonly acts?: string;
  /** Other numbered things: "customer", "telephone", "error". */
  readonly labels?: string;
  /** Topics of other numbers: "checkout", "locker", "both of you get". */
  readonly topics?: string;
  /** Passcodes of meetings do not sign in to an account. */
  readonly meetings?: string;
  /** The mail lets its reader in: "your account", "new device". */
  readonly account?: string;
  /** "share", "tell": acts allowed or forbidden with a code. */
  readonly share?: string;
  readonly not?: string;
  /** People who ask for other codes: "the driver", "at the counter". */
  readonly people?: string;
  readonly example?: string;
  /** Verbs of links: "confirm", "activate". */
  readonly verify?: string;
  /** Objects of verification: "e-mail", "account". */
  readonly objects?: string;
  readonly signIn?: string;
  readonly passwords?: string;
  /** Verbs for a password: "reset", "choose". */
  readonly change?: string;
  /** Complete phrases. */
  readonly reset?: string;
  readonly invite?: string;
  /** Part of "if this was not you" that no other sentence contains. */
  readonly disowned?: string;
  /** Words of generic link texts and instructions: "click", "here", "link". */
  readonly click?: string;
  /** Words of other links: "unsubscribe", "help", "view online". */
  readonly skip?: string;
  /** Such as "yes" or "it was me". */
  readonly yes?: string;
}

export type Kind = keyof LanguageWords;
