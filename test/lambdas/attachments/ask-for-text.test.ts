import { expect, test } from 'vitest';
import { makeText } from '../../../lambdas/attachments/make-text.ts';
import { type AttachmentTextJob, MAX_JOB_MS } from '../../../lambdas/jobs/attachment-text-job.ts';
import { askForText } from '../../../lambdas/operations/attachments/text.ts';
import { entriesAfter, logEntryRow } from '../../../lambdas/store/log/log-entries.ts';
import { POSITION_AFTER_ALL, POSITION_BEFORE_ALL } from '../../../lambdas/store/log-position.ts';
import { writeRows } from '../../../lambdas/store/table/batch-write.ts';
import { DAY_MS } from '../../../lambdas/timing/durations.ts';
import { RollUpTrigger } from '../../../lambdas/usage/roll-up-trigger.ts';
import { opened, silent } from '../../opened.ts';
import { memoryBucket } from '../store/object/memory-bucket.ts';
import { newInbox } from '../store/receive/arriving-mail.ts';
import { openTestTable } from '../store/table/test-table.ts';
import { NOW, unused } from '../test-context.ts';

const table = opened(openTestTable);
silent('log');

const TEXTS = 3;
const SECOND = 1_000;
const usage = new RollUpTrigger({ send: async () => undefined }, table, 0);

/** A tenant whose plan lets three texts wait, and what its calls send. */
async function asking() {
  const inbox = await newInbox(table);
  const jobs: AttachmentTextJob[] = [];
  const queue = {
    isFailing: false,
    async send(job: AttachmentTextJob) {
      if (this.isFailing) throw new Error('no queue');
      jobs.push(job);
    },
  };
  const verified = { inboxes: 1, messagesPerMonth: 1, storageBytes: 1, webhooks: 1, keys: 1, texts: TEXTS };
  const services = { table, usage, policy: { plans: { verified } }, attachmentTexts: queue };
  const ask = (index: number, after = 0) => {
    const message = { threadKey: 't', sortKey: 'm', visibility: 'clean' } as const;
    const attachment = { inbox_id: inbox.inboxId, message_key: 'm', index, content_type: '', filename: '' };
    const now = () => new Date(NOW.getTime() + after);
    return askForText({ ...services, now }, inbox, message, attachment);
  };
  /** A worker whose attachments were deleted meanwhile. */
  const work = (job: AttachmentTextJob | undefined, after = 0) => {
    if (job === undefined) throw new Error('No text was asked for');
    const worker = { table, bucket: memoryBucket(new Map()), queue, read: unused<() => never>('read') };
    const now = () => new Date(NOW.getTime() + after);
    return makeText({ ...worker, now }, job, { messageId: `m${job.attachment.index}`, receives: 1 });
  };
  const asked = async () => {
    const log = { tenantId: inbox.tenantId, shards: 1 };
    const entries = await entriesAfter(table, log, POSITION_BEFORE_ALL, POSITION_AFTER_ALL);
    return entries.flatMap(({ texts }) => texts?.indices ?? []);
  };
  return { inbox, jobs, queue, ask, work, asked, sent: () => jobs.map(({ attachment }) => attachment.index) };
}

const REFUSED = { name: 'rate_limited' };

test('calls for the text of an attachment send one job and one log entry in 90 seconds, of another attachment another', async () => {
  const { ask, asked, sent } = await asking();
  for (const [index, seconds] of [
    [0, 0],
    [0, 1],
    [0, 89],
    [1, 89],
    [0, 91],
    [0, 92],
  ] as const)
    await ask(index, seconds * SECOND);

  expect({ jobs: sent(), asked: await asked() }).toEqual({ jobs: [0, 1, 0], asked: [0, 1, 0] });
});

