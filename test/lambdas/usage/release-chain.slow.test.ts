import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import type { ReleaseJob } from '../../../lambdas/jobs/release-job.ts';
import {
  type DeferredMail,
  defer,
  forgetDeferred,
  tenantsWithDeferred,
} from '../../../lambdas/store/usage/deferred-mail.ts';
import { createQuotaCounter, quotaUse } from '../../../lambdas/store/usage/quota-counter.ts';
import { monthOf } from '../../../lambdas/store/usage/usage-head.ts';
import { type ReleaseServices, releaseDeferred } from '../../../lambdas/usage/release-deferred.ts';
import { makeTenant } from '../../faults/prepare.ts';
import { opened, silent } from '../../opened.ts';
import { openTestTable } from '../store/table/test-table.ts';
import { NOW, unused } from '../test-context.ts';

const table = opened(openTestTable);
silent('log', 'error');

const PLAN = { inboxes: 9, messagesPerMonth: 100_000, storageBytes: 1e9, webhooks: 9, keys: 10 };
const MINUTE_MS = 60_000;
/** More than one batch. */
const MAILS = 60;
/** Jobs of a chain, and more than those of the runs of a test. */
const CHAIN = 40;
const MAX_JOBS = 4 * CHAIN;

class ReleaseWorld {
  jobs = 0;
  live = 0;
  maxLive = 0;
  lastJobAt = 0;
  receipts = 0;
  readonly #tenant: string;
  readonly #receive: (receipt: string) => Promise<void>;
  readonly #batch: number | undefined;
  #steps: { at: number; run: () => Promise<void> }[] = [];
  #now = 0;

  constructor(tenant: string, receive: (receipt: string) => Promise<void>, batch?: number) {
    this.#tenant = tenant;
    this.#receive = receive;
    this.#batch = batch;
  }

  /** The clock, or a verification, another plan, an inbox that is gone. */
  request(at: number): void {
    this.#steps.push({ at, run: () => this.#send({ tenant: this.#tenant }, 0) });
  }

  async run(): Promise<void> {
    for (;;) {
      this.#steps.sort((one, other) => one.at - other.at);
      const step = this.#steps.shift();
      if (step === undefined) return;
      this.#now = step.at;
      await step.run();
    }
  }

  async #send(job: ReleaseJob, delaySeconds = 0): Promise<void> {
    this.live += 1;
    this.maxLive = Math.max(this.maxLive, this.live);
    this.#steps.push({ at: this.#now + delaySeconds * 1000, run: () => this.#work(job) });
  }

  async #work(job: ReleaseJob): Promise<void> {
    this.jobs += 1;
    if (this.jobs > MAX_JOBS) throw new Error('There is always another job');
    this.lastJobAt = this.#now;
    const services: ReleaseServices = {
      table,
      bucket: unused<ReleaseServices['bucket']>('bucket'),
      policy: { plans: { large: PLAN, small: { ...PLAN, messagesPerMonth: 100, storageBytes: 1_000 } } },
      metering: { count: () => undefined },
      receipts: {
        send: async (receipt) => {
          this.receipts += 1;
          await this.#receive(receipt);
        },
      },
      releases: {
        send: (next, delaySeconds) => this.#send(next, delaySeconds),
        sendAll: () => Promise.reject(new Error('sendAll was used, which this test does not expect')),
      },
      ...(this.#batch === undefined ? {} : { batch: this.#batch }),
      now: () => new Date(NOW.getTime() + this.#now),
    };
    await releaseDeferred(services, job);
    this.live -= 1;
  }
}

async function tenantWithDeferredMail(
  tenantId: string,
  plan = 'large',
  sizes: readonly number[] = Array.from({ length: MAILS }, () => 100),
): Promise<ReadonlyMap<string, DeferredMail>> {
  const [inbox] = await makeTenant(table, tenantId, plan, [tenantId]);
  const mails = new Map<string, DeferredMail>();
  for (const [n, size] of sizes.entries()) {
    const deferred = {
      tenantId,
      inboxId: inbox.inboxId,
      messageKey: `key-${String(n).padStart(3, '0')}`,
      receipt: `receipt-${n}`,
      size,
      deferredAt: NOW.toISOString(),
      expiresAt: NOW.getTime() + 86_400_000,
    };
    await defer(table, deferred, NOW, undefined);
    mails.set(deferred.receipt, deferred);
  }
  return mails;
}

