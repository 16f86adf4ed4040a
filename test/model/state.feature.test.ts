import { expect, test } from 'vitest';
import { openTestBucket } from '../lambdas/purge/purge-world.ts';
import { openTestTable } from '../lambdas/store/table/test-table.ts';
import { opened, silent } from '../opened.ts';
import { type End, type Held, LEASE_SECONDS, StateModel } from './state-model.ts';
import { playSchedule } from './state-schedule.ts';
import { DAY_MS, StateWorld } from './state-world.ts';

/** `STATE_SEED=7` plays one that was seen to fail. */
const SEED = Number(process.env['STATE_SEED'] ?? 1);
const IS_LONG = process.env['TEST_LONG'] !== undefined;
const SEEDS = Array.from({ length: IS_LONG ? 50 : 1 }, (_, i) => SEED + i);

const table = opened(openTestTable);
const bucket = opened(openTestBucket);
silent('log', 'error');

async function emptyModel(): Promise<StateModel> {
  return new StateModel(await StateWorld.open(table, bucket));
}

test('a message leaves the trash 30 days after it was put there last, with its bytes, and a copy of its receipt does not bring it back', async () => {
  const model = await emptyModel();
  await model.arrive(undefined);
  await model.arrive(0);
  const [first, second] = model.mails;
  if (first === undefined || second === undefined) throw new Error('No mail');
  await model.trash([first, second], true);
  model.world.now = 10 * DAY_MS;
  await model.trash([first], false);
  await model.trash([first], true);

  await model.pass(20 * DAY_MS, 1);
  await model.check();
  expect(model.left).toEqual([first]);
  await model.pass(10 * DAY_MS, 1);
  await model.check();
  expect(model.left).toEqual([]);
  expect((await model.world.receive(first)).kind).toBe('droppedBefore');
});

type Call = (model: StateModel, held: Held, crashAt?: number) => Promise<boolean>;
const claim =
  (limit: number): Call =>
  (model, _held, crashAt) =>
    model.claim(limit, crashAt);
const end =
  (how: End, seconds: number): Call =>
  (model, held, crashAt) =>
    model.end(held, how, seconds, crashAt);

/** What is asked for after so many claims of the older of two messages, and its requests, to the table and to the queue. */
const CALLS: readonly (readonly [name: string, claims: number, last: 'held' | 'over', number, Call])[] = [
  ['a claim of two messages', 0, 'over', 7, claim(2)],
  ['a claim after the fifth worker has failed', 5, 'over', 10, claim(1)],
  ['complete', 1, 'held', 8, end('complete', 0)],
  ['release of the fifth claim', 5, 'held', 10, end('release', 10)],
  ['a claim', 0, 'over', 5, claim(1)],
  ['a claim of a message whose lease is over', 1, 'over', 5, claim(1)],
  ['extend', 1, 'held', 4, end('extend', 60)],
  ['release', 1, 'held', 5, end('release', 10)],
];

test.each(
  IS_LONG ? CALLS : CALLS.slice(0, 4),
)('%s (after %i claims, the last is %s) by a worker that dies before any of its %i requests, or whose answer is lost, and which asks again: no message is held twice, none is lost, each is completed once', async (_name, claims, last, requests, call) => {
  let died = 0;
  for (let hasDied = true; hasDied; ) {
    const model = await emptyModel();
    await model.arrive(undefined);
    await model.arrive(undefined);
    for (let n = 0; n < claims; n++) {
      await model.claim(1);
      if (n < claims - 1 || last === 'over') model.world.now += LEASE_SECONDS * 1000;
    }
    const [mail] = model.mails;
    if (mail === undefined) throw new Error('No mail');
    const held = { mail, claim: mail.claim ?? '' };

    hasDied = !(await call(model, held, died + 1));
    if (hasDied) died += 1;
    await call(model, held);
    await model.finish();
  }
  expect(died).toBe(requests);
});

test.each(
  SEEDS,
)('random arrivals, claims, marks, trash, restores, deletes, expiry, copies of receipts and jobs, and days, with workers that die (seed %i): lists, claims, events, counts, storage, threads and bytes are exact at each step', async (seed) => {
  await playSchedule(table, bucket, seed);
});
