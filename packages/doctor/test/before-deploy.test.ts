import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { GetAccountSettingsCommand } from '@aws-sdk/client-lambda';
import { GetHostedZoneCommand } from '@aws-sdk/client-route-53';
import { DescribeActiveReceiptRuleSetCommand } from '@aws-sdk/client-ses';
import { GetAccountCommand, GetEmailIdentityCommand } from '@aws-sdk/client-sesv2';
import { describe, expect, onTestFinished, test } from 'vitest';
import { BEFORE_DEPLOY_CHECKS } from '../src/examine-before-deploy.ts';
import { settingsOfDeployment } from '../src/settings-of-deployment.ts';
import { type BeforeDeployWorld, beforeDeployWorld, ZONE } from './before-deploy-world.ts';
import { awsError, DOMAIN, findingsOf, NOW, SENDER } from './stack-world.ts';

const OWN_NAMES = ['apiDomain=api.example.com', 'streamDomain=stream.example.com'];

function checkOf(id: string) {
  const check = BEFORE_DEPLOY_CHECKS.find((each) => each.id === id);
  if (check === undefined) throw new Error(`There is no check ${id}`);
  return check;
}

const bootstrapVersion = (version: string) => (world: BeforeDeployWorld) => {
  world.mocks.cloudFormation.on(DescribeStacksCommand).resolves({
    Stacks: [
      {
        StackName: 'CDKToolkit',
        CreationTime: NOW,
        StackStatus: 'CREATE_COMPLETE',
        Outputs: [{ OutputKey: 'BootstrapVersion', OutputValue: version }],
      },
    ],
  });
};
const hostedZone =
  (Name: string, PrivateZone = false) =>
  (world: BeforeDeployWorld) => {
    world.mocks.route53.on(GetHostedZoneCommand).resolves({
      HostedZone: { Id: 'Z', Name, CallerReference: 'x', Config: { PrivateZone } },
      DelegationSet: { NameServers: ['ns-1.awsdns-01.org'] },
    });
  };
const activeRuleSet = (world: BeforeDeployWorld) =>
  void world.mocks.ses.on(DescribeActiveReceiptRuleSetCommand).resolves({
    Metadata: { Name: 'theirs', CreatedTimestamp: NOW },
  });
const quota = (all: number, unreserved: number) => (world: BeforeDeployWorld) => {
  world.mocks.lambda.on(GetAccountSettingsCommand).resolves({
    AccountLimit: { ConcurrentExecutions: all, UnreservedConcurrentExecutions: unreserved },
  });
};

type Case = [
  what: string,
  check: string,
  breakIt: (world: BeforeDeployWorld) => void,
  status: string,
  detail: RegExp,
  settings?: readonly string[],
];

