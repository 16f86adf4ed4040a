/** Outcome of one of SES's checks, as the API tells it. */
export const VERDICTS = ['pass', 'fail', 'gray', 'none'] as const;
export type Verdict = (typeof VERDICTS)[number];

export interface Verdicts {
  readonly spf: Verdict;
  readonly dkim: Verdict;
  readonly dmarc: Verdict;
  readonly spam: Verdict;
  readonly virus: Verdict;
}

interface ReceiptVerdict {
  readonly status: string;
}

interface ReceiptVerdicts {
  readonly spfVerdict?: ReceiptVerdict | undefined;
  readonly dkimVerdict?: ReceiptVerdict | undefined;
  readonly dmarcVerdict?: ReceiptVerdict | undefined;
  readonly spamVerdict?: ReceiptVerdict | undefined;
  readonly virusVerdict?: ReceiptVerdict | undefined;
}

/** Verdicts come from SES's receipt alone; what a sender writes of himself is never believed. */
export function verdictsOfReceipt(receipt: ReceiptVerdicts): Verdicts {
  return {
    spf: verdictOf(receipt.spfVerdict),
    dkim: verdictOf(receipt.dkimVerdict),
    dmarc: verdictOf(receipt.dmarcVerdict),
    spam: verdictOf(receipt.spamVerdict),
    virus: verdictOf(receipt.virusVerdict),
  };
}

/** SES says PASS, FAIL, GRAY, PROCESSING_FAILED or DISABLED; the last two decided nothing. */
function verdictOf(verdict: ReceiptVerdict | undefined): Verdict {
  switch (verdict?.status) {
    case 'PASS':
      return 'pass';
    case 'FAIL':
      return 'fail';
    case 'GRAY':
      return 'gray';
    default:
      return 'none';
  }
}

/** How sure it is who a mail says it is from. */
export interface Senders {
  readonly fromHeaders: number;
  readonly fromAddresses: number;
  readonly headerWhole: boolean;
}

/**
 * The labels of a mail (decisions, "Threads and messages"). A mail with two From headers or two From addresses
 * is unauthenticated whatever passed: what a check passed for one of them says nothing of the other. So is one of
 * which not the whole header was read: the other may stand behind the cut.
 */
export function labelsOf(verdicts: Verdicts, { fromHeaders, fromAddresses, headerWhole }: Senders): string[] {
  const virus = verdicts.virus === 'fail';
  const ambiguous = fromHeaders > 1 || fromAddresses > 1 || !headerWhole;
  return [
    'received',
    ...(verdicts.spam === 'fail' || virus ? ['spam'] : []),
    ...(ambiguous || !isAuthenticated(verdicts) ? ['unauthenticated'] : []),
    ...(virus ? ['virus'] : []),
  ];
}

/**
 * GRAY means that the domain has no DMARC policy; then SPF or DKIM will do. A check that could not be made says
 * nothing of the kind: the policy that it did not find may forbid this mail.
 */
function isAuthenticated({ dmarc, spf, dkim }: Verdicts): boolean {
  if (dmarc === 'pass') return true;
  return dmarc === 'gray' && (spf === 'pass' || dkim === 'pass');
}
