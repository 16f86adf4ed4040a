import {
  domainAssignment,
  domainClosing,
  domainOpen,
  domainSharing,
  getDomain,
} from '../../../../lambdas/store/domain/assigned-domains.ts';
import { transact, tryTransact } from '../../../../lambdas/store/table/transaction.ts';
import { NOW } from '../../test-context.ts';
import type { Scenario } from './scenario.ts';

export const domainScenarios: readonly Scenario[] = [
  {
    title: 'a domain that is closed, assigned, closed again and shared',
    files: ['assigned-domains'],
    async run({ table, plain, id }) {
      const domain = `${id}.test`;
      const rows = [];
      await transact(table, domainClosing(table, domain, undefined, NOW));
      rows.push(await getDomain(plain, domain));
      await transact(table, domainAssignment(table, domain, id, NOW));
      rows.push(await getDomain(plain, domain));
      const foreign = await tryTransact(table, domainOpen(table, domain, 'another'));
      await transact(table, domainClosing(table, domain, rows[1], NOW));
      rows.push(await getDomain(plain, domain));
      await transact(table, domainSharing(table, domain));
      rows.push(await getDomain(plain, domain));
      return { rows, isForeignRefused: foreign?.of('domain') };
    },
  },
];
