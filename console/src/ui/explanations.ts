import type { Message } from '../../../client/src/index.ts';

type Checks = Message['authentication'];
type Check = keyof Checks;

interface Explained {
  readonly text: string;
  /** No tone is good news: an attacker can pass the checks with a domain of their own. */
  readonly tone: 'plain' | 'bad' | 'unsure';
}

const CLAIM_FAILED = 'claim-failed';

/** Labels that the service sets. */
const LABELS: Readonly<Record<string, Explained>> = {
  spam: { text: 'SES classified it as spam. Lists leave it out unless you ask for it.', tone: 'bad' },
  unauthenticated: {
    text: 'The sender is not confirmed: anyone may have written it. Lists leave it out unless you ask for it.',
    tone: 'bad',
  },
  virus: { text: 'SES found a virus: its bytes are not served.', tone: 'bad' },
  held: { text: 'It waits until a person releases it.', tone: 'unsure' },
  trash: { text: 'It is in the trash, and deleted for good after 30 days.', tone: 'unsure' },
  [CLAIM_FAILED]: {
    text: 'Five workers did not complete it: no one gets it until you remove this.',
    tone: 'bad',
  },
  received: { text: 'It was received by this inbox.', tone: 'plain' },
};

/** What a label means. */
export function explainLabel(label: string): Explained {
  return (isOfService(label) ? LABELS[label] : undefined) ?? { text: 'A label of yours', tone: 'plain' };
}

/** Whether calls may remove a label. */
export function isOwnLabel(label: string): boolean {
  return label === CLAIM_FAILED || !isOfService(label);
}

function isOfService(label: string): boolean {
  return Object.hasOwn(LABELS, label);
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
    pass: 'The domain of the From address confirms this mail. It says nothing about who owns the domain.',
    fail: 'The domain of the From address does not confirm this mail: it may be forged.',
    gray: 'The domain of the From address has no DMARC policy: the sender is not confirmed.',
    none: 'Not checked.',
  },
  spam: {
    pass: 'Not classified as spam.',
    fail: 'Classified as spam.',
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
  pass: 'plain',
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
