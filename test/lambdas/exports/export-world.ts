import { createHash, randomBytes } from 'node:crypto';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { expect } from 'vitest';
import { type ExportServices, mboxEntry, writeExport } from '../../../lambdas/exports/write-export.ts';
import { type ExportJob, exportJobSchema } from '../../../lambdas/jobs/export-job.ts';
import type { PurgeWork } from '../../../lambdas/jobs/purge-job.ts';
import { startExport } from '../../../lambdas/operations/exports/create.ts';
import { forgetExports, getExport } from '../../../lambdas/store/export/export-rows.ts';
import type { Inbox } from '../../../lambdas/store/inbox/inboxes.ts';
import { getBytes } from '../../../lambdas/store/object/mail-bucket.ts';
import { exportObjectKey, exportPrefix, rawKey } from '../../../lambdas/store/object/object-keys.ts';
import { Crash, PurgeWorld, type TestBucket, unique } from '../purge/purge-world.ts';
import { createKey } from '../store/key/create-key.ts';
import { arrive, inboxMail, newInbox } from '../store/receive/arriving-mail.ts';
import type { TestTable } from '../store/table/test-table.ts';
import { testKey } from '../test-account.ts';
import { NOW, testCaller } from '../test-context.ts';

interface Stores {
  readonly table: TestTable;
  readonly bucket: TestBucket;
}

export interface Options {
  readonly crashAt?: number;
  readonly budgetMs: number;
  readonly partBytes: number;
  readonly atOnce?: number;
  readonly reads?: NonNullable<ExportServices['reads']>;
  readonly maxParts?: number;
}

export async function tenantWithMail(stores: Stores, mailBytes: number, count = 3) {
  const { table } = stores;
  const first = await newInbox(table);
  const { tenantId } = first;
  const inboxes = [first];
  for (let i = 1; i < count; i++)
    inboxes.push(await newInbox(table, { tenantId, inboxId: `${unique()}@agents.test` }));
  const entries: Buffer[] = [];
  const byAge = inboxes.toSorted((a, b) => (a.listKey < b.listKey ? -1 : 1));
  for (const inbox of byAge)
    for (let n = 0; n < count; n++) entries.push(...(await addMail(stores, inbox, n, mailBytes)));
  const caller = testCaller({ tenantId });
  await createKey(table, testKey(tenantId, caller.keyId));
  return { tenantId, caller, inboxes: byAge, file: Buffer.concat(entries) };
}

export async function addMail(
  { table, bucket }: Stores,
  inbox: Inbox,
  n: number,
  size: number,
): Promise<Buffer[]> {
  const mail = { id: `<${n}-${unique()}@x.test>`, second: n, sesMessageId: unique() };
  const { messageId } = await arrive(table, inbox, mail);
  const { messageKey } = inboxMail(inbox, mail).addressee;
  const raw = Buffer.from(`Subject: ${n}\r\n\r\nFrom here\r\n>From there\r\n${'x'.repeat(size + n)}\r\n`);
  const { client } = await bucket.s3();
  const Key = rawKey(inbox.inboxId, messageKey);
  await client.send(new PutObjectCommand({ Bucket: bucket.name, Key, Body: raw }));
  return mboxEntry(messageId, new Date(NOW.getTime() + n * 1000), raw);
}

/** An export whose worker may die once, on a clock of its own. */
export class ExportWorld {
  readonly world: PurgeWorld;
  readonly #table: TestTable;
  readonly jobs: ExportJob[] = [];
  #now = NOW.getTime();
  readonly services: ExportServices;

  constructor({ table, bucket }: Stores, { crashAt, atOnce = 100, ...bounds }: Options) {
    this.#table = table;
    this.world = new PurgeWorld(table, bucket);
    this.world.crashAt = crashAt;
    this.services = {
      table: this.world.services.table,
      bucket: this.world.services.bucket,
      queue: { send: async (job) => void this.jobs.push(job) },
      leaseMs: 310_000,
      atOnce,
      ...bounds,
      present: async ({ summary }) => ({ message_id: summary.message_id }),
      isRawKept: () => true,
      now: () => new Date(this.#now),
      randomBytes,
    };
  }

  pass(ms: number): void {
    this.#now += ms;
  }

  start(caller: ReturnType<typeof testCaller>, format: 'mbox' | 'jsonl' = 'mbox', include_spam = false) {
    const services = {
      table: this.#table,
      purgeQueue: { send: async (job: PurgeWork) => void this.jobs.push(exportJobSchema.parse(job)) },
      policy: this.world.services.policy,
      caller,
      now: this.services.now,
      randomBytes,
    };
    return startExport(services, { format, include_spam });
  }

  async run(): Promise<void> {
    for (let jobs = 0; this.jobs.length > 0; jobs++) {
      if (jobs === 100) throw new Error('There is always another job');
      const job = this.jobs.shift() as ExportJob;
      this.pass(15_000);
      const due = this.world.crashAt;
      try {
        await writeExport(this.services, job);
      } catch (error) {
        if (due === undefined || this.world.crashAt !== undefined) throw error;
        expect(error).toBeInstanceOf(Crash);
        // Its job comes early, while the dead worker has the export. The queue has no other.
        this.jobs.push(job);
      }
    }
  }
}

/**
 * An export by a worker that dies before each of its effects, one after the other, or before every few of them.
 * @returns how many there are
 */
export async function expectWhole(
  stores: Stores,
  options: Options,
  mailBytes: number,
  stride = 1,
): Promise<number> {
  const { table, bucket } = stores;
  const { tenantId, caller, file } = await tenantWithMail(stores, mailBytes);
  let effects = 1;
  for (let crashAt = 1; crashAt <= effects; crashAt += stride) {
    const world = new ExportWorld(stores, { ...options, crashAt });
    // A day of its own: the plan limits the exports of a day.
    world.pass(crashAt * 86_400_000);
    const { export_id } = await world.start(caller);
    await world.run();
    effects = Math.max(effects, world.world.effects);

    const found = await getExport(table, tenantId, export_id);
    const key = exportObjectKey(tenantId, export_id);
    const bytes = Buffer.from((await getBytes(bucket, key)) ?? []);
    expect(bytes.equals(file)).toBe(true);
    expect(found).toMatchObject({
      status: 'completed',
      sha256: createHash('sha256').update(file).digest('hex'),
      progress: { messages: 9, skipped: 0, bytes: file.length },
    });
    expect(await bucket.keys(exportPrefix(tenantId))).toEqual([key]);
    await forgetExports(table, tenantId);
    await bucket.remove(key);
  }
  return effects;
}
