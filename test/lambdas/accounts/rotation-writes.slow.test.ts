import { describe, expect, test } from 'vitest';
import type { SignedUp } from '../../../lambdas/accounts/rotate-sign-up-key.ts';
import { signUp } from '../../../lambdas/accounts/sign-up.ts';
import { verify } from '../../../lambdas/accounts/verify.ts';
import type { Context } from '../../../lambdas/core/context.ts';
import { createInbox } from '../../../lambdas/inboxes/create-inbox.ts';
import { issueKey } from '../../../lambdas/operations/api-keys/create.ts';
import { makeWebhook } from '../../../lambdas/operations/webhooks/create.ts';
import { updateWebhookOperation } from '../../../lambdas/operations/webhooks/update.ts';
import { type ApiKeyRecord, listKeys, revokeKey } from '../../../lambdas/store/key/api-keys.ts';
import type { Table } from '../../../lambdas/store/table/table.ts';
import { webhooksOfTenant } from '../../../lambdas/store/webhook/webhooks.ts';
import { opened } from '../../opened.ts';
import { at, codeIn, SignUpWorld, someone } from './sign-up-world.ts';
import { steppedTable } from './stepped-table.ts';

const world = opened(() => SignUpWorld.open());

const ALL = { limit: 100, ascending: true, after: undefined };
/** More than the calls that a rotation makes: each of them is a step. */
const MAX_STEPS = 60;

const refused = { name: 'unauthenticated' };

/** What a stranger who signed up with another's address may do with a key. */
const WRITES: readonly [string, (context: Context) => Promise<unknown>][] = [
  ['POST /api-keys', (context) => issueKey(context, { name: 'left behind' }, undefined)],
  [
    'POST /inboxes/{inbox_id}/api-keys',
    (context) => issueKey(context, { name: 'left behind' }, 'some-inbox@agents.test'),
  ],
  [
    'POST /webhooks',
    (context) => makeWebhook(context, { url: 'https://evil.test/', event_types: ['message.received'] }),
  ],
  [
    'POST /inboxes',
    (context) =>
      createInbox(context, {
        username: undefined,
        displayName: undefined,
        clientId: undefined,
        metadata: {},
      }),
  ],
];

interface Stranger {
  readonly human: string;
  readonly signedUp: SignedUp;
  contextOf(secret: string, table?: Table): Promise<Context>;
  readonly secrets: readonly string[];
}

async function stranger(): Promise<Stranger> {
  const human = someone();
  const live = world.services();
  const signedUp = await signUp(live.context, human, undefined);
  const contextOf = async (secret: string, table: Table = world.table): Promise<Context> => ({
    ...live.context,
    table,
    caller: await world.callerOf(secret),
    webhookTargets: { check: async () => undefined },
    policy: { ...live.context.policy, creationsPerMinute: 0, plans: generousPlans(live.context) },
  });
  const second = await issueKey(await contextOf(signedUp.secret), { name: 'second' }, undefined);
  return { human, signedUp, contextOf, secrets: [signedUp.secret, second.api_key] };
}

function generousPlans({ policy }: Context): Context['policy']['plans'] {
  const [plan] = Object.values(policy.plans);
  if (plan === undefined) throw new Error('there is no plan');
  return { verified: plan, unverified: { ...plan, keys: 1000, webhooks: 1000, inboxes: 1000 } };
}

async function rotate(human: string, before: (call: number) => Promise<void>): Promise<SignedUp> {
  const table = steppedTable(world.table, before);
  return signUp(world.services({ table, now: at(2) }).context, human, undefined);
}

/** Nothing that the stranger has made can be used: only the owner's key is left, and no webhook is enabled. */
async function expectNothingLeft(owner: SignedUp): Promise<void> {
  const { items } = await listKeys(world.table, owner.organizationId, undefined, ALL);
  expect(items.map(({ name }) => name)).toEqual(['sign-up']);
  expect(await world.callerOf(owner.secret)).toMatchObject({ keyId: items[0]?.keyId, pending: false });
  const webhooks = await webhooksOfTenant(world.table, owner.organizationId);
  expect(webhooks.filter(({ enabled }) => enabled)).toEqual([]);
  expect(await world.accountOf(owner)).toMatchObject({ keys: 1 });
}

