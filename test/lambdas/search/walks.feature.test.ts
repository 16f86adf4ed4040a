import { parseQuery } from '@agent-inbox/segment-index';
import { expect, test } from 'vitest';
import type { Visibility } from '../../../lambdas/message/visibility.ts';
import { searchMessages, searchThreads } from '../../../lambdas/search/search-page.ts';
import type { Inbox } from '../../../lambdas/store/inbox/inboxes.ts';
import { threadOf } from '../../../lambdas/store/message/thread-rows.ts';
import { queryAll, type Table } from '../../../lambdas/store/table/table.ts';
import { isMatch } from '../../../packages/segment-index/test/plain-scan.ts';
import { seeded } from '../../faults/seeded.ts';
import { opened } from '../../opened.ts';
import { trash } from '../messages/trash.ts';
import { openTestTable } from '../store/table/test-table.ts';
import { IndexedTenant } from './indexed-tenant.ts';

const table = opened(openTestTable);

/** `SEARCH_WALKS=500` runs as many schedules. */
const SCHEDULES = Number(process.env['SEARCH_WALKS'] ?? 3);
const FIRST_SEED = Number(process.env['SEARCH_FIRST_SEED'] ?? 1);
/** So small that every edge is crossed. */
const SMALL = {
  examined: 6,
  tail: 3,
  tailWords: 40,
  tailBytes: 100,
  rows: 4,
  rowsAtOnce: 2,
  postingBytes: 24,
  prefixWords: 50,
  betterHits: 2,
};
const INDEX = { leastInSegment: 2, mostInSegment: 5, stepEntries: 3 };
const MAX_PAGES = 400;
const STEPS = 2;
const WORDS = ['red', 'blue', 'green'];

interface Walk {
  readonly of: 'messages' | 'threads';
  readonly q: string | undefined;
  readonly ascending: boolean;
  readonly byRelevance: boolean;
  /** Undefined for all inboxes. */
  readonly inbox: Inbox | undefined;
  readonly visibilities: readonly Visibility[];
  readonly label: string | undefined;
}

