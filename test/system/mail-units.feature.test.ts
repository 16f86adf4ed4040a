import { isDeepStrictEqual } from 'node:util';
import { marshall } from '@aws-sdk/util-dynamodb';
import { expect, test } from 'vitest';
import { sampleMail } from '../../bench/cost-model/sample-mail.ts';
import { transactedUnits } from '../../bench/measuring/item-size.ts';
import { opened } from '../opened.ts';
import { pathOf } from './mail-of-a-test.ts';
import { mailRows } from './mail-rows.ts';
import { type Account, Service } from './service.ts';

const service = opened(() => Service.start());

/** The write units of the rows that an action added, changed or deleted, index entries included, by the sizes of the rows. */
async function unitsOf(account: Account, action: () => Promise<unknown>): Promise<number> {
  const before = await mailRows(service, account);
  await action();
  const after = await mailRows(service, account);
  let units = 0;
  for (const [key, row] of after) {
    const earlier = before.get(key);
    if (isDeepStrictEqual(earlier, row)) continue;
    units += transactedUnits(earlier && marshall(earlier), marshall(row));
  }
  // A delete takes what a write of the row takes.
  const deleted = [...before].filter(([key]) => !after.has(key));
  return deleted.reduce((sum, [, row]) => sum + transactedUnits(undefined, marshall(row)), units);
}

const unitsOfMail = (account: Account, mail: object) =>
  unitsOf(account, () => service.deliver({ to: account.inboxId, ...mail }));

test('a mail of 2 KB that starts a thread writes 16 units at most, and one that joins it 17', async () => {
  const account = await service.account();
  // The first mail of a tenant in five minutes also claims the roll-up.
  await service.deliver({ to: account.inboxId, subject: 'before' });

  expect(
    await unitsOfMail(account, { ...sampleMail(1, 'Your code'), messageId: '<1@x>' }),
  ).toBeLessThanOrEqual(16);
  expect(
    await unitsOfMail(account, { ...sampleMail(2, 'Re: Your code'), inReplyTo: '<1@x>' }),
  ).toBeLessThanOrEqual(17);
});

test('marking a message of 2 KB as read writes 13 units at most, and unread with a label 15', async () => {
  const account = await service.account();
  await service.deliver({ to: account.inboxId, ...sampleMail(1, 'Your code') });
  const path = pathOf(await service.newest(account));
  const change = (body: object) => unitsOf(account, () => service.patch(path, body, account.apiKey));

  expect(await change({ unread: false })).toBeLessThanOrEqual(13);
  expect(await change({ unread: true, add_labels: ['a'] })).toBeLessThanOrEqual(15);
});
