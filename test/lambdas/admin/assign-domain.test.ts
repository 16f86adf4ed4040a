import { expect, onTestFinished, test } from 'vitest';
import { assignDomain, shareDomain } from '../../../lambdas/admin/assign-domain.ts';
import { accountCreation } from '../../../lambdas/store/account/accounts.ts';
import { forgetTenant, tenantDeletion } from '../../../lambdas/store/account/tenants.ts';
import { inboxDeletion } from '../../../lambdas/store/inbox/inboxes.ts';
import { transact } from '../../../lambdas/store/table/transaction.ts';
import { opened } from '../../opened.ts';
import { newInbox } from '../store/receive/arriving-mail.ts';
import { openTestTable, type TestTable } from '../store/table/test-table.ts';
import { verifiedAccount } from '../test-account.ts';
import { NOW } from '../test-context.ts';
import { adminServices } from './admin-services.ts';

const table = opened(openTestTable);
const TENANTS = 7;
let domains = 0;

/** Tenants with as many inboxes, of which the last of each is in the domain. */
async function world(table: TestTable) {
  domains += 1;
  const domain = `own-${domains}.test`;
  const services = adminServices(table, {
    policy: { inboxDomain: 'agents.test', moreInboxDomains: [domain] },
  });
  const tenants = Array.from({ length: TENANTS }, (_, n) => `tenant-${domains}-${n}`);
  const accounts = tenants.map((tenantId) => verifiedAccount(tenantId));
  const inboxes = [];
  for (const account of accounts) {
    const { tenantId } = account;
    await transact(table, accountCreation(table, account));
    for (let n = 1; n <= TENANTS; n++) {
      const at = n === TENANTS ? domain : 'agents.test';
      inboxes.push(await newInbox(table, { tenantId, inboxId: `${tenantId}-${n}@${at}` }));
    }
  }
  return { domain, services, tenants, accounts, inboxes };
}

test.each([
  1, 3, 6, 7,
])('a domain is refused to a tenant until the last inbox of another there is deleted, in pages of %i tenants and inboxes', async (perPage) => {
  const { domain, services, tenants, inboxes } = await world(table);
  const owner = tenants[2] ?? '';
  const assign = () => assignDomain(services, { domain, tenant: owner, wildcard: false }, perPage);
  const others = inboxes.filter(
    ({ tenantId, inboxId }) => tenantId !== owner && inboxId.endsWith(`@${domain}`),
  );
  expect(others).toHaveLength(TENANTS - 1);
  const remove = async (inboxes: typeof others) => {
    for (const inbox of inboxes) await transact(table, inboxDeletion(table, inbox, NOW, NOW));
  };
  await expect(assign()).rejects.toThrow('Other tenants have 6 inboxes in');
  await remove(others.slice(0, -1));
  await expect(assign()).rejects.toThrow('Other tenants have 1 inbox in');
  await remove(others.slice(-1));
  expect(await assign()).toMatchObject({ domain, tenantId: owner });
  await expect(shareDomain(services, domain)).rejects.toThrow('is assigned');
});

test.each([
  1, 3, 6,
])('inboxes of others are counted also when the tenant where a page of %i ended is gone', async (perPage) => {
  // Other accounts of the file's table could stand where a page ends.
  const table = await openTestTable();
  onTestFinished(() => table.stop());
  const { domain, services, tenants, accounts } = await world(table);
  const gone = accounts[perPage - 1];
  if (gone === undefined) throw new Error('There are tenants');
  let pages = 0;
  table.client.middlewareStack.add(
    (next) => async (args) => {
      const isNextPage = JSON.stringify(args.input).includes('"TENANTS"');
      pages += isNextPage ? 1 : 0;
      if (isNextPage && pages === 2) {
        await transact(table, tenantDeletion(table, gone, NOW));
        await forgetTenant(table, gone);
      }
      return next(args);
    },
    { step: 'initialize', name: 'vanishing' },
  );

  const assigned = assignDomain(
    services,
    { domain, tenant: tenants[TENANTS - 1] ?? '', wildcard: false },
    perPage,
  );
  await expect(assigned).rejects.toThrow('Other tenants have 6 inboxes');
  expect(pages).toBeGreaterThanOrEqual(2);
});
