import { expect } from 'vitest';
import { CLAIM_FAILED } from '../../lambdas/message/labels.ts';
import { seeded } from '../faults/seeded.ts';
import type { TestBucket } from '../lambdas/purge/purge-world.ts';
import type { TestTable } from '../lambdas/store/table/test-table.ts';
import type { Mail } from './state-mail.ts';
import { type End, type Held, StateModel } from './state-model.ts';
import { DAY_MS, StateWorld } from './state-world.ts';

const STEPS = 40;
/** More effects than a call has: then its worker lives. */
const EFFECTS = 25;

/** A random history of an inbox until its end, compared with the model at each step. */
export async function playSchedule(table: TestTable, bucket: TestBucket, seed: number): Promise<void> {
  const random = seeded(seed);
  const model = new StateModel(await StateWorld.open(table, bucket));
  for (let step = 0; step < STEPS; step++) {
    await takeStep(model, (n) => Math.floor(random() * n));
    await model.check();
  }
  await model.finish();
  await model.expire();
}

type Below = (n: number) => number;

async function takeStep(model: StateModel, below: Below): Promise<unknown> {
  const mail = model.mails[below(model.mails.length)];
  const held = model.claims[below(model.claims.length)];
  const crashAt = 1 + below(EFFECTS);
  const kind = below(20);
  if (mail === undefined || kind < 4) return model.arrive(below(3) === 0 ? undefined : mail?.n);
  if (kind < 7) return model.claim(1 + below(3), crashAt);
  if (kind === 7) return model.race(3);
  if (kind < 12 && held !== undefined) return endClaim(model, held, below, crashAt);
  if (kind < 15) {
    model.world.now += below(40) * 1000;
    return undefined;
  }
  if (kind === 15 || mail.isGone) {
    // A copy of its receipt.
    expect((await model.world.receive(mail)).kind).toBe(mail.isGone ? 'droppedBefore' : 'stored');
    return undefined;
  }
  return (CHANGES[kind] ?? passDays)(model, mail, below, crashAt);
}

async function endClaim(model: StateModel, held: Held, below: Below, crashAt: number): Promise<void> {
  const end = (['complete', 'complete', 'release', 'extend'] satisfies End[])[below(4)];
  await model.end(held, end ?? 'complete', end === 'extend' ? 30 + below(30) : below(20), crashAt);
}

type Change = (model: StateModel, mail: Mail, below: Below, crashAt: number) => Promise<unknown>;

const passDays: Change = (model, _mail, below, crashAt) => model.pass((1 + below(20)) * DAY_MS, crashAt);

/** The mail, or its thread. */
function someOf(model: StateModel, mail: Mail, below: Below): readonly Mail[] {
  return below(3) === 0 ? model.left.filter((each) => each.thread === mail.thread) : [mail];
}

const CHANGES: Readonly<Record<number, Change>> = {
  16: (model, mail, below, crashAt) => model.trash(someOf(model, mail, below), below(2) === 0, crashAt),
  17: (model, mail, below, crashAt) => model.delete(someOf(model, mail, below), crashAt),
  18: (model, mail, below, crashAt) => {
    const asked = below(2) === 0 ? { remove_labels: CLAIM_FAILED } : { unread: below(3) === 0 };
    return model.mark(mail, asked, crashAt);
  },
};
