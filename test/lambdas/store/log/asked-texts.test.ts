import { expect, test } from 'vitest';
import { askedTexts, askOfText } from '../../../../lambdas/store/log/asked-texts.ts';
import { logEntryRow } from '../../../../lambdas/store/log/log-entries.ts';
import { writeRows } from '../../../../lambdas/store/table/batch-write.ts';
import { opened } from '../../../opened.ts';
import { NOW } from '../../test-context.ts';
import { newInbox } from '../receive/arriving-mail.ts';
import { openTestTable } from '../table/test-table.ts';
import { logMail } from './log-mail.ts';

const table = opened(openTestTable);
const LOOKED_AT = 3;

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [2, [1]],
  [3, []],
  [6, []],
])('texts of two attachments that were asked for before %i other entries of the log are %j, when three are looked at', async (later, expected) => {
  const inbox = await newInbox(table);
  const { tenantId, inboxId, listKey: inboxKey } = inbox;
  for (const [second, messageKey, index] of [
    [0, 'message', 0],
    [1, 'message', 1],
  ] as const) {
    const entry = {
      at: new Date(NOW.getTime() + second * 1_000),
      unique: askOfText(messageKey, index),
      ...{ inboxKey, inboxes: 0 as const, threads: 0, messages: 0, bytes: 0, delivered: 0 },
      texts: { inboxId, threadKey: 't', sortKey: 's', visibility: 'clean' as const, indices: [index] },
    };
    await writeRows(table, [{ put: logEntryRow(tenantId, 0, entry) }]);
  }
  for (let n = 0; n < later; n++)
    await logMail(table, inbox, new Date(NOW.getTime() + (2 + n) * 1_000), `later ${n}`);

  const now = new Date(NOW.getTime() + 60_000);
  expect((await askedTexts(table, tenantId, 'message', now, LOOKED_AT)).toSorted()).toEqual(expected);
  expect(await askedTexts(table, tenantId, 'another', now, LOOKED_AT)).toEqual([]);
});
