/**
 * Words of one language by which codes and links are found: sources of regular expressions that are compared with folded text
 * (`comparable-text.ts`: lower case, Latin letters without accents). A word may match within another one; `\\p{L}` tells where it must
 * not: `(?!\\p{L})`.
 */
export interface LanguageWords {
  /** Phrases for a code that lets somebody in, whatever the mail is about. They begin where a word begins. */
  readonly strong?: readonly string[];
  /** Phrases for a code that bookings, meetings, payments and licences use as well. They begin where a word begins. */
  readonly ambiguous?: readonly string[];
  /** The word "code" alone, which may be any code. It begins where a word begins. */
  readonly weak?: readonly string[];
  /** A part that each of the phrases and words for a code contains, where no other language has it: a cheap first test. */
  readonly parts?: readonly string[];
  /** Orders to type something: imperatives and infinitives of "enter", "type in". */
  readonly types?: readonly string[];
  /** What a number is the number of, such as "order": the end of the word is left open. */
  readonly labels?: readonly string[];
  /** What tells that a mail, or a sentence, is about orders, bookings, prizes and the like, whose numbers are called codes. */
  readonly otherKinds?: readonly string[];
  /** What tells that a mail lets its reader in, or asks whether the address is his. */
  readonly authentication?: readonly string[];
  /** People and places to whom a code is shown or told, such as a driver. */
  readonly handedOver?: readonly string[];
  /** What is said of a code that its reader is to keep to himself. */
  readonly secret?: readonly string[];
  /** Verbs and nouns of each purpose, in the text of a link, the sentence above it or the subject. */
  readonly verify?: readonly string[];
  readonly signIn?: readonly string[];
  readonly resetPassword?: readonly string[];
  readonly invitation?: readonly string[];
  /** What a verification is of (address, account, registration), where the verb alone may be that of an order. */
  readonly verified?: readonly string[];
  /** The part of "if this was not you" that no other sentence has; at most 60 characters follow it before the link. */
  readonly disowned?: readonly string[];
  /** Single words of link texts that say nothing: "click", "here", "this", "link", "continue". */
  readonly leads?: readonly string[];
  /** Texts of links that no verification needs: to leave, to look on, to read about, to complain, to buy. */
  readonly notFollowed?: readonly string[];
  /** What is confirmed and accepted in mail that lets nobody in: orders, appointments, payments. */
  readonly otherAction?: readonly string[];
}
