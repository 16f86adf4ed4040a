const MAIL_LABELS: readonly string[] = ['received', 'spam', 'unauthenticated', 'virus', 'held'];
/** Set when all claims ended without success; the message is not claimed again. Users may remove it. */
export const CLAIM_FAILED = 'claim-failed';
export const TRASH = 'trash';
/** Users can neither add nor remove the others. */
const SERVICE_LABELS: readonly string[] = [...MAIL_LABELS, TRASH, CLAIM_FAILED];
export const MAX_USER_LABELS = 20;
export const LABEL_PATTERN = /^[a-z0-9][a-z0-9._:/-]{0,63}$/;

export function isMailLabel(label: string): boolean {
  return MAIL_LABELS.includes(label);
}

export function isServiceLabel(label: string): boolean {
  return SERVICE_LABELS.includes(label);
}

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

/** Only SES's receipt counts. */
export function verdictsOfReceipt(receipt: ReceiptVerdicts): Verdicts {
  return {
    spf: verdictOf(receipt.spfVerdict),
    dkim: verdictOf(receipt.dkimVerdict),
    dmarc: verdictOf(receipt.dmarcVerdict),
    spam: verdictOf(receipt.spamVerdict),
    virus: verdictOf(receipt.virusVerdict),
  };
}

/** PROCESSING_FAILED and DISABLED decide nothing. */
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

export interface Senders {
  readonly fromHeaders: number;
  readonly fromAddresses: number;
  readonly fromValid: boolean;
  readonly headerWhole: boolean;
}

/**
 * The labels of a mail (D-MSG-22 to D-MSG-25, D-ADD-12). Whatever passed, a mail is unauthenticated without
 * exactly one valid address in one From header, or when programs may read its header differently: another
 * program would show another sender.
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

function hasOneSender({ fromHeaders, fromAddresses, fromValid, headerWhole }: Senders) {
  return fromHeaders === 1 && fromAddresses === 1 && fromValid && headerWhole;
}

/**
 * GRAY: the domain has no DMARC policy; SPF or DKIM will do. Without a result there may be a policy that
 * forbids this mail.
 */
function isAuthenticated({ dmarc, spf, dkim }: Verdicts) {
  if (dmarc === 'pass') return true;
  return dmarc === 'gray' && (spf === 'pass' || dkim === 'pass');
}
