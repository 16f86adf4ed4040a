import { describe, expect, test } from 'vitest';
import type { DeploymentWorld } from './deployment-world.ts';
import { deployed, outdated, prepared, YES } from './prepared-world.ts';

const versionOf = (world: DeploymentWorld) =>
  world.aws.cloudFormation.stacks.at(-1)?.model?.tags.get('agent-inbox:version');
const physicalOf = (world: DeploymentWorld, id: string) =>
  world.aws.cloudFormation.stacks.at(-1)?.resources.get(id)?.physical ?? '';

describe('agentinbox upgrade', () => {
  test("deploys the command's version with the stack's own parameters", async () => {
    const world = await outdated();
    const before = new Map(world.aws.cloudFormation.stacks[0]?.model?.parameters);
    const { failure, printed } = await world.run(['upgrade', YES]);

    expect(failure).toBeUndefined();
    expect(printed).toContain('stack AgentInbox: 0.1.0 to 0.2.0.');
    expect(printed).toContain('Changes 1 function.');
    expect(printed).toContain('AgentInbox has version 0.2.0.');
    expect(versionOf(world)).toBe('0.2.0');
    expect(world.aws.cloudFormation.stacks[0]?.model?.parameters).toEqual(before.set('Version', '0.2.0'));
    expect((await world.run(['upgrade', YES])).printed).toContain('already has version 0.2.0');
  });

  test('--plan and an answer of no change nothing', async () => {
    const world = await outdated();
    const planned = await world.run(['upgrade', { plan: true }]);
    expect(planned.printed).toContain('Nothing was changed.');
    expect((await world.run(['upgrade'], { answers: ['n'] })).failure).toBe('Stopped. Nothing was changed');
    expect((await world.run(['upgrade'])).failure).toContain('add --yes');
    expect(versionOf(world)).toBe('0.1.0');
    expect(world.state()).toMatchObject({ stacks: [{ changeSets: [] }] });
  });

  test('goes back to the previous version when the probe fails', async () => {
    const world = await outdated();
    world.probeFailures = ['Probe (mail): was not received'];
    const { failure } = await world.run(['upgrade', YES]);

    expect(failure).toContain('Version 0.2.0 failed its probe:\n  Probe (mail): was not received');
    expect(failure).toContain('AgentInbox has version 0.1.0 again.');
    expect(versionOf(world)).toBe('0.1.0');
    expect(world.aws.cloudFormation.stacks[0]?.model?.text).toContain('"VERSION":"0.1.0"');
  });

  test('goes back from a version that added a table, which stays outside of the stack', async () => {
    const world = await outdated((resources) => {
      resources['MailStoreMore'] = { ...(resources['MailStoreTable'] as object) };
    });
    world.probeFailures = ['Probe (mail): has not been received'];
    const { failure, printed } = await world.run(['upgrade', YES]);

    expect(failure).toContain('AgentInbox has version 0.1.0 again.');
    expect(printed).toContain('The stack no longer has table MailStoreMore');
    expect(world.aws.cloudFormation.stacks[0]?.resources.has('MailStoreMore')).toBe(false);
    expect(world.aws.cloudFormation.stacks[0]?.policy).toContain('"Resource":"*","Condition"');
  });

  test('a resource that fails is rolled back, with its reason', async () => {
    const world = await outdated();
    world.aws.cloudFormation.failing.set(
      'ApiFunction',
      'User: x is not authorized to perform: lambda:UpdateFunctionCode',
    );
    const { failure } = await world.run(['upgrade', YES]);

    expect(failure).toContain('ApiFunction: User: x is not authorized');
    expect(failure).toContain('The stack is as it was before.');
    expect(failure).toContain('deployer-policy.json');
    expect(versionOf(world)).toBe('0.1.0');
    expect(world.state()).toMatchObject({ stacks: [{ status: 'UPDATE_ROLLBACK_COMPLETE' }] });
  });

  test('alarms of errors roll it back when they go off, and refuse it when one is in ALARM before', async () => {
    const world = await outdated();
    const alarm = physicalOf(world, 'AlarmsRestFailures');
    world.aws.account.inAlarm.add(alarm);
    expect((await world.run(['upgrade', YES])).failure).toContain(
      `These alarms are in state ALARM and would roll back the update immediately: ${alarm}.`,
    );

    world.aws.account.inAlarm.clear();
    const alarming = world.run(['upgrade'], {
      answers: ['y'],
      beforeAnswer: () => world.aws.account.inAlarm.add(alarm),
    });
    expect((await alarming).failure).toContain('Rollback triggered by alarm');
    expect(versionOf(world)).toBe('0.1.0');
    expect((await world.run(['upgrade', { ...YES, monitor: 0 }])).failure).toBeUndefined();
  });

  test.each([
    ['replaces the table', 'MailStoreTable', { KeySchema: [{ AttributeName: 'other', KeyType: 'HASH' }] }],
    ['replaces the bucket', 'MailStoreMail', { BucketName: 'other' }],
    ['replaces the key', 'MailStoreKeyringKey', { KeySpec: 'RSA_2048' }],
    ['replaces the identity', 'Domain0Identity', { EmailIdentity: 'other.example.com' }],
    ['lacks the table', 'MailStoreTable', undefined],
  ])('a version that %s is refused before anything changes', async (_what, id, properties) => {
    const world = await outdated((resources) => {
      const resource = resources[id] as { Properties: object };
      if (properties === undefined) delete resources[id];
      else Object.assign(resource.Properties, properties);
    });
    const { failure } = await world.run(['upgrade', YES]);

    expect(failure).toContain('The change would destroy resources that cannot be restored');
    expect(failure).toContain(id);
    expect(versionOf(world)).toBe('0.1.0');
    expect(world.state()).toMatchObject({ stacks: [{ changeSets: [], status: 'CREATE_COMPLETE' }] });
  });

  test('the stack policy refuses a replacement that no command has looked at', async () => {
    const world = await deployed();
    const { policy } = world.aws.cloudFormation.stacks[0] ?? {};
    expect(JSON.parse(policy ?? '{}').Statement[1]).toMatchObject({
      Effect: 'Deny',
      Action: ['Update:Replace', 'Update:Delete'],
    });
  });

  test('without a stack says how to deploy one', async () => {
    const world = await prepared();
    expect((await world.run(['upgrade', YES])).failure).toContain(
      'There is no stack AgentInbox in eu-west-1',
    );
  });
});