describe.each(WRITES)('%s by a stranger during the rotation of an unverified account', (_, write) => {
  test('leaves nothing usable, before whichever step of the rotation it is made', async () => {
    for (let step = 1, isOver = false; !isOver; step++) {
      expect(step).toBeLessThan(MAX_STEPS);
      const { human, secrets, contextOf } = await stranger();
      isOver = true;
      const owner = await rotate(human, async (call) => {
        if (call !== step) return;
        isOver = false;
        for (const secret of secrets) {
          // Its key may be revoked by now: then it is not even let in.
          const context = await contextOf(secret).catch(() => undefined);
          if (context !== undefined)
            await write(context).catch((error) => expect(error).toMatchObject(refused));
        }
      });
      await expectNothingLeft(owner);
    }
  }, 600_000);

  test('has no effect when the call was let in before the rotation and writes after it', async () => {
    const { human, secrets, contextOf } = await stranger();
    const contexts = await Promise.all(secrets.map((secret) => contextOf(secret)));
    const owner = await rotate(human, async () => undefined);

    for (const context of contexts) await expect(write(context)).rejects.toMatchObject(refused);
    await expectNothingLeft(owner);
  });

  test('has no effect when the rotation happens before whichever step of the write', async () => {
    for (let step = 1, isOver = false; !isOver; step++) {
      expect(step).toBeLessThan(MAX_STEPS);
      const { human, secrets, contextOf } = await stranger();
      let owner: SignedUp | undefined;
      isOver = true;
      const table = steppedTable(world.table, async (call) => {
        if (call !== step) return;
        isOver = false;
        owner = await rotate(human, async () => undefined);
      });
      const context = { ...(await contextOf(secrets.at(-1) ?? '')), table };
      await write(context).catch((error) => expect(error).toMatchObject(refused));
      owner ??= await rotate(human, async () => undefined);
      await expectNothingLeft(owner);
    }
  }, 600_000);
});

test('a stranger who makes a key with the newest key before every step of the rotation does not keep the rotation from ending, and keeps no key', async () => {
  const { human, secrets, contextOf } = await stranger();
  let newest = secrets.at(-1) ?? '';
  const owner = await rotate(human, async (call) => {
    expect(call).toBeLessThan(MAX_STEPS);
    const context = await contextOf(newest).catch(() => undefined);
    if (context === undefined) return;
    try {
      newest = (await issueKey(context, { name: 'left behind' }, undefined)).api_key;
    } catch (error) {
      expect(error).toMatchObject(refused);
    }
  });
  await expectNothingLeft(owner);
});

test.each([
  100, 101, 201,
])('a rotation ends all of %i keys, of which it reads a hundred at once, also when one is revoked meanwhile', async (count) => {
  const { human, signedUp, secrets, contextOf } = await stranger();
  const context = await contextOf(signedUp.secret);
  for (let made = secrets.length; made < count; made++)
    await issueKey(context, { name: `key ${made}` }, undefined);
  let isRevoked = false;
  const owner = await rotate(human, async () => {
    const { items, next } = await listKeys(world.table, signedUp.organizationId, undefined, ALL);
    // The last of a page that was full.
    const last = items.at(-1);
    if (isRevoked || last === undefined || (count > 100 && next === undefined)) return;
    isRevoked = true;
    await revokeKey(world.table, last);
  });

  expect(isRevoked).toBe(true);
  await expectNothingLeft(owner);
}, 600_000);

test('PATCH /webhooks/{webhook_id} by a stranger that was let in before the rotation does not enable a webhook again', async () => {
  const { human, secrets, contextOf } = await stranger();
  const context = await contextOf(secrets[0] ?? '');
  const made = await makeWebhook(context, { url: 'https://evil.test/', event_types: ['message.received'] });
  if (!('webhook_id' in made)) throw new Error('the webhook existed');
  const owner = await rotate(human, async () => undefined);
  const change = { webhook_id: made.webhook_id, enabled: true };

  await expect(updateWebhookOperation.run(context, change)).rejects.toMatchObject(refused);
  await expectNothingLeft(owner);
});

