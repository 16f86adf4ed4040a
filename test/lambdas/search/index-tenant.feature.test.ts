import { describe, expect, test } from 'vitest';
import type { Inbox } from '../../../lambdas/store/inbox/inboxes.ts';
import { getSearchIndex, replaceSearchIndex } from '../../../lambdas/store/search/search-index.ts';
import { seeded } from '../../faults/seeded.ts';
import { opened } from '../../opened.ts';
import { openTestTable } from '../store/table/test-table.ts';
import { IndexedTenant } from './indexed-tenant.ts';

const table = opened(openTestTable);

/** `npm run test:all -- long` makes it 2,000, which take an hour: they may be run in parts. */
const SCHEDULES = Number(process.env['SEARCH_SCHEDULES'] ?? 2);
const FIRST_SEED = Number(process.env['SEARCH_FIRST_SEED'] ?? 1);
/** Queries at the end of a schedule. */
const LAST_QUERIES = 3;
/** More calls than any builder of these tests makes. */
const MAX_CALLS = 60;

async function fill(tenant: IndexedTenant, count: number, text: (number: number) => string): Promise<void> {
  for (let i = 0; i < count; i++) await tenant.mail(tenant.inboxes[i % 2] as Inbox, text(i));
  tenant.pass(121);
}

describe('the index of a tenant', () => {
  test('has what arrived, in few segments, and a search finds it before and after', async () => {
    const tenant = await IndexedTenant.open(table);
    for (let i = 0; i < 7; i++) {
      await fill(tenant, 10, (number) => (number % 3 === 0 ? 'third' : 'other'));
      await tenant.build();
    }
    expect(await tenant.found('third')).toEqual(await tenant.scanned('third'));
    expect(await tenant.found('third')).toHaveLength(28);
    const { segments, waiting } = await getSearchIndex(table, tenant.tenantId);
    expect(segments.reduce((sum, { count }) => sum + count, waiting.length)).toBe(70);
    expect(segments.length).toBe(1);
    expect(tenant.objects.size).toBe(1);
  });

  test('forgets the words of a deleted inbox with the next job, and what a crashed builder left', async () => {
    const tenant = await IndexedTenant.open(table);
    const [kept, gone] = tenant.inboxes as [Inbox, Inbox];
    await fill(tenant, 20, (i) => (i % 2 === 0 ? 'kept' : 'secretword'));
    await tenant.build();
    expect(await tenant.storedWords()).toContain('secretword');
    tenant.objects.set(`search/${tenant.tenantId}/left`, Buffer.from('secretword'));

    await tenant.removeInbox(gone);
    expect(await tenant.found('secretword')).toEqual([]);
    tenant.pass(121);
    await tenant.settle();

    expect(await tenant.storedWords()).not.toContain('secretword');
    expect(await tenant.found('kept')).toHaveLength(10);
    expect(tenant.inboxes).toEqual([kept]);
  });

  test('forgets the words of single deleted messages with the next job, in the segments that have them, and counts them', async () => {
    const tenant = await IndexedTenant.open(table);
    await fill(tenant, 40, (i) => (i % 10 === 0 ? 'secretword' : 'kept'));
    await tenant.build();
    const deleted = tenant.mails.filter((_, i) => i % 10 === 0);
    for (const mail of deleted) await tenant.remove(mail);
    expect(await tenant.found('secretword')).toEqual([]);
    tenant.pass(121);

    await tenant.build();

    const words = await tenant.storedWords();
    expect(words).not.toContain('secretword');
    expect(tenant.gone.filter((word) => words.has(word))).toEqual([]);
    expect(await tenant.found('kept')).toHaveLength(36);
    expect(tenant.counts.get('SearchForgotten')).toBe(4);
  });

  test('forgets the objects of a rebuild that was abandoned, with the first deletion half a day later', async () => {
    const tenant = await IndexedTenant.open(table);
    await fill(tenant, 20, () => 'kept');
    await tenant.build();
    const index = await getSearchIndex(table, tenant.tenantId);
    const [segment] = index.segments;
    if (segment === undefined) throw new Error('There is no segment');
    const name = (file: string) => `search/${tenant.tenantId}/${file}`;
    tenant.objects.set(name('rebuilt'), tenant.objects.get(name(segment.name)) ?? new Uint8Array());
    const rebuild = { ...index, segments: [{ ...segment, name: 'rebuilt' }] };
    const none = await getSearchIndex(table, tenant.tenantId, 'REBUILD');
    await replaceSearchIndex(table, tenant.tenantId, none, rebuild, 'REBUILD');
    const remove = async () => {
      const [mail] = tenant.mails;
      if (mail !== undefined) await tenant.remove(mail);
      tenant.pass(121);
      await tenant.settle();
    };
    await remove();
    expect(tenant.objects.has(name('rebuilt'))).toBe(true);

    tenant.pass(13 * 60 * 60);
    await remove();

    expect(tenant.objects.has(name('rebuilt'))).toBe(false);
    expect(await tenant.found('kept')).toHaveLength(18);
  });

  test('is complete and forgets after a crash at each request of a builder that adds, merges and forgets', async () => {
    let crashes = 0;
    for (let crashAt = 1; crashAt <= MAX_CALLS; crashAt++) {
      const tenant = await IndexedTenant.open(table);
      await fill(tenant, 20, () => 'first');
      await tenant.build();
      for (const mail of tenant.mails.slice(3, 6)) await tenant.remove(mail);
      await fill(tenant, 20, () => 'second');
      const calls = await tenant.build(crashAt).catch(() => undefined);
      expect(await tenant.found('first OR second')).toEqual(await tenant.scanned('first OR second'));
      await tenant.settle();
      expect(await tenant.found('first OR second')).toHaveLength(37);
      const words = await tenant.storedWords();
      expect(tenant.gone.filter((word) => words.has(word))).toEqual([]);
      if (calls !== undefined) break;
      crashes++;
    }
    expect(crashes).toBeGreaterThan(10);
    expect(crashes).toBeLessThan(MAX_CALLS);
  });

  test('agrees with a scan of all rows in random schedules of mail, labels, deletions, crashes, two builders and late writers', async () => {
    for (let i = 0; i < SCHEDULES; i++) await playSchedule(FIRST_SEED + i);
  }, 3_600_000);
});

