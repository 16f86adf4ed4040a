import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { profilesFile } from '../../packages/agentinbox/src/client-commands/profile.ts';
import { COST } from '../../packages/agentinbox/src/deployment/finish.ts';
import { DeploymentWorld } from './deployment-world.ts';
import { deployed, prepared, SETTINGS, YES } from './prepared-world.ts';

const BUCKET = 'agent-inbox-123456789012-eu-west-1';

describe('agentinbox deploy', () => {
  test('without settings asks with defaults, writes the answers and deploys to an empty account', async () => {
    const world = await DeploymentWorld.make();
    world.aws.account.zones.set('Z1', 'example.com');
    const answers = ['no domain', '', 'ops', 'ops@example.com', 'maybe', '', 'y'];

    const { failure, printed, asked } = await world.run(['deploy'], { answers });

    expect(failure).toBeUndefined();
    expect(asked[0]).toContain('[agents.example.com]');
    expect(asked).toHaveLength(7);
    expect(JSON.parse(readFileSync(world.settings, 'utf8'))).toEqual({
      inboxDomain: 'agents.example.com',
      hostedZoneId: 'Z1',
      hostedZoneName: 'example.com',
      alarmEmail: 'ops@example.com',
      senderDomain: 'none',
    });
    for (const sentence of [
      '"no domain" must be a lower-case domain name such as agents.example.com.',
      '"ops" must be an email address such as ops@example.com.',
      'Creates 2 alarms',
      'Created table MailStoreTable.',
      'SES has verified agents.example.com.',
      "claude mcp add --transport http agent-inbox 'https://mcp.test/mcp' --header 'x-api-key: am_1'",
      'first@agents.example.com',
      'The cost is about $5.30 a month',
    ])
      expect(printed).toContain(sentence);
    expect(printed).not.toContain('Publish these DNS records');
    expect(profilesFile().read()).toMatchObject({
      default: { base_url: 'https://api.test/v1', api_key: 'am_1' },
    });
  });

  test('protects the stack and keeps code in a private, versioned, encrypted bucket', async () => {
    const world = await deployed();

    const [stack] = world.aws.cloudFormation.stacks;
    expect(stack).toMatchObject({ status: 'CREATE_COMPLETE', isProtected: true });
    expect(stack?.policy).toContain('Update:Replace');
    const { configuration, objects } = world.aws.account.objects.buckets.get(BUCKET) ?? {};
    expect(configuration?.get('publicAccessBlock')).toContain('<RestrictPublicBuckets>true');
    expect(configuration?.get('versioning')).toContain('Enabled');
    expect(configuration?.get('encryption')).toContain('AES256');
    expect([...(objects?.keys() ?? [])].some((key) => /^AgentInbox\/[0-9a-f]{64}\.zip$/.test(key))).toBe(
      true,
    );
    expect(Object.fromEntries(stack?.model?.parameters ?? [])).toMatchObject({
      InboxDomain: 'agents.example.com',
      SenderDomain: 'none',
      SignUp: 'closed',
      AssetBucket: BUCKET,
      AssetPrefix: 'AgentInbox/',
      Version: '0.1.0',
    });
  });

  test('prints the DNS records without a hosted zone, and no key without a terminal', async () => {
    const world = await prepared();
    const { printed } = await world.run(['deploy', YES]);

    expect(printed).toContain('agents.example.com. 300 IN MX 10 inbound-smtp.eu-west-1.amazonaws.com.');
    expect(printed).not.toContain('am_1');
  });

  test('--plan on an empty account says every step and leaves nothing behind', async () => {
    const world = await prepared();
    const empty = world.state();
    const { printed, failure } = await world.run(['deploy', { plan: true }]);

    expect(failure).toBeUndefined();
    expect(printed).toContain('Creates 2 alarms, 1 table, 1 bucket, 1 encryption key');
    expect(printed).toContain('Wait until SES has verified agents.example.com');
    expect(printed).toContain('Nothing was deployed.');
    expect(world.state()).toEqual(empty);
    expect(world.aws.calls).not.toContain('cloudformation ExecuteChangeSet');
  });

  test('a resource that fails leaves nothing behind, and the call after it deploys', async () => {
    const world = await prepared();
    const empty = world.state();
    world.aws.cloudFormation.failing.set('ApiFunction', 'Resource limit exceeded for functions');
    const { failure } = await world.run(['deploy', YES]);

    expect(failure).toBe(
      [
        'The deployment failed:',
        '  ApiFunction: Resource limit exceeded for functions',
        'Everything that it created was deleted.',
        '-> A quota of the account is used up: request a higher one in Service Quotas, or delete unused resources.',
      ].join('\n'),
    );
    expect(world.state()).toEqual(empty);
    world.aws.cloudFormation.failing.clear();
    expect((await world.run(['deploy', YES])).failure).toBeUndefined();
  });

  test('a change set that CloudFormation refuses is deleted, with its reason', async () => {
    const world = await deployed();
    world.aws.cloudFormation.failing.set('ChangeSet', 'Property X is not valid');
    writeFileSync(world.settings, JSON.stringify({ ...SETTINGS, alarmEmail: 'x@example.com' }));

    expect((await world.run(['deploy', YES])).failure).toContain('  Property X is not valid\n->');
    expect(world.state()).toMatchObject({ stacks: [{ changeSets: [] }] });
  });

  test('again changes what the settings change, and nothing when they are as before', async () => {
    const world = await deployed();
    expect((await world.run(['deploy', YES])).printed).toContain('nothing to change');

    writeFileSync(world.settings, JSON.stringify({ ...SETTINGS, alarmEmail: 'other@example.com' }));
    const planned = await world.run(['deploy', { plan: true }]);
    expect(planned.printed).toContain('Changes 1 topic.\nNothing was changed.');
    const { printed } = await world.run(['deploy', YES]);
    expect(printed).toContain('Updated topic Notices.');
    expect([...world.operator.tenants.keys()]).toEqual(['ops@example.com']);
  });

  test('another domain is refused until allowedChange=domain, and then the policy protects the new one', async () => {
    const world = await deployed();
    const before = world.state();
    const settings = { ...SETTINGS, inboxDomain: 'mail.example.com' };
    writeFileSync(world.settings, JSON.stringify(settings));

    const { failure } = await world.run(['deploy', YES]);
    expect(failure).toContain('replaces SES domain Domain0Identity');
    expect(failure).toContain('"allowedChange": "domain"');
    expect(world.state()).toMatchObject({ stacks: (before as { stacks: object[] }).stacks });

    writeFileSync(world.settings, JSON.stringify({ ...settings, allowedChange: 'domain' }));
    expect((await world.run(['deploy', YES])).failure).toBeUndefined();
    expect(world.aws.cloudFormation.stacks[0]?.policy).toContain('AWS::SES::EmailIdentity');
  });

  test('waits for SES as long as it may, and goes on when it is started again', async () => {
    const world = await prepared();
    world.aws.account.looksUntilVerified = 10;

    const { failure, printed } = await world.run(['deploy', { ...YES, wait: 1 }]);
    expect(printed).toContain('usually 5 minutes after the records are published, at most 72 hours');
    expect(failure).toContain('SES did not verify agents.example.com within 1 minutes');
    const again = await world.run(['deploy', YES]);
    expect(again.failure).toBeUndefined();
    expect(again.printed).not.toContain('Created table');
  });

  test('--try deploys the template whose data goes with the stack', async () => {
    const world = await prepared();
    await world.run(['deploy', { ...YES, try: true }]);

    const [stack] = world.aws.cloudFormation.stacks;
    expect(stack?.isProtected).toBe(false);
    expect(stack?.model?.tags.get('agent-inbox:data')).toBe('try');
    await world.run(['destroy', { confirm: 'AgentInbox' }]);
    expect(world.state()).toMatchObject({ stacks: [], tables: [], buckets: [] });
  });

  test('passes the role of CloudFormation, and completes while AWS throttles every third call', async () => {
    const world = await prepared();
    world.aws.throttledEach = 3;
    const roleArn = 'arn:aws:iam::123456789012:role/deployer';

    expect((await world.run(['deploy', { ...YES, roleArn }])).failure).toBeUndefined();
    expect(world.aws.cloudFormation.stacks[0]?.role).toBe(roleArn);
  });

  test('a probe that fails says so at the end, and names the command that explains it', async () => {
    const world = await prepared();
    world.probeFailures = ['Probe (mail): was sent but not received'];
    const { failure } = await world.run(['deploy', YES]);

    expect(failure).toContain('  Probe (mail): was sent but not received');
    expect(failure).toContain('agentinbox doctor --stack AgentInbox --probe');
  });

  test('the costs that it prints are those of docs/cost.md', () => {
    const page = readFileSync(join(import.meta.dirname, '../../docs/cost.md'), 'utf8');
    const million = Number(/\| A million received emails \| \*\*([\d.]+)\*\*/.exec(page)?.[1]);

    expect(page).toContain(`| An idle month | **${COST.idleMonth}** |`);
    expect((million / 1_000).toFixed(2)).toBe(COST.thousandMails);
  });
});

