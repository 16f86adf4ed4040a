import { expect, test } from 'vitest';
import { parseReceipt, receiptText } from '../../lambdas/message/receipt.ts';
import { receiveMail } from '../../lambdas/receive/receive-mail.ts';
import { opened } from '../opened.ts';
import type { Fault } from './fault.ts';
import { openProcess } from './open-process.ts';
import { PlayedBus } from './played-bus.ts';
import { makeTenant, send } from './prepare.ts';
import { randomFaults } from './random-faults.ts';
import { ReceiptQueue } from './receipt-queue.ts';
import { seeded } from './seeded.ts';
import { expectCounted, expectSound, keysUnder } from './stored-mail.ts';
import { openWorld } from './world.ts';

const MAILS = process.env['TEST_LONG'] === undefined ? 150 : 5_000;
const INBOXES = 10;
const THREADS_PER_INBOX = 5;
const WORKERS = 8;
const ODDS = { throttle: 0.3, conflict: 0.05, partial: 0.02 };
const SEED = 20_261_121;

const world = opened(openWorld);

const REFUSALS = new Set([
  'ThrottlingException',
  'ProvisionedThroughputExceededException',
  'SlowDown',
  'TransactionCanceledException',
]);

/** What a receiver may end with here: what AWS refused once too often. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return REFUSALS.has(error.name) || /EventBridge refused/.test(error.message) || isRefusal(error.cause);
}

test(`${MAILS} mails under 30 % throttles and 5 % conflicts are there once each, and none becomes a dead-letter message`, async () => {
  const place = await world.place();
  const names = Array.from({ length: INBOXES }, (_, i) => `inbox-${i}`);
  const inboxes = await makeTenant(place.table, 'tenant-1', 'verified', names);
  const bus = new PlayedBus();
  const random = seeded(SEED);
  const queue = new ReceiptQueue(random);
  for (let number = 0; number < MAILS; number++) {
    const inbox = names[number % INBOXES] ?? '';
    const root = `<root-${Math.floor(number / INBOXES) % THREADS_PER_INBOX}@x>`;
    const receipt = await send(place, `ses-${number}`, {
      id: `<${number}@x>`,
      to: number % 11 === 0 ? [inbox, names[(number + 1) % INBOXES] ?? ''] : [inbox],
      inReplyTo: root,
      second: number,
      ...(number % 7 === 0 ? { attached: [`file of ${number}`] } : {}),
    });
    queue.send(receiptText(receipt));
  }
  const services = await Promise.all(
    Array.from({ length: WORKERS }, () => openProcess(place, bus, randomFaults(ODDS, random))),
  );
  await queue.run(
    WORKERS,
    async (body, worker) => {
      const service = services[worker];
      if (service === undefined) throw new Error('there is no such worker');
      await receiveMail(service.receive, parseReceipt(body));
    },
    isRefusal,
  );
  const faults = (fault: Fault) => services.reduce((sum, { process }) => sum + process.faults(fault), 0);
  const requests = services.reduce((sum, { process }) => sum + process.operations.length, 0);
  console.info(
    `seed ${SEED}: ${requests} requests, ${faults('throttle')} throttled, ${faults('conflict')} in conflict, ` +
      `${faults('partial')} in part; a receipt came ${queue.mostReceives} times at most`,
  );
  expect(faults('throttle') / requests).toBeGreaterThan(0.28);
  expect(faults('conflict')).toBeGreaterThan(0);
  expect(queue.deadLetters).toEqual([]);

  const messages = [];
  for (const [i, inbox] of inboxes.entries()) {
    const found = await expectSound(place, bus, inbox);
    const expected = Array.from({ length: MAILS }, (_, number) => number).filter(
      (number) => number % INBOXES === i || (number % 11 === 0 && (number + 1) % INBOXES === i),
    );
    expect(found.map(({ rfc_message_id }) => rfc_message_id).sort()).toEqual(
      expected.map((number) => `<${number}@x>`).sort(),
    );
    expect(new Set(found.map(({ thread_id }) => thread_id)).size).toBe(THREADS_PER_INBOX);
    messages.push(...found);
  }
  await expectCounted(place, 'tenant-1', messages);
  expect(await keysUnder(place, 'incoming/')).toEqual([]);
}, 1_800_000);
