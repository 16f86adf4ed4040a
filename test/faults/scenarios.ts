import { randomBytes } from 'node:crypto';
import { ReceiveMessageCommand } from '@aws-sdk/client-sqs';
import { sqsDeliveryQueue } from '../../lambdas/aws/delivery-queue.ts';
import type { ServiceEvent } from '../../lambdas/events/events.ts';
import { parseReceipt } from '../../lambdas/message/receipt.ts';
import { receiveMail } from '../../lambdas/receive/receive-mail.ts';
import { releaseDeferred } from '../../lambdas/usage/release-deferred.ts';
import { fanOutToWebhooks } from '../../lambdas/webhooks/fan-out.ts';
import { assignTo, catchAllIs } from '../lambdas/store/domain/assigned-domain.ts';
import { INBOX_DOMAIN, NOW } from '../lambdas/test-context.ts';
import { noFaults } from './fault.ts';
import type { Scenario } from './kill-matrix.ts';
import { OWN_DOMAIN, openProcess } from './open-process.ts';
import { PlayedBus } from './played-bus.ts';
import { changePlan, makeTenant, type SentMail, send } from './prepare.ts';
import { makeWebhook } from './prepare-consumers.ts';
import type { Place } from './world.ts';

const TENANT = 'tenant-1';

async function receiveAll(place: Place, mails: readonly SentMail[]): Promise<void> {
  const { receive } = await openProcess(place, new PlayedBus(), noFaults);
  for (const [i, mail] of mails.entries()) await receiveMail(receive, await send(place, `before-${i}`, mail));
}

const CATCH_ALL = `all@${OWN_DOMAIN}`;

async function makeCatchAll({ table }: Place): Promise<void> {
  await assignTo(table, OWN_DOMAIN, TENANT);
  await catchAllIs(table, OWN_DOMAIN, CATCH_ALL);
}

/** To two unknown names, one of them twice, and to the catch-all inbox with and without a tag. */
const TO_CATCH_ALL = ['Any+tag', 'other', 'all', 'ANY+TAG', 'all+tag'].map((name) => `${name}@${OWN_DOMAIN}`);

const PARENT: SentMail = { id: '<parent@x>', to: ['ada'] };

/** Incompressible, so that it is stored in an object of its own and not in the row. */
const LARGE_TEXT = createLargeText();
function createLargeText(): string {
  return Array.from({ length: 400 }, () => randomBytes(36).toString('base64')).join('\r\n');
}

function arrival(
  name: string,
  mail: SentMail,
  before: {
    plan?: string;
    inboxes?: readonly string[];
    mails?: readonly SentMail[];
    unknownNamesPerHour?: number;
  } = {},
): Scenario {
  return {
    name,
    async prepare(place) {
      const [inbox] = await makeTenant(
        place.table,
        TENANT,
        before.plan ?? 'verified',
        before.inboxes ?? ['ada'],
      );
      if (inbox.inboxId === CATCH_ALL) await makeCatchAll(place);
      await receiveAll(place, before.mails ?? []);
      const receipt = await send(place, 'ses-1', mail);
      const { unknownNamesPerHour = 1000 } = before;
      return {
        run: ({ receive }) =>
          receiveMail({ ...receive, policy: { ...receive.policy, unknownNamesPerHour } }, receipt),
      };
    },
  };
}

export const arrivals: readonly Scenario[] = [
  arrival(
    'a mail with an attachment to two inboxes',
    { id: '<1@x>', to: ['ada', 'bob'], attached: ['first file', 'second file'], inReplyTo: '<missing@x>' },
    { inboxes: ['ada', 'bob'] },
  ),
  arrival(
    'a reply',
    { id: '<1@x>', to: ['ada'], inReplyTo: '<parent@x>', references: ['<parent@x>'], second: 1 },
    { mails: [PARENT] },
  ),
  arrival('a mail with a large body', { id: '<1@x>', to: ['ada'], text: LARGE_TEXT, attached: ['file'] }),
  arrival('a mail that the plan counts', { id: '<1@x>', to: ['ada'] }, { plan: 'two' }),
  arrival(
    'a mail over the cap',
    { id: '<2@x>', to: ['ada'], attached: ['file'], second: 1 },
    { plan: 'one', mails: [PARENT] },
  ),
  arrival(
    'a mail beyond what may be held',
    { id: '<3@x>', to: ['ada'], attached: ['file'], second: 2 },
    { plan: 'one', mails: [PARENT, { id: '<2@x>', to: ['ada'], second: 1 }] },
  ),
];