describe('agentinbox destroy', () => {
  test('keeps mail and keys, names them, and asks for the name of the stack', async () => {
    const world = await deployed();
    const [table, key] = [physicalOf(world, 'MailStoreTable'), physicalOf(world, 'MailStoreKeyringKey')];
    expect((await world.run(['destroy'], { answers: ['AgentIndox'] })).failure).toBe(
      'Nothing was deleted: "AgentIndox" is not AgentInbox',
    );
    expect((await world.run(['destroy'])).failure).toContain('confirm with --confirm AgentInbox');
    const { printed, failure } = await world.run(['destroy'], { answers: ['AgentInbox'] });

    expect(failure).toBeUndefined();
    expect(printed).toContain('Keeps these resources, which are billed until you delete them:');
    expect(printed).toContain(`table ${table}`);
    expect(printed).toContain(`encryption key ${key}`);
    expect(world.state()).toMatchObject({ stacks: [], tables: [{ isProtected: true }], identities: [] });
    expect(world.state()).toMatchObject({ buckets: [{ keys: ['incoming/AMAZON_SES_SETUP_NOTIFICATION'] }] });
    expect((await world.run(['destroy', { confirm: 'AgentInbox' }])).printed).toContain('There is no stack');
  });

  test('--everything asks for the domain and deletes all of it', async () => {
    const world = await deployed();
    expect((await world.run(['destroy', { everything: true, confirm: 'AgentInbox' }])).failure).toContain(
      'is not agents.example.com',
    );
    const { printed, failure } = await world.run(['destroy', { everything: true }], {
      answers: ['agents.example.com'],
    });

    expect(failure).toBeUndefined();
    expect(printed).toContain('Keeps nothing.');
    expect(printed).toContain('Emptied bucket');
    expect(world.state()).toMatchObject({ stacks: [], tables: [], buckets: [], identities: [] });
  });

  test('keeps the bucket of code for another stack of the account', async () => {
    const world = await deployed();
    await world.run(['deploy', YES]);
    const objects = world.aws.account.objects.buckets.get('agent-inbox-123456789012-eu-west-1');
    if (objects !== undefined) world.aws.account.objects.put(objects, 'Staging/code.zip', Buffer.from('zip'));
    await world.run(['destroy', { confirm: 'AgentInbox' }]);

    expect([...(objects?.objects.keys() ?? [])]).toEqual(['Staging/code.zip']);
  });

  test('what cannot be deleted is tried three times, and then named', async () => {
    const world = await deployed();
    world.aws.cloudFormation.undeletable.set('ApiFunction', 'The function is in use');
    const { failure } = await world.run(['destroy', { confirm: 'AgentInbox' }]);

    expect(failure).toContain('AgentInbox could not be deleted:\n  ApiFunction: The function is in use');
    expect(world.aws.calls.filter((call) => call === 'cloudformation DeleteStack')).toHaveLength(3);
    world.aws.cloudFormation.undeletable.clear();
    expect((await world.run(['destroy', { confirm: 'AgentInbox' }])).failure).toBeUndefined();
  });
});
