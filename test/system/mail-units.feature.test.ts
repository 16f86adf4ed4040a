import { afterAll, expect, test } from 'vitest';
import { startCountedService } from '../../bench/cost-model/counted-service.ts';
import { sampleMail } from '../../bench/cost-model/sample-mail.ts';
import { pathOf } from './mail-of-a-test.ts';
import type { Account } from './service.ts';

const { service, proxy, [Symbol.asyncDispose]: stop } = await startCountedService({});
afterAll(stop);

/** The write units that DynamoDB bills for an action, index entries included. */
async function unitsOf(action: () => Promise<unknown>): Promise<number> {
  await service.runtime.settled();
  proxy.take();
  await action();
  // This program must not read the table while it counts.
  await service.runtime.settled(async () => false);
  return proxy.take().write;
}

const unitsOfMail = (account: Account, mail: object) =>
  unitsOf(() => service.deliver({ to: account.inboxId, ...mail }));

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

test('marking a message of 2 KB as read writes 14 units at most, and unread with a label 16', async () => {
  const account = await service.account();
  await service.deliver({ to: account.inboxId, ...sampleMail(1, 'Your code') });
  const path = pathOf(await service.newest(account));
  // One of the units counts the call against the rate limit of its key.
  const change = (body: object) => unitsOf(() => service.patch(path, body, account.apiKey));

  expect(await change({ unread: false })).toBeLessThanOrEqual(14);
  expect(await change({ unread: true, add_labels: ['a'] })).toBeLessThanOrEqual(16);
});
