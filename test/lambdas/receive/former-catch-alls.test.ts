import { describe, expect, test } from 'vitest';
import { assignDomain, unassignDomain } from '../../../lambdas/admin/assign-domain.ts';
import { catchAllChange } from '../../../lambdas/operations/inboxes/catch-all.ts';
import type { Inbox } from '../../../lambdas/store/inbox/inboxes.ts';
import { INCOMING_DAYS } from '../../../lambdas/store/object/object-keys.ts';
import { transact } from '../../../lambdas/store/table/transaction.ts';
import { opened, silent } from '../../opened.ts';
import { adminServices } from '../admin/admin-services.ts';
import { openTestTable } from '../store/table/test-table.ts';
import { testCaller, testContext } from '../test-context.ts';
import { assignedDomain, inDays, later } from './assigned-domain.ts';

const table = opened(openTestTable);
silent('log');

const PERIODS = 5;
const OPERATOR_PERIODS = 20;

/** A domain whose two inboxes are its catch-all in alternate periods: period n begins n seconds after NOW and ends at half of its second. */
async function periods() {
  const own = await assignedDomain(table);
  const inboxes = [own.catchAll, await own.inbox('second')];
  const inboxOf = (n: number) => inboxes[n % 2] ?? own.catchAll;
  /** Sets catch_all of an inbox. @returns whether that changed the domain */
  const set = async (inbox: Inbox, wanted: boolean, at: Date) => {
    const caller = testCaller({ tenantId: own.tenantId });
    const writes = await catchAllChange(testContext({ table, caller, now: () => at }), inbox, wanted);
    if ('domain' in writes) await transact(table, writes);
    return 'domain' in writes;
  };
  const end = (n: number, at = later(n * 1000 + 500)) => set(inboxOf(n), false, at);
  const begin = (n: number, at = later(n * 1000)) => set(inboxOf(n), true, at);
  /** Ends periods and begins those after them. */
  const take = async (count: number) => {
    for (let n = 0; n < count; n++) {
      await end(n);
      await begin(n + 1);
    }
  };
  /** Where mail is stored that SES accepted 400 ms after the beginning of a period, and just after its end. */
  const storedFrom = async (n: number) => [
    await own.inboxes({ names: ['any'], receivedAt: later(n * 1000 + 400) }),
    await own.inboxes({ names: ['any'], receivedAt: later(n * 1000 + 600) }),
  ];
  const stored = (n: number) => [[`${n % 2 === 0 ? 'all' : 'second'} any`], []];
  return { ...own, set, end, begin, take, storedFrom, stored, inboxOf };
}

/** The first time at which mail of a period can no longer wait. */
const settled = (n: number) => new Date(later(n * 1000 + 500).getTime() + INCOMING_DAYS * 86_400_000);
const justBefore = (at: Date) => new Date(at.getTime() - 1);

describe('a catch-all that is changed again and again', () => {
  test.each([
    PERIODS,
    PERIODS + 1,
    PERIODS + 2,
    2 * PERIODS,
  ])('keeps every email that may wait when %i periods are to end', async (count) => {
    const own = await periods();
    await own.take(PERIODS);
    for (let n = PERIODS; n < count; n++) {
      const refused = { name: 'conflict', message: expect.stringContaining(settled(0).toISOString()) };
      await expect(own.end(PERIODS, later(n * 1000 + 500))).rejects.toMatchObject(refused);
    }

    for (let n = 0; n < PERIODS; n++) expect(await own.storedFrom(n)).toEqual(own.stored(n));
    const receivedAt = later(count * 1000 + 400);
    expect(await own.inboxes({ names: ['any'], receivedAt })).toEqual(['second any']);
  });

  test('names the field that is refused, and when it can be changed', async () => {
    const own = await periods();
    await own.take(PERIODS);

    await expect(own.end(PERIODS)).rejects.toThrow(
      `catch_all: the catch-all of ${own.domain} was changed too often. Emails to an earlier one may still be waiting. It can be changed again after ${settled(0).toISOString()}.`,
    );
  });

  test('can end when email of the oldest period waits no longer, and a millisecond before cannot', async () => {
    const own = await periods();
    await own.take(PERIODS);
    await expect(own.end(PERIODS, justBefore(settled(0)))).rejects.toMatchObject({ name: 'conflict' });
    expect(await own.storedFrom(0)).toEqual(own.stored(0));

    expect(await own.end(PERIODS, settled(0))).toBe(true);
    expect(await own.storedFrom(0)).toEqual([[], []]);
    for (let n = 1; n < PERIODS; n++) expect(await own.storedFrom(n)).toEqual(own.stored(n));
    expect((await own.row()).catchAllsBefore).toHaveLength(PERIODS);
    expect(await own.begin(PERIODS + 1, settled(0))).toBe(true);
    await expect(own.end(PERIODS + 1, justBefore(settled(1)))).rejects.toThrow(settled(1).toISOString());
  });

  test('remains, and makes no period, when it is set to what it is', async () => {
    const own = await periods();
    await own.take(PERIODS);
    const row = await own.row();

    for (let n = 0; n < 2 * PERIODS; n++) {
      expect(await own.set(own.inboxOf(PERIODS), true, inDays(n))).toBe(false);
      expect(await own.set(own.inboxOf(PERIODS + 1), false, inDays(n))).toBe(false);
    }
    expect(await own.row()).toEqual(row);
  });
});

describe('a domain whose tenant changed its catch-all as often as it could', () => {
  test('can be taken away, and loses no email', async () => {
    const own = await periods();
    await own.take(PERIODS);
    const policy = { inboxDomain: 'agents.test', moreInboxDomains: [own.domain] };
    const at = later(PERIODS * 1000 + 500);
    await unassignDomain({ ...adminServices(table, { policy }), now: () => at }, own.domain);

    for (let n = 0; n <= PERIODS; n++) expect(await own.storedFrom(n)).toEqual(own.stored(n));
  });

  test('gets and loses its wildcard until the operator has used its own periods, and again when those are old', async () => {
    const own = await periods();
    await own.take(PERIODS);
    let now = later(PERIODS * 1000 + 500);
    const policy = { inboxDomain: 'agents.test', moreInboxDomains: [own.domain] };
    const services = { ...adminServices(table, { policy }), now: () => now };
    const assign = (wildcard: boolean) =>
      assignDomain(services, { domain: own.domain, tenant: own.tenantId, wildcard });
    let wildcard = false;
    for (let n = PERIODS; n < OPERATOR_PERIODS; n++) {
      wildcard = !wildcard;
      await assign(wildcard);
      expect(await assign(wildcard)).toMatchObject({ catchAllsBefore: expect.any(Array) });
    }
    const full = await own.row();
    expect(full.catchAllsBefore).toHaveLength(OPERATOR_PERIODS);
    await expect(assign(!wildcard)).rejects.toThrow(
      `wildcard: the catch-all of ${own.domain} was changed too often`,
    );
    await expect(unassignDomain(services, own.domain)).rejects.toThrow(settled(0).toISOString());
    expect(await own.row()).toEqual(full);
    for (let n = 0; n < PERIODS; n++) expect(await own.storedFrom(n)).toEqual(own.stored(n));

    now = settled(PERIODS);
    await unassignDomain(services, own.domain);
    expect((await own.row()).catchAllsBefore).toHaveLength(PERIODS);
  });
});
