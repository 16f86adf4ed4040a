import {
  CreateReceiptRuleCommand,
  DeleteReceiptRuleCommand,
  SESClient,
  SetActiveReceiptRuleSetCommand,
} from '@aws-sdk/client-ses';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DOMAIN, Service } from './service.ts';

const STOP = { Enabled: true, Actions: [{ StopAction: { Scope: 'RuleSet' } }] } as const;

let service: Service;
let ses: SESClient;
beforeAll(async () => {
  const theirs = [{ Name: 'catch-all', Enabled: 'true', Actions: [{ StopAction: { Scope: 'RuleSet' } }] }];
  service = await Service.start({
    settings: { receiptRules: 'join' },
    account: { ruleSets: { theirs, empty: [] } },
  });
  const { admin } = service.runtime.endpoints;
  if (admin === undefined) throw new Error('The runtime gave no operator access');
  ses = new SESClient({
    region: 'us-east-1',
    endpoint: admin.endpoint,
    credentials: { accessKeyId: admin.access_key_id, secretAccessKey: admin.secret_access_key },
  });
});
afterAll(async () => {
  ses.destroy();
  await service.stop();
});

async function check(): Promise<readonly string[]> {
  const { template, compute } = service.runtime;
  const [schedule] = template
    .ofType('AWS::Events::Rule')
    .filter(({ logicalId }) => logicalId.startsWith('AccountCheckSchedule'));
  const before = service.findings().length;
  await compute.events.fire(schedule?.logicalId ?? '');
  return service
    .findings()
    .slice(before)
    .map(([finding]) => finding);
}

test('a service that joins the rule set of others receives before their catch-all', async () => {
  const account = await service.account();
  await service.deliver({ to: account.inboxId, subject: 'joined' });

  expect((await service.newest(account)).string('subject')).toBe('joined');
  await expect(service.send({ to: 'someone@other.example' })).rejects.toMatchObject({ responseCode: 550 });
  expect(await check()).toEqual([]);
});

test('the account check of a service that joined reports a rule before its own that stops, and another active rule set', async () => {
  const { inboxId } = await service.account();
  const refused = () => expect(service.send({ to: inboxId })).rejects.toMatchObject({ responseCode: 550 });
  const Rule = { ...STOP, Actions: [...STOP.Actions], Name: 'first', Recipients: [DOMAIN] };
  await ses.send(new CreateReceiptRuleCommand({ RuleSetName: 'theirs', Rule }));
  await refused();
  expect(await check()).toEqual(['ReceiptRuleSetInactive']);
  await ses.send(new DeleteReceiptRuleCommand({ RuleSetName: 'theirs', RuleName: 'first' }));
  expect(await check()).toEqual([]);

  await ses.send(new SetActiveReceiptRuleSetCommand({ RuleSetName: 'empty' }));
  await refused();
  expect(await check()).toEqual(['ReceiptRuleSetInactive']);
  await ses.send(new SetActiveReceiptRuleSetCommand({ RuleSetName: 'theirs' }));
  await service.send({ to: inboxId });
  expect(await check()).toEqual([]);
});