describe('a chain of release jobs', () => {
  test('ends when its mail is received: 60 over-quota mails take 2 jobs', async () => {
    const mails = await tenantWithDeferredMail('received');
    const world = new ReleaseWorld('received', async (receipt) => {
      const deferred = mails.get(receipt);
      if (deferred !== undefined) await forgetDeferred(table, deferred);
    });
    world.request(0);
    await world.run();

    expect([world.jobs, world.receipts, world.maxLive]).toEqual([2, MAILS, 2]);
  });

  test('goes on behind mail that is not received, or cannot be released: each of 60 is released once, by 2 jobs', async () => {
    await tenantWithDeferredMail('stuck');
    const receipts: string[] = [];
    const world = new ReleaseWorld('stuck', async (receipt) => {
      receipts.push(receipt);
      if (receipt === 'receipt-3') throw new Error('It cannot be sent');
    });
    world.request(0);
    await world.run();

    expect([world.jobs, world.maxLive, new Set(receipts).size]).toEqual([2, 2, MAILS]);
    expect(world.receipts).toBe(MAILS);
  });

  test('ends after 40 jobs, before the clock begins another: one job and its successor live at a time', async () => {
    await tenantWithDeferredMail('long');
    const world = new ReleaseWorld('long', async () => undefined, 1);
    world.request(0);
    await world.run();

    expect([world.jobs, world.receipts, world.maxLive]).toEqual([CHAIN, CHAIN, 2]);
    expect(world.lastJobAt).toBeLessThan(15 * MINUTE_MS);
  });

  test.each([
    CHAIN + 1,
    2 * CHAIN,
    2 * CHAIN + 1,
  ])('of the next run goes on behind its end: of %i mails that are never received each is released before any is released again, also when the one at its end is gone and more is deferred', async (mails) => {
    const tenantId = `never-${mails}`;
    const sizes = Array.from({ length: mails }, () => 1);
    const deferred = await tenantWithDeferredMail(tenantId, 'large', sizes);
    const receipts: string[] = [];
    const world = new ReleaseWorld(tenantId, async (receipt) => void receipts.push(receipt), 1);
    world.request(0);
    await world.run();
    const last = deferred.get(receipts.at(-1) ?? '');
    if (last === undefined) throw new Error('Nothing was released');
    await forgetDeferred(table, last);
    await defer(table, { ...last, messageKey: 'key-999', receipt: 'newest' }, NOW, undefined);
    const names = [...deferred.keys(), 'newest'];
    for (let run = 1; run <= Math.ceil(names.length / CHAIN); run++) {
      world.request(run * 15 * MINUTE_MS);
      await world.run();
    }

    expect(receipts.slice(0, names.length)).toEqual(names);
    expect(receipts[names.length]).toBe('receipt-0');
  });
});

test('a tenant without over-quota mail is taken off the list that the clock works through, and one with some is not', async () => {
  const mails = await tenantWithDeferredMail('empty', 'large', [1]);
  await tenantWithDeferredMail('waiting', 'small', [2_000]);
  const world = (tenant: string) => new ReleaseWorld(tenant, async () => undefined);
  const listed = async () => (await tenantsWithDeferred(table, undefined)).items;
  expect(await listed()).toEqual(expect.arrayContaining(['empty', 'waiting']));

  for (const deferred of mails.values()) await forgetDeferred(table, deferred);
  for (const tenant of ['empty', 'waiting']) {
    const released = world(tenant);
    released.request(0);
    await released.run();
  }

  expect(await listed()).toContain('waiting');
  expect(await listed()).not.toContain('empty');
});

describe('over-quota mail of a plan whose storage is nearly used up', () => {
  async function released(tenantId: string, usedBytes: number, sizes: readonly number[]): Promise<number[]> {
    const mails = await tenantWithDeferredMail(tenantId, 'small', sizes);
    await createQuotaCounter(table, tenantId, {
      delivered: 1,
      bytes: usedBytes,
      month: monthOf(NOW.getTime()),
      since: NOW.getTime(),
    });
    const sent: number[] = [];
    const world = new ReleaseWorld(tenantId, async (receipt) => {
      const deferred = mails.get(receipt);
      if (deferred === undefined) throw new Error(`There is no ${receipt}`);
      await forgetDeferred(table, deferred);
      sent.push(deferred.size);
    });
    world.request(0);
    await world.run();
    return sent;
  }

  test('is released where it fits, also behind an older mail that does not fit', async () => {
    expect(await released('blocked', 300, [900, 100, 800, 200])).toEqual([100, 200]);
  });

  test('is released where it fits to the byte', async () => {
    expect(await released('exact', 300, [900, 700])).toEqual([700]);
  });

  test('is released only as far as it fits together: bytes of one job are not counted by the plan yet', async () => {
    expect(await released('together', 300, [300, 300, 300, 100])).toEqual([300, 300, 100]);
  });
});

test('a release job counts a mail that is received while the job runs once: four mails for which there is quota take one job', async () => {
  const mails = await tenantWithDeferredMail('meanwhile', 'small', [1, 1, 1, 1]);
  const month = monthOf(NOW.getTime());
  await createQuotaCounter(table, 'meanwhile', { delivered: 96, bytes: 0, month, since: NOW.getTime() });
  const caps = { messagesPerMonth: 100, storageBytes: 1_000 };
  const world = new ReleaseWorld('meanwhile', async (receipt) => {
    const deferred = mails.get(receipt);
    if (deferred === undefined) throw new Error(`There is no ${receipt}`);
    await table.client.send(
      new TransactWriteCommand({
        TransactItems: Object.values(quotaUse(table, 'meanwhile', month, deferred.size, caps)),
      }),
    );
    await forgetDeferred(table, deferred);
  });
  world.request(0);
  await world.run();

  expect([world.jobs, world.receipts]).toEqual([1, 4]);
});
