import type { Construct } from 'constructs';
import { CHECK_EVERY } from './account-check.ts';
import { ownCount } from './service-metrics.ts';
import type { Watch } from './watch.ts';

/** What the check of the account finds, from its first finding on. */
export function accountWatches(scope: Construct): Readonly<Record<string, Watch>> {
  return {
    RuleSetInactive: {
      kind: 'ruleSetInactive',
      metric: ownCount(scope, 'ReceiptRuleSetInactive', CHECK_EVERY),
      from: 1,
    },
    KeyUnusable: {
      kind: 'keyUnusable',
      metric: ownCount(scope, 'EncryptionKeyUnusable', CHECK_EVERY),
      from: 1,
    },
  };
}
