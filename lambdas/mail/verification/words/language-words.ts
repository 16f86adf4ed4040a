/**
 * Words of one language. Each list has plain words and phrases, as a person writes them, between commas; case, accents and marks of vowels do not matter.
 * `word*` may go on (`verif*`), `*word` may end a longer word (`*code`). A blank also matches a hyphen. Words of scripts in which words
 * are not apart (Arabic, Hebrew, Devanagari, Thai, Chinese, Japanese, Korean) may have letters around them.
 */
export interface LanguageWords {
  /** "code": what a service sends to be typed, and what other mail has too. */
  readonly codes: string;
  /** The same in the plural, where it is another word. */
  readonly manyCodes: string;
  /** "number", "password", "key": a code only with a word of `security` or `access` beside it. They may also follow a label. */
  readonly numbers: string;
  /** Whole names of sign-in codes, which the lists above and below do not make. */
  readonly signInCodes: string;
  /** What a sign-in code is for, beside the word "code": "verification", "sign in", "one time". */
  readonly security: string;
  /** What codes are for that bookings, payments and licences have too: "confirmation", "access". */
  readonly access: string;
  /** "your", before or behind a code. */
  readonly your: string;
  /** "is", between the word "code" and the code. */
  readonly is: string;
  /** "enter", "type in": what a mail asks a reader to do with a code. */
  readonly type: string;
  /** The same, of what is also said of discounts: "use". */
  readonly use: string;
  /** "minutes", for which codes are valid. */
  readonly minutes: string;
  /** What follows an amount or a count: "hours", "euros", "visitors". */
  readonly units: string;
  /** What mail about buying, travelling and paying is about, and what has numbers: "order", "invoice", "booking", "discount". */
  readonly things: string;
  /** What else is confirmed and accepted: "payment", "attendance". */
  readonly acts: string;
  /** What else has numbers: "customer", "telephone", "error". */
  readonly labels: string;
  /** What else shows that a number is not for signing in: "checkout", "locker", "both of you get". */
  readonly topics: string;
  /** Meetings, whose passcodes and links do not sign in to an account. */
  readonly meetings: string;
  /** What else shows that a mail lets its reader in: "your account", "new device". */
  readonly account: string;
  /** "share", "tell": what a reader does, or is not to do, with a code. */
  readonly share: string;
  readonly not: string;
  /** To whom such other codes are shown or told: "the driver", "at the counter". */
  readonly people: string;
  /** "for example". */
  readonly example: string;
  /** What links to confirm an address or a sign-in say: "confirm", "activate". */
  readonly verify: string;
  /** What is verified, where the verb may be that of an order: "e-mail", "account". */
  readonly objects: string;
  /** "sign in". */
  readonly signIn: string;
  readonly passwords: string;
  /** What links to reset a password say beside "password": "reset", "choose". */
  readonly change: string;
  /** The same as whole phrases. */
  readonly reset: string;
  readonly invite: string;
  /** The part of "if this was not you" that no other sentence has. */
  readonly disowned: string;
  /** Words of link texts that say nothing, and orders to follow a link: "click", "here", "this", "link". */
  readonly click: string;
  /** Texts of links that no verification needs: "unsubscribe", "help", "view online". */
  readonly skip: string;
  /** "yes", "it was me", as the text of a link. */
  readonly yes: string;
}

export type Kind = keyof LanguageWords;
