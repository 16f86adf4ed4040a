import type { ForeignRuleSets } from '../smtp/receipt-rule-sets.ts';

export interface EmulatedAccount {
  /** A new AWS account has 10 executions at once. */
  readonly executions?: number;
  /** SES sends to anybody if this is missing. A test may change it while the runtime runs. */
  readonly sending?: EmulatedSending;
  readonly ruleSets?: ForeignRuleSets;
}

export interface EmulatedSending {
  state: 'production' | 'sandbox' | 'paused' | 'suspended';
  readonly verified: Set<string>;
}

export const ACCOUNT_EXECUTIONS = 1_000;
