import { describe, expect, test } from 'vitest';
import type { admitNames } from '../../../lambdas/receive/admit-names.ts';
import { readAuditLog } from '../../../lambdas/store/audit-log.ts';
import { opened } from '../../opened.ts';
import { assignTo, catchAllIs } from '../store/domain/assigned-domain.ts';
import { newInbox } from '../store/receive/arriving-mail.ts';
import { openTestTable } from '../store/table/test-table.ts';
import { assignedDomain, later } from './assigned-domain.ts';

const table = opened(openTestTable);

const HOUR = 3_600_000;
const namesOf = (destinations: Awaited<ReturnType<typeof admitNames>>['refused']) =>
  destinations.map(({ addressee }) => addressee.rcptTo.split('@')[0]);

/** What becomes of mail to these names, in this order. */
async function outcomes(
  own: Awaited<ReturnType<typeof assignedDomain>>,
  names: readonly string[],
  milliseconds = 0,
) {
  const { admitted, refused } = await own.receive({ names, receivedAt: later(milliseconds) });
  return { admitted: namesOf(admitted), refused: namesOf(refused) };
}

describe('names of a catch-all in an hour', () => {
  test('are admitted up to the limit, each once; those that had mail, inboxes and the catch-all itself are not counted', async () => {
    const own = await assignedDomain(table, { unknownNamesPerHour: 2 });
    await own.inbox('known');

    expect(await outcomes(own, ['a', 'a+tag', 'known', 'all+tag', 'b', 'c'])).toEqual({
      admitted: ['a', 'a+tag', 'known', 'all+tag', 'b'],
      refused: ['c'],
    });
    expect(await outcomes(own, ['A', 'b+2', 'c', 'd', 'known', 'all'], HOUR - 1)).toEqual({
      admitted: ['A', 'b+2', 'known', 'all'],
      refused: ['c', 'd'],
    });
    expect(await own.row()).toMatchObject({ names: 2 });
  });

  test('begin again with the next hour of UTC, and mail of the hour before that comes late counts in it unless its name was admitted', async () => {
    const own = await assignedDomain(table, { unknownNamesPerHour: 2 });
    await outcomes(own, ['a', 'b']);

    expect(await outcomes(own, ['c'], HOUR - 1)).toEqual({ admitted: [], refused: ['c'] });
    expect(await outcomes(own, ['c'], HOUR)).toEqual({ admitted: ['c'], refused: [] });
    expect(await outcomes(own, ['a', 'b', 'c', 'd', 'e'], HOUR - 1)).toEqual({
      admitted: ['a', 'b', 'c', 'd'],
      refused: ['e'],
    });
    expect(await outcomes(own, ['a'], HOUR)).toEqual({ admitted: [], refused: ['a'] });
  });

  test('are all refused with a limit of 0, and metrics count first mail and refused mail', async () => {
    const none = await assignedDomain(table, { unknownNamesPerHour: 0 });
    expect(await outcomes(none, ['a', 'all+tag'])).toEqual({ admitted: ['all+tag'], refused: ['a'] });

    const own = await assignedDomain(table, { unknownNamesPerHour: 2 });
    const { counted } = await own.receive({ names: ['a', 'b', 'c'] });
    expect(counted).toEqual(['UnknownNames', 'UnknownNames', 'UnknownNames']);
    expect((await own.receive({ names: ['a', 'b'] })).counted).toEqual([]);
  });

  test('are said to be too many in the audit log of the tenant, once in an hour', async () => {
    const own = await assignedDomain(table, { unknownNamesPerHour: 1 });
    const entries = async () =>
      (await readAuditLog(table, own.tenantId, {}, { limit: 10, after: undefined })).items;
    await outcomes(own, ['a']);
    expect(await entries()).toEqual([]);
    await outcomes(own, ['b', 'c']);
    await outcomes(own, ['d'], 1000);

    expect(await entries()).toMatchObject([
      {
        action: 'domain.unknown_names',
        resourceType: 'domain',
        resourceId: own.domain,
        actor: { type: 'service', id: 'catch-all' },
      },
    ]);
    await outcomes(own, ['a', 'b', 'c'], HOUR);
    expect(await own.row()).toMatchObject({ notedHour: '2026-11-21T08', hour: '2026-11-21T08', names: 1 });
  });

  test('are exact for mail that is received at the same time, also to one name', async () => {
    const own = await assignedDomain(table, { unknownNamesPerHour: 5 });
    const names = ['a', 'b', 'c', 'd'].flatMap((name) => Array<string>(4).fill(name));
    const first = await Promise.all(names.map((name) => outcomes(own, [name])));
    expect(first.flatMap(({ refused }) => refused)).toEqual([]);
    expect(await own.row()).toMatchObject({ names: 4 });

    const more = await Promise.all(['e', 'f', 'g', 'h'].map((name) => outcomes(own, [name])));
    expect(more.flatMap(({ admitted }) => admitted)).toHaveLength(1);
    expect(await own.row()).toMatchObject({ names: 5 });
  });

  test('that the last tenant of the domain received for are new when their quarantine is over', async () => {
    const own = await assignedDomain(table, { unknownNamesPerHour: 1 });
    await outcomes(own, ['a']);
    const next = await newInbox(table, { inboxId: `next@${own.domain}` });
    await assignTo(table, own.domain, next.tenantId, later(1000));
    await catchAllIs(table, own.domain, next.inboxId, later(2000));
    own.services.policy = { ...own.services.policy, quarantineDays: 0 };

    expect(await outcomes(own, ['a'], 3000)).toEqual({ admitted: [], refused: ['a'] });
    expect(await outcomes(own, ['a'], HOUR)).toEqual({ admitted: ['a'], refused: [] });
  });
});
