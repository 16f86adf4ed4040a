import { AMBIGUOUS_WORDS, STRONG_WORDS, WEAK_WORDS } from './code-words.ts';
import { comparable } from './comparable-text.ts';
import { AUTHENTICATION, CONFERENCE, OTHER_KIND, REPORT_SUBJECT, YOURS } from './label-words.ts';

/** What is known of a mail as a whole. Each fact is looked for when it is first needed: most mails need few. */
export class MailSubject {
  /** The subject, folded. */
  readonly subject: string;
  readonly #text: string;
  #isConference: boolean | undefined;
  #isOther: boolean | undefined;
  #isStrong: boolean | undefined;
  #isNamed: boolean | undefined;
  #isWeak: boolean | undefined;
  #isAuthentication: boolean | undefined;
  #isYourCode: boolean | undefined;

  /** @param subject folded. @param text as a person sees it */
  constructor(subject: string, text: string) {
    this.subject = subject;
    this.#text = text;
  }

  get isConference(): boolean {
    this.#isConference ??= CONFERENCE.test(comparable(this.#text).folded);
    return this.#isConference;
  }

  /** Whether the subject tells of orders and the like. */
  get isOther(): boolean {
    this.#isOther ??= OTHER_KIND.test(this.subject) || REPORT_SUBJECT.test(this.subject);
    return this.#isOther;
  }

  /** Whether the subject names a code that lets somebody in. */
  get isStrong(): boolean {
    this.#isStrong ??= STRONG_WORDS.isIn(this.subject);
    return this.#isStrong;
  }

  /** Whether the subject names a code, perhaps one of a booking. */
  get isNamed(): boolean {
    this.#isNamed ??= this.isStrong || AMBIGUOUS_WORDS.isIn(this.subject);
    return this.#isNamed;
  }

  /** Whether the subject tells of signing in. */
  get isAuthentication(): boolean {
    this.#isAuthentication ??= this.isStrong || AUTHENTICATION.test(this.subject);
    return this.#isAuthentication;
  }

  /** Whether the subject tells of a code of the reader. */
  get isYourCode(): boolean {
    this.#isYourCode ??= this.#hasWeak && YOURS.test(this.subject);
    return this.#isYourCode;
  }

  /** Points of a number alone in the text. */
  get points(): number | undefined {
    if (this.isOther || this.isConference) return undefined;
    if (this.isStrong) return 76;
    return this.#hasWeak || this.isNamed ? 60 : this.isAuthentication ? 20 : undefined;
  }

  get #hasWeak(): boolean {
    this.#isWeak ??= WEAK_WORDS.isIn(this.subject);
    return this.#isWeak;
  }
}
