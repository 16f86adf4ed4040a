import { DescribeKeyCommand, KMSClient } from '@aws-sdk/client-kms';
import { DescribeActiveReceiptRuleSetCommand, SESClient } from '@aws-sdk/client-ses';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sesActiveRuleSet } from '../../../lambdas/aws/active-rule-set.ts';
import { kmsKeyStates } from '../../../lambdas/aws/key-states.ts';
import { checkAccount } from '../../../lambdas/aws-account/check-account.ts';
import type { MetricName } from '../../../lambdas/metric-name.ts';

const ses = mockClient(SESClient);
const kms = mockClient(KMSClient);
let counted: Partial<Record<MetricName, number>>;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  counted = {};
  ses.reset();
  kms.reset();
  ses.on(DescribeActiveReceiptRuleSetCommand).resolves({ Metadata: { Name: 'Ours' } });
  kms.on(DescribeKeyCommand).resolves({ KeyMetadata: { KeyId: 'k', KeyState: 'Enabled' } });
});
afterAll(() => {
  ses.restore();
  kms.restore();
  vi.restoreAllMocks();
});

function check(): Promise<void> {
  return checkAccount({
    ruleSets: sesActiveRuleSet(new SESClient({ region: 'us-east-1' })),
    keys: kmsKeyStates(new KMSClient({ region: 'us-east-1' })),
    metering: {
      count(name, by = 1) {
        counted[name] = (counted[name] ?? 0) + by;
      },
    },
    ruleSetName: 'Ours',
    keyIds: ['keyring', 'data'],
  });
}

describe('the check of the account', () => {
  test('writes 0 for everything that is in order', async () => {
    await check();

    expect(counted).toEqual({ ReceiptRuleSetInactive: 0, EncryptionKeyUnusable: 0 });
  });

  test.each([
    ['another rule set is active', { Metadata: { Name: 'of-another-team' } }],
    ['no rule set is active', {}],
  ])('counts 1 when %s', async (_condition, active) => {
    ses.on(DescribeActiveReceiptRuleSetCommand).resolves(active);

    await check();

    expect(counted).toMatchObject({ ReceiptRuleSetInactive: 1 });
  });

  test.each([
    'Disabled',
    'PendingDeletion',
    'Unavailable',
  ] as const)('counts a key that is %s', async (KeyState) => {
    kms.on(DescribeKeyCommand, { KeyId: 'data' }).resolves({ KeyMetadata: { KeyId: 'data', KeyState } });

    await check();

    expect(counted).toMatchObject({ EncryptionKeyUnusable: 1 });
  });

  test('fails when SES does not answer, after the keys were checked', async () => {
    ses.on(DescribeActiveReceiptRuleSetCommand).rejects(new Error('timeout'));

    await expect(check()).rejects.toThrow(AggregateError);

    expect(counted).toEqual({ EncryptionKeyUnusable: 0 });
  });
});
