import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteTenant } from '../../../lambdas/admin/delete-tenant.ts';
import { setHold } from '../../../lambdas/admin/hold.ts';
import { keyOfThreadId, keysOfMessageId } from '../../../lambdas/ids.ts';
import { removeInbox } from '../../../lambdas/inboxes/delete-inbox.ts';
import { trashChange } from '../../../lambdas/mail/message-state.ts';
import { VISIBILITIES } from '../../../lambdas/mail/visibility.ts';
import { changeMessages } from '../../../lambdas/messages/change-messages.ts';
import { deleteMessages } from '../../../lambdas/messages/delete-messages.ts';
import { storeMessage } from '../../../lambdas/receive/store-message.ts';
import { returnPlanCapacityOfTenant } from '../../../lambdas/store/account/plan-capacity.ts';
import { getTenant } from '../../../lambdas/store/account/tenants.ts';
import { inboxUpdate } from '../../../lambdas/store/inbox/inbox-update.ts';
import { getInbox, type Inbox } from '../../../lambdas/store/inbox/inboxes.ts';
import { listMessages } from '../../../lambdas/store/message/messages.ts';
import { transact } from '../../../lambdas/store/table/transaction.ts';
import { readTenantUsage } from '../../../lambdas/usage/read-usage.ts';
import { type ArrivingMail, inboxMail, newInbox, receiveServices } from '../store/receive/arriving-mail.ts';
import { openTestTable, type TestTable } from '../store/table/test-table.ts';
import { NOW } from '../test-context.ts';
import { openTestBucket, PurgeWorld, rowsWith, type TestBucket, unique } from './purge-world.ts';

let table: TestTable;
let bucket: TestBucket;
beforeAll(async () => {
  table = await openTestTable();
  bucket = await openTestBucket();
});
afterAll(async () => {
  await table.stop();
  await bucket.stop();
});
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const DAY_MS = 86_400_000;
/** Every effect takes minutes. */
const STRIDE = 29;
const PAGE = { limit: 100, ascending: true, after: undefined };

interface Mail {
  readonly inbox: Inbox;
  readonly id: string;
  readonly key: string;
  readonly thread: string;
  readonly size: number;
}

async function tenantInbox(overrides: Partial<Inbox> = {}): Promise<Inbox> {
  const name = unique();
  return newInbox(table, { inboxId: `${name}@agents.test`, listKey: name, ...overrides });
}

async function add(
  inbox: Inbox,
  mail: Partial<ArrivingMail> & { readonly days?: number } = {},
): Promise<Mail> {
  const { days = 0, ...rest } = mail;
  const arriving = { id: `<${unique()}@x.test>`, sesMessageId: unique(), second: -days * 86_400, ...rest };
  const made = inboxMail(inbox, arriving);
  const outcome = await storeMessage(receiveServices(table), made);
  if (outcome.kind !== 'stored') throw new Error(outcome.kind);
  const { messageKey: key } = made.addressee;
  for (const name of [
    `raw/${inbox.inboxId}/${key}`,
    `mail/${inbox.inboxId}/${key}/body`,
    `mail/${inbox.inboxId}/${key}/attachment/0`,
  ])
    await bucket.put(name);
  const { message_id: id, thread_id: thread, size } = outcome.summary;
  return { inbox, id, key, thread, size };
}

function worldAt(days = 0, policy: object = {}): PurgeWorld {
  const world = new PurgeWorld(table, bucket);
  const { now } = world.services;
  Object.assign(world.services, { now: () => new Date(now().getTime() + days * DAY_MS) });
  Object.assign(world.services.policy, policy);
  return world;
}

