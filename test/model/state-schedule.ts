import { expect } from 'vitest';
import { CLAIM_FAILED } from '../../lambdas/mail/labels.ts';
import { seeded } from '../faults/seeded.ts';
import type { TestBucket } from '../lambdas/purge/purge-world.ts';
import type { TestTable } from '../lambdas/store/table/test-table.ts';
import { type End, StateModel } from './state-model.ts';
import { DAY_MS, StateWorld } from './state-world.ts';

const STEPS = 40;
/** More effects than a call has: then its worker lives. */
const EFFECTS = 25;

/** A random history of an inbox until its end, compared with the model at each step. */
export async function playSchedule(table: TestTable, bucket: TestBucket, seed: number): Promise<void> {
  const random = seeded(seed);
  const below = (n: number) => Math.floor(random() * n);
  const model = new StateModel(await StateWorld.open(table, bucket));
  const { world } = model;
  for (let step = 0; step < STEPS; step++) {
    const mail = model.mails[below(model.mails.length)];
    const held = model.claims[below(model.claims.length)];
    const crashAt = 1 + below(EFFECTS);
    const kind = below(20);
    if (mail === undefined || kind < 4) await model.arrive(below(3) === 0 ? undefined : mail?.n);
    else if (kind < 7) await model.claim(1 + below(3), crashAt);
    else if (kind === 7) await model.race(3);
    else if (kind < 12 && held !== undefined) {
      const end = (['complete', 'complete', 'release', 'extend'] satisfies End[])[below(4)];
      await model.end(held, end ?? 'complete', end === 'extend' ? 30 + below(30) : below(20), crashAt);
    } else if (kind < 15) world.now += below(40) * 1000;
    else if (kind === 15 || mail.isGone) {
      // A copy of its receipt.
      expect((await world.receive(mail)).kind).toBe(mail.isGone ? 'droppedBefore' : 'stored');
    } else if (kind === 16) {
      const thread = model.left.filter((each) => each.thread === mail.thread);
      await model.trash(below(3) === 0 ? thread : [mail], below(2) === 0, crashAt);
    } else if (kind === 17) {
      const thread = model.left.filter((each) => each.thread === mail.thread);
      await model.delete(below(3) === 0 ? thread : [mail], crashAt);
    } else if (kind === 18) {
      const asked = below(2) === 0 ? { remove_labels: CLAIM_FAILED } : { unread: below(3) === 0 };
      await model.mark(mail, asked, crashAt);
    } else await model.pass((1 + below(20)) * DAY_MS, crashAt);
    await model.check();
  }
  await model.finish();
  await model.expire();
}
