import type { ActiveRuleSet } from '../activation/apply-activation.ts';
import { logFault } from '../log.ts';
import type { Metering } from '../metric-name.ts';

/** The states of KMS keys. */
export interface KeyStates {
  /** State of a key as KMS names it; only `Enabled` keys encrypt and decrypt. */
  state(keyId: string): Promise<string>;
}

export interface AccountServices {
  readonly ruleSets: Pick<ActiveRuleSet, 'name'>;
  readonly keys: KeyStates;
  readonly metering: Metering;
  /** Receipt rule set of this stack. */
  readonly ruleSetName: string;
  /** KMS keys of this stack. */
  readonly keyIds: readonly string[];
}

/**
 * Counts what somebody else in the account changed so that the service cannot work: another active receipt rule set, a
 * disabled key. Each metric is written at every check, 0 when nothing is wrong, so that an alarm returns to OK.
 * @throws AggregateError when a check could not be made; the other checks are made all the same.
 */
export async function checkAccount(services: AccountServices): Promise<void> {
  const checks = await Promise.allSettled([checkRuleSet(services), checkKeys(services)]);
  const failures = checks.flatMap((check): unknown[] => (check.status === 'rejected' ? [check.reason] : []));
  if (failures.length > 0) throw new AggregateError(failures, 'The account could not be checked');
}

async function checkRuleSet({ ruleSets, metering, ruleSetName }: AccountServices): Promise<void> {
  const active = await ruleSets.name();
  metering.count('ReceiptRuleSetInactive', active === ruleSetName ? 0 : 1);
  if (active === ruleSetName) return;
  logFault('the receipt rule set of the stack is not the active one', {
    expected: ruleSetName,
    active: active ?? 'none',
  });
}

async function checkKeys({ keys, metering, keyIds }: AccountServices): Promise<void> {
  const states = await Promise.all(
    keyIds.map(async (key_id) => ({ key_id, state: await keys.state(key_id) })),
  );
  const unusable = states.filter(({ state }) => state !== 'Enabled');
  metering.count('EncryptionKeyUnusable', unusable.length);
  for (const key of unusable) logFault('an encryption key of the stack is not enabled', key);
}
