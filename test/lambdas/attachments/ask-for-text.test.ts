import { expect, test } from 'vitest';
import { askForText } from '../../../lambdas/operations/attachments/text.ts';
import { entriesAfter } from '../../../lambdas/store/log/log-entries.ts';
import { POSITION_AFTER_ALL, POSITION_BEFORE_ALL } from '../../../lambdas/store/log-position.ts';
import { RollUpTrigger } from '../../../lambdas/usage/roll-up-trigger.ts';
import { newInbox } from '../store/receive/arriving-mail.ts';
import { openTestTable } from '../store/table/test-table.ts';
import { NOW } from '../test-context.ts';

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
    return askForText({ table, attachmentTexts, usage, now }, inbox, message, { attachment });
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