const WORDS = ['red', 'blue', 'Café', '北京市', 'ไทย', 'A-1042', 'straße'];
const QUERIES = [
  'red',
  'red -blue',
  'cafe OR 北京',
  '"red blue"',
  'bl*',
  'ไทย',
  'a-1042 (red OR blue)',
  'STRASSE',
];

async function playSchedule(seed: number): Promise<void> {
  const next = seeded(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  const tenant = await IndexedTenant.open(table);
  for (let step = 0; step < 6; step++) {
    await fillAtRandom(tenant, next);
    await changeAtRandom(tenant, next);
    tenant.pass(below(200));
    const crash = () => (next() < 0.4 ? 1 + below(25) : undefined);
    if (next() < 0.3) await Promise.allSettled([tenant.build(crash()), tenant.build(crash(), true)]);
    else await tenant.build(crash()).catch(() => undefined);
    const q = QUERIES[below(QUERIES.length)] ?? '';
    await expectSame(tenant, q, `${q}, seed ${seed}`);
  }
  tenant.pass(121);
  await tenant.settle();
  const words = await tenant.storedWords();
  expect(
    tenant.gone.filter((word) => words.has(word)),
    `seed ${seed}`,
  ).toEqual([]);
  for (let i = 0; i < LAST_QUERIES; i++) {
    const q = QUERIES[(seed + i) % QUERIES.length] ?? '';
    await expectSame(tenant, q, `${q} at the end, seed ${seed}`);
  }
}

async function fillAtRandom(tenant: IndexedTenant, next: () => number): Promise<void> {
  const below = (limit: number) => Math.floor(next() * limit);
  const text = () => Array.from({ length: 1 + below(3) }, () => WORDS[below(WORDS.length)]).join(' ');
  for (let i = below(14); i >= 0; i--) {
    const inbox = tenant.inboxes[below(tenant.inboxes.length)];
    if (inbox === undefined) throw new Error('One inbox is never deleted');
    await tenant.mail(inbox, text(), { spam: next() < 0.2, late: next() < 0.2 ? below(91) : 0 });
  }
}

async function changeAtRandom(tenant: IndexedTenant, next: () => number): Promise<void> {
  const below = (limit: number) => Math.floor(next() * limit);
  const kind = next();
  const mail = tenant.mails[below(tenant.mails.length)];
  if (kind < 0.3 && mail !== undefined) await tenant.remove(mail, below(91));
  else if (kind < 0.5 && mail !== undefined) await tenant.label(mail, ['mine']);
  else if (kind < 0.55 && tenant.inboxes.length > 1) await tenant.removeInbox(tenant.inboxes[1] as Inbox);
}

async function expectSame(tenant: IndexedTenant, q: string, hint: string): Promise<void> {
  const rows = await tenant.read();
  const clean = await tenant.scanned(q, {}, rows);
  expect(await tenant.found(q), hint).toEqual(clean);
  expect(await tenant.found(q, {}, true), hint).toEqual(clean.toReversed());
  for (const filter of [{ visibilities: ['clean', 'spam'] as const }, { label: 'mine' }]) {
    expect(await tenant.found(q, filter), hint).toEqual(await tenant.scanned(q, filter, rows));
  }
}
