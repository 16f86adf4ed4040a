import {
  CreateReceiptRuleSetCommand,
  DescribeActiveReceiptRuleSetCommand,
  SESClient,
  SetActiveReceiptRuleSetCommand,
} from '@aws-sdk/client-ses';
import { SESv2Client, SendEmailCommand, type SendEmailCommandInput } from '@aws-sdk/client-sesv2';
import { afterEach, expect, test } from 'vitest';
import { PrincipalRegistry } from '../../../local/aws-gateway/principals.ts';
import { startAwsGateway } from '../../../local/aws-gateway/start-aws-gateway.ts';
import type { Deployment, JsonObject, Running } from '../../../local/contract.ts';
import { compilePolicies } from '../../../local/iam/compile-policies.ts';
import { PermissionJournal } from '../../../local/iam/permission-journal.ts';
import { Outbox } from '../../../local/mail-out/outbox.ts';
import { OwnInboxes } from '../../../local/mail-out/own-inboxes.ts';
import { SES_CONDITION_KEYS, sesEndpoint } from '../../../local/mail-out/ses-endpoint.ts';
import { ReceiptRuleSets } from '../../../local/smtp/receipt-rule-sets.ts';
import { resolvedTemplate } from '../../../local/template/resolve-template.ts';
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

async function startSes(statement: JsonObject) {
  const gateway = await startAwsGateway();
  const outbox = new Outbox(':memory:');
  running.push({ stop: async () => outbox.close() }, gateway);
  const deployment: Deployment = {
    region: 'us-east-1',
    accountId: '000000000000',
    awsEndpoint: gateway.origin,
    originOf: () => gateway.origin,
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
