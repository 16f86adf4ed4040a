import type { Message } from 'agent-inbox-client/source';

type Checks = Message['authentication'];
type Check = keyof Checks;

interface Explained {
  readonly text: string;
  /** No tone is positive because attackers can pass the checks with their own domain. */
  readonly tone: 'plain' | 'bad' | 'unsure';
}

const CLAIM_FAILED = 'claim-failed';

const LABELS: Readonly<Record<string, Explained>> = {
  spam: { text: 'SES classified it as spam. Lists omit it unless you ask for it.', tone: 'bad' },
  unauthenticated: {
    text: 'The sender is not confirmed: anyone may have sent it. Lists omit it unless you ask for it.',
    tone: 'bad',
  },
  virus: { text: 'SES found a virus, so the message’s bytes are not served.', tone: 'bad' },
  held: { text: 'It is held until a person releases it.', tone: 'unsure' },
  trash: { text: 'It is in the trash and will be permanently deleted after 30 days.', tone: 'unsure' },
  [CLAIM_FAILED]: {
    text: 'Five claims ended without completing it. Workers cannot claim it until you remove this label.',
    tone: 'bad',
  },
  received: { text: 'It was received by this inbox.', tone: 'plain' },
};

export function explainLabel(label: string): Explained {
  return (
    (isOfService(label) ? LABELS[label] : undefined) ?? { text: 'A label that you added', tone: 'plain' }
  );
}

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
    pass: 'The sending server is allowed to send for the envelope domain.',
    fail: 'The sending server is not allowed to send for the envelope domain.',
    gray: 'The envelope domain makes no definite statement about the sending server.',
    none: 'Not checked.',
  },
  dkim: {
    pass: 'A DKIM signature is valid: the signed content is unchanged.',
    fail: 'A DKIM signature is not valid: the message was changed in transit or is forged.',
    gray: 'There is no DKIM signature.',
    none: 'Not checked.',
  },
  dmarc: {
    pass: 'The domain of the From address confirms this message. This says nothing about who owns the domain.',
    fail: 'The domain of the From address does not confirm this message: it may be forged.',
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
    fail: 'A virus was found, so the message’s bytes are not served.',
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