test.each(
  Array.from({ length: SCHEDULES }, (_, i) => FIRST_SEED + i),
)('whole walks of every list show what a plain scan finds, and what is there all the time whatever happens between two pages, in schedule %i', async (seed) => {
  const next = seeded(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  const tenant = await IndexedTenant.open(table, INDEX);
  for (let step = 0; step < STEPS; step++) {
    await change(tenant, next, 6 + below(14));
    const all = walks(tenant, next);
    for (const walk of all) {
      const found = await walked(tenant, walk, 1 + below(4));
      expectWhole(
        walk,
        found,
        (await scan(tenant, walk)).listed,
        `seed ${seed}, step ${step}: ${nameOf(walk)}`,
      );
    }
    for (const walk of all) {
      const before = await scan(tenant, walk);
      let kept = before.listed;
      const found = await walked(tenant, walk, 1 + below(4), async () => {
        if (next() > 0.3) return;
        await change(tenant, next, below(2));
        const { places } = await scan(tenant, walk);
        kept = kept.filter((id) => places.get(id) === before.places.get(id));
      });
      expectKept(walk, found, kept, `seed ${seed}, changes in step ${step}: ${nameOf(walk)}`);
    }
  }
}, 3_600_000);

function nameOf({ of, q, ascending, byRelevance, inbox, label }: Walk): string {
  return JSON.stringify({ of, q, ascending, byRelevance, inbox: inbox?.inboxId, label });
}

/** A thread with hits in several windows comes in each. */
const mayRepeat = ({ of, q }: Walk): boolean => of === 'threads' && q !== undefined;

function expectWhole(walk: Walk, found: readonly string[], listed: readonly string[], hint: string): void {
  const once = mayRepeat(walk) ? [...new Set(found)] : found;
  if (walk.byRelevance || mayRepeat(walk)) expect(once.toSorted(), hint).toEqual(listed.toSorted());
  else expect(once, hint).toEqual(listed);
}

function expectKept(walk: Walk, found: readonly string[], kept: readonly string[], hint: string): void {
  expect(
    kept.filter((id) => !found.includes(id)),
    hint,
  ).toEqual([]);
  if (mayRepeat(walk)) return;
  const shown = found.filter((id) => kept.includes(id));
  expect(shown.length, hint).toBe(kept.length);
  if (!walk.byRelevance) expect(shown, hint).toEqual(kept);
}

function walks(tenant: IndexedTenant, next: () => number): Walk[] {
  const inbox = next() < 0.3 ? tenant.inboxes[0] : undefined;
  const label = next() < 0.2 ? 'mine' : undefined;
  const visibilities = next() < 0.3 ? (['clean', 'spam'] as const) : (['clean'] as const);
  const q = next() < 0.5 ? 'red' : 'red -blue OR gr*';
  return (['messages', 'threads'] as const).flatMap((of) =>
    [undefined, q].flatMap((words) =>
      [
        { ascending: false, byRelevance: false },
        { ascending: true, byRelevance: false },
        ...(words === undefined ? [] : [{ ascending: false, byRelevance: true }]),
      ].map((order) => ({ of, q: words, ...order, inbox, visibilities, label })),
    ),
  );
}

async function walked(
  tenant: IndexedTenant,
  { of, q, ascending, byRelevance, inbox, visibilities, label }: Walk,
  limit: number,
  between: () => Promise<void> = async () => undefined,
): Promise<string[]> {
  const request = {
    tenantId: tenant.tenantId,
    inboxKeys: inbox && new Set([inbox.listKey]),
    visibilities,
    query: q === undefined ? undefined : parseQuery(q),
    byRelevance,
  };
  const matches = ({ labels }: { readonly labels: readonly string[] }) =>
    label === undefined || labels.includes(label);
  const found: string[] = [];
  let after: string | undefined;
  for (let pages = 0; pages < MAX_PAGES; pages++) {
    const page = { limit, ascending, after };
    const { ids, next } = await (of === 'messages'
      ? searchMessages(tenant.store, { ...request, page }, { matches }, SMALL).then(({ items, next }) => ({
          ids: items.map(({ summary }) => summary.message_id),
          next,
        }))
      : searchThreads(tenant.store, { ...request, page }, { matches }, SMALL).then(({ items, next }) => ({
          ids: items.map(({ thread }) => thread.threadId),
          next,
        })));
    expect(ids.length).toBeLessThanOrEqual(limit);
    found.push(...ids);
    if (next === undefined) return found;
    after = next;
    await between();
  }
  throw new Error('A walk does not end');
}

/** What a walk must show, in its order, by a look at every row; and where each item is. */
async function scan(tenant: IndexedTenant, { of, q, ascending, inbox, visibilities, label }: Walk) {
  const query = q === undefined ? undefined : parseQuery(q);
  const rows = (await tenant.read()).filter(
    ({ summary, visibility, texts, isTrashed }) =>
      !isTrashed &&
      visibilities.includes(visibility) &&
      (inbox === undefined || summary.inbox_id === inbox.inboxId) &&
      (query === undefined || isMatch(texts, query)),
  );
  const isLabelled = ({ labels }: { readonly labels: readonly string[] }) =>
    label === undefined || labels.includes(label);
  const threads = new Map((await threadsOf(table, tenant)).map((thread) => [thread.threadId, thread]));
  const places = new Map<string, string>();
  for (const { summary } of rows.toSorted((a, b) => (a.summary.message_id < b.summary.message_id ? -1 : 1))) {
    const thread = threads.get(summary.thread_id);
    if (of === 'messages') {
      if (isLabelled(summary)) places.set(summary.message_id, summary.message_id);
    } else if (thread !== undefined && isLabelled(thread)) {
      places.set(thread.threadId, query === undefined ? thread.lastMessageId : summary.message_id);
    }
  }
  const listed = [...places].sort(([, a], [, b]) => (a < b === ascending ? -1 : 1)).map(([id]) => id);
  return { listed, places };
}

async function threadsOf(from: Table, { inboxes }: IndexedTenant) {
  const rows = await Promise.all(
    inboxes.map(({ inboxId }) =>
      queryAll(from, {
        KeyConditionExpression: 'pk = :inbox AND begins_with(sk, :thread)',
        ExpressionAttributeValues: { ':inbox': `INBOX#${inboxId}`, ':thread': 'THREAD#' },
        ConsistentRead: true,
      }),
    ),
  );
  // A deleted thread leaves a row.
  return rows
    .flat()
    .filter(({ sk, tenant }) => String(sk).endsWith('~') && tenant !== undefined)
    .map(threadOf);
}

/** Mail arrives, is answered, labelled, put in the trash and deleted for good, and the index is made. */
async function change(tenant: IndexedTenant, next: () => number, arrivals: number): Promise<void> {
  const below = (limit: number) => Math.floor(next() * limit);
  const any = () => tenant.mails[below(tenant.mails.length)];
  for (let i = 0; i < arrivals; i++) {
    const parent = next() < 0.4 ? any() : undefined;
    const inbox = parent?.inbox ?? tenant.inboxes[below(tenant.inboxes.length)];
    if (inbox === undefined) throw new Error('There is an inbox');
    const text = Array.from({ length: 1 + below(3) }, () => WORDS[below(WORDS.length)]).join(' ');
    await tenant.mail(inbox, text, {
      spam: next() < 0.15,
      late: next() < 0.2 ? below(91) : 0,
      inReplyTo: parent,
    });
  }
  for (let i = below(3); i > 0; i--) {
    const [kind, mail] = [next(), any()];
    if (mail === undefined) continue;
    if (kind < 0.3) await tenant.label(mail, ['mine']);
    else if (kind < 0.6)
      await trash(table, { tenantId: tenant.tenantId, inboxId: mail.inbox.inboxId }, mail.id);
    else await tenant.erase(mail);
  }
  tenant.pass(below(200));
  if (next() < 0.5) await tenant.build().catch(() => undefined);
}
