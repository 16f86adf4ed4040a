import { randomBytes } from 'node:crypto';
import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { expect, test } from 'vitest';
import { messageKeyOf, threadKeyOf } from '../../lambdas/ids.ts';
import { wholeMessage } from '../../lambdas/operations/messages/show-message.ts';
import { receiveMail } from '../../lambdas/receive/receive-mail.ts';
import { getMessage } from '../../lambdas/store/message/messages.ts';
import { findRaw } from '../../lambdas/store/object/raw-mail.ts';
import { NOW } from '../lambdas/test-context.ts';
import { opened } from '../opened.ts';
import { ProcessDied } from './dying-process.ts';
import { type FaultPlan, noFaults } from './fault.ts';
import { openProcess } from './open-process.ts';
import { PlayedBus } from './played-bus.ts';
import { makeTenant, send } from './prepare.ts';
import { expectSound } from './stored-mail.ts';
import { openWorld } from './world.ts';

const world = opened(openWorld);

const dieBefore =
  (fatal: string): FaultPlan =>
  ({ operation }) =>
    operation === fatal ? 'crash-before' : undefined;

function isDeath(error: unknown): void {
  if (!(error instanceof ProcessDied)) throw error;
}

/** A client that has something done before it writes the body of a message. */
function beforeBody(client: S3Client, work: () => Promise<void>): S3Client {
  return new Proxy(client, {
    get(target, name) {
      if (name !== 'send') return Reflect.get(target, name, target);
      return async (command: object) => {
        if (command instanceof PutObjectCommand && command.input.Key?.endsWith('/body') === true)
          await work();
        return Reflect.apply(target.send, target, [command]);
      };
    },
  });
}

test('a large message is what its row says, although a slower copy of its receipt wrote its body again', async () => {
  const place = await world.place();
  const bus = new PlayedBus();
  const [inbox] = await makeTenant(place.table, 'tenant-1', 'verified', ['ada']);
  const text = randomBytes(20_000).toString('base64').replace(/.{70}/g, '$&\r\n');
  const receipt = await send(place, 'ses-1', { id: '<1@x>', to: ['ada'], text, attached: ['file'] });
  const [fast, slow] = await Promise.all([1, 2].map(() => openProcess(place, bus, noFaults)));
  if (fast === undefined || slow === undefined) throw new Error('two were opened');
  const { bucket } = slow.receive;
  const overtaken = {
    ...slow.receive,
    now: () => new Date(NOW.getTime() + 5000),
    bucket: {
      name: bucket.name,
      async s3() {
        const sdk = await bucket.s3();
        return { ...sdk, client: beforeBody(sdk.client, () => receiveMail(fast.receive, receipt)) };
      },
    },
  };
  await receiveMail(overtaken, receipt);

  const [summary] = await expectSound(place, bus, inbox);
  if (summary === undefined) throw new Error('there is no message');
  const path = { tenantId: inbox.tenantId, inboxId: inbox.inboxId };
  const stored = await getMessage(place.table, path, summary.message_id);
  if (stored === undefined) throw new Error('the message is not found');
  expect(await wholeMessage(place.bucket, stored)).toMatchObject({
    ...summary,
    created_at: NOW.toISOString(),
  });
});

test('the envelope beside the raw bytes is that of the stored copy, although another copy wrote it later', async () => {
  const place = await world.place();
  const bus = new PlayedBus();
  const [inbox] = await makeTenant(place.table, 'tenant-1', 'verified', ['ada']);
  const receipt = await send(place, 'ses-1', { id: '<1@x>', to: ['ada'] });
  const slow = await openProcess(place, bus, dieBefore('TransactWriteItems'));
  const fast = await openProcess(place, bus, dieBefore('DeleteObject'));
  const later = new Date(NOW.getTime() + 5000);
  const overtaken = {
    ...slow.receive,
    now: () => later,
    // Has looked for the mail and not found it, when the fast one begins and comes nearly to its end.
    parser: {
      ...slow.receive.parser,
      async parse(...mail: Parameters<typeof slow.receive.parser.parse>) {
        await receiveMail(fast.receive, receipt).catch(isDeath);
        return slow.receive.parser.parse(...mail);
      },
    },
  };
  await receiveMail(overtaken, receipt).catch(isDeath);
  const again = await openProcess(place, bus, noFaults);
  await receiveMail({ ...again.receive, now: () => later }, receipt);

  expect([fast.process.isDead, slow.process.isDead]).toEqual([true, true]);
  expect(await expectSound(place, bus, inbox)).toMatchObject([{ created_at: NOW.toISOString() }]);
  const messageKey = messageKeyOf(receipt.receivedAt, receipt.sesMessageId, inbox.inboxId);
  const raw = await findRaw(place.bucket, { inboxId: inbox.inboxId, messageKey });
  expect(raw?.delivery).toEqual({ threadKey: threadKeyOf(messageKey), at: NOW });
});

test('receiveMail succeeds without another delivery when a copy of its receipt has stored the mail and removed the raw bytes meanwhile', async () => {
  const place = await world.place();
  const bus = new PlayedBus();
  const [inbox] = await makeTenant(place.table, 'tenant-1', 'verified', ['ada']);
  const receipt = await send(place, 'ses-1', { id: '<1@x>', to: ['ada'], attached: ['file'] });
  const slow = await openProcess(place, bus, noFaults);
  const fast = await openProcess(place, bus, noFaults);
  const overtaken = {
    ...slow.receive,
    parser: {
      ...slow.receive.parser,
      async parse(...mail: Parameters<typeof slow.receive.parser.parse>) {
        await receiveMail(fast.receive, receipt);
        return slow.receive.parser.parse(...mail);
      },
    },
  };

  await receiveMail(overtaken, receipt);

  expect(await expectSound(place, bus, inbox)).toHaveLength(1);
});
