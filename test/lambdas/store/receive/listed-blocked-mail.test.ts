import { expect, test } from 'vitest';
import { messageKeyOf } from '../../../../lambdas/ids.ts';
import { blockedMailKey } from '../../../../lambdas/store/keys.ts';
import { dropBlocked, droppedOn, listBlocked } from '../../../../lambdas/store/receive/blocked-mail.ts';
import { makeWrite, rowDelete } from '../../../../lambdas/store/table/write.ts';
import { DAY_MS } from '../../../../lambdas/timing/durations.ts';
import { opened } from '../../../opened.ts';
import { NOW } from '../../test-context.ts';
import { openTestTable } from '../table/test-table.ts';

const table = opened(openTestTable);
const LISTED_A_DAY = 5;

let tenants = 0;

/** A tenant whose mail is dropped: mail n arrives n milliseconds after NOW. */
function blockedTenant() {
  tenants += 1;
  const tenantId = `tenant-${tenants}`;
  const inboxId = `inbox-${tenants}@agents.test`;
  const mailAt = (at: Date, name: string) => ({
    tenantId,
    inboxId,
    messageKey: messageKeyOf(at, `ses-${tenants}-${name}`, inboxId),
    sender: `${name}@x.test`,
    envelopeFrom: 'bounce@x.test',
    at: at.toISOString(),
    reason: 'unlisted',
    deferredSize: undefined,
  });
  const mail = (n: number) => mailAt(new Date(NOW.getTime() + n), `sender-${n}`);
  const drop = (n: number, now = NOW) => dropBlocked(table, mail(n), now, LISTED_A_DAY);
  /** Numbers of the mails that are listed, in pages of this size. */
  const listed = async (limit: number, now = NOW, betweenPages = async () => {}) => {
    const senders: string[] = [];
    for (let after: string | undefined, isFirst = true; isFirst || after !== undefined; isFirst = false) {
      if (!isFirst) await betweenPages();
      const page = await listBlocked(table, tenantId, { limit, ascending: true, after }, now);
      senders.push(...page.items.map(({ sender }) => sender ?? ''));
      after = page.next;
    }
    return senders.map((sender) => Number(/\d+/.exec(sender)?.[0]));
  };
  const counted = (now = NOW) => droppedOn(table, tenantId, now.toISOString().slice(0, 10));
  const vanish = (n: number) =>
    makeWrite(table, rowDelete(table, blockedMailKey(tenantId, mail(n).messageKey)));
  return { mailAt, drop, listed, counted, vanish };
}

const upTo = (count: number) => Array.from({ length: count }, (_, n) => n);

test.each([
  LISTED_A_DAY - 1,
  LISTED_A_DAY,
  LISTED_A_DAY + 1,
  2 * LISTED_A_DAY,
])('%i mails of a day are all counted, the first are listed, and copies of their receipts change nothing', async (count) => {
  const { drop, listed, counted } = blockedTenant();
  for (const n of upTo(count)) expect(await drop(n)).toBe(true);

  const first = upTo(Math.min(count, LISTED_A_DAY));
  for (const limit of [1, LISTED_A_DAY, 2 * LISTED_A_DAY]) expect(await listed(limit)).toEqual(first);
  for (const n of upTo(count)) expect(await drop(n)).toBe(false);
  expect(await counted()).toBe(count);
  expect(await listed(1)).toEqual(first);
});

test('the list of a day is full without effect on the next one', async () => {
  const { drop, listed, counted } = blockedTenant();
  const tomorrow = new Date(NOW.getTime() + DAY_MS);
  for (const n of upTo(2 * LISTED_A_DAY)) await drop(n);
  for (const n of upTo(LISTED_A_DAY + 1)) expect(await drop(100 + n, tomorrow)).toBe(true);

  expect([await counted(), await counted(tomorrow)]).toEqual([2 * LISTED_A_DAY, LISTED_A_DAY + 1]);
  const next = upTo(LISTED_A_DAY).map((n) => 100 + n);
  expect(await listed(2, tomorrow)).toEqual([...upTo(LISTED_A_DAY), ...next]);
});

test('mails that are dropped at the same time are all counted, and fill the list', async () => {
  const { drop, listed, counted } = blockedTenant();
  const mails = upTo(2 * LISTED_A_DAY);

  expect(await Promise.all([...mails, ...mails].map((n) => drop(n)))).toSatisfy(
    (dropped: boolean[]) => dropped.filter(Boolean).length === mails.length,
  );
  expect(await counted()).toBe(mails.length);
  expect((await listed(2)).length).toBeGreaterThanOrEqual(LISTED_A_DAY);
});

test('a mail that expires between two pages hides no other, and is counted', async () => {
  const { drop, listed, counted, vanish } = blockedTenant();
  for (const n of upTo(LISTED_A_DAY)) await drop(n);
  // The last of the page before, and the first of the next one.
  const goneMails = async () => {
    for (const n of [1, 2]) await vanish(n);
  };

  expect(await listed(2, NOW, goneMails)).toEqual([0, 1, 3, 4]);
  expect(await counted()).toBe(LISTED_A_DAY);
});

test('a mail that waited 30 days for quota is listed for 30 days after it was dropped', async () => {
  const { mailAt, listed, counted } = blockedTenant();
  const after = (days: number, milliseconds = 0) => new Date(NOW.getTime() + days * DAY_MS + milliseconds);
  const dropped = await dropBlocked(table, mailAt(after(-30, -1), 'late-7'), NOW);

  expect([dropped, await counted()]).toEqual([true, 1]);
  expect(await listed(1)).toEqual([7]);
  expect(await listed(1, after(30, -1))).toEqual([7]);
  expect(await listed(1, after(30))).toEqual([]);
});
