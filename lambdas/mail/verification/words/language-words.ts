/**
 * Words and phrases of a language between commas; case, accents and vowel marks do not matter. `word*` may
 * go on, `*word` may end a longer word; a blank also matches a hyphen. In Arabic, Hebrew, Devanagari, Thai,
 * Chinese, Japanese and Korean letters may be around a word.
 */
export interface LanguageWords {
  /** "code": also in other mail. */
  readonly codes?: string;
  /** The plural, where it is another word. */
  readonly manyCodes?: string;
  /** "number", "key": a code only beside `security` or `access`; also behind a label. */
  readonly numbers?: string;
  /** Whole names that the other lists do not make. */
  readonly signInCodes?: string;
  /** What sign-in codes are for: "verification", "sign in", "one time". */
  readonly security?: string;
  /** What codes of other mail are for, too: "confirmation", "access". */
  readonly access?: string;
  readonly your?: string;
  /** Between "code" and the code. */
  readonly is?: string;
  /** "enter": what a reader does with a code. */
  readonly type?: string;
  /** Also said of discounts: "use". */
  readonly use?: string;
  readonly minutes?: string;
  /** Behind an amount or a count: "hours", "euros", "visitors". */
  readonly units?: string;
  /** Of buying, travelling and paying, with numbers: "order", "invoice", "discount". */
  readonly things?: string;
  /** Are confirmed and accepted, too, and must not be followed: "payment", "attendance". */
  readonly acts?: string;
  /** Also have numbers: "customer", "telephone", "error". */
  readonly labels?: string;
  /** A number for other things: "checkout", "locker", "both of you get". */
  readonly topics?: string;
  /** Their passcodes do not sign in to an account. */
  readonly meetings?: string;
  /** The mail lets its reader in: "your account", "new device". */
  readonly account?: string;
  /** "share", "tell": to do, or not to do, with a code. */
  readonly share?: string;
  readonly not?: string;
  /** To whom other codes are shown: "the driver", "at the counter". */
  readonly people?: string;
  readonly example?: string;
  /** Of links: "confirm", "activate". */
  readonly verify?: string;
  /** What is verified: "e-mail", "account". */
  readonly objects?: string;
  readonly signIn?: string;
  readonly passwords?: string;
  /** Beside a password: "reset", "choose". */
  readonly change?: string;
  /** Whole phrases. */
  readonly reset?: string;
  readonly invite?: string;
  /** A part of "if this was not you" that no other sentence has. */
  readonly disowned?: string;
  /** Of link texts that say nothing, and orders: "click", "here", "link". */
  readonly click?: string;
  /** Of other links: "unsubscribe", "help", "view online". */
  readonly skip?: string;
  /** "yes", "it was me" */
  readonly yes?: string;
}

export type Kind = keyof LanguageWords;
