import type { VerificationLink } from '../message.ts';
import { CONFIRMS_REGISTRATION, OTHER_ACTION, PURPOSES, SPOKEN_OF } from './link-words.ts';

export type Purpose = VerificationLink['purpose'];

/** What a text says a link is for. @param text folded */
export function purposeOf(text: string): Purpose | undefined {
  const purpose = PURPOSES.find(([, words]) => words.test(text))?.[0];
  return purpose === 'sign_in' && CONFIRMS_REGISTRATION.test(text) ? 'verify' : purpose;
}

/** What the subject, folded, tells about the links of the mail. */
export interface LinkSubject {
  readonly subject: string;
  readonly purpose: Purpose | undefined;
  readonly isSpokenOf: boolean;
  readonly isOther: boolean;
  /** Whether the mail invites to a conference. */
  readonly isConference: () => boolean;
}

export function linkSubject(subject: string, isConference: () => boolean): LinkSubject {
  return {
    subject,
    purpose: purposeOf(subject),
    isSpokenOf: SPOKEN_OF.test(subject),
    isOther: OTHER_ACTION.test(subject),
    isConference,
  };
}
