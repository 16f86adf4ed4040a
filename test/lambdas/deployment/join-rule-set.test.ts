import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { SESClient } from '@aws-sdk/client-ses';
import { describe, expect, onTestFinished, test } from 'vitest';
import { sesRuleSets } from '../../../lambdas/aws/receipt-rule-sets.ts';
import { findRuleSet, joinRuleSet, RuleSetChanged } from '../../../lambdas/deployment/join-rule-set.ts';
import { closeServer, listenOnLoopback } from '../../../packages/laptop/src/engines/listen.ts';
import {
  answerRuleSetCall,
  ruleSetAction,
} from '../../../packages/laptop/src/mail-out/receipt-rule-set-calls.ts';
import {
  type ForeignRuleSets,
  ReceiptRuleSets,
  type SetRule,
} from '../../../packages/laptop/src/smtp/receipt-rule-sets.ts';
import { resolvedTemplate } from '../../../packages/laptop/src/template/resolve-template.ts';
import { silent } from '../../opened.ts';

silent('error');

const THEIRS: SetRule = {
  Name: 'their-rule',
  Enabled: 'true',
  Recipients: ['agents.example.com'],
  Actions: [{ StopAction: { Scope: 'RuleSet' } }],
};
const OURS = { bucketName: 'our-bucket', topicArn: 'our-topic', objectKeyPrefix: '', recipients: [] };
const PROPERTIES = {
  OwnRuleSetName: 'own-1a2b',
  RuleName: 'own-1a2b',
  Recipients: ['agents.example.com'],
  BucketName: OURS.bucketName,
  ObjectKeyPrefix: 'incoming/',
  TopicArn: OURS.topicArn,
};

/** A stack beside the rule sets of a local SES. */
async function stackIn(foreign: ForeignRuleSets | ReceiptRuleSets = {}, name = PROPERTIES.RuleName) {
  const account =
    foreign instanceof ReceiptRuleSets ? foreign : new ReceiptRuleSets(resolvedTemplate([]), foreign);
  const server = createServer(async (request, response) => {
    const call = {
      principal: { accessKeyId: 'a', roleLogicalId: undefined },
      method: 'POST',
      url: new URL('http://ses.test/'),
      headers: {},
      body: await buffer(request),
    };
    const action = ruleSetAction(call);
    if (action === undefined) throw new Error(call.body.toString());
    const { status, headers, body } = answerRuleSetCall(action, call, account);
    response.writeHead(status, headers).end(body);
  });
  const endpoint = `http://127.0.0.1:${await listenOnLoopback(server, 0)}`;
  const credentials = { accessKeyId: 'a', secretAccessKey: 'b' };
  const client = new SESClient({ region: 'us-east-1', endpoint, credentials, maxAttempts: 1 });
  onTestFinished(() => {
    client.destroy();
    return closeServer(server);
  });
  const sets = sesRuleSets(client);
  const properties = { ...PROPERTIES, OwnRuleSetName: name, RuleName: name };
  let deployed: object | undefined;
  const find = async () => {
    const request = {
      RequestType: deployed === undefined ? 'Create' : 'Update',
      ResourceProperties: { OwnRuleSetName: name, RuleSetName: `joined-${name}` },
    };
    return (await findRuleSet(sets, request))['RuleSetName'] ?? '';
  };
  const put = async (RuleSetName: string, isRollback = false) => {
    const wanted = { ...properties, RuleSetName };
    const request =
      deployed === undefined
        ? { RequestType: 'Create', ResourceProperties: wanted }
        : { RequestType: 'Update', ResourceProperties: wanted, OldResourceProperties: deployed };
    await joinRuleSet(sets, request, async () => isRollback);
    deployed = wanted;
  };
  return {
    account,
    find,
    put,
    deploy: async () => put(await find()),
    async remove() {
      await joinRuleSet(sets, { RequestType: 'Delete', ResourceProperties: deployed }, async () => false);
      await findRuleSet(sets, {
        RequestType: 'Delete',
        ResourceProperties: { OwnRuleSetName: name, RuleSetName: `joined-${name}` },
      });
    },
    names: (set: string) => account.rules(set).map(({ Name }) => Name),
    receives: (address = 'a@agents.example.com') => account.reaches(OURS, address),
  };
}

