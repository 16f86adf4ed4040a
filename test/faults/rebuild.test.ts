import { BatchWriteCommand, paginateScan, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { rebuildInbox } from '../../lambdas/rebuild/rebuild-inbox.ts';
import type { RebuildServices } from '../../lambdas/rebuild/rebuild-services.ts';
import { receiveMail } from '../../lambdas/receive/receive-mail.ts';
import { addressKey, findInbox, inboxDeletion } from '../../lambdas/store/inboxes.ts';
import type { Table } from '../../lambdas/store/table.ts';
import { transact } from '../../lambdas/store/transaction.ts';
import { foldUsage } from '../../lambdas/usage/fold-usage.ts';
import { INBOX_DOMAIN, NOW } from '../lambdas/test-context.ts';
import { noFaults } from './fault.ts';
import { killOnce, type Scenario } from './kill-matrix.ts';
import { openProcess, type ServiceProcess } from './open-process.ts';
import { PlayedBus } from './played-bus.ts';
import { makeTenant, type SentMail, send } from './prepare.ts';
import { snapshotOf } from './snapshot.ts';
import { openWorld, type Place, type World } from './world.ts';

const TENANT = 'tenant-1';
const INBOX = `ada@${INBOX_DOMAIN}`;
const MINUTE_MS = 60_000;

const MAILS: readonly SentMail[] = [
  { id: '<1@x>', to: ['ada'], attached: ['first file', 'second file'] },
  { id: '<2@x>', to: ['ada'], inReplyTo: '<1@x>', references: ['<1@x>'], second: 1 },
  { id: '<3@x>', to: ['ada'], spam: true, second: 2 },
];

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

/** A tenant whose mail was received and folded. */
async function receivedAll(place: Place): Promise<void> {
  await makeTenant(place.table, TENANT, 'verified', ['ada']);
  const { receive } = await openProcess(place, new PlayedBus(), noFaults);
  for (const [i, mail] of MAILS.entries()) await receiveMail(receive, await send(place, `ses-${i}`, mail));
  const later = new Date(NOW.getTime() + 10 * MINUTE_MS);
  await foldUsage({ table: place.table, settleSeconds: 120, now: () => later }, TENANT);
}

const keySchema = z.object({ pk: z.string(), sk: z.string() });

/** The rows of mail, and its entries in the ledger. */
async function loseMail({ client, name }: Table): Promise<void> {
  for await (const { Items = [] } of paginateScan({ client }, { TableName: name, ConsistentRead: true })) {
    const lost = Items.filter((row) => {
      const { pk, sk } = keySchema.parse(row);
      return /^(THREAD|ARRIVAL|REFERENCE)#/.test(sk) || (pk === `USAGE#${TENANT}` && row['messages'] === 1);
    });
    const requests = lost.map((row) => ({ DeleteRequest: { Key: keySchema.parse(row) } }));
    await client.send(new BatchWriteCommand({ RequestItems: { [name]: requests } }));
  }
}

function services({ table, receive }: ServiceProcess, now: () => Date): RebuildServices {
  const { bucket, parser, heldMailDays } = receive;
  return { table, bucket, parser, heldMailDays, settleSeconds: 120, budgetMs: MINUTE_MS, now };
}

const LATER = new Date(NOW.getTime() + 20 * MINUTE_MS);

const rebuild: Scenario = {
  name: 'a rebuild of all rows of mail and their entries in the ledger',
  async prepare(place) {
    await receivedAll(place);
    await loseMail(place.table);
    return {
      async run(service) {
        await rebuildInbox(
          services(service, () => LATER),
          INBOX,
        );
      },
    };
  },
};

describe('a rebuild', () => {
  test('leaves the table and the bucket as they were', async () => {
    const place = await world.place();
    await receivedAll(place);
    const before = await snapshotOf(place);
    await loseMail(place.table);
    expect(await snapshotOf(place)).not.toEqual(before);

    const service = await openProcess(place, new PlayedBus(), noFaults);
    const rebuilt = await rebuildInbox(
      services(service, () => LATER),
      INBOX,
    );

    expect(rebuilt).toMatchObject({ rebuilt: MAILS.length, present: 0, left: 0 });
    expect(await snapshotOf(place)).toEqual(before);
  });

  test('that is killed at any request, before or after its effect, leaves nothing that the next does not mend', async () => {
    const { requests, cases } = await killOnce(world, rebuild);

    expect(cases).toBe(2 * requests);
    console.info(`${rebuild.name}: ${requests} requests, ${cases} deaths`);
  });

  test('makes nothing of mail to an inbox that had this address at another time', async () => {
    const place = await world.place();
    await receivedAll(place);
    await loseMail(place.table);
    const { client, name } = place.table;
    await client.send(
      new UpdateCommand({
        TableName: name,
        Key: addressKey(INBOX),
        UpdateExpression: 'SET list_key = :other',
        ExpressionAttributeValues: { ':other': 'list-other' },
      }),
    );
    const service = await openProcess(place, new PlayedBus(), noFaults);

    const rebuilt = await rebuildInbox(
      services(service, () => LATER),
      INBOX,
    );

    expect(rebuilt).toMatchObject({ rebuilt: 0, held: 0, left: 0, without_note: MAILS.length });
  });

  test('goes no further when its inbox is deleted meanwhile', async () => {
    const place = await world.place();
    await receivedAll(place);
    await loseMail(place.table);
    const service = await openProcess(place, new PlayedBus(), noFaults);
    const { parser, ...rest } = services(service, () => LATER);
    const deleting = {
      ...rest,
      parser: {
        ...parser,
        async parse(...mail: Parameters<typeof parser.parse>) {
          const inbox = await findInbox(place.table, INBOX);
          if (inbox !== undefined)
            await transact(place.table, inboxDeletion(place.table, inbox, LATER, LATER));
          return parser.parse(...mail);
        },
      },
    };

    expect(await rebuildInbox(deleting, INBOX)).toMatchObject({ rebuilt: 1, left: MAILS.length - 1 });
    await expect(rebuildInbox(deleting, INBOX)).rejects.toMatchObject({ kind: 'inbox_not_found' });
  });

  test('ends when its time is over, and the next goes on', async () => {
    const place = await world.place();
    await receivedAll(place);
    const before = await snapshotOf(place);
    await loseMail(place.table);
    const service = await openProcess(place, new PlayedBus(), noFaults);
    let at = LATER.getTime();
    // A clock by which each mail takes two thirds of the time that a call has.
    const slow = services(service, () => {
      at += (MINUTE_MS * 2) / 3;
      return new Date(at);
    });

    expect(await rebuildInbox(slow, INBOX)).toMatchObject({ rebuilt: 1, present: 0, left: 2 });
    expect(await rebuildInbox(slow, INBOX)).toMatchObject({ rebuilt: 1, present: 1, left: 1 });
    expect(await rebuildInbox(slow, INBOX)).toMatchObject({ rebuilt: 1, present: 2, left: 0 });
    expect(await snapshotOf(place)).toEqual(before);
  });
});
