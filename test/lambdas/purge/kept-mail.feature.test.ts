import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { deleteTenant } from '../../../lambdas/admin/delete-tenant.ts';
import { setHold } from '../../../lambdas/admin/operations/data.ts';
import { keyOfThreadId } from '../../../lambdas/ids.ts';
import { removeInbox } from '../../../lambdas/inboxes/delete-inbox.ts';
import type { PurgeWork } from '../../../lambdas/jobs/purge-job.ts';
import { trashChange } from '../../../lambdas/message/message-state.ts';
import { VISIBILITIES } from '../../../lambdas/message/visibility.ts';
import { changeMessages } from '../../../lambdas/messages/change-messages.ts';
import { deleteMessages } from '../../../lambdas/messages/delete-messages.ts';
import { releaseHeld } from '../../../lambdas/messages/release-held.ts';
import { returnPlanCapacityOfTenant } from '../../../lambdas/store/account/plan-capacity.ts';
import { getTenant } from '../../../lambdas/store/account/tenants.ts';
import type { Inbox } from '../../../lambdas/store/inbox/inboxes.ts';
import { getInbox } from '../../../lambdas/store/inbox/inboxes.ts';
import { listMessages } from '../../../lambdas/store/message/messages.ts';
import { silent } from '../../opened.ts';
import { createKey } from '../store/key/create-key.ts';
import { testKey } from '../test-account.ts';
import { NOW, testCaller } from '../test-context.ts';
import {
  add,
  auditOf,
  bucket,
  closeStores,
  DAY_MS,
  eraseByDyingWorker,
  expectLeft,
  keep,
  type Mail,
  openStores,
  PAGE,
  retainByDyingWorker,
  table,
  tenantInbox,
  worldAt,
} from './kept-mail.ts';
import type { PurgeWorld } from './purge-world.ts';

beforeAll(openStores);
afterAll(closeStores);
silent('log', 'error');

/** `kept-mail.long.test.ts` has every effect. */
const STRIDE = 29;

test('retention deletes what is older than the smallest of plan, account and inbox, spam and messages that are held by their own days, by a worker that dies before some of its effects, and nothing else', async () => {
  expect(await retainByDyingWorker(STRIDE)).toBeGreaterThan(40);
});

test('an erasure counts first, deletes mail from and to a person in all tenants, names what is held, and leaves nothing of it when its worker dies before some of its effects and it is asked for again', async () => {
  expect(await eraseByDyingWorker(STRIDE)).toBeGreaterThan(30);
});

function trash({ inbox, thread }: Mail, isIn = true) {
  return changeMessages(worldAt().services, {
    inbox,
    threadKey: keyOfThreadId(thread) ?? '',
    sortKeys: undefined,
    change: trashChange(isIn),
    together: true,
    mayChange: () => true,
  });
}

describe('a legal hold', () => {
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
    await trash(trashed);
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
    const entries = await auditOf(inbox.tenantId);
    expect(entries).toContainEqual(
      expect.objectContaining({ actor: { type: 'service', id: 'expiry' }, action: 'inbox.deleted' }),
    );
  });
});

test('the end of the trash is in the audit log, as the service’s', async () => {
  const mail = await add(await tenantInbox());
  await trash(mail);
  const world = worldAt(31);
  world.enqueue({ due: {} });
  await world.run();
  await expectLeft([mail], []);
  expect(await auditOf(mail.inbox.tenantId)).toMatchObject([
    { actor: { type: 'service', id: 'trash' }, action: 'message.deleted', resourceId: mail.id },
  ]);
});

/** What the log says was deleted of an account. */
const deletedIn = async ({ tenantId }: Inbox) =>
  (await auditOf(tenantId))
    .filter(({ action }) => action === 'message.deleted')
    .map(({ actor, resourceId }) => [actor.id, resourceId]);

/** What ends when it is due, each with what a person does to keep a message from it. */
const ENDS = {
  trash: {
    policy: {},
    work: (_inbox: Inbox): PurgeWork => ({ due: {} }),
    begin: async () => {
      const mail = await add(await tenantInbox());
      await trash(mail);
      return mail;
    },
    keep: (mail: Mail) => trash(mail, false),
    resource: (mail: Mail) => mail.id,
  },
  'held-mail': {
    policy: {},
    work: (_inbox: Inbox): PurgeWork => ({ due: {} }),
    begin: async () => add(await tenantInbox({ unlisted: 'hold' })),
    keep: async ({ inbox, id }: Mail) => {
      const caller = testCaller({ tenantId: inbox.tenantId });
      await createKey(table, testKey(inbox.tenantId, caller.keyId));
      await releaseHeld({ ...worldAt().services, caller }, inbox, id);
    },
    resource: (mail: Mail) => mail.id,
  },
  retention: {
    policy: { spamRetentionDays: 3 },
    work: ({ tenantId }: Inbox): PurgeWork => ({ retention: { tenant: tenantId } }),
    begin: async () => add(await tenantInbox(), { spam: true }),
    keep: (mail: Mail) => setHold(worldAt().services, mail.inbox.tenantId, true),
    resource: (mail: Mail) => mail.inbox.inboxId,
  },
};

const left = async ({ inbox }: Mail) =>
  (await listMessages(table, inbox, VISIBILITIES, PAGE, { trash: 'too' }))?.items.length;

test.each(
  Object.entries(ENDS),
)('the audit log says that %s deleted a message, and not that it deleted one that was kept before its end or between its read and its write, which stays', async (by, {
  policy,
  work,
  begin,
  keep: keepIt,
  resource,
}) => {
  for (const when of ['never', 'before', 'between'] as const) {
    const mail = await begin();
    const world = worldAt(31, policy);
    if (when === 'before') await keepIt(mail);
    if (when === 'between') beforeTransaction(world, () => keepIt(mail));
    world.enqueue(work(mail.inbox));
    await world.run();
    const raw = await bucket.keys(`raw/${mail.inbox.inboxId}/`);
    expect([when, await left(mail), raw.length, await deletedIn(mail.inbox)]).toEqual(
      when === 'never' ? [when, 0, 0, [[by, resource(mail)]]] : [when, 1, 1, []],
    );
  }
});

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
