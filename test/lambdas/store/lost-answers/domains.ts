import {
  catchAllRemoval,
  catchAllWrite,
  domainAssignment,
  domainClosing,
  domainOpen,
  domainSharing,
  getDomain,
} from '../../../../lambdas/store/domain/assigned-domains.ts';
import { getCaughtName, noteCaught } from '../../../../lambdas/store/domain/caught-names.ts';
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
    title: 'a name that receives catch-all mail',
    files: ['caught-names'],
    async run({ table, plain, id }) {
      const [domain, name] = [`${id}.test`, `any@${id}.test`];
      const noted = [];
      for (const at of ['2026-11-21T07:00:00.000Z', '2026-11-21T08:00:00.000Z', '2026-11-21T07:30:00.000Z']) {
        await noteCaught(table, domain, name, at);
        noted.push(await getCaughtName(plain, domain, name));
      }
      return { noted };
    },
  },
];