const CASES: readonly Case[] = [
  [
    'an account without bootstrap',
    'bootstrap',
    ({ mocks }) =>
      mocks.cloudFormation
        .on(DescribeStacksCommand)
        .rejects(awsError('ValidationError', 'Stack with id CDKToolkit does not exist')),
    'failure',
    /is not bootstrapped/,
  ],
  ['an old bootstrap', 'bootstrap', bootstrapVersion('5'), 'failure', /version 5, but at least 6 is needed/],
  [
    'a bootstrap that may not read why a change set failed (row 49)',
    'bootstrap',
    bootstrapVersion('29'),
    'warning',
    /Version 29 hides why/,
  ],
  [
    'a zone that is not delegated (row 26)',
    'delegation',
    ({ dns }) => dns.set('NS', ZONE, []),
    'failure',
    /example\.com is not delegated$/,
  ],
  [
    'a zone that is delegated elsewhere',
    'delegation',
    ({ dns }) => dns.set('NS', ZONE, ['ns.registrar.example']),
    'failure',
    /delegated to ns\.registrar\.example/,
  ],
  [
    'a hosted zone of another domain',
    'delegation',
    hostedZone('example.net.'),
    'failure',
    /is for example\.net, not example\.com/,
  ],
  ['a private hosted zone', 'delegation', hostedZone('example.com.', true), 'failure', /is private/],
  [
    'a hosted zone that is missing',
    'delegation',
    ({ mocks }) => mocks.route53.on(GetHostedZoneCommand).rejects(awsError('NoSuchHostedZone', 'none')),
    'failure',
    /There is no hosted zone/,
  ],
  [
    'a domain in no zone',
    'delegation',
    ({ dns }) => dns.set('NS', ZONE, []),
    'failure',
    /no zone for agents\.example\.com/,
    ['no zone'],
  ],
  [
    'a CAA record that forbids Amazon (row 26)',
    'caa',
    ({ dns }) => dns.set('CAA', ZONE, [{ critical: 0, issue: 'letsencrypt.org' }]),
    'failure',
    /CAA record of example\.com does not allow/,
    ['apiDomain=api.example.com'],
  ],
  [
    'a CAA record that forbids everybody',
    'caa',
    ({ dns }) => dns.set('CAA', 'api.example.com', [{ critical: 0, issue: ';' }]),
    'failure',
    /CAA record of api\.example\.com does not allow/,
    ['apiDomain=api.example.com'],
  ],
  [
    'an MX record in the way',
    'existing-records',
    ({ dns }) => dns.set('MX', DOMAIN, [{ exchange: 'x', priority: 1 }]),
    'failure',
    /already has MX records/,
  ],
  [
    'a TXT record in the way',
    'existing-records',
    ({ dns }) => dns.set('TXT', DOMAIN, ['proof']),
    'failure',
    /already has TXT records/,
  ],
  [
    'a record of a further domain outside of the hosted zone, which is published by hand',
    'existing-records',
    ({ dns }) => dns.set('MX', 'inbox.example.org', [{ exchange: 'x', priority: 1 }]),
    'warning',
    /already has MX records/,
    ['moreInboxDomains=["inbox.example.org"]'],
  ],
  [
    'an address of a custom domain, which may be in the way',
    'existing-records',
    ({ dns }) => dns.set('A', 'stream.example.com', ['192.0.2.1']),
    'warning',
    /already has CNAME or A records/,
    OWN_NAMES,
  ],
  [
    'a record that is published by hand',
    'existing-records',
    ({ dns }) => dns.set('TXT', `_dmarc.${SENDER}`, ['v=DMARC1; p=none']),
    'warning',
    /already has TXT records/,
    ['no zone'],
  ],
  [
    'an identity that SES knows',
    'new-identities',
    ({ mocks }) => mocks.sesv2.on(GetEmailIdentityCommand, { EmailIdentity: DOMAIN }).resolves({}),
    'failure',
    /already knows the domain/,
  ],
  [
    'another active rule set (row 3)',
    'existing-rule-set',
    activeRuleSet,
    'failure',
    /theirs is active, and the deployment would refuse/,
  ],
  [
    'another active rule set that may be replaced',
    'existing-rule-set',
    activeRuleSet,
    'warning',
    /theirs is active and will be replaced/,
    ['receiptRules=replace'],
  ],
  [
    'a full rule set that is to be joined',
    'existing-rule-set',
    ({ mocks }) =>
      mocks.ses.on(DescribeActiveReceiptRuleSetCommand).resolves({
        Metadata: { Name: 'theirs' },
        Rules: Array.from({ length: 200 }, () => ({ Name: 'rule' })),
      }),
    'failure',
    /theirs has 200 rules/,
    ['receiptRules=join'],
  ],
  [
    'the sandbox',
    'ses-sending',
    ({ mocks }) => mocks.sesv2.on(GetAccountCommand).resolves({ SendingEnabled: true }),
    'warning',
    /sandbox/,
  ],
  ['the concurrency of a new account', 'concurrency', quota(10, 10), 'warning', /10 executions/],
  [
    'waiting calls that may hold more than half of the executions',
    'concurrency',
    quota(1_000, 400),
    'warning',
    /waitingCalls 101\) may hold 202 of 400 executions/,
    ['waitingCalls=101'],
  ],
  [
    'a reservation that Lambda would refuse',
    'concurrency',
    quota(1_000, 180),
    'failure',
    /takes 100 and leaves 80 of 1000/,
    ['reservedConcurrency={"api":100}'],
  ],
];

