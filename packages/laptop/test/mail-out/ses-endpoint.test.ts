import {
  CreateReceiptRuleSetCommand,
  DescribeActiveReceiptRuleSetCommand,
  SESClient,
  SetActiveReceiptRuleSetCommand,
} from '@aws-sdk/client-ses';
import {
  GetAccountCommand,
  SESv2Client,
  SendEmailCommand,
  type SendEmailCommandInput,
} from '@aws-sdk/client-sesv2';
import { afterEach, expect, test } from 'vitest';
import { PrincipalRegistry } from '../../src/aws-gateway/principals.ts';
import { startAwsGateway } from '../../src/aws-gateway/start-aws-gateway.ts';
import type { Deployment, JsonObject, Running } from '../../src/contract.ts';
import { compilePolicies } from '../../src/iam/compile-policies.ts';
import { PermissionJournal } from '../../src/iam/permission-journal.ts';
import { Outbox } from '../../src/mail-out/outbox.ts';
import { OwnInboxes } from '../../src/mail-out/own-inboxes.ts';
import type { SendingAccount } from '../../src/mail-out/sending-account.ts';
import { SES_CONDITION_KEYS, sesEndpoint } from '../../src/mail-out/ses-endpoint.ts';
import { ReceiptRuleSets } from '../../src/smtp/receipt-rule-sets.ts';
import { resolvedTemplate } from '../../src/template/resolve-template.ts';
import { NO_ENGINES } from '../aws-gateway/no-engines.ts';

const running: Running[] = [];
afterEach(async () => {
  for (const part of running.splice(0)) await part.stop();
});

const ALLOWED: JsonObject = {
  Effect: 'Allow',
  Action: 'ses:SendEmail',
  Resource: 'arn:aws:ses:us-east-1:000000000000:identity/notify.test',
};

async function startSes(statement: JsonObject, sending?: SendingAccount) {
  const gateway = await startAwsGateway();
  const outbox = new Outbox(':memory:');
  running.push({ stop: async () => outbox.close() }, gateway);
  const deployment: Deployment = {
    region: 'us-east-1',
    accountId: '000000000000',
    awsEndpoint: gateway.origin,
    originOf: () => gateway.origin,
    customAttributes: new Map(),
  };
  const template = resolvedTemplate([
    {
      logicalId: 'Sender',
      type: 'AWS::SES::EmailIdentity',
      properties: { EmailIdentity: 'notify.test' },
    },
    { logicalId: 'Set', type: 'AWS::SES::ConfigurationSet', properties: { Name: 'own-mail' } },
    { logicalId: 'Rules', type: 'AWS::SES::ReceiptRuleSet', properties: {} },
    {
      logicalId: 'Role',
      type: 'AWS::IAM::Role',
      properties: { Policies: [{ PolicyName: 'p', PolicyDocument: { Statement: [statement] } }] },
    },
  ]);
  const principals = new PrincipalRegistry();
  const credentials = principals.issue('Role');
  gateway.open({
    cors: new Map(),
    principals,
    engines: NO_ENGINES,
    services: [
      sesEndpoint({
        outbox,
        inboxes: new OwnInboxes({ recipients: [] }),
        ruleSets: new ReceiptRuleSets(template),
        sending,
        template,
        deployment,
      }),
    ],
    permissions: compilePolicies(template, SES_CONDITION_KEYS),
    journal: new PermissionJournal(),
    partitionKeys: new Map(),
    tables: new Map(),
    deployment,
  });
  const client = new SESv2Client({
    region: deployment.region,
    endpoint: gateway.origin,
    credentials,
    maxAttempts: 1,
  });
  const receiving = new SESClient({
    region: deployment.region,
    endpoint: gateway.origin,
    credentials,
    maxAttempts: 1,
  });
  running.push({ stop: async () => client.destroy() }, { stop: async () => receiving.destroy() });
  return {
    outbox,
    receiving,
    send: (input: SendEmailCommandInput) => client.send(new SendEmailCommand(input)),
    account: () => client.send(new GetAccountCommand({})),
  };
}

const simple: SendEmailCommandInput = {
  FromEmailAddress: 'Agent Inbox <no-reply@notify.test>',
  Destination: { ToAddresses: ['ada@example.org'] },
  Content: { Simple: { Subject: { Data: 'Your code' }, Body: { Text: { Data: '123456' } } } },
};

test('SendEmail stores the mail in the outbox under the returned message id', async () => {
  const { send, outbox } = await startSes(ALLOWED);

  const { MessageId } = await send(simple);

  expect(outbox.list()).toEqual([
    {
      id: MessageId,
      to: 'ada@example.org',
      subject: 'Your code',
      text: '123456',
      sent_at: expect.stringMatching(/Z$/),
    },
  ]);
});

test('a raw mail is shown decoded', async () => {
  const { send, outbox } = await startSes(ALLOWED);
  const raw =
    'From: no-reply@notify.test\r\nTo: ada@example.org\r\nSubject: =?utf-8?q?Gr=C3=BC=C3=9Fe?=\r\n\r\nHello\r\n';

  await send({ FromEmailAddress: 'no-reply@notify.test', Content: { Raw: { Data: Buffer.from(raw) } } });

  expect(outbox.list()).toMatchObject([{ to: 'ada@example.org', subject: 'Grüße', text: 'Hello\n' }]);
});

