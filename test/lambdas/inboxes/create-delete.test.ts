import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { signUp } from '../../../lambdas/accounts/sign-up.ts';
import { identify } from '../../../lambdas/auth/identify.ts';
import { writeAsCaller } from '../../../lambdas/auth/write-as-caller.ts';
import { reserveCapacity } from '../../../lambdas/core/reserve-capacity.ts';
import { createInbox, type NewInbox } from '../../../lambdas/inboxes/create-inbox.ts';
import { deleteInbox } from '../../../lambdas/inboxes/delete-inbox.ts';
import { getAccount } from '../../../lambdas/store/account/accounts.ts';
import {
  getInbox,
  getTombstone,
  type Inbox,
  inboxUpdate,
  listInboxes,
  markPurged,
} from '../../../lambdas/store/inbox/inboxes.ts';
import { opened } from '../../opened.ts';
import { type LiveServices, liveServices } from '../accounts/live-services.ts';
import { keyServices, SOURCE } from '../auth/key-services.ts';
import { openTestTable } from '../store/table/test-table.ts';
import { setSubscription } from '../test-account.ts';
import { NOW, testCaller } from '../test-context.ts';

const table = opened(openTestTable);

const DAY_MINUTES = 24 * 60;
const at = (minutes: number) => () => new Date(NOW.getTime() + minutes * 60_000);
const name = (): string => `name-${randomBytes(5).toString('hex')}`;
const wanted = (overrides: Partial<NewInbox> = {}): NewInbox => ({
  username: undefined,
  displayName: undefined,
  clientId: undefined,
  metadata: {},
  ...overrides,
});

interface Tenant extends LiveServices {
  readonly tenantId: string;
}

async function tenant(plan = 'unverified'): Promise<Tenant> {
  const live = liveServices(table, { sourceIp: randomBytes(6).toString('hex') });
  const { organizationId, secret } = await signUp(live.context, `${name()}@example.com`, undefined);
  await setSubscription(table, organizationId, { plan });
  const { caller } = await identify(keyServices(table, NOW), secret, SOURCE);
  return { ...live, context: { ...live.context, caller }, tenantId: organizationId };
}

function refusedOf(outcomes: readonly PromiseSettledResult<unknown>[]): string[] {
  return outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.name] : []));
}

async function inboxesCounted(tenantId: string): Promise<number | undefined> {
  return (await getAccount(table, tenantId))?.inboxes;
}

async function inboxesListed(tenantId: string): Promise<Inbox[]> {
  return (await listInboxes(table, tenantId, { limit: 100, ascending: true, after: undefined })).items;
}

describe('creating inboxes', () => {
  test('side by side fills the plan exactly and no further', async () => {
    const { context, tenantId } = await tenant();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 12 }, () => createInbox(context, wanted())),
    );

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(new Set(refusedOf(outcomes))).toEqual(new Set(['cap_hit']));
    expect(await inboxesCounted(tenantId)).toBe(3);
    expect(await inboxesListed(tenantId)).toHaveLength(3);
  });

  test('side by side with one name makes one, for whichever tenant was first', async () => {
    const [a, b] = [await tenant(), await tenant()];
    const username = name();
    const outcomes = await Promise.allSettled(
      [a, b].map(({ context }) => createInbox(context, wanted({ username }))),
    );

    expect(refusedOf(outcomes)).toEqual(['address_unavailable']);
    expect(((await inboxesCounted(a.tenantId)) ?? 0) + ((await inboxesCounted(b.tenantId)) ?? 0)).toBe(3);
  });

  test('with a name that is taken is refused before its event is announced, and by the transaction when the name was taken since', async () => {
    const [a, b] = [await tenant(), await tenant()];
    const username = name();
    await createInbox(a.context, wanted({ username }));
    const refused = { name: 'address_unavailable' };
    await expect(createInbox(b.context, wanted({ username }))).rejects.toMatchObject(refused);
    expect(b.publications).toHaveLength(0);

    const later = name();
    const slow = {
      ...b.context,
      publications: {
        async send(): Promise<void> {
          await createInbox(a.context, wanted({ username: later }));
        },
      },
    };
    await expect(createInbox(slow, wanted({ username: later }))).rejects.toMatchObject(refused);
    expect(await inboxesCounted(b.tenantId)).toBe(1);
  });

  test.each([
    ['the last place', undefined],
    ['the name', name()],
  ])('with one client id gives the inbox that took %s since its first look', async (_, username) => {
    const { context, tenantId } = await tenant();
    if (username === undefined) await createInbox(context, wanted());
    const twins = wanted({ clientId: 'twins', username });
    const before = await inboxesCounted(tenantId);
    const { middlewareStack } = table.client;
    const first: { inbox?: Inbox } = {};
    middlewareStack.add(
      (next) => async (args) => {
        const result = await next(args);
        if (middlewareStack.remove('twin')) first.inbox = (await createInbox(context, twins)).inbox;
        return result;
      },
      { step: 'initialize', name: 'twin' },
    );
    const second = await createInbox(context, twins);

    expect(second).toEqual({ inbox: first.inbox, existed: true });
    expect(await inboxesCounted(tenantId)).toBe((before ?? 0) + 1);
  });

  test.each([
    'admin',
    'post-master',
    'no.reply',
  ])('refuses the reserved name %s without taking a place', async (username) => {
    const { context, tenantId } = await tenant();

    await expect(createInbox(context, wanted({ username }))).rejects.toMatchObject({
      name: 'address_unavailable',
      status: 409,
    });
    expect(await inboxesCounted(tenantId)).toBe(1);
  });

  test('draws another name when the first is taken', async () => {
    const { context } = await tenant();
    const drawn = (size: number): Uint8Array => Buffer.alloc(size, 1);
    const fixed = { ...context, randomBytes: drawn };
    const { inbox } = await createInbox(fixed, wanted());
    let draws = 0;
    const later = {
      ...context,
      randomBytes: (size: number): Uint8Array => {
        draws += 1;
        return draws <= 3 ? drawn(size) : randomBytes(size);
      },
    };
    const second = await createInbox(later, wanted());

    expect(second.inbox.inboxId).not.toBe(inbox.inboxId);
    expect(draws).toBeGreaterThan(3);
  });
});