describe('a stack that joins the active rule set', () => {
  test('comes before a rule of others for its domain, and takes no mail of other domains', async () => {
    const stack = await stackIn({ theirs: [THEIRS] });
    await stack.deploy();

    expect(stack.names('theirs')).toEqual(['own-1a2b', 'their-rule']);
    expect(stack.account.active).toBe('theirs');
    expect([stack.receives(), stack.receives('a@example.com')]).toEqual([true, false]);
    expect(stack.account.rules('theirs')[0]).toMatchObject({
      Enabled: 'true',
      Recipients: ['agents.example.com'],
      ScanEnabled: 'true',
      TlsPolicy: 'Optional',
      Actions: [
        { S3Action: { BucketName: 'our-bucket', ObjectKeyPrefix: 'incoming/', TopicArn: 'our-topic' } },
      ],
    });
  });

  test('makes and activates one of its own where none is active, and activates it only with its rule', async () => {
    const stack = await stackIn();
    const found = await stack.find();
    expect([found, stack.account.active]).toEqual(['joined-own-1a2b', undefined]);
    await stack.put(found);

    expect(stack.account.active).toBe('joined-own-1a2b');
    expect(stack.receives()).toBe(true);
  });

  test('puts its rule right where its name exists, and leaves it in its place', async () => {
    const changed = { ...THEIRS, Name: 'own-1a2b', Enabled: 'false' };
    const stack = await stackIn({ theirs: [{ ...THEIRS, Recipients: ['example.net'] }, changed] });
    await stack.deploy();
    await stack.deploy();

    expect(stack.names('theirs')).toEqual(['their-rule', 'own-1a2b']);
    expect(stack.receives()).toBe(true);
  });

  test('fails when another rule set is activated meanwhile, and the next deployment moves its rule there', async () => {
    const stack = await stackIn({ theirs: [THEIRS], others: [] });
    await stack.deploy();
    const found = await stack.find();
    stack.account.activate('others');
    await expect(stack.put(found)).rejects.toThrow(RuleSetChanged);
    await expect(stack.put(found)).rejects.toThrow(
      /"others" was activated instead of "theirs".*Deploy again/,
    );
    await stack.deploy();

    expect([stack.names('theirs'), stack.names('others')]).toEqual([['their-rule'], ['own-1a2b']]);
    expect(stack.receives()).toBe(true);
  });

  test('makes its rule again where the rule set was deleted', async () => {
    const stack = await stackIn({ theirs: [THEIRS] });
    await stack.deploy();
    stack.account.activate(undefined);
    stack.account.delete('theirs');
    expect(stack.receives()).toBe(false);
    await stack.deploy();

    expect(stack.account.active).toBe('joined-own-1a2b');
    expect(stack.receives()).toBe(true);
  });

  test('fails with the reason of SES where the set has 200 rules, but for a rollback', async () => {
    const rules = Array.from({ length: 200 }, (_, n) => ({ ...THEIRS, Name: `rule-${n}` }));
    const stack = await stackIn({ empty: [], full: rules });
    await stack.deploy();
    stack.account.activate('full');

    await expect(stack.deploy()).rejects.toThrow('Too many rules in full');
    await stack.put('full', true);
    expect(stack.names('full')).toHaveLength(200);
    expect(stack.names('empty')).toEqual(['own-1a2b']);
  });

  test('takes out its rule when it is deleted, and leaves the set active with the rules of others', async () => {
    const stack = await stackIn({ theirs: [THEIRS] });
    await stack.deploy();
    await stack.remove();
    await stack.remove();

    expect(stack.names('theirs')).toEqual(['their-rule']);
    expect(stack.account.active).toBe('theirs');
  });

  test('shares its rule set with a second stage, which receives on when the first is deleted', async () => {
    const first = await stackIn();
    await first.deploy();
    const second = await stackIn(first.account, 'own-3c4d');
    await second.deploy();
    expect(first.names('joined-own-1a2b')).toEqual(['own-3c4d', 'own-1a2b']);
    await first.remove();

    expect(second.names('joined-own-1a2b')).toEqual(['own-3c4d']);
    expect(second.receives()).toBe(true);
  });

  test('is deleted also where its rule set is gone', async () => {
    const stack = await stackIn({ theirs: [], others: [] });
    await stack.deploy();
    stack.account.activate('others');
    stack.account.delete('theirs');

    await expect(stack.remove()).resolves.toBeUndefined();
  });

  test('leaves a rule set of its own that CloudFormation is about to delete, without a gap', async () => {
    const ours = { ...THEIRS, Actions: [{ S3Action: { BucketName: 'our-bucket', TopicArn: 'our-topic' } }] };
    const stack = await stackIn({ 'own-1a2b': [ours] });
    const found = await stack.find();
    expect([found, stack.receives()]).toEqual(['joined-own-1a2b', true]);
    await stack.put(found);
    stack.account.delete('own-1a2b');

    expect(stack.account.active).toBe('joined-own-1a2b');
    expect(stack.receives()).toBe(true);
  });
});