/** What is left of mails: nothing of those that went, in lists, objects, log and search; everything of the others. */
async function expectLeft(all: readonly Mail[], left: readonly Mail[]): Promise<void> {
  const gone = all.filter((mail) => !left.includes(mail));
  for (const inbox of new Set(all.map((mail) => mail.inbox))) {
    const ours = left.filter((mail) => mail.inbox === inbox);
    const page = await listMessages(table, inbox, VISIBILITIES, PAGE, { trash: 'too' });
    expect(new Set(page?.items.map(({ message_id }) => message_id))).toEqual(
      new Set(ours.map(({ id }) => id)),
    );
    const objects = [
      ...(await bucket.keys(`raw/${inbox.inboxId}/`)),
      ...(await bucket.keys(`mail/${inbox.inboxId}/`)),
    ];
    expect(objects.sort()).toEqual(
      ours
        .flatMap(({ key }) => [
          `raw/${inbox.inboxId}/${key}`,
          `mail/${inbox.inboxId}/${key}/body`,
          `mail/${inbox.inboxId}/${key}/attachment/0`,
        ])
        .sort(),
    );
  }
  for (const tenantId of new Set(all.map(({ inbox }) => inbox.tenantId))) {
    const ours = left.filter(({ inbox }) => inbox.tenantId === tenantId);
    const [usage] = await readTenantUsage(table, tenantId, [NOW.getTime() + 1000 * DAY_MS]);
    expect([usage?.messages, usage?.bytes]).toEqual([
      ours.length,
      ours.reduce((sum, { size }) => sum + size, 0),
    ]);
  }
  const rows = await rowsWith(
    table,
    all.map(({ key }) => key),
  );
  const logged = (mail: Mail) =>
    rows.filter((row) => row['mail'] !== undefined && String(row['sk']).endsWith(mail.key));
  expect(gone.flatMap(logged)).toEqual([]);
  expect(left.map((mail) => logged(mail).length)).toEqual(left.map(() => 1));
  const removed = rows.flatMap((row) => (row['removed'] as string[] | undefined) ?? []);
  for (const { id } of gone) expect(removed).toContain(keysOfMessageId(id)?.sortKey);
}

/** A person gives this many days to an inbox that exists. */
async function keep(inbox: Inbox, retentionDays: number): Promise<void> {
  await transact(
    table,
    inboxUpdate(table, inbox, { displayName: undefined, metadata: {}, retentionDays }, NOW),
  );
}

async function night(world: PurgeWorld, inboxes: readonly Inbox[], crashAt?: number): Promise<number> {
  world.crashAt = crashAt;
  for (const { tenantId } of inboxes) world.enqueue({ retention: { tenant: tenantId } });
  await world.run();
  return world.effects;
}

describe('retention', () => {
  test('deletes what is older than the smallest of plan, account and inbox, spam and messages that are held by their own days, by a worker that dies before some of its effects, and nothing else', async () => {
    let effects = 1;
    for (let crashAt = 1; crashAt <= effects; crashAt += STRIDE) {
      const [short, long] = [await tenantInbox(), await tenantInbox({ unlisted: 'hold' })];
      const plain = await tenantInbox();
      await keep(short, 10);
      await keep(long, 3650);
      const left = [
        await add(short, { days: 9 }),
        await add(short, { days: 2, spam: true }),
        await add(long, { days: 2 }),
        await add(plain, { days: 29, unauthenticated: true }),
      ];
      const first = await add(short, { days: 11, id: `<first-${crashAt}@x.test>` });
      const all = [
        ...left,
        first,
        await add(short, { days: 10.5, inReplyTo: `<first-${crashAt}@x.test>` }),
        await add(short, { days: 4, spam: true, unauthenticated: true }),
        await add(long, { days: 6 }),
        await add(plain, { days: 31 }),
      ];
      const plan = {
        inboxes: 1,
        messagesPerMonth: 1,
        storageBytes: 1,
        webhooks: 1,
        keys: 1,
        retentionDays: 30,
      };
      const policy = { spamRetentionDays: 3, heldRetentionDays: 5, plans: { verified: plan } };
      effects = Math.max(effects, await night(worldAt(0, policy), [short, long, plain], crashAt));
      await expectLeft(all, left);
      // The clock of what was deleted: the next night has nothing to do.
      const again = worldAt(0, policy);
      const deleted = vi.spyOn(again.services.metering, 'count');
      again.enqueue({ retention: {} });
      await again.run();
      expect(deleted).not.toHaveBeenCalledWith('RetentionDeleted', expect.anything());
    }
    expect(effects).toBeGreaterThan(40);
  });
});

