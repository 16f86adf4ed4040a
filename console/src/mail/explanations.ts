import type { Message } from '../../../client/src/index.ts';

type Checks = Message['authentication'];
type Check = keyof Checks;

export interface Explained {
  readonly text: string;
  readonly tone: 'good' | 'bad' | 'unsure';
}

const LABELS: Readonly<Record<string, Explained>> = {
  spam: { text: 'SES takes it for spam. Lists leave it out unless you ask for it.', tone: 'bad' },
  unauthenticated: {
    text: 'The sender could not be verified: anybody may have written it. Lists leave it out unless you ask for it.',
    tone: 'bad',
  },
  received: { text: 'It was received by this inbox.', tone: 'unsure' },
};

/** What a label means. */
export function explainLabel(label: string): Explained {
  return LABELS[label] ?? { text: `Label ${label}`, tone: 'unsure' };
}

const CHECK_NAMES: Readonly<Record<Check, string>> = {
  spf: 'SPF',
  dkim: 'DKIM',
  dmarc: 'DMARC',
  spam: 'Spam',
  virus: 'Virus',
};

const WORDS: Readonly<Record<Check, Readonly<Record<Checks[Check], string>>>> = {
  spf: {
    pass: 'The sending server may send for the domain of the envelope.',
    fail: 'The sending server may not send for the domain of the envelope.',
    gray: 'The domain of the envelope says nothing definite about the sending server.',
    none: 'Not checked.',
  },
  dkim: {
    pass: 'A signature of a domain is valid: what it covers was not changed.',
    fail: 'A signature is not valid: the mail was changed on its way, or it is forged.',
    gray: 'There is no signature that could be checked.',
    none: 'Not checked.',
  },
  dmarc: {
    pass: 'The domain of the From address stands for this mail.',
    fail: 'The domain of the From address does not stand for this mail: it may be forged.',
    gray: 'The domain of the From address has no policy: nobody vouches for it.',
    none: 'Not checked.',
  },
  spam: {
    pass: 'Not taken for spam.',
    fail: 'Taken for spam.',
    gray: 'SES is not sure.',
    none: 'Not checked.',
  },
  virus: {
    pass: 'No virus was found.',
    fail: 'A virus was found: its bytes are not served.',
    gray: 'SES is not sure.',
    none: 'Not checked.',
  },
};

const TONES: Readonly<Record<Checks[Check], Explained['tone']>> = {
  pass: 'good',
  fail: 'bad',
  gray: 'unsure',
  none: 'unsure',
};

/** The verdicts on a mail in words. */
export function explainChecks(checks: Checks): readonly (Explained & {
  readonly name: string;
  readonly verdict: string;
})[] {
  return (['dmarc', 'dkim', 'spf', 'spam', 'virus'] as const).map((check) => ({
    name: CHECK_NAMES[check],
    verdict: checks[check],
    text: WORDS[check][checks[check]],
    tone: TONES[checks[check]],
  }));
}

/** In one line: who vouches for the sender. */
export function explainSender({ dmarc }: Checks): Explained {
  if (dmarc === 'pass') return { text: 'Sender verified', tone: 'good' };
  if (dmarc === 'fail') return { text: 'Sender may be forged', tone: 'bad' };
  return { text: 'Sender not verified', tone: 'unsure' };
}
