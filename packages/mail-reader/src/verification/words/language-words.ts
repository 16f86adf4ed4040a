/**
 * Commas separate entries; case, accents and vowel marks are ignored. `word*` matches longer words, `*word` the ends of
 * words; a blank also matches a hyphen. Other letters may surround a word in Arabic, Hebrew, Devanagari, Thai, Chinese,
 * Japanese and Korean.
 */
export interface LanguageWords {
  /** Other emails use "code" too. */
  readonly codes?: string;
  /** The plural is listed if it is another word. */
  readonly manyCodes?: string;
  /** "number" and "key" mean a code only beside `security`, `access` or after a label. */
  readonly numbers?: string;
  /** The other lists do not produce these complete names. */
  readonly signInCodes?: string;
  /** Examples are "verification", "sign in" and "one time". */
  readonly security?: string;
  /** Other codes share these purposes: "confirmation", "access". */
  readonly access?: string;
  readonly your?: string;
  /** The words stand between "code" and the code. */
  readonly is?: string;
  /** An example is "enter". */
  readonly type?: string;
  /** Discounts say "use" too. */
  readonly use?: string;
  readonly minutes?: string;
  /** Examples are "hours", "euros" and "visitors". */
  readonly units?: string;
  /** Shopping, travel and payments have numbered things: "order", "invoice", "discount". */
  readonly things?: string;
  /** Acts are confirmed but must not be followed: "payment", "attendance". */
  readonly acts?: string;
  /** Other numbered things are "customer", "telephone" and "error". */
  readonly labels?: string;
  /** Other numbers have these topics: "checkout", "locker", "both of you get". */
  readonly topics?: string;
  /** Passcodes of meetings do not sign in to an account. */
  readonly meetings?: string;
  /** Examples are "your account" and "new device". */
  readonly account?: string;
  /** Acts such as "share" and "tell" are allowed or forbidden with a code. */
  readonly share?: string;
  readonly not?: string;
  /** Other codes are requested by "the driver" or "at the counter". */
  readonly people?: string;
  readonly example?: string;
  /** Examples are "confirm" and "activate". */
  readonly verify?: string;
  /** Examples are "e-mail" and "account". */
  readonly objects?: string;
  readonly signIn?: string;
  readonly passwords?: string;
  /** Examples are "reset" and "choose" for a password. */
  readonly change?: string;
  /** The phrases are complete. */
  readonly reset?: string;
  readonly invite?: string;
  /** No other sentence contains this part of "if this was not you". */
  readonly disowned?: string;
  /** Examples are "click", "here" and "link". */
  readonly click?: string;
  /** Examples are "unsubscribe", "help" and "view online". */
  readonly skip?: string;
  /** Examples are "yes" and "it was me". */
  readonly yes?: string;
}

export type Kind = keyof LanguageWords;