describe('doctor before the first deployment', () => {
  test.each(CASES)('reports %s', async (_what, id, breakIt, status, detail, settings = []) => {
    const world = beforeDeployWorld(...settings);
    if (settings.includes('no zone')) world.dns.set('NS', ZONE, ['ns.registrar.example']);
    expect(
      (await findingsOf(checkOf(id), world.context())).filter((finding) => finding.status !== 'ok'),
    ).toEqual([]);
    breakIt(world);

    const found = (await findingsOf(checkOf(id), world.context())).filter(
      (finding) => finding.status !== 'ok',
    );
    expect(found).toEqual([
      expect.objectContaining({ status, detail: expect.stringMatching(detail), advice: expect.any(String) }),
    ]);
  });

  test('looks for a CAA record from the name upwards, and takes the first that is there', async () => {
    const world = beforeDeployWorld(...OWN_NAMES);
    world.dns.set('CAA', ZONE, [{ critical: 0, issue: 'letsencrypt.org' }]);
    world.dns.set('CAA', 'api.example.com', [{ critical: 0, issue: 'Amazon.com; validationmethods=dns-01' }]);
    world.dns.set('CAA', 'stream.example.com', [{ critical: 0, iodef: 'mailto:ca@example.com' }]);

    expect(await findingsOf(checkOf('caa'), world.context())).toEqual([
      { status: 'ok', subject: 'api.example.com', detail: 'the CAA record of api.example.com allows Amazon' },
      { status: 'ok', subject: 'stream.example.com', detail: 'any authority may issue a certificate' },
    ]);
  });

  test('asks SES for one identity at a time, of which it answers one a second', async () => {
    const world = beforeDeployWorld('moreInboxDomains=["b.example.com","c.example.com"]');
    const asked: string[] = [];
    world.mocks.sesv2.on(GetEmailIdentityCommand).callsFake(async ({ EmailIdentity }) => {
      asked.push(`${EmailIdentity} begins`);
      await new Promise(setImmediate);
      asked.push(`${EmailIdentity} ends`);
      throw awsError('NotFoundException', 'none');
    });

    expect(await findingsOf(checkOf('new-identities'), world.context())).toHaveLength(4);
    const domains = [DOMAIN, 'b.example.com', 'c.example.com', SENDER];
    expect(asked).toEqual(domains.flatMap((domain) => [`${domain} begins`, `${domain} ends`]));
  });

  test('looks for no CAA record of a name whose certificate is given', async () => {
    const arn = 'arn:aws:acm:eu-west-1:123456789012:certificate/1234abcd';
    const world = beforeDeployWorld('apiDomain=api.example.com', `certificateArn=${arn}`);
    expect(await findingsOf(checkOf('caa'), world.context())).toEqual([]);
  });

  test('takes what the stack of an earlier deployment made for no obstacle', async () => {
    const world = beforeDeployWorld();
    activeRuleSet(world);
    world.mocks.sesv2.on(GetEmailIdentityCommand).resolves({});
    world.dns.set('MX', DOMAIN, [{ exchange: 'x', priority: 1 }]);
    const ids: Readonly<Record<string, readonly string[]>> = {
      'AWS::SES::EmailIdentity': [DOMAIN, SENDER],
      'AWS::SES::ReceiptRuleSet': ['theirs'],
    };
    const context = world.context({ existing: { idsOf: (type) => ids[type] ?? [] } });

    for (const id of ['existing-records', 'new-identities', 'existing-rule-set']) {
      const findings = await findingsOf(checkOf(id), context);
      expect(
        findings.map(({ status }) => status),
        id,
      ).toEqual(findings.map(() => 'ok'));
    }
  });
});

describe('the settings of doctor --before-deploy', () => {
  function directory(files: Readonly<Record<string, unknown>>): string {
    const path = mkdtempSync(join(tmpdir(), 'settings-'));
    onTestFinished(() => rmSync(path, { recursive: true }));
    for (const [name, content] of Object.entries(files)) {
      writeFileSync(join(path, name), typeof content === 'string' ? content : JSON.stringify(content));
    }
    return path;
  }

  test('are those of the settings file, cdk.json, cdk.context.json and --set, of which the last wins', () => {
    const path = directory({
      'agent-inbox.settings.json': {
        inboxDomain: 'zero.example.com',
        deferredMailDays: 4,
        logRetentionDays: 7,
      },
      'cdk.json': {
        app: 'x',
        context: { inboxDomain: 'one.example.com', quarantineDays: 1, deferredMailDays: 5 },
      },
      'cdk.context.json': { inboxDomain: 'two.example.com', quarantineDays: 2, 'availability-zones': ['a'] },
    });
    expect(settingsOfDeployment(path, ['inboxDomain=three.example.com'])).toMatchObject({
      inboxDomain: 'three.example.com',
      quarantineDays: 2,
      deferredMailDays: 5,
      logRetentionDays: 7,
      senderDomain: 'notify.three.example.com',
    });
  });

  test.each([
    ['a setting that does not exist', {}, ['inboxdomain=x'], /unknown setting/],
    ['a setting without a value', {}, ['inboxDomain'], /must be key=value/],
    ['no inbox domain', {}, [], /inboxDomain: is required/],
    [
      'a file that is not JSON',
      { 'cdk.context.json': '{' },
      [],
      /cdk\.context\.json does not contain CDK context/,
    ],
  ])('with %s are refused', (_what, files, given, message) => {
    expect(() => settingsOfDeployment(directory(files), given)).toThrow(message);
  });
});