test.each([
  500, 501, 1000,
])('a text is asked for once also behind %i newer entries of the log', async (count) => {
  const { inbox, ask, asked, sent } = await asking();
  await ask(0);
  const entry = {
    inboxKey: inbox.listKey,
    inboxes: 0,
    threads: 0,
    messages: 1,
    bytes: 1,
    delivered: 1,
  } as const;
  const rows = Array.from({ length: count }, (_, n) =>
    logEntryRow(inbox.tenantId, 0, { ...entry, at: new Date(NOW.getTime() + n), unique: `mail${n}` }),
  );
  await writeRows(
    table,
    rows.map((put) => ({ put })),
  );
  await ask(0, 2 * SECOND);

  expect({ jobs: sent(), asked: await asked() }).toEqual({ jobs: [0], asked: [0] });
});

test('ten calls at nearly the same time ask for the text once', async () => {
  const { ask, asked, sent } = await asking();
  await Promise.all(Array.from({ length: 10 }, (_, n) => ask(0, n)));

  expect({ jobs: sent(), asked: await asked() }).toEqual({ jobs: [0], asked: [0] });
});

test.each([
  TEXTS,
  TEXTS + 1,
  2 * TEXTS,
])('%i calls for texts: as many are accepted as the plan lets wait, each sends one job, and one more is accepted when one was made or is gone', async (count) => {
  const { jobs, ask, work, asked, sent } = await asking();
  for (let index = 0; index < count; index++) {
    if (index < TEXTS) await ask(index);
    else await expect(ask(index)).rejects.toMatchObject(REFUSED);
  }
  const accepted = Array.from({ length: TEXTS }, (_, index) => index);
  expect({ jobs: sent(), asked: await asked() }).toEqual({ jobs: accepted, asked: accepted });
  // Asked for again, it takes no place of another.
  await ask(0, 91 * SECOND);
  await expect(ask(count, 91 * SECOND)).rejects.toMatchObject(REFUSED);

  await work(jobs[0], 91 * SECOND);
  await ask(count, 91 * SECOND);
  await expect(ask(count + 1, 91 * SECOND)).rejects.toMatchObject(REFUSED);
  expect(sent()).toEqual([...accepted, 0, count]);
});

test('a text that was never made counts for a day since it was last asked for', async () => {
  const { ask } = await asking();
  for (let index = 0; index < TEXTS; index++) await ask(index);
  await ask(0, 100 * SECOND);

  await expect(ask(TEXTS, DAY_MS - 1)).rejects.toMatchObject(REFUSED);
  for (let index = TEXTS; index < 2 * TEXTS - 1; index++) await ask(index, DAY_MS);
  await expect(ask(2 * TEXTS, DAY_MS)).rejects.toMatchObject(REFUSED);
});

test('a call whose job cannot be sent takes no place, and the next one asks', async () => {
  const { queue, ask, sent } = await asking();
  queue.isFailing = true;
  for (let index = 0; index <= TEXTS; index++) await expect(ask(index)).rejects.toThrow('no queue');
  queue.isFailing = false;
  for (let index = 0; index < TEXTS; index++) await ask(index, 1);

  expect(sent()).toEqual([0, 1, 2]);
});

test('a job that waited until the index would miss its text ends, and the text is asked for again', async () => {
  const { jobs, ask, work, sent } = await asking();
  for (const index of [0, 1]) await ask(index);
  await work(jobs[0], MAX_JOB_MS);
  await work(jobs[1], MAX_JOB_MS + 1);
  // The first was worked on: it is asked for anew. The second counts until it is.
  for (const index of [1, 2, 3]) await ask(index, MAX_JOB_MS + 1);

  await expect(ask(0, MAX_JOB_MS + 1)).rejects.toMatchObject(REFUSED);
  expect(sent()).toEqual([0, 1, 1, 2, 3]);
  expect(jobs.map(({ asked }) => (asked ?? 0) - NOW.getTime())).toEqual([
    0,
    0,
    ...[1, 2, 3].map(() => MAX_JOB_MS + 1),
  ]);
});
