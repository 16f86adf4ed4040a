/** Labels that a mail gets when it arrives. */
const MAIL_LABELS: readonly string[] = ['received', 'spam', 'unauthenticated', 'virus', 'held'];
/** On a message whose claims have all ended without success: it is not claimed any more. Users may remove it. */
export const CLAIM_FAILED = 'claim-failed';
/** On a message in the trash. */
export const TRASH = 'trash';
/** Labels that the service sets, now or in a later version: users can neither add nor remove the others. */
const SERVICE_LABELS: readonly string[] = [...MAIL_LABELS, TRASH, CLAIM_FAILED];
/** Labels that users give to one message. */
export const MAX_USER_LABELS = 20;
export const LABEL_PATTERN = /^[a-z0-9][a-z0-9._:/-]{0,63}$/;

export function isMailLabel(label: string): boolean {
  return MAIL_LABELS.includes(label);
}

export function isServiceLabel(label: string): boolean {
  return SERVICE_LABELS.includes(label);
}

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

/** Verdicts come only from SES's receipt; what a sender writes of himself is never believed. */
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
  readonly fromValid: boolean;
  readonly headerWhole: boolean;
}

/**
 * The labels of a mail (D-MSG-22 to D-MSG-25, D-ADD-12). A mail without exactly one From header with one valid
 * address is unauthenticated whatever passed: a check says nothing of an address that another program would show. So is a
 * mail whose header programs may read in different ways, or that was not read to its end: it may hold another sender.
 */
export function labelsOf(verdicts: Verdicts, senders: Senders): string[] {
  const virus = verdicts.virus === 'fail';
  return [
    'received',
    ...(verdicts.spam === 'fail' || virus ? ['spam'] : []),
    ...(!hasOneSender(senders) || !isAuthenticated(verdicts) ? ['unauthenticated'] : []),
    ...(virus ? ['virus'] : []),
  ];
}

function hasOneSender({ fromHeaders, fromAddresses, fromValid, headerWhole }: Senders): boolean {
  return fromHeaders === 1 && fromAddresses === 1 && fromValid && headerWhole;
}

/**
 * GRAY means that the domain has no DMARC policy; then SPF or DKIM will do. A check that could not be made says
 * nothing of the kind: the policy that it did not find may forbid this mail.
 */
function isAuthenticated({ dmarc, spf, dkim }: Verdicts): boolean {
  if (dmarc === 'pass') return true;
  return dmarc === 'gray' && (spf === 'pass' || dkim === 'pass');
}
