import { DisableKeyCommand, EnableKeyCommand, KMSClient } from '@aws-sdk/client-kms';
import {
  AlreadyExistsException,
  CreateReceiptRuleSetCommand,
  SESClient,
  SetActiveReceiptRuleSetCommand,
} from '@aws-sdk/client-ses';
import { SNSClient, SubscribeCommand } from '@aws-sdk/client-sns';
import { SendMessageCommand } from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminCommand } from './admin-command.ts';
import { Service } from './service.ts';

let service: Service;
let ses: SESClient;
let kms: KMSClient;
let sns: SNSClient;
beforeAll(async () => {
  // Of its own: what is checked here stops mail and sign-ups, and what other files leave would be found.
  service = await Service.start({ settings: { alarmEmail: 'ops@example.com' } });
  const { admin } = service.runtime.endpoints;
  if (admin === undefined) throw new Error('The runtime gave no operator access');
  const options = {
    region: 'us-east-1',
    endpoint: admin.endpoint,
    credentials: { accessKeyId: admin.access_key_id, secretAccessKey: admin.secret_access_key },
  };
  ses = new SESClient(options);
  kms = new KMSClient(options);
  sns = new SNSClient(options);
});
afterAll(async () => {
  ses.destroy();
  kms.destroy();
  sns.destroy();
  await service.stop();
});

async function check(): Promise<readonly (readonly [string, string])[]> {
  const { template, compute } = service.runtime;
  const schedule = template
    .ofType('AWS::Events::Rule')
    .find(({ logicalId }) => logicalId.startsWith('AccountCheckSchedule'));
  const before = service.findings().length;
  await compute.events.fire(schedule?.logicalId ?? '');
  // A check that is repeated reports the same again.
  return [
    ...new Map(
      service
        .findings()
        .slice(before)
        .map((each) => [each.join(), each]),
    ).values(),
  ];
}

describe('the check of the account', () => {
  // Before the others: until then each check finds it.
  test('reports that alarms reach no subscriber until a subscription of their topic is confirmed', async () => {
    const topic = service.runtime.template.ofType('AWS::SNS::Topic').map(({ logicalId }) => logicalId);
    const TopicArn = `arn:aws:sns:us-east-1:000000000000:${topic.find((name) => name.startsWith('Alarms'))}`;
    expect(await check()).toEqual([['AlarmsUnconfirmed', TopicArn]]);

    // The engine confirms a queue at once.
    const Endpoint = 'arn:aws:sqs:us-east-1:000000000000:Pager';
    await sns.send(new SubscribeCommand({ TopicArn, Protocol: 'sqs', Endpoint }));
    expect(await check()).toEqual([]);
  });

  test('reports another active receipt rule set for as long as mail is refused', async () => {
    const account = await service.account();
    expect(await check()).toEqual([]);

    // A call whose answer is lost is repeated, and then the rule set exists.
    const command = new CreateReceiptRuleSetCommand({ RuleSetName: 'other-team' });
    await ses.send(command).catch((error: unknown) => {
      if (!(error instanceof AlreadyExistsException)) throw error;
    });
    await ses.send(new SetActiveReceiptRuleSetCommand({ RuleSetName: 'other-team' }));
    const [own] = service.runtime.template.ofType('AWS::SES::ReceiptRuleSet');
    const [rule] = service.runtime.template.ofType('AWS::SES::ReceiptRule');
    expect(await check()).toEqual([['ReceiptRuleSetInactive', rule?.logicalId]]);
    await expect(service.send({ to: account.inboxId })).rejects.toMatchObject({ responseCode: 550 });

    await ses.send(new SetActiveReceiptRuleSetCommand({ RuleSetName: own?.logicalId }));
    expect(await check()).toEqual([]);
    await service.deliver({ to: account.inboxId, subject: 'again' });
    expect((await service.newest(account)).string('subject')).toBe('again');
  });

  test('reports the key of the keyring while it is disabled', async () => {
    const [key] = service.runtime.template.ofType('AWS::KMS::Key');
    const KeyId = key?.logicalId ?? '';
    await kms.send(new DisableKeyCommand({ KeyId }));
    expect(await check()).toEqual([['EncryptionKeyUnusable', expect.stringContaining(KeyId)]]);

    await kms.send(new EnableKeyCommand({ KeyId }));
    expect(await check()).toEqual([]);
  });

  test('reports a dead-letter queue by the name that redrive takes, until its messages are moved', async () => {
    const name = 'UsageWorkDeadLetters';
    const { template, inspection, dataDir } = service.runtime;
    const queue = template.ofType('AWS::SQS::Queue').find(({ logicalId }) => logicalId.startsWith(name));
    // The engine takes a queue's address by any name that ends in it.
    const QueueUrl = `http://127.0.0.1/000000000000/${queue?.logicalId ?? ''}`;
    await inspection.sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: '{"tenant":"nobody"}' }));

    expect(await check()).toEqual([['DeadLetters', name]]);
    expect(service.logs()).toContain(`"message":"a dead-letter queue holds messages","queue":"${name}"`);

    const { stdout } = await adminCommand(['redrive', name, '--data-dir', dataDir]);
    expect(stdout).toBe(`${name}: 1 moved, 0 left\n`);
    await service.runtime.settled();
    expect(await check()).toEqual([]);
  });

  test('counts a queue message that is received for the fourth time, in any outcome', async () => {
    const { template, compute } = service.runtime;
    const [purge] = template
      .ofType('AWS::Lambda::Function')
      .filter(({ logicalId }) => logicalId.startsWith('PurgeFunction'));
    const record = (receives: number) => ({
      messageId: 'm',
      receiptHandle: 'h',
      eventSourceARN: 'arn:aws:sqs:us-east-1:000000000000:Work',
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