describe('a legal hold', () => {
  /** Everything that deletes mail of an inbox, or the inbox. */
  const DELETIONS: Readonly<Record<string, (world: PurgeWorld, mail: Mail) => Promise<unknown>>> = {
    'of messages': (world, { inbox, thread }) =>
      deleteMessages(world.services, { inbox, threadKey: keyOfThreadId(thread) ?? '', isWanted: () => true }),
    'of an inbox': (world, { inbox }) =>
      removeInbox(
        world.services,
        inbox,
        'inbox.deleted',
        returnPlanCapacityOfTenant(table, inbox.tenantId, 'inboxes'),
      ),
    'of a tenant': (world, { inbox }) => deleteTenant(world.services, inbox.tenantId),
  };

  test.each(
    Object.keys(DELETIONS).flatMap((what) =>
      (['inbox', 'account'] as const).flatMap((of) => [false, true].map((race) => ({ what, of, race }))),
    ),
  )('on the $of refuses the deletion $what with conflict, also when it begins between reads and writes ($race), and the deletion works after it', async ({
    what,
    of,
    race,
  }) => {
    const inbox = await tenantInbox();
    const mail = await add(inbox);
    const subject = of === 'inbox' ? inbox.inboxId : inbox.tenantId;
    const world = worldAt();
    const remove = DELETIONS[what];
    if (remove === undefined) throw new Error(what);
    if (race) beforeTransaction(world, () => setHold(worldAt().services, subject, true));
    else await setHold(world.services, subject, true);

    await expect(remove(world, mail)).rejects.toThrow(/legal hold/i);
    await world.run();
    await expectLeft([mail], [mail]);
    const later = await add(inbox);
    await expectLeft([mail, later], [mail, later]);
    expect((await getTenant(table, inbox.tenantId))?.account).toMatchObject(
      of === 'inbox' ? { heldInboxes: [inbox.inboxId] } : { heldInboxes: [], legalHold: expect.any(String) },
    );

    await setHold(world.services, subject, false);
    await remove(worldAt(), mail);
    if (what !== 'of messages')
      expect(await getInbox(table, inbox.tenantId, inbox.inboxId)).toEqual(
        what === 'of an inbox' ? undefined : expect.anything(),
      );
  });

  test('stops retention, the end of the trash and the expiry of an inbox, which come a day after it ends', async () => {
    const inbox = await tenantInbox({ expiresAt: new Date(NOW.getTime() + 35 * DAY_MS).toISOString() });
    await keep(inbox, 1);
    const trashed = await add(inbox);
    const old = await add(inbox);
    const change = trashChange(true);
    const threadKey = keyOfThreadId(trashed.thread) ?? '';
    await changeMessages(worldAt().services, {
      inbox,
      threadKey,
      sortKeys: undefined,
      change,
      together: true,
      mayChange: () => true,
    });
    for (const subject of [inbox.tenantId, inbox.inboxId]) {
      await setHold(worldAt().services, subject, true);
      for (const work of [{ due: {} }, { retention: { tenant: inbox.tenantId } }]) {
        const world = worldAt(40);
        const late = vi.spyOn(world.services.metering, 'count');
        world.enqueue(work);
        await world.run();
        expect(late).not.toHaveBeenCalledWith('RetentionDeleted', expect.anything());
      }
      await expectLeft([trashed, old], [trashed, old]);
      await setHold(worldAt().services, subject, false);
    }
    const world = worldAt(42);
    world.enqueue({ due: {} });
    await world.run();
    expect(await getInbox(table, inbox.tenantId, inbox.inboxId)).toBeUndefined();
    expect(await bucket.keys(`raw/${inbox.inboxId}/`)).toEqual([]);
  });
});

/** Does something before the first transaction of a world, once. */
function beforeTransaction(world: PurgeWorld, act: () => Promise<unknown>): void {
  const { client } = world.services.table;
  let isDone = false;
  const send = client.send.bind(client);
  Object.assign(world.services, {
    table: {
      ...world.services.table,
      client: new Proxy(client, {
        get(target, property) {
          if (property !== 'send') return Reflect.get(target, property, target);
          return async (command: never) => {
            if ((command as object) instanceof TransactWriteCommand && !isDone) {
              isDone = true;
              await act();
            }
            return send(command);
          };
        },
      }),
    },
  });
}
