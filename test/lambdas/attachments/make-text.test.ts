import type { DocumentText } from '@agent-inbox/document-text';
import { expect, test } from 'vitest';
import { makeText } from '../../../lambdas/attachments/make-text.ts';
import type { AttachmentTextJob } from '../../../lambdas/jobs/attachment-text-job.ts';
import { hasAttachmentText } from '../../../lambdas/store/message/attachment-texts.ts';
import { putBytes } from '../../../lambdas/store/object/mail-bucket.ts';
import { attachmentKey } from '../../../lambdas/store/object/object-keys.ts';
import { memoryBucket } from '../store/object/memory-bucket.ts';
import { openTestTable } from '../store/table/test-table.ts';
import { NOW } from '../test-context.ts';

const READY: DocumentText = {
  status: 'ready',
  format: 'plain',
  text: 'words',
  pages: null,
  truncated: false,
  hiddenText: false,
  contentType: 'text/plain',
};

const jobOf = (tenant: string, index: number): AttachmentTextJob => ({
  tenant,
  waits: 0,
  attempts: 0,
  attachment: { inbox_id: `${tenant}@x.test`, message_key: 'm', index, content_type: '', filename: '' },
});

test('two of ten texts of a tenant are made at once, however long they take, and the text of another tenant is made beside them', async () => {
  const table = await openTestTable();
  const bucket = memoryBucket(new Map());
  const ends: (() => void)[] = [];
  const again: [AttachmentTextJob, number][] = [];
  const services = {
    table,
    bucket,
    queue: { send: async (job: AttachmentTextJob, delay = 0) => void again.push([job, delay]) },
    read: () => new Promise<DocumentText>((resolve) => ends.push(() => resolve(READY))),
    now: () => NOW,
  };
  const jobs = [...Array.from({ length: 10 }, (_, index) => jobOf('busy', index)), jobOf('quiet', 0)];
  for (const { attachment } of jobs) {
    await putBytes(bucket, attachmentKey(attachment.inbox_id, 'm', attachment.index), Buffer.from('file'));
  }
  let messages = 0;
  const make = (job: AttachmentTextJob, receives = 1) => {
    messages += 1;
    return makeText(services, job, { messageId: `message-${messages}`, receives });
  };

  const working = jobs.map((job) => make(job));
  await expect.poll(() => [ends.length, again.length]).toEqual([3, 8]);
  expect(again.map(([{ tenant, waits, attempts }, delay]) => [tenant, waits, attempts, delay])).toEqual(
    Array.from({ length: 8 }, () => ['busy', 1, 0, 1]),
  );
  // Received a third time, after two attempts that ended without an outcome.
  await make({ ...jobOf('busy', 9), waits: 9 }, 3);
  expect(again.pop()).toEqual([expect.objectContaining({ waits: 10, attempts: 2 }), 15]);
  for (const end of ends.splice(0)) end();
  await Promise.all(working);

  while (again.length > 0) {
    const round = again.splice(0).map(([job]) => make(job));
    await expect.poll(() => ends.length).toBe(2);
    for (const end of ends.splice(0)) end();
    await Promise.all(round);
  }
  for (const { attachment } of jobs) {
    const place = { inboxId: attachment.inbox_id, messageKey: 'm', index: attachment.index };
    expect(await hasAttachmentText(bucket, place)).toBe(true);
  }
  await table.stop();
});

test('a text whose attempts ended without an outcome is given up also when it was sent again between them', async () => {
  const table = await openTestTable();
  const bucket = memoryBucket(new Map());
  await putBytes(bucket, attachmentKey('t@x.test', 'm', 0), Buffer.from('file'));
  const services = {
    table,
    bucket,
    queue: { send: async () => undefined },
    read: () => Promise.reject(new Error('read')),
    now: () => NOW,
  };
  const receive = (attempts: number, receives: number) =>
    makeText(services, { ...jobOf('t', 0), attempts }, { messageId: 'm', receives });

  await expect(receive(2, 2)).rejects.toThrow('read');
  await receive(2, 3);
  expect(await hasAttachmentText(bucket, { inboxId: 't@x.test', messageKey: 'm', index: 0 })).toBe(true);
  await table.stop();
});
