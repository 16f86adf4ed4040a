import {
  catchAllRemoval,
  catchAllWrite,
  domainAssignment,
  domainClosing,
  domainOpen,
  domainSharing,
  getDomain,
} from '../../../../lambdas/store/domain/assigned-domains.ts';
import {
  getCaughtName,
  limitNoted,
  nameWrites,
  withName,
} from '../../../../lambdas/store/domain/caught-names.ts';
import { transact, tryTransact } from '../../../../lambdas/store/table/transaction.ts';
import type { Writes } from '../../../../lambdas/store/table/write.ts';
import { NOW } from '../../test-context.ts';
import type { Scenario } from './scenario.ts';

export const domainScenarios: readonly Scenario[] = [
  {
    title: 'a domain that is closed, assigned, closed again and shared, with and without a catch-all',
    files: ['assigned-domains'],
    async run({ table, plain, id }) {
      const domain = `${id}.test`;
      const rows: Awaited<ReturnType<typeof getDomain>>[] = [];
      const read = async () => {
        const row = await getDomain(plain, domain);
        rows.push(row);
        if (row === undefined) throw new Error('The domain has no row');
        return row;
      };
      const change = async (writes: Writes<'domain'>) => {
        await transact(table, writes);
        return read();
      };
      const closed = await change(domainClosing(table, domain, undefined, NOW));
      const assigned = await change(domainAssignment(table, closed, { tenantId: id, wildcard: true }, NOW));
      const foreign = await tryTransact(table, domainOpen(table, domain, assigned, 'another'));
      const caught = await change(catchAllWrite(table, assigned, `a@${domain}`, NOW));
      const gone = await change(catchAllRemoval(table, domain, `a@${domain}`));
      const again = await change(catchAllWrite(table, gone, `b@${domain}`, NOW));
      const ended = await change(domainClosing(table, domain, again, NOW));
      await change(domainSharing(table, ended, NOW));
      const late = await tryTransact(table, catchAllWrite(table, caught, undefined, NOW));
      return { rows, isForeignRefused: foreign?.of('domain'), isLateRefused: late?.of('domain') };
    },
  },
  {
    title:
      'names that receive catch-all mail, up to the limit of an hour and beyond it, in one hour and the next',
    files: ['caught-names'],
    async run({ table, plain, id }) {
      const domain = `${id}.test`;
      await transact(plain, domainClosing(plain, domain, undefined, NOW));
      const outcomes = [];
      for (const [name, hour] of [
        ['a', '07'],
        ['a', '07'],
        ['b', '07'],
        ['a', '08'],
        ['c', '08'],
      ] as const) {
        const at = `2026-11-21T${hour}:30:00.000Z`;
        const row = await getDomain(plain, domain);
        if (row === undefined) throw new Error('The domain has no row');
        const arrival = { domain: row, name: `${name}@${domain}`, at };
        const failed = await tryTransact(table, nameWrites(table, arrival, withName(row, at), 1));
        const noted = await tryTransact(table, limitNoted(table, domain, withName(row, at).hour));
        const known = await getCaughtName(plain, domain, arrival.name);
        outcomes.push({ failed: [...(failed?.found.keys() ?? [])], noted: noted === undefined, known });
      }
      return { outcomes, row: await getDomain(plain, domain) };
    },
  },
];