describe('deleting an inbox', () => {
  async function made(live: Tenant, overrides: Partial<NewInbox> = {}): Promise<Inbox> {
    return (await createInbox(live.context, wanted({ username: name(), ...overrides }))).inbox;
  }

  test('makes it unreachable, gives its place back and queues the purge first', async () => {
    const live = await tenant();
    const inbox = await made(live);
    expect(await deleteInbox(live.context, inbox)).toBe(true);

    expect(await getInbox(table, live.tenantId, inbox.inboxId)).toBeUndefined();
    expect((await inboxesListed(live.tenantId)).map(({ inboxId }) => inboxId)).not.toContain(inbox.inboxId);
    expect(await inboxesCounted(live.tenantId)).toBe(1);
    expect(live.purges).toMatchObject([
      { inbox_id: inbox.inboxId, tenant: live.tenantId, list_key: inbox.listKey },
    ]);
    expect(await getTombstone(table, inbox.inboxId)).toMatchObject({ purging: true, listKey: inbox.listKey });
  });

  test('twice at once is done once, and one place comes back', async () => {
    const live = await tenant();
    const inbox = await made(live);
    const outcomes = await Promise.all([deleteInbox(live.context, inbox), deleteInbox(live.context, inbox)]);

    expect(outcomes.sort()).toEqual([false, true]);
    expect(await inboxesCounted(live.tenantId)).toBe(1);
  });

  test('does not happen when the purge cannot be queued', async () => {
    const live = await tenant();
    const inbox = await made(live);
    const failing = {
      ...live.context,
      purgeQueue: {
        async send(): Promise<void> {
          throw new Error('SQS is down');
        },
      },
    };

    await expect(deleteInbox(failing, inbox)).rejects.toThrow('SQS is down');
    expect(await getInbox(table, live.tenantId, inbox.inboxId)).toEqual(inbox);
  });

  test('keeps its name from everybody until the quarantine is over and nothing is left of it', async () => {
    const [mine, other] = [await tenant(), await tenant()];
    const inbox = await made(mine);
    await deleteInbox(mine.context, inbox);
    const [username = ''] = inbox.inboxId.split('@');
    const claim = (live: Tenant, days: number) =>
      createInbox({ ...live.context, now: at(days * DAY_MINUTES) }, wanted({ username }));
    const refused = { name: 'address_unavailable' };

    await expect(claim(mine, 1)).rejects.toMatchObject(refused);
    await expect(claim(other, 364)).rejects.toMatchObject(refused);
    await expect(claim(other, 366)).rejects.toMatchObject(refused);
    await markPurged(table, inbox.inboxId, inbox.listKey);
    await expect(claim(other, 364)).rejects.toMatchObject(refused);
    expect((await claim(other, 366)).inbox).toMatchObject({
      inboxId: inbox.inboxId,
      tenantId: other.tenantId,
    });
  });

  test('of a name that has passed on does not touch its new owner', async () => {
    const [mine, other] = [await tenant(), await tenant()];
    const inbox = await made(mine);
    await deleteInbox(mine.context, inbox);
    await markPurged(table, inbox.inboxId, inbox.listKey);
    const [username = ''] = inbox.inboxId.split('@');
    const later = { ...other.context, now: at(366 * DAY_MINUTES) };
    const { inbox: theirs } = await createInbox(later, wanted({ username }));

    expect(await deleteInbox(mine.context, inbox)).toBe(false);
    await expect(markPurged(table, inbox.inboxId, inbox.listKey)).rejects.toMatchObject({
      name: 'ConditionalCheckFailedException',
    });
    expect(await getInbox(table, other.tenantId, theirs.inboxId)).toEqual(theirs);
  });
});

test('changing an inbox that was changed or deleted since it was read does nothing', async () => {
  const live = await tenant();
  const { inbox } = await createInbox(live.context, wanted());
  const change = { displayName: 'one', metadata: { a: '1' } };
  const outcomes = await Promise.all([
    writeAsCaller(live.context, inboxUpdate(table, inbox, change, NOW)),
    writeAsCaller(live.context, inboxUpdate(table, inbox, { displayName: 'two', metadata: { b: '2' } }, NOW)),
  ]);
  const current = await getInbox(table, live.tenantId, inbox.inboxId);

  expect(outcomes.sort()).toEqual([false, true]);
  expect(current).toMatchObject({ revision: 1 });
  if (current === undefined) throw new Error('the inbox is gone');
  await deleteInbox(live.context, current);
  expect(await writeAsCaller(live.context, inboxUpdate(table, current, change, NOW))).toBe(false);
  expect(await getInbox(table, live.tenantId, inbox.inboxId)).toBeUndefined();
});

describe('a place under a cap', () => {
  test('of a tenant that is gone is not found', async () => {
    const context = { ...liveServices(table).context, caller: testCaller({ tenantId: 'nobody' }) };

    await expect(reserveCapacity(context, 'inboxes')).rejects.toMatchObject({ name: 'unauthenticated' });
  });

  test('is looked for under the plan that the tenant has now', async () => {
    const { context, tenantId } = await tenant();
    await createInbox(context, wanted());
    await createInbox(context, wanted());
    await setSubscription(table, tenantId, { plan: 'verified' });

    expect((await createInbox(context, wanted())).existed).toBe(false);
  });
});
