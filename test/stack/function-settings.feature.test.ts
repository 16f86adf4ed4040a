import { expect, test } from 'vitest';
import { FUNCTION_SETTINGS } from '../../packages/agentinbox/src/laptop/released-assembly.ts';
import { synthesized } from './synthesized.ts';

const PLAN = { inboxes: 7, messagesPerMonth: 7, storageBytes: 7, webhooks: 7 };
const PROXY = { sourceAddressHeader: 'x-client-address', sourceAddressSecretHash: 'a'.repeat(64) };
/** Values that are not the defaults. */
const OTHER: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  quarantineDays: { quarantineDays: 7 },
  unknownNamesPerHour: { unknownNamesPerHour: 3 },
  purgeSettleSeconds: { purgeSettleSeconds: 200 },
  usageSettleSeconds: { usageSettleSeconds: 60 },
  spamRetentionDays: { spamRetentionDays: 3 },
  heldRetentionDays: { heldRetentionDays: 3 },
  plans: { plans: JSON.stringify({ unverified: PLAN, verified: PLAN }) },
  signUpDomains: { signUpDomains: '["example.com"]' },
  signUpRotation: { signUpRotation: 'immediate' },
  signUpsPerHourPerSource: { signUpsPerHourPerSource: 3 },
  sourceAddressHeader: PROXY,
  sourceAddressSecretHash: PROXY,
  codeMailsPerMinute: { codeMailsPerMinute: 2 },
  codeMailsPerDay: { codeMailsPerDay: 6 },
  creationsPerMinute: { creationsPerMinute: 3 },
  waitPollMilliseconds: { waitPollMilliseconds: 50 },
  webhookTargets: { webhookTargets: 'loopback' },
  webhookSchedule: { webhookSchedule: '[0,5]' },
};

/** A template without what the settings that functions read may change: POLICY, and the mark of a deployment. */
function rest(settings: Readonly<Record<string, unknown>>): string {
  const template = synthesized(settings).toJSON();
  return JSON.stringify(template, (name, value: unknown) =>
    name === 'POLICY' || name === 'Deployment' ? undefined : value,
  );
}

test('the installed command changes only settings that are in no other place of the template', () => {
  expect(Object.keys(OTHER).toSorted()).toEqual(FUNCTION_SETTINGS.toSorted());
  const unchanged = rest({});
  const moved = FUNCTION_SETTINGS.filter((name) => rest(OTHER[name] ?? {}) !== unchanged);

  expect(moved).toEqual([]);
  expect(rest({ rawMailDays: 60 })).not.toBe(unchanged);
});
