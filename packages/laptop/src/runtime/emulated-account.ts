import type { ForeignRuleSets } from '../smtp/receipt-rule-sets.ts';

/** What a template finds in the AWS account that it is deployed to. */
export interface EmulatedAccount {
  /** Executions of all functions that Lambda runs at once: 10 in a new account. */
  readonly executions?: number;
  /** What SES sends for it; without it, to anybody. A test may change it while the runtime runs. */
  readonly sending?: EmulatedSending;
  /** Receipt rule sets that others have made, of which the first is active. */
  readonly ruleSets?: ForeignRuleSets;
}

export interface EmulatedSending {
  state: 'production' | 'sandbox' | 'paused' | 'suspended';
  /** Addresses that SES has verified beside the domains of the template. */
  readonly verified: Set<string>;
}

/** Quota of an account after it was increased. */
export const ACCOUNT_EXECUTIONS = 1_000;
