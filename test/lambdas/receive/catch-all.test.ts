import { describe, expect, test } from 'vitest';
import { domainAssignment } from '../../../lambdas/store/domain/assigned-domains.ts';
import { getCaughtName } from '../../../lambdas/store/domain/caught-names.ts';
import { endPurging, markPurged } from '../../../lambdas/store/inbox/inboxes.ts';
import { transact } from '../../../lambdas/store/table/transaction.ts';
import { opened, silent } from '../../opened.ts';
import { assignTo, catchAllIs } from '../store/domain/assigned-domain.ts';
import { newInbox } from '../store/receive/arriving-mail.ts';
import { openTestTable } from '../store/table/test-table.ts';
import { INBOX_DOMAIN, NOW } from '../test-context.ts';
import { assignedDomain, inDays, later, nextDomain } from './assigned-domain.ts';

const table = opened(openTestTable);
silent('log');

describe('a catch-all', () => {
  test('stores mail to any name without an inbox, valid as a username or not, with and without a tag', async () => {
    const own = await assignedDomain(table);
    await own.inbox('known');
    const names = ['any', 'Any.One+shop', 'x', 'support', 'security', '"quoted name"', 'no..username-', '+'];

    expect(await own.inboxes({ names: [...names, 'known', 'Known+tag'] })).toEqual([
      ...names.map((name) => `all ${name}`),
      'known known',
    ]);
  });

  test('stores nothing for mailboxes that prove a domain, whatever their tag and letter case', async () => {
    const own = await assignedDomain(table);
    const names = ['postmaster', 'abuse', 'hostmaster', 'Webmaster', 'Admin+tag', 'administrator'];

    expect(await own.receive({ names: [...names, `any@sub.${own.domain}`, '@x.test'] })).toMatchObject({
      admitted: [],
      unknown: names.length + 1,
    });
  });

  test('has one message for each address of a mail, also of its own name with tags, and one for each other inbox', async () => {
    const own = await assignedDomain(table);
    await own.inbox('known');
    const names = ['any', 'ANY', 'any+a', 'any+A', 'all', 'all+a', 'all+b', 'All+b', 'known+a', 'known+b'];
    const { admitted } = await own.receive({ names });

    expect(admitted.map(({ addressee }) => addressee.rcptTo.split('@')[0])).toEqual([
      'any',
      'any+a',
      'all',
      'all+a',
      'all+b',
      'known+a',
    ]);
    expect(new Set(admitted.map(({ addressee }) => addressee.messageKey)).size).toBe(6);
    const again = await own.receive({ names: names.toReversed() });
    expect(again.admitted.map(({ addressee }) => addressee.messageKey).sort()).toEqual(
      admitted.map(({ addressee }) => addressee.messageKey).sort(),
    );
  });

  test('stores no mail to a deleted name until its quarantine is over and nothing of the inbox is left', async () => {
    const own = await assignedDomain(table);
    const gone = await own.inbox('gone');
    await own.remove(gone, inDays(90));
    const to = (receivedAt: Date) => own.inboxes({ names: ['gone'], receivedAt });

    expect(await to(inDays(89))).toEqual([]);
    expect(await to(inDays(91))).toEqual([]);
    await endPurging(table, own.tenantId, gone.listKey);
    await markPurged(table, gone.inboxId, gone.listKey);
    expect(await to(inDays(89))).toEqual([]);
    expect(await to(inDays(91))).toEqual(['all gone']);
  });

  test('ends with its inbox', async () => {
    const own = await assignedDomain(table);
    await own.remove({ ...own.catchAll, catchAll: true }, inDays(90));

    expect(await own.receive({ names: ['any', 'all'] })).toMatchObject({ admitted: [], unknown: 2 });
  });

  test('is the one of the time at which SES accepted the mail, however late its receipt comes', async () => {
    const own = await assignedDomain(table);
    const second = await own.inbox('second', { createdAt: later(1).toISOString() });
    await catchAllIs(table, own.domain, second.inboxId, later(1000));
    await catchAllIs(table, own.domain, undefined, later(2000));
    const at = (milliseconds: number, ...names: string[]) =>
      own.inboxes({ names: names.length === 0 ? ['any'] : names, receivedAt: later(milliseconds) });

    expect(await at(-1)).toEqual([]);
    expect(await at(0)).toEqual(['all any']);
    expect(await at(999, 'all+a', 'all+b')).toEqual(['all all+a', 'all all+b']);
    expect(await at(1000)).toEqual(['second any']);
    expect(await at(1000, 'all+a', 'all+b')).toEqual(['all all+a']);
    expect(await at(2000)).toEqual([]);
    expect(await at(0, 'second')).toEqual(['all second']);
    expect(await at(1, 'second')).toEqual(['second second']);
  });

  test('keeps mail that was deferred for it and comes after it has ended', async () => {
    const own = await assignedDomain(table);
    await catchAllIs(table, own.domain, undefined, later(1000));
    const place = { inboxId: own.catchAll.inboxId, messageKey: 'key' };
    const { admitted } = await own.receive({
      names: ['any+tag'],
      released: true,
      place,
      receivedAt: later(2000),
    });

    expect(admitted.map(({ addressee }) => addressee)).toEqual([
      { ...place, rcptTo: `any+tag@${own.domain}` },
    ]);
  });
});

