import type { Mention } from './mentions.ts';
import { mentionsIn } from './mentions.ts';
import type { ReadText } from './read-text.ts';
import type { Kind } from './words/language-words.ts';

export const SIGNING_IN: readonly Kind[] = ['security', 'signIn', 'account', 'passwords', 'signInCodes'];
export const OTHER_THINGS: readonly Kind[] = ['things', 'topics'];
const MEETING_WORDS = 1;

/** Issues and articles have subjects such as `[ATL-482] …`, `Bug 482: …` or `Why codes …`. */
const REPORT =
  /^\s?(?:(?:\[[^\]]{1,40}\] )?[([][a-z][a-z\d]{1,9}-\d+[)\]]|[a-z]{2,10}-\d+:|(?:bug|issue|ticket|task) #?\d+|(?:how|why|what) (?!to ))/;
const PERIODICAL =
  /^\s?(?:(?:your |the )?(?:weekly|monthly|daily|quarterly|annual) |(?:.{1,60} )?(?:report|summary|statistics|digest) (?:for|of) )/;

export class MailSubject {
  readonly subject: ReadText;
  readonly #text: ReadText | undefined;
  readonly #beginning: number;
  #mentions: readonly Mention[] | undefined;

  constructor(subject: ReadText, text: ReadText | undefined, beginning = 0) {
    this.subject = subject;
    this.#text = text;
    this.#beginning = beginning;
  }

  /** Numbers in a report are counts and examples. */
  get isReport(): boolean {
    return REPORT.test(this.subject.folded) || PERIODICAL.test(this.subject.folded);
  }

  get isMeeting(): boolean {
    const isNamed = (text: ReadText | undefined) => (text?.words('meetings').length ?? 0) >= MEETING_WORDS;
    return isNamed(this.#text) || isNamed(this.subject);
  }

  get isOther(): boolean {
    return this.#has(...OTHER_THINGS);
  }

  get beginsWithOtherThings(): boolean {
    return this.#text?.has(0, this.#beginning, ...OTHER_THINGS) ?? false;
  }

  get isSigningIn(): boolean {
    return (
      this.#has(...SIGNING_IN) ||
      this.names('signIn') ||
      this.subject.haveTogether(0, this.subject.folded.length, 'verify', 'objects') ||
      this.#text?.has(0, this.#beginning, ...SIGNING_IN) === true
    );
  }

  get speaksOfAccess(): boolean {
    return this.#has('access');
  }

  get isVerifying(): boolean {
    return this.#has('verify');
  }

  get isYourCode(): boolean {
    return this.mentions.length > 0 && this.#has('your');
  }

  get mentions(): readonly Mention[] {
    this.#mentions ??= mentionsIn(this.subject);
    return this.#mentions;
  }

  names(...namings: readonly Mention['naming'][]): boolean {
    return this.mentions.some(({ naming }) => namings.includes(naming));
  }

  #has(...kinds: readonly Kind[]) {
    return this.subject.has(0, this.subject.folded.length, ...kinds);
  }
}
