import { expect, test } from 'vitest';
import { socketKey } from '../../../../lambdas/store/keys.ts';
import {
  type Connection,
  hasConnection,
  openConnectionPage,
  saveConnection,
} from '../../../../lambdas/store/stream/connections.ts';
import { makeWrite, rowDelete } from '../../../../lambdas/store/table/write.ts';
import { opened } from '../../../opened.ts';
import { NOW } from '../../test-context.ts';
import { openTestTable } from '../table/test-table.ts';

const table = opened(openTestTable);
const AT_ONCE = 3;
let tenants = 0;

/** Sockets of a tenant in the order of their rows: some that have expired, and perhaps one behind them that is open. */
async function sockets(expired: number, isLastOpen: boolean): Promise<readonly Connection[]> {
  tenants += 1;
  const all = Array.from({ length: expired + (isLastOpen ? 1 : 0) }, (_, i): Connection => {
    const isOpen = i === expired;
    return {
      connectionId: `connection-${String(i).padStart(3, '0')}`,
      tenantId: `tenant-${tenants}`,
      keyId: 'key_1',
      secretHash: 'hash',
      eventTypes: ['message.received'],
      openedAt: NOW,
      expiresAt: new Date(NOW.getTime() + (isOpen ? 1 : 0)),
    };
  });
  for (const each of all) await saveConnection(table, each);
  return all;
}

test.each([
  0,
  1,
  AT_ONCE,
  1 + AT_ONCE,
  2 + AT_ONCE,
  2 + 2 * AT_ONCE,
])('an open socket is found behind %i whose rows the sweep has left, in reads of one and then of three rows', async (expired) => {
  const [first] = await sockets(expired, true);
  const tenantId = first?.tenantId ?? '';
  expect(await hasConnection(table, tenantId, NOW, AT_ONCE)).toBe(true);
  // A tenant that only such rows are left of has none.
  const [left] = await sockets(expired + 1, false);
  expect(await hasConnection(table, left?.tenantId ?? '', NOW, AT_ONCE)).toBe(false);
});

test.each([
  0, 2, 3, 4, 6, 7,
])('pages of three rows lead to an open socket behind %i that have expired, also when the row where a page ended is swept', async (expired) => {
  const all = await sockets(expired, true);
  const tenantId = all[0]?.tenantId ?? '';
  const found: string[] = [];
  let after: string | undefined;
  do {
    const page = await openConnectionPage(table, tenantId, { limit: AT_ONCE, after }, NOW);
    found.push(...page.connections.map(({ connectionId }) => connectionId));
    after = page.after;
    const ended = all.find(({ connectionId }) => after?.includes(connectionId));
    if (ended !== undefined)
      await makeWrite(table, rowDelete(table, socketKey(tenantId, ended.keyId, ended.connectionId)));
  } while (after !== undefined);

  expect(found).toEqual([all.at(-1)?.connectionId]);
});
