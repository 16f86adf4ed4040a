import { parseQuery } from '@agent-inbox/segment-index';
import { searchMessages } from '../../lambdas/search/search-page.ts';
import type { Inbox } from '../../lambdas/store/inbox/inboxes.ts';
import { IndexedTenant } from '../../test/lambdas/search/indexed-tenant.ts';
import { openTestTable } from '../../test/lambdas/store/table/test-table.ts';
import type { Cell, ResultTable } from '../pages/result-table.ts';

/** Together they exceed what a search in a free account may examine. */
const [MAILS, WORDS] = [12, 19_000];
const ROUNDS = 5;
const QUERIES = {
  'a word that all have': 'subject',
  'a word of one': 'pr3x18000',
  'a beginning that 1,111 words have': 'pr3x18*',
  'pr* OR pr* ..., 32 times': Array.from({ length: 32 }, () => 'pr*').join(' OR '),
};

export async function measureLargeMails(): Promise<ResultTable> {
  const table = await openTestTable();
  const tenant = await IndexedTenant.open(table);
  for (let mail = 0; mail < MAILS; mail++) {
    const text = Array.from({ length: WORDS }, (_, i) => `pr${mail}x${i}`).join(' ');
    await tenant.mail(tenant.inboxes[0] as Inbox, text);
  }
  const rows: Cell[][] = [];
  for (const [name, q] of Object.entries(QUERIES))
    rows.push(['new mail', name, ...(await timesOf(tenant, q))]);
  tenant.pass(600);
  await tenant.build();
  for (const [name, q] of Object.entries(QUERIES))
    rows.push(['indexed', name, ...(await timesOf(tenant, q))]);
  await table.stop();
  return {
    title: `A search of ${MAILS} mails of ${WORDS} different words each`,
    columns: ['mail', 'query', 'first call, ms of processor', 'later calls, median', 'found or refused'],
    rows,
    note: 'The first query of new mail is the first call of the instance: it splits as many words as a call may, the second call the rest.',
  };
}

async function timesOf(tenant: IndexedTenant, q: string): Promise<Cell[]> {
  const times: number[] = [];
  let outcome = '';
  for (let round = 0; round <= ROUNDS; round++) {
    const began = process.cpuUsage();
    outcome = await searched(tenant, q);
    const { user, system } = process.cpuUsage(began);
    times.push(Math.round((user + system) / 100) / 10);
  }
  const [first = 0, ...later] = times;
  return [first, later.sort((a, b) => a - b)[Math.floor(later.length / 2)] ?? 0, outcome];
}

async function searched(tenant: IndexedTenant, q: string): Promise<string> {
  const page = { limit: 50, ascending: false, after: undefined };
  const request = { tenantId: tenant.tenantId, inboxKeys: undefined, visibilities: ['clean'] as const };
  try {
    const query = parseQuery(q);
    const found = await searchMessages(tenant.store, { ...request, query, byRelevance: false, page }, {});
    return `${found.items.length} found`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
