import type { Mention } from './mentions.ts';
import { mentionsIn } from './mentions.ts';
import type { ReadText } from './read-text.ts';
import type { Kind } from './words/language-words.ts';

/** Words that tell that a mail lets its reader in. */
export const SIGNING_IN: readonly Kind[] = ['security', 'signIn', 'account', 'passwords', 'signInCodes'];
/** Words of mail about buying, travelling and the like. */
export const OTHER_THINGS: readonly Kind[] = ['things', 'topics'];
/** Words of meetings that one mail must have to be about one: "meeting" is in many mails. */
const MEETING_WORDS = 1;

/**
 * The subject of a mail about an issue or a task, or of an article: `[ATL-482] …`, `Bug 482: …`, `Why codes …`, `Weekly report`.
 */
const REPORT =
  /^\s?(?:(?:\[[^\]]{1,40}\] )?[([][a-z][a-z\d]{1,9}-\d+[)\]]|[a-z]{2,10}-\d+:|(?:bug|issue|ticket|task) #?\d+|(?:how|why|what) (?!to ))/;
const PERIODICAL =
  /^\s?(?:(?:your |the )?(?:weekly|monthly|daily|quarterly|annual) |(?:.{1,60} )?(?:report|summary|statistics|digest) (?:for|of) )/;

/** What the subject of a mail tells. Each fact is looked for when it is first needed: most mails need few. */
export class MailSubject {
  readonly subject: ReadText;
  readonly #text: ReadText | undefined;
  /** Characters of the text that say as well what the mail is about, for a code in the subject itself. */
  readonly #beginning: number;
  #mentions: readonly Mention[] | undefined;

  /** @param text what a person sees of the mail */
  constructor(subject: ReadText, text: ReadText | undefined, beginning = 0) {
    this.subject = subject;
    this.#text = text;
    this.#beginning = beginning;
  }

  /** Whether it is a report, whose numbers are counts and examples. */
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

  /** Whether the text does, where the code is in the subject itself. */
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

  /** Whether it speaks of what codes of other mail are for as well. */
  get speaksOfAccess(): boolean {
    return this.#has('access');
  }

  /** Whether it speaks of a code of the reader. */
  get isYourCode(): boolean {
    return this.mentions.length > 0 && this.#has('your');
  }

  get mentions(): readonly Mention[] {
    this.#mentions ??= mentionsIn(this.subject);
    return this.#mentions;
  }

  /** Whether it names a code in one of some ways. */
  names(...namings: readonly Mention['naming'][]): boolean {
    return this.mentions.some(({ naming }) => namings.includes(naming));
  }

  #has(...kinds: readonly Kind[]): boolean {
    return this.subject.has(0, this.subject.folded.length, ...kinds);
  }
}