describe('agentinbox deploy refuses', () => {
  const refused = async (world: DeploymentWorld, flags = {}): Promise<string> => {
    const before = world.state();
    const { failure } = await world.run(['deploy', { ...YES, ...flags }]);
    expect(world.state()).toEqual(before);
    return failure ?? '';
  };

  test.each([
    ['a wrong domain', { ...SETTINGS, inboxDomain: 'nonsense' }, 'inboxDomain: must be a lower-case domain'],
    [
      'an unknown setting',
      { ...SETTINGS, inboxDomian: 'x' },
      'Unknown setting inboxDomian. Did you mean inboxDomain?',
    ],
    ['a setting without a parameter', { ...SETTINGS, canary: false }, 'has no parameter for canary'],
    [
      'several alarm addresses',
      { ...SETTINGS, alarmEmail: ['a@b.co', 'c@d.co'] },
      'alarmEmail: must be a single address',
    ],
    ['no object', [], 'must contain a JSON object'],
  ])('%s', async (_what, settings, message) => {
    expect(await refused(await prepared(settings))).toContain(message);
  });

  test('failures of the checks before a deployment', async () => {
    const world = await prepared();
    world.checkFailures = ['DNS zone: There is no hosted zone Z9 in this account'];
    expect(await refused(world)).toContain('Nothing was deployed.');
  });

  test('a region without receiving, and credentials that AWS does not accept', async () => {
    const world = await prepared();
    world.aws.refused.set('GetCallerIdentity', 'ExpiredToken');
    expect(await refused(world)).toContain('AWS does not accept the credentials');
    world.aws.refused.clear();
    world.region = 'eu-west-9';
    expect(await refused(world)).toContain(
      'SES receives no email in eu-west-9. Choose another region with --region',
    );
  });

  test('to ask without a terminal', async () => {
    const world = await DeploymentWorld.make();
    expect(await refused(world)).toContain('There is no settings file. Write agent-inbox.settings.json');
    writeFileSync(world.settings, JSON.stringify(SETTINGS));
    expect(await refused(world, { yes: false })).toContain('Without a terminal, add --yes');
    const empty = world.state();
    expect((await world.run(['deploy'], { answers: ['n'] })).failure).toBe('Stopped. Nothing was changed');
    expect(world.state()).toEqual(empty);
  });

  test('a stack that CDK deployed, and one of another version', async () => {
    const world = await deployed();
    const [stack] = world.aws.cloudFormation.stacks;
    const tags = stack?.model?.tags as Map<string, string>;
    tags.set('agent-inbox:version', '0.0.9');
    expect(await refused(world)).toContain(
      'has version 0.0.9, and this command deploys 0.1.0. Run agentinbox upgrade',
    );
    tags.delete('agent-inbox:version');
    expect(await refused(world)).toContain('was not deployed by this command');
  });

  test('a call for which a permission is missing, and names it', async () => {
    const world = await prepared();
    world.aws.refused.set('CreateChangeSet', 'AccessDenied');
    const { failure } = await world.run(['deploy', YES]);
    expect(failure).toContain('not authorized to perform: cloudformation:CreateChangeSet');
    expect(failure).toContain('-> Ask for this permission; deployer-policy.json');
  });

  test('a bucket name that another account owns', async () => {
    const world = await prepared();
    world.aws.account.objects.make(BUCKET, '999999999999');
    expect(await refused(world)).toContain(
      `The bucket ${BUCKET} cannot be read: it belongs to another account`,
    );
  });

  test('a release whose code was changed', async () => {
    const world = await prepared();
    const { assets } = JSON.parse(readFileSync(join(world.folder, 'release', 'release.json'), 'utf8'));
    writeFileSync(join(world.folder, 'release', assets[0].file), 'other');
    const { failure } = await world.run(['deploy', YES]);
    expect(failure).toContain('differs from the released file (SHA-256)');
    expect(world.aws.calls).not.toContain('cloudformation ExecuteChangeSet');
  });
});
