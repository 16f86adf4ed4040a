import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { keysOfMessageId } from '../../../lambdas/ids.ts';
import type { MessagePurgeJob } from '../../../lambdas/jobs/purge-job.ts';
import { deleteMessages } from '../../../lambdas/messages/delete-messages.ts';
import { listMessages, listThreads } from '../../../lambdas/store/message/messages.ts';
import { opened } from '../../opened.ts';
import { arrive, newInbox } from '../store/receive/arriving-mail.ts';
import { openTestTable } from '../store/table/test-table.ts';
import { NOW } from '../test-context.ts';

const table = opened(openTestTable);
const PAGE = { limit: 100, ascending: true, after: undefined };
/** Messages of a job that purges. */
const JOB = 25;

test.each([
  JOB,
  JOB + 1,
  2 * JOB + 1,
])('a thread of %i messages is deleted in several transactions, and each message is in one purge job, also when another call deletes some meanwhile', async (count) => {
  const inbox = await newInbox(table);
  const ids = [(await arrive(table, inbox, { id: '<0@x>' })).messageId];
  for (let i = 1; i < count; i++)
    ids.push((await arrive(table, inbox, { id: `<${i}@x>`, inReplyTo: '<0@x>', second: i })).messageId);
  const threadKey = keysOfMessageId(ids[0] ?? '')?.threadKey ?? '';
  const jobs: MessagePurgeJob[] = [];
  let changes = 0;
  let deletedByOther = 0;
  const services = {
    table,
    now: () => NOW,
    randomBytes,
    purgeQueue: { send: async (job: MessagePurgeJob) => void jobs.push(job) },
    publications: { send: async () => undefined },
    usage: { changed: async () => undefined },
  };
  const inOther = ids.slice(-3).flatMap((id) => keysOfMessageId(id)?.sortKey ?? []);
  const request = { inbox, threadKey, isWanted: () => true };
  const publications = {
    send: async () => {
      changes += 1;
      if (changes !== 1) return;
      const other = { ...services, purgeQueue: { send: async () => undefined } };
      deletedByOther = (await deleteMessages(other, { ...request, sortKeys: inOther })).deleted;
    },
  };

  const { wanted, deleted } = await deleteMessages({ ...services, publications }, request);

  expect({ wanted, deletedByOther, deleted }).toEqual({
    wanted: count,
    deletedByOther: 3,
    deleted: count - 3,
  });
  const purged = jobs.map((job) => job.deleted_messages.map(({ key }) => key));
  expect(purged.map(({ length }) => length)).toEqual(
    Array.from({ length: Math.ceil(count / JOB) }, (_, i) => Math.min(JOB, count - i * JOB)),
  );
  expect(new Set(purged.flat()).size).toBe(count);
  const trash = { trash: 'too' } as const;
  expect((await listMessages(table, inbox, ['clean'], PAGE, trash))?.items).toEqual([]);
  expect((await listThreads(table, inbox, ['clean'], PAGE, {}))?.items).toEqual([]);
});
