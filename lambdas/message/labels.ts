const MAIL_LABELS: readonly string[] = ['received', 'spam', 'unauthenticated', 'virus', 'held'];
export const CLAIM_FAILED = 'claim-failed';
export const TRASH = 'trash';
/** Users cannot add these labels and can remove only `claim-failed`. */
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

const CHECKS = ['spf', 'dkim', 'dmarc', 'spam', 'virus'] as const;
type Check = (typeof CHECKS)[number];
export type Verdicts = Readonly<Record<Check, Verdict>>;
type ReceiptVerdicts = Readonly<Record<`${Check}Verdict`, { readonly status: string } | undefined>>;

/** PROCESSING_FAILED and DISABLED both read as `none`. */
const STATUS = { pass: 'PASS', fail: 'FAIL', gray: 'GRAY', none: 'PROCESSING_FAILED' } as const;

/** Only the SES receipt counts, because a sender may write any result into a header. */
export function verdictsOfReceipt(receipt: Partial<ReceiptVerdicts>): Verdicts {
  const verdictOf = (check: Check) => {
    const status = receipt[`${check}Verdict`]?.status;
    return [check, VERDICTS.find((verdict) => STATUS[verdict] === status) ?? 'none'];
  };
  return Object.fromEntries(CHECKS.map(verdictOf)) as Verdicts;
}

export function receiptOfVerdicts(verdicts: Verdicts): ReceiptVerdicts {
  const ofCheck = (check: Check) => [`${check}Verdict`, { status: STATUS[verdicts[check]] }];
  return Object.fromEntries(CHECKS.map(ofCheck)) as ReceiptVerdicts;
}

export interface Senders {
  readonly fromHeaders: number;
  readonly fromAddresses: number;
  readonly fromValid: boolean;
  readonly headerWhole: boolean;
}

/**
 * An email is unauthenticated without exactly one valid From address, or if programs may parse its header differently
 * (D-MSG-22 to D-MSG-25, D-ADD-12).
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
 * GRAY means that the domain has no DMARC policy, so SPF or DKIM suffices. Without a result a policy may forbid this
 * email.
 */
function isAuthenticated({ dmarc, spf, dkim }: Verdicts) {
  if (dmarc === 'pass') return true;
  return dmarc === 'gray' && (spf === 'pass' || dkim === 'pass');
}
