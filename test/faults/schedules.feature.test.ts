import { expect, test } from 'vitest';
import { sqsDeliveryQueue } from '../../lambdas/aws/delivery-queue.ts';
import type { ServiceEvent } from '../../lambdas/events/events.ts';
import { parseReceipt, receiptText } from '../../lambdas/message/receipt.ts';
import { receiveMail } from '../../lambdas/receive/receive-mail.ts';
import { deliveriesPartition } from '../../lambdas/store/keys.ts';
import { fanOutToWebhooks } from '../../lambdas/webhooks/fan-out.ts';
import { NOW } from '../lambdas/test-context.ts';
import { opened } from '../opened.ts';
import { ProcessDied } from './dying-process.ts';
import { openProcess, type ServiceProcess } from './open-process.ts';
import { PlayedBus } from './played-bus.ts';
import { makeTenant, type SentMail, send } from './prepare.ts';
import { makeWebhook } from './prepare-consumers.ts';
import { randomFaults } from './random-faults.ts';
import { ReceiptQueue } from './receipt-queue.ts';
import { seeded } from './seeded.ts';
import { expectCounted, expectSound, keysUnder, partitionOf } from './stored-mail.ts';
import { openWorld, type Place } from './world.ts';

const SCHEDULES = process.env['TEST_LONG'] === undefined ? 10 : 10_000;
/** What was seen to fail is repeated by its seeds only: `FAULT_SEEDS=1234-1234 vitest run test/faults/schedules`. */
const [FIRST = 1, LAST = SCHEDULES] = (process.env['FAULT_SEEDS']?.split('-') ?? []).map(Number);
/** Schedules that are played beside each other, and after which a new table is begun. */
const BESIDE = 6;
const TABLE_SCHEDULES = 200;
const FEWEST_MAILS = 2;
const MAILS_MORE = 3;
/** Of a receipt and of an event; one is the most likely. */
const MAX_COPIES = 3;
const WORKERS = 3;
/** Most of what AWS does at least once, and some of what it does rarely. */
const ODDS = {
  delay: 0.2,
  duplicate: 0.05,
  'lost-answer': 0.02,
  'crash-before': 0.005,
  'crash-after': 0.005,
};

/** One conversation, what does not belong to it, and what only pretends to. Inboxes by the number of their schedule. */
const POOL: readonly Omit<SentMail, 'second'>[] = [
  { id: '<root@x>', to: ['a', 'b'] },
  { id: '<1@x>', to: ['a'], inReplyTo: '<root@x>', references: ['<root@x>'] },
  { id: '<2@x>', to: ['a', 'b'], inReplyTo: '<1@x>', references: ['<root@x>', '<1@x>'] },
  {
    id: '<3@x>',
    to: ['b'],
    inReplyTo: '<2@x>',
    references: ['<root@x>', '<1@x>', '<2@x>'],
    attached: ['file'],
  },
  { id: '<other@x>', to: ['a'] },
  { id: '<spam@x>', to: ['a'], inReplyTo: '<root@x>', references: ['<root@x>'], spam: true },
];

const world = opened(openWorld);

