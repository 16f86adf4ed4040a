const MAIL_LABELS: readonly string[] = ['received', 'spam', 'unauthenticated', 'virus', 'held'];
/** Set when all claims ended without success; the message is not claimed again. */
export const CLAIM_FAILED = 'claim-failed';
export const TRASH = 'trash';
/** Users cannot add them, and can remove only `claim-failed`. */
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

/** How SES writes them; PROCESSING_FAILED and DISABLED decide nothing. */
const STATUS = { pass: 'PASS', fail: 'FAIL', gray: 'GRAY', none: 'PROCESSING_FAILED' } as const;

/** Only SES's receipt counts: a sender may write any result into a header. */
export function verdictsOfReceipt(receipt: Partial<ReceiptVerdicts>): Verdicts {
  const verdictOf = (check: Check) => {
    const status = receipt[`${check}Verdict`]?.status;
    return [check, VERDICTS.find((verdict) => STATUS[verdict] === status) ?? 'none'];
  };
  return Object.fromEntries(CHECKS.map(verdictOf)) as Verdicts;
}

/** The receipt that has these verdicts. */
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