test('a rotation that crashed at any step lets no key of the earlier epoch confirm the account, and the next sign-up ends them all', async () => {
  for (let step = 1, isOver = false; !isOver; step++) {
    expect(step).toBeLessThan(MAX_STEPS);
    const human = someone();
    const live = world.services();
    const signedUp = await signUp(live.context, human, undefined);
    const caller = await world.callerOf(signedUp.secret);
    const second = await issueKey({ ...live.context, caller }, { name: 'second' }, undefined);
    const secondCaller = await world.callerOf(second.api_key);
    isOver = true;
    const crashed = rotate(human, async (call) => {
      if (call < step) return;
      isOver = false;
      throw new Error('crashed');
    });
    await crashed.catch((error) => expect(error).toMatchObject({ message: 'crashed' }));

    const { epoch } = await world.accountOf(signedUp);
    if (epoch > 0) {
      await expect(verify(live.context, secondCaller, codeIn(live))).rejects.toThrow();
      expect(await world.accountOf(signedUp)).toMatchObject({ verified: false });
    }
    await expectNothingLeft(await signUp(world.services({ now: at(4) }).context, human, undefined));
  }
}, 600_000);

test('a restricted or an inbox-scoped key cannot use up attempts at the code', async () => {
  const live = world.services();
  const made = await signUp(live.context, someone(), undefined);
  const owner = await world.callerOf(made.secret);
  const restricted = await issueKey(
    { ...live.context, caller: owner },
    { name: 'x', permissions: {} },
    undefined,
  );
  const caller = await world.callerOf(restricted.api_key);
  for (let i = 0; i < 12; i++) {
    await expect(verify(live.context, caller, '000000')).rejects.toMatchObject({ name: 'forbidden' });
  }

  await verify(live.context, owner, codeIn(live));
  expect(await world.accountOf(made)).toMatchObject({ verified: true });
});

test("attempts at a code with pending keys are counted for each key: a stranger's do not use up those of the owner's next key", async () => {
  const { human } = await world.verified();
  const live = world.services({ now: at(2) });
  const strangers = await world.callerOf((await signUp(live.context, human, undefined)).secret);
  const code = codeIn(live);
  const wrong = code === '000000' ? '000001' : '000000';
  const attempts = await Promise.allSettled(
    Array.from({ length: 15 }, () => verify(live.context, strangers, wrong)),
  );
  const names = attempts.map((each) => (each.status === 'rejected' ? each.reason.name : 'verified'));
  expect(names.filter((name) => name === 'validation')).toHaveLength(10);
  expect(names.filter((name) => name === 'rate_limited')).toHaveLength(5);

  const later = world.services({ now: at(4) });
  const owners = await signUp(later.context, human, undefined);
  await verify(later.context, await world.callerOf(owners.secret), code);
  expect(await world.callerOf(owners.secret)).toMatchObject({ pending: false });
});

test.each([
  101, 200, 201,
])('a rotation of an account with %i earlier keys revokes each of them, also when one of them is deleted meanwhile', async (keys) => {
  const { human, signedUp, secrets, contextOf } = await stranger();
  const context = await contextOf(signedUp.secret);
  const made = [...secrets];
  while (made.length < keys) made.push((await issueKey(context, { name: 'one of many' }, undefined)).api_key);
  const all = await allKeys(signedUp.organizationId);
  expect(all.length).toBe(keys);
  let isGone = false;
  const owner = await rotate(human, async () => {
    const left = isGone ? [] : await allKeys(signedUp.organizationId);
    const last = left.findLast(({ name }) => name === 'one of many');
    if (last === undefined || left.length >= keys - 50) return;
    isGone = true;
    await revokeKey(world.table, last);
  });

  expect(isGone).toBe(true);
  await expectNothingLeft(owner);
  const callers = await Promise.all(made.map((secret) => world.callerOf(secret).catch(() => undefined)));
  expect(callers.filter((caller) => caller !== undefined)).toEqual([]);
});

async function allKeys(tenantId: string): Promise<ApiKeyRecord[]> {
  const keys: ApiKeyRecord[] = [];
  for (let after: string | undefined; ; ) {
    const { items, next } = await listKeys(world.table, tenantId, undefined, { ...ALL, after });
    keys.push(...items);
    if (next === undefined) return keys;
    after = next;
  }
}