describe('a domain that was taken from its tenant', () => {
  test('stores no mail of names that received catch-all mail in the catch-all of the next tenant, until their quarantine is over', async () => {
    const own = await assignedDomain(table);
    expect(await own.inboxes({ names: ['any+tag'] })).toEqual(['all any+tag']);
    const { tenantId } = await newInbox(table);
    await assignTo(table, own.domain, tenantId, later(1000));
    await own.inbox('next', { tenantId });
    await catchAllIs(table, own.domain, `next@${own.domain}`, later(2000));
    const at = (receivedAt: Date) => own.inboxes({ names: ['any', 'another'], receivedAt });

    expect(await at(later(999))).toEqual(['all any', 'all another']);
    expect(await at(later(1000))).toEqual([]);
    expect(await at(later(3000))).toEqual([]);
    expect(await own.inboxes({ names: ['third'], receivedAt: later(3000) })).toEqual(['next third']);
    expect(await at(inDays(91))).toEqual(['next any', 'next another']);
  });

  test('remembers the hour of the last mail to a name, whatever comes late', async () => {
    const own = await assignedDomain(table);
    const noted = async (milliseconds: number) => {
      await own.inboxes({ names: ['any', 'any+tag'], receivedAt: later(milliseconds) });
      return (await getCaughtName(table, own.domain, `any@${own.domain}`))?.caughtAt;
    };
    const HOUR = 3_600_000;

    expect(await noted(1000)).toBe(later(1000).toISOString());
    expect(await noted(2000)).toBe(later(1000).toISOString());
    expect(await noted(HOUR)).toBe(later(HOUR).toISOString());
    expect(await noted(2000)).toBe(later(HOUR).toISOString());
  });
});

describe('a catch-all of subdomains', () => {
  test('stores mail to any name at any depth, except of mailboxes that prove a domain, and nothing without a wildcard', async () => {
    const own = await assignedDomain(table, { wildcard: true });
    await own.inbox('known');
    const below = (...names: string[]) => names.map((name) => `${name}.${own.domain}`);
    const caught = below('known@sub', 'any+tag@a.b.c', 'all@SUB', 'all@sub2');

    expect(await own.inboxes({ names: [...caught, 'known'] })).toEqual([
      ...caught.map((address) => `all ${address}`),
      'known known',
    ]);
    expect(await own.receive({ names: below('admin@sub', 'Postmaster+x@a.b') })).toMatchObject({
      admitted: [],
      unknown: 2,
    });
    await catchAllIs(table, own.domain, undefined, later(1000));
    expect(await own.receive({ names: caught, receivedAt: later(1000) })).toMatchObject({
      admitted: [],
      unknown: 4,
    });
    expect(await own.inboxes({ names: caught })).toHaveLength(4);
    const plain = await assignedDomain(table);
    expect(await plain.receive({ names: [`any@sub.${plain.domain}`] })).toMatchObject({
      admitted: [],
      unknown: 1,
    });
  });

  test('is that of the longest domain, also where that has no catch-all, or is the first one', async () => {
    const inner = `inner.${nextDomain()}`;
    const own = await assignedDomain(table, { wildcard: true, others: [inner] });
    const names = [`any@${inner}`, `any@deep.${inner}`];
    expect(await own.receive({ names })).toMatchObject({ admitted: [], unknown: 2 });
    expect(await own.receive({ names: [`any@x.${INBOX_DOMAIN}`] })).toMatchObject({
      admitted: [],
      unknown: 0,
    });

    const other = await newInbox(table, { inboxId: `all@${inner}` });
    await assignTo(table, inner, other.tenantId, NOW, true);
    await catchAllIs(table, inner, other.inboxId);
    expect(await own.inboxes({ names: [...names, `any@other.${own.domain}`] })).toEqual([
      `all@${inner} any@${inner}`,
      `all@${inner} any@deep.${inner}`,
      `all any@other.${own.domain}`,
    ]);
  });

  test('leaves its names to no domain that is added below it, until their quarantine is over', async () => {
    const inner = `inner.${nextDomain()}`;
    const others: string[] = [];
    const before = await assignedDomain(table, { wildcard: true, others });
    expect(await before.inboxes({ names: [`any@${inner}`] })).toEqual([`all any@${inner}`]);
    const other = await newInbox(table, { inboxId: `all@${inner}` });
    await assignTo(table, inner, other.tenantId);
    await catchAllIs(table, inner, other.inboxId);
    others.push(inner);
    const find = async (receivedAt: Date) => {
      const own = await before.inboxes({ names: [`any@${inner}`, `new@${inner}`], receivedAt });
      return own.map((each) => each.split(' ')[1]);
    };

    expect(await find(later(1000))).toEqual([`new@${inner}`]);
    expect(await find(inDays(91))).toEqual([`any@${inner}`, `new@${inner}`]);
  });

  test('keeps mail that SES accepted before the wildcard ended', async () => {
    const own = await assignedDomain(table, { wildcard: true });
    await transact(table, domainAssignment(table, await own.row(), { ...own, wildcard: false }, later(1000)));
    const at = (receivedAt: Date) => own.inboxes({ names: [`any@sub.${own.domain}`, 'any'], receivedAt });

    expect(await at(later(999))).toEqual([`all any@sub.${own.domain}`, 'all any']);
    expect(await at(later(1000))).toEqual(['all any']);
  });
});
