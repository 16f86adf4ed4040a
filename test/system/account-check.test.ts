import { DisableKeyCommand, EnableKeyCommand, KMSClient } from '@aws-sdk/client-kms';
import {
  AlreadyExistsException,
  CreateReceiptRuleSetCommand,
  SESClient,
  SetActiveReceiptRuleSetCommand,
} from '@aws-sdk/client-ses';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { MetricName } from '../../lambdas/metric-name.ts';
import { Service } from './service.ts';

const alarmSchema = z.object({
  MetricName: z.string(),
  Namespace: z.literal('AgentInbox'),
  Threshold: z.number(),
  ComparisonOperator: z.literal('GreaterThanOrEqualToThreshold'),
  EvaluationPeriods: z.literal(1),
});

let service: Service;
let ses: SESClient;
let kms: KMSClient;
beforeAll(async () => {
  service = await Service.start();
  const { admin } = service.runtime.endpoints;
  if (admin === undefined) throw new Error('The runtime gave no operator access');
  const options = {
    region: 'us-east-1',
    endpoint: admin.endpoint,
    credentials: { accessKeyId: admin.access_key_id, secretAccessKey: admin.secret_access_key },
  };
  ses = new SESClient(options);
  kms = new KMSClient(options);
});
afterAll(async () => {
  ses.destroy();
  kms.destroy();
  await service.stop();
});

/** Whether one more check brings the alarm of a metric into the state ALARM. */
async function alarmAfterCheck(metric: MetricName): Promise<boolean> {
  const { template, compute } = service.runtime;
  const alarms = template
    .ofType('AWS::CloudWatch::Alarm')
    .filter(({ properties }) => properties['MetricName'] === metric);
  expect(alarms).toHaveLength(1);
  const { Threshold } = alarmSchema.parse(alarms[0]?.properties);
  const schedule = template
    .ofType('AWS::Events::Rule')
    .find(({ logicalId }) => logicalId.startsWith('AccountCheckSchedule'));
  const before = service.metric(metric);
  await compute.events.fire(schedule?.logicalId ?? '');
  return service.metric(metric) - before >= Threshold;
}

describe('the check of the account', () => {
  test('raises the alarm while another receipt rule set is active, when mail is refused', async () => {
    const account = await service.account();
    expect(await alarmAfterCheck('ReceiptRuleSetInactive')).toBe(false);

    // A call whose answer is lost is repeated, and then the rule set exists.
    const command = new CreateReceiptRuleSetCommand({ RuleSetName: 'other-team' });
    await ses.send(command).catch((error: unknown) => {
      if (!(error instanceof AlreadyExistsException)) throw error;
    });
    await ses.send(new SetActiveReceiptRuleSetCommand({ RuleSetName: 'other-team' }));
    expect(await alarmAfterCheck('ReceiptRuleSetInactive')).toBe(true);
    await expect(service.send({ to: account.inboxId })).rejects.toMatchObject({ responseCode: 550 });

    const [own] = service.runtime.template.ofType('AWS::SES::ReceiptRuleSet');
    await ses.send(new SetActiveReceiptRuleSetCommand({ RuleSetName: own?.logicalId }));
    expect(await alarmAfterCheck('ReceiptRuleSetInactive')).toBe(false);
    await service.deliver({ to: account.inboxId, subject: 'again' });
    expect((await service.newest(account)).string('subject')).toBe('again');
  });

  test('raises the alarm while the key of the keyring is disabled', async () => {
    const [key] = service.runtime.template.ofType('AWS::KMS::Key');
    const KeyId = key?.logicalId ?? '';
    expect(await alarmAfterCheck('EncryptionKeyUnusable')).toBe(false);

    await kms.send(new DisableKeyCommand({ KeyId }));
    expect(await alarmAfterCheck('EncryptionKeyUnusable')).toBe(true);

    await kms.send(new EnableKeyCommand({ KeyId }));
    expect(await alarmAfterCheck('EncryptionKeyUnusable')).toBe(false);
  });

  test('raises the alarm when a queue message comes for the fourth time, whatever becomes of it', async () => {
    const { template, compute } = service.runtime;
    const [purge] = template
      .ofType('AWS::Lambda::Function')
      .filter(({ logicalId }) => logicalId.startsWith('PurgeFunction'));
    const record = (receives: number) => ({
      messageId: 'm',
      receiptHandle: 'h',
      body: 'not a job',
      attributes: { ApproximateReceiveCount: String(receives) },
    });
    const invoke = (receives: number) =>
      compute.functions.find(purge?.logicalId ?? '').invoke({ Records: [record(receives)] });

    expect(await invoke(3)).toMatchObject({ payload: { batchItemFailures: [{ itemIdentifier: 'm' }] } });
    expect(service.metric('MessageRetried')).toBe(0);
    expect(await invoke(4)).toMatchObject({ payload: { batchItemFailures: [{ itemIdentifier: 'm' }] } });
    expect(service.metric('MessageRetried')).toBe(1);
  });

  test('runs every five minutes', () => {
    const rates = service.runtime.template
      .ofType('AWS::Events::Rule')
      .filter(({ logicalId }) => logicalId.startsWith('AccountCheckSchedule'))
      .map(({ properties }) => properties['ScheduleExpression']);

    expect(rates).toEqual(['rate(5 minutes)']);
  });
});
