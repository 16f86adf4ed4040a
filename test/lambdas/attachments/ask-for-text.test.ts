import { expect, test } from 'vitest';
import { makeText } from '../../../lambdas/attachments/make-text.ts';
import type { AttachmentTextJob } from '../../../lambdas/jobs/attachment-text-job.ts';
import { askForText } from '../../../lambdas/operations/attachments/text.ts';
import { entriesAfter } from '../../../lambdas/store/log/log-entries.ts';
import { POSITION_AFTER_ALL, POSITION_BEFORE_ALL } from '../../../lambdas/store/log-position.ts';
import { RollUpTrigger } from '../../../lambdas/usage/roll-up-trigger.ts';
import { memoryBucket } from '../store/object/memory-bucket.ts';
import { newInbox } from '../store/receive/arriving-mail.ts';
import { openTestTable } from '../store/table/test-table.ts';
import { NOW, testContext, unused } from '../test-context.ts';

const { policy } = testContext();

test('calls for the text of an attachment send one job and one log entry in 90 seconds, of another attachment another', async () => {
  const table = await openTestTable();
  const inbox = await newInbox(table);
  const jobs: number[] = [];
  const usage = new RollUpTrigger({ send: async () => undefined }, table, 0);
  const ask = (index: number, seconds: number) => {
    const now = () => new Date(NOW.getTime() + seconds * 1000);
    const attachmentTexts = { send: async () => void jobs.push(index) };
    const message = { threadKey: 't', sortKey: 'm', visibility: 'clean' } as const;
    const attachment = { inbox_id: 'i@x.test', message_key: 'm', index, content_type: '', filename: '' };
    return askForText({ table, policy, attachmentTexts, usage, now }, inbox, message, attachment);
  };

  for (const [index, seconds] of [
    [0, 0],
    [0, 1],
    [0, 89],
    [1, 89],
    [0, 91],
    [0, 92],
  ] as const)
    await ask(index, seconds);

  const log = { tenantId: inbox.tenantId, shards: 1 };
  const entries = await entriesAfter(table, log, POSITION_BEFORE_ALL, POSITION_AFTER_ALL);
  const asked = entries.flatMap(({ texts }) => texts?.indices ?? []);
  await table.stop();
  expect({ jobs, asked }).toEqual({ jobs: [0, 1, 0], asked: [0, 1, 0] });
});

test('texts of attachments that wait are bounded by the plan: one more is 429, until one was made', async () => {
  const table = await openTestTable();
  const inbox = await newInbox(table);
  const texts = 3;
  const plans = {
    verified: { inboxes: 1, messagesPerMonth: 1, storageBytes: 1, webhooks: 1, keys: 1, texts },
  };
  const jobs: AttachmentTextJob[] = [];
  const usage = new RollUpTrigger({ send: async () => undefined }, table, 0);
  const attachmentTexts = { send: async (job: AttachmentTextJob) => void jobs.push(job) };
  const ask = (index: number) => {
    const attachment = { inbox_id: 'i@x.test', message_key: 'm', index, content_type: '', filename: '' };
    const message = { threadKey: 't', sortKey: 'm', visibility: 'clean' } as const;
    return askForText(
      { table, policy: { plans }, attachmentTexts, usage, now: () => NOW },
      inbox,
      message,
      attachment,
    );
  };
  for (let index = 0; index < texts; index++) await ask(index);

  await expect(ask(texts)).rejects.toMatchObject({ name: 'rate_limited' });
  const [first, ...others] = jobs;
  if (first === undefined) throw new Error('No text was asked for');
  expect(others).toHaveLength(texts - 1);
  // Its attachment was deleted meanwhile.
  const services = { table, bucket: memoryBucket(new Map()), queue: attachmentTexts, now: () => NOW };
  await makeText({ ...services, read: unused('read') }, first, { messageId: 'm', receives: 1 });
  await ask(texts);
  expect(jobs).toHaveLength(texts + 1);
  await table.stop();
});