test('a sender of a domain without identity is refused as SES does', async () => {
  const { send, outbox } = await startSes({ ...ALLOWED, Resource: '*' });

  const sending = send({ ...simple, FromEmailAddress: 'no-reply@elsewhere.test' });

  await expect(sending).rejects.toMatchObject({ name: 'MessageRejected' });
  expect(outbox.list()).toEqual([]);
});

const SEND_AND_ASK: JsonObject = {
  Effect: 'Allow',
  Action: ['ses:SendEmail', 'ses:GetAccount'],
  Resource: '*',
};

test('an account in the sandbox sends to verified addresses, its own simulator and identities of the account only, and names the others', async () => {
  const verified = new Set(['ada@example.org']);
  const { send, outbox, account } = await startSes(SEND_AND_ASK, { state: 'sandbox', verified });
  const to = (...ToAddresses: string[]) => send({ ...simple, Destination: { ToAddresses } });
  await to('ada@example.org', 'success+1@simulator.amazonses.com', 'a@sub.notify.test');

  await expect(to('ada@example.org', 'bob@example.org')).rejects.toMatchObject({
    name: 'MessageRejected',
    message:
      'Email address is not verified. The following identities failed the check in region US-EAST-1: bob@example.org',
  });
  expect(outbox.list()).toHaveLength(1);
  expect(await account()).toMatchObject({ ProductionAccessEnabled: false, SendingEnabled: true });
});

test.each([
  ['paused', 'SendingPausedException', { SendingEnabled: false, EnforcementStatus: 'HEALTHY' }],
  ['suspended', 'AccountSuspendedException', { SendingEnabled: true, EnforcementStatus: 'SHUTDOWN' }],
] as const)('an account that is %s sends nothing (%s)', async (state, name, expected) => {
  const { send, outbox, account } = await startSes(SEND_AND_ASK, { state, verified: new Set() });

  await expect(send(simple)).rejects.toMatchObject({ name });
  expect(outbox.list()).toEqual([]);
  expect(await account()).toMatchObject(expected);
});

test('a role without the grant cannot send', async () => {
  const { send, outbox } = await startSes({ ...ALLOWED, Action: 'ses:SendBounce' });

  await expect(send(simple)).rejects.toMatchObject({ name: expect.stringContaining('AccessDenied') });

  expect(outbox.list()).toEqual([]);
});

const CONFIGURATION_SET = 'arn:aws:ses:us-east-1:000000000000:configuration-set/own-mail';

test('a mail with a configuration set needs the permission for that as well', async () => {
  const withSet = { ...simple, ConfigurationSetName: 'own-mail' };
  const both = await startSes({ ...ALLOWED, Resource: [ALLOWED['Resource'] ?? '', CONFIGURATION_SET] });
  const identityOnly = await startSes(ALLOWED);

  await both.send(withSet);
  expect(both.outbox.list()).toHaveLength(1);
  await expect(identityOnly.send(withSet)).rejects.toMatchObject({
    name: expect.stringContaining('AccessDenied'),
  });
});

test('a mail with a configuration set that does not exist is refused', async () => {
  const { send, outbox } = await startSes({ ...ALLOWED, Resource: '*' });

  const sending = send({ ...simple, ConfigurationSetName: 'unknown' });

  await expect(sending).rejects.toMatchObject({ name: 'NotFoundException' });
  expect(outbox.list()).toEqual([]);
});

test('SendEmail without a recipient is refused', async () => {
  const { send } = await startSes(ALLOWED);
  await expect(send({ ...simple, Destination: {} })).rejects.toMatchObject({ name: 'BadRequestException' });
});

const RULE_SETS: JsonObject = { Effect: 'Allow', Action: 'ses:*', Resource: '*' };

async function activeRuleSet(client: SESClient): Promise<string | undefined> {
  const { Metadata } = await client.send(new DescribeActiveReceiptRuleSetCommand({}));
  return Metadata?.Name;
}

test('the rule set of the template is active until another one is activated', async () => {
  const { receiving } = await startSes(RULE_SETS);
  expect(await activeRuleSet(receiving)).toBe('Rules');

  await receiving.send(new CreateReceiptRuleSetCommand({ RuleSetName: 'other-team' }));
  await receiving.send(new SetActiveReceiptRuleSetCommand({ RuleSetName: 'other-team' }));
  expect(await activeRuleSet(receiving)).toBe('other-team');

  await receiving.send(new SetActiveReceiptRuleSetCommand({}));
  expect(await activeRuleSet(receiving)).toBeUndefined();
});

test('a rule set that does not exist cannot be activated, and one that exists cannot be created', async () => {
  const { receiving } = await startSes(RULE_SETS);

  const unknown = receiving.send(new SetActiveReceiptRuleSetCommand({ RuleSetName: 'unknown' }));
  const taken = receiving.send(new CreateReceiptRuleSetCommand({ RuleSetName: 'Rules' }));

  await expect(unknown).rejects.toMatchObject({ name: 'RuleSetDoesNotExistException' });
  await expect(taken).rejects.toMatchObject({ name: 'AlreadyExistsException' });
});

test('a role without the permission cannot read the active rule set', async () => {
  const { receiving } = await startSes({ ...RULE_SETS, Action: 'ses:SetActiveReceiptRuleSet' });

  await expect(activeRuleSet(receiving)).rejects.toMatchObject({
    name: expect.stringMatching(/AccessDenied|AuthorizationError/),
  });
});