/** What a run may end with here: its process died, or AWS gave no answer again and again. */
function isInterrupted(error: unknown): boolean {
  return error instanceof ProcessDied || (error instanceof Error && error.name === 'TimeoutError');
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

/** What schedules are played on, one after the other: processes that are replaced when they have died. */
class Lane {
  readonly place: Place;
  readonly bus: PlayedBus;
  readonly queueUrl: string;
  random: () => number = seeded(0);
  readonly #living = new Map<number, ServiceProcess>();
  readonly #dead: ServiceProcess[] = [];

  constructor(place: Place, bus: PlayedBus, queueUrl: string) {
    this.place = place;
    this.bus = bus;
    this.queueUrl = queueUrl;
  }

  async worker(number: number): Promise<ServiceProcess> {
    const living = this.#living.get(number);
    if (living !== undefined && !living.process.isDead) return living;
    if (living !== undefined) this.#dead.push(living);
    const plan = randomFaults(ODDS, () => this.random());
    const service = await openProcess(this.place, this.bus, plan);
    this.#living.set(number, service);
    return service;
  }

  async settle(): Promise<void> {
    for (const { process } of this.#dead.splice(0)) await process.end();
  }

  async end(): Promise<void> {
    await this.settle();
    for (const { process } of this.#living.values()) await process.end();
  }
}

async function play(lane: Lane, seed: number): Promise<number> {
  const { place, bus } = lane;
  const random = seeded(seed);
  lane.random = random;
  const tenantId = `tenant-${seed}`;
  const webhookId = `wh_${seed}`;
  const nameOf = (inbox: string): string => `${inbox}-${seed}`;
  const inboxes = await makeTenant(place.table, tenantId, 'verified', ['a', 'b'].map(nameOf));
  await makeWebhook(place.table, tenantId, webhookId, undefined);
  const mails = shuffled(POOL, random).slice(0, FEWEST_MAILS + Math.floor(random() * MAILS_MORE));
  const copies = (): number => 1 + Math.floor(random() ** 2 * MAX_COPIES);

  const receipts = new ReceiptQueue(random);
  for (const [i, mail] of mails.entries()) {
    const sent = { ...mail, to: mail.to.map(nameOf), second: i };
    const receipt = await send(place, `ses-${seed}-${i}`, sent);
    for (let copy = copies(); copy > 0; copy--) receipts.send(receiptText(receipt));
  }
  await receipts.run(
    WORKERS,
    async (body, worker) => receiveMail((await lane.worker(worker)).receive, parseReceipt(body)),
    (error) => isInterrupted(error) || isOvertaken(error),
  );
  const events = new ReceiptQueue(random);
  const own = ({ tenant_id }: ServiceEvent): boolean => tenant_id === tenantId;
  for (const event of bus.events.filter(own)) {
    for (let copy = copies(); copy > 0; copy--) events.send(JSON.stringify(event));
  }
  await events.run(
    WORKERS,
    async (body, worker) => {
      const { table, loadSqs } = await lane.worker(worker);
      const event: ServiceEvent = JSON.parse(body);
      const queue = sqsDeliveryQueue(lane.queueUrl, loadSqs);
      await fanOutToWebhooks(
        { table, queue, now: () => NOW, randomBytes: (size) => Buffer.alloc(size) },
        event,
      );
    },
    isInterrupted,
  );
  await lane.settle();
  expect([...receipts.deadLetters, ...events.deadLetters]).toEqual([]);

  const messages = [];
  for (const inbox of inboxes) {
    const found = await expectSound(place, bus, inbox);
    const [name = ''] = inbox.inboxId.split('-');
    const expected = mails.filter(({ to }) => to.includes(name)).map(({ id }) => id);
    expect(found.map(({ rfc_message_id }) => rfc_message_id).sort()).toEqual(expected.sort());
    const conversation = found.filter(({ rfc_message_id: id }) => id !== '<other@x>' && id !== '<spam@x>');
    expect(new Set(conversation.map(({ thread_id }) => thread_id)).size).toBeLessThanOrEqual(1);
    messages.push(...found);
  }
  await expectCounted(place, tenantId, messages);
  expect(await keysUnder(place, `incoming/ses-${seed}-`)).toEqual([]);
  const deliveries = await partitionOf(place.table, deliveriesPartition(webhookId));
  const clean = [...bus.delivered.values()].filter(
    (event) => own(event) && event.event_type === 'message.received',
  );
  expect(deliveries.length).toBe(clean.length);
  return receipts.mostReceives;
}

/** The bytes that a copy of a receipt was about to read are gone with the end of another copy: it comes again. */
function isOvertaken(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound');
}

test(`${LAST - FIRST + 1} random schedules of repeated and reordered receipts and events end in the same truth`, async () => {
  const seeds = Array.from({ length: LAST - FIRST + 1 }, (_, i) => FIRST + i);
  let most = 0;
  for (let from = 0; from < seeds.length; from += TABLE_SCHEDULES) {
    const place = await world.place();
    const queueUrl = await place.makeQueue();
    const waiting = seeds.slice(from, from + TABLE_SCHEDULES);
    const bus = new PlayedBus();
    const one = async (): Promise<void> => {
      const lane = new Lane(place, bus, queueUrl);
      for (let seed = waiting.shift(); seed !== undefined; seed = waiting.shift()) {
        try {
          most = Math.max(most, await play(lane, seed));
        } catch (cause) {
          throw new Error(`Schedule ${seed} failed; FAULT_SEEDS=${seed}-${seed} plays it alone`, { cause });
        }
      }
      await lane.end();
    };
    await Promise.all(Array.from({ length: BESIDE }, one));
    await world.forget(place);
    const last = Math.min(LAST, FIRST + from + TABLE_SCHEDULES - 1);
    console.info(`seeds ${FIRST} to ${last}: a receipt came ${most} times at most`);
  }
  // Somewhere among them something went wrong, and came again.
  expect(most).toBeGreaterThan(seeds.length < 100 ? 0 : 1);
}, 7_200_000);
