import { isDeepStrictEqual } from 'node:util';
import { marshall } from '@aws-sdk/util-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleMail } from '../../bench/cost-model/sample-mail.ts';
import { transactedUnits } from '../../bench/measuring/item-size.ts';
import { mailRows } from './mail-rows.ts';
import { type Account, Service } from './service.ts';

let service: Service;
beforeAll(async () => {
  service = await Service.start();
});
afterAll(() => service.stop());

/** The write units of the rows that a mail added or changed, index entries included, by the sizes of the rows. */
async function unitsOf(account: Account, ...mails: readonly object[]): Promise<number> {
  const before = await mailRows(service, account);
  await service.deliver(...mails.map((mail) => ({ to: account.inboxId, ...mail })));
  const after = await mailRows(service, account);
  let units = 0;
  for (const [key, row] of after) {
    const earlier = before.get(key);
    if (isDeepStrictEqual(earlier, row)) continue;
    units += transactedUnits(earlier && marshall(earlier), marshall(row));
  }
  return units;
}

test('a mail of 2 KB that starts a thread writes 14 units at most, and one that joins it 15', async () => {
  const account = await service.account();
  // The first mail of a tenant in five minutes also claims the roll-up.
  await service.deliver({ to: account.inboxId, subject: 'before' });

  expect(await unitsOf(account, { ...sampleMail(1, 'Your code'), messageId: '<1@x>' })).toBeLessThanOrEqual(
    14,
  );
  expect(
    await unitsOf(account, { ...sampleMail(2, 'Re: Your code'), inReplyTo: '<1@x>' }),
  ).toBeLessThanOrEqual(15);
});