export const caught: readonly Scenario[] = [
  arrival(
    'a mail to four addresses of a catch-all',
    { id: '<1@x>', to: TO_CATCH_ALL, attached: ['file'] },
    { inboxes: [CATCH_ALL] },
  ),
  arrival(
    'a mail to three addresses of a catch-all, of which the plan has quota for one, and one may be deferred',
    { id: '<1@x>', to: TO_CATCH_ALL.slice(0, 3) },
    { plan: 'one', inboxes: [CATCH_ALL] },
  ),
  arrival(
    'a mail to four addresses of a catch-all, of which the hour has room for one name',
    { id: '<1@x>', to: TO_CATCH_ALL },
    { inboxes: [CATCH_ALL], unknownNamesPerHour: 1 },
  ),
];

export const release: Scenario = {
  name: 'a deferred mail that is released',
  async prepare(place) {
    await makeTenant(place.table, TENANT, 'one', ['ada']);
    await receiveAll(place, [PARENT, { id: '<2@x>', to: ['ada'], attached: ['file'], second: 1 }]);
    await changePlan(place.table, TENANT, 'two');
    const receipts: string[] = [];
    return {
      async run({ receive, table }) {
        const releasing = {
          ...receive,
          table,
          receipts: { send: async (receipt: string) => void receipts.push(receipt) },
          releases: { send: async () => undefined, sendAll: async () => undefined },
        };
        await releaseDeferred(releasing, { tenant: TENANT });
        for (let receipt = receipts[0]; receipt !== undefined; receipt = receipts[0]) {
          await receiveMail(receive, parseReceipt(receipt));
          receipts.shift();
        }
        await releaseDeferred(releasing, { tenant: TENANT });
      },
    };
  },
};

export const EVENT: ServiceEvent = {
  event_type: 'message.received',
  event_id: 'evt_1',
  timestamp: NOW.toISOString(),
  tenant_id: TENANT,
  inbox_id: `ada@${INBOX_DOMAIN}`,
  thread_id: 'thr_1',
  message_id: 'msg_1',
};

export const toWebhooks: Scenario = {
  name: 'an event to webhooks',
  async prepare(place) {
    const queueUrl = await place.makeQueue();
    await makeTenant(place.table, TENANT, 'verified', ['ada', 'bob']);
    const scopes = [undefined, [EVENT.inbox_id], [`bob@${INBOX_DOMAIN}`]];
    for (const [i, inboxIds] of scopes.entries()) await makeWebhook(place.table, TENANT, `wh_${i}`, inboxIds);
    return {
      run: ({ table, loadSqs }) =>
        fanOutToWebhooks(
          {
            table,
            queue: sqsDeliveryQueue(queueUrl, loadSqs),
            now: () => NOW,
            randomBytes: (size) => Buffer.alloc(size),
          },
          EVENT,
        ),
      besides: () => messagesIn(place, queueUrl),
    };
  },
};

export async function messagesIn({ sqs }: Place, queueUrl: string): Promise<string[]> {
  const bodies = new Set<string>();
  for (;;) {
    const { Messages = [] } = await sqs.send(
      new ReceiveMessageCommand({ QueueUrl: queueUrl, MaxNumberOfMessages: 10, VisibilityTimeout: 600 }),
    );
    if (Messages.length === 0) return [...bodies].sort();
    for (const { Body = '' } of Messages) bodies.add(Body);
  }
}
