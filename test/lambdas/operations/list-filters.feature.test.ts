import { beforeAll, describe, expect, test } from 'vitest';
import { ApiError } from '../../../lambdas/core/errors.ts';
import { execute } from '../../../lambdas/operations/execute.ts';
import { messageFilter } from '../../../lambdas/operations/list-filters.ts';
import { listMessagesOperation } from '../../../lambdas/operations/messages/list.ts';
import { searchMessagesOperation } from '../../../lambdas/operations/messages/search.ts';
import { listThreadsOperation } from '../../../lambdas/operations/threads/list.ts';
import { searchThreadsOperation } from '../../../lambdas/operations/threads/search.ts';
import { composeSummary } from '../../../lambdas/receive/compose.ts';
import type { Inbox } from '../../../lambdas/store/inbox/inboxes.ts';
import { seeded } from '../../faults/seeded.ts';
import { opened } from '../../opened.ts';
import { type ArrivingMail, arrive, inboxMail, newInbox } from '../store/receive/arriving-mail.ts';
import { openTestTable } from '../store/table/test-table.ts';
import { NOW, testCaller, testContext } from '../test-context.ts';

const table = opened(openTestTable);
let inbox: Inbox;
interface Stored {
  readonly mail: ArrivingMail & { readonly second: number };
  readonly id: string;
  readonly labels: readonly string[];
}
const stored: Stored[] = [];
const FROM = [
  'GitHub <noreply@github.com>',
  '"Lake, Ann" <ann@x.test>',
  'Bob <bob@y.test>',
  'MÜLLER <m@z.test>',
];
const MAILS = 120;

beforeAll(async () => {
  inbox = await newInbox(table);
  for (let i = 0; i < MAILS; i++) {
    const mail = {
      id: `<${i % 7}-${i}@x.test>`,
      // Four arrive in each second.
      second: Math.floor(i / 4),
      from: FROM[(i * 7 + Math.floor(i / 5)) % FROM.length] ?? '',
      to: i % 3 === 0 ? [inbox.inboxId, 'Carol <carol@y.test>'] : [inbox.inboxId],
      spam: i % 11 === 0,
      unauthenticated: i % 13 === 0,
      virus: i % 17 === 0,
    };
    const { messageId } = await arrive(table, inbox, mail);
    const isSpam = mail.spam || mail.virus;
    const labels = [
      'received',
      ...(isSpam ? ['spam'] : []),
      ...(mail.unauthenticated ? ['unauthenticated'] : []),
      ...(mail.virus ? ['virus'] : []),
    ];
    stored.push({ mail, id: messageId, labels });
  }
});

const context = () => testContext({ table, caller: testCaller({ tenantId: inbox.tenantId }) });
const iso = (second: number): string => new Date(NOW.getTime() + second * 1000).toISOString();

type Query = Record<string, unknown>;

async function page(input: Query): Promise<{ ids: string[]; next: string | null }> {
  const { body } = await execute(listMessagesOperation, context(), { inbox_id: inbox.inboxId, ...input });
  const { messages, next_page_token } = listMessagesOperation.output.parse(body);
  return { ids: messages.map(({ message_id }) => message_id), next: next_page_token };
}

async function allPages(input: Query): Promise<string[]> {
  const ids: string[] = [];
  let token: string | null | undefined;
  do {
    const part = await page(token === undefined ? input : { ...input, page_token: token });
    expect(part.ids.length).toBeLessThanOrEqual(Number(input['limit'] ?? 50));
    ids.push(...part.ids);
    token = part.next;
  } while (token !== null);
  return ids;
}

const has = (text: string, part: unknown) => text.toLowerCase().includes(String(part).toLowerCase());
const arrivedAt = ({ mail }: Stored) => NOW.getTime() + mail.second * 1000;

/** What each filter means for one message. */
const MEANINGS: Readonly<Record<string, (value: unknown, message: Stored) => boolean>> = {
  from: (value, { mail }) => has(mail.from ?? '', value),
  to: (value, { mail }) => (mail.to ?? []).some((each) => has(each, value)),
  subject: (value, { mail }) => has(`subject of ${mail.id}`, value),
  before: (value, message) => arrivedAt(message) < Date.parse(String(value)),
  after: (value, message) =>
    String(value).startsWith('msg_')
      ? message.id > String(value)
      : arrivedAt(message) > Date.parse(String(value)),
  label: (value, { labels }) => (value as readonly string[]).every((each) => labels.includes(each)),
  has_attachment: (value) => value !== true,
};

function naive(query: Query): string[] {
  const isVisible = ({ labels }: Stored) =>
    ['spam', 'unauthenticated'].every(
      (label) => query[`include_${label}`] === true || !labels.includes(label),
    );
  return stored
    .filter(
      (message) =>
        isVisible(message) &&
        Object.entries(query).every(([name, value]) => MEANINGS[name]?.(value, message) ?? true),
    )
    .map(({ id }) => id)
    .sort();
}

const random = seeded(97);
const anyOf = <T>(values: readonly T[]): T | undefined => values[Math.floor(random() * values.length)];

test('random filters find what a filter one by one finds, over all pages and in both directions', async () => {
  for (let i = 0; i < 25; i++) {
    const visible = { include_spam: anyOf([true, false]), include_unauthenticated: anyOf([true, false]) };
    const anchor = anyOf(stored);
    const isReadable = anchor !== undefined;
    const query = Object.fromEntries(
      Object.entries({
        ...visible,
        limit: anyOf([1, 3, 10, 100]),
        from: anyOf([undefined, 'github', '@X.TEST', 'müller', 'nobody']),
        to: anyOf([undefined, undefined, 'CAROL', inbox.inboxId.slice(0, 12)]),
        subject: anyOf([undefined, undefined, '<3-', 'SUBJECT OF']),
        after: anyOf([undefined, iso(10), isReadable ? anchor.id : undefined]),
        before: anyOf([undefined, iso(30), iso(12)]),
        label: anyOf([undefined, undefined, ['received'], ['spam'], ['unauthenticated', 'received']]),
        has_attachment: anyOf([undefined, undefined, false, true]),
      }).filter(([, value]) => value !== undefined),
    );
    const wanted = naive(query);
    expect({ query, ids: await allPages({ ...query, ascending: true }) }).toEqual({ query, ids: wanted });
    expect({ query, ids: await allPages(query) }).toEqual({ query, ids: wanted.toReversed() });
  }
});

test.each([
  ['the same tag in other letters', 'BILLS', true],
  ['another tag', 'bill', false],
])('the filter tag takes %s: %s', (_, tag, isTaken) => {
  const mail = inboxMail(inbox, { id: '<tagged@x.test>' });
  const summary = { ...composeSummary(mail, 'thread', NOW), tag: 'bills' };

  expect(messageFilter({ tag }).matches?.(summary)).toBe(isTaken);
  expect(messageFilter({ tag }).matches?.({ ...summary, tag: null })).toBe(false);
});

test.each([
  searchMessagesOperation,
  searchThreadsOperation,
])('$name refuses include_spam of a key without label_spam_read', async (operation) => {
  const caller = testCaller({ tenantId: inbox.tenantId, permissions: ['message_read', 'thread_read'] });
  const search = execute(operation, testContext({ table, caller }), { include_spam: true });

  await expect(search).rejects.toMatchObject({ name: 'forbidden' });
});

test('a name in quotes is found as people write it', async () => {
  expect((await page({ from: 'lake, ann <ann@' })).ids.length).toBeGreaterThan(0);
  expect((await page({ from: '"Lake, Ann"' })).ids.length).toBeGreaterThan(0);
});

async function threadIds(input: Query): Promise<string[]> {
  const { body } = await execute(listThreadsOperation, context(), { inbox_id: inbox.inboxId, ...input });
  return listThreadsOperation.output.parse(body).threads.map(({ last_message_id }) => last_message_id);
}

test('threads have the same filters, by their members and their last activity', async () => {
  // Each mail is a thread of its own.
  const queries: Query[] = [
    { from: 'github', limit: 100 },
    { to: 'carol', before: iso(20), limit: 100 },
    { subject: '<5-', limit: 100 },
    { after: iso(30), limit: 100 },
    { after: '9999-12-31T23:59:59.999Z', limit: 100 },
    { before: '9999-12-31T23:59:59-01:00', limit: 100 },
    { label: ['spam'], include_spam: true, limit: 100 },
    { label: ['virus'], include_spam: true, include_unauthenticated: true, limit: 100 },
  ];
  for (const query of queries) {
    expect({ query, ids: (await threadIds(query)).sort() }).toEqual({ query, ids: naive(query) });
  }
  const anchor = stored[50]?.id;
  expect((await threadIds({ after: anchor, limit: 100 })).sort()).toEqual(
    naive({ after: anchor }).slice(-100),
  );
});

describe('a value that no filter can have is 422 and names the parameter', () => {
  test.each<[string, unknown]>([
    ['from', ''],
    ['to', '   '],
    ['subject', 'x'.repeat(201)],
    ['after', 'yesterday'],
    ['after', '2026-11-21'],
    ['after', 'msg_0'],
    ['after', ''],
    ['before', '2026-13-01T00:00:00Z'],
    ['before', 'msg_01m7yef8b83aw32n0z0j18'],
    ['label', ['not a label']],
    ['not_label', ['-x']],
    ['unread', 'perhaps'],
    ['label', []],
    ['has_attachment', 'maybe'],
    ['wait', 26],
    ['wait', -1],
    ['wait', 1.5],
  ])('%s %j', async (name, value) => {
    const failure = await page({ [name]: value }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ name: 'validation', errors: { [name]: expect.any(String) } });
  });

  test('after with a message of another inbox, or with spam that the key may not read', async () => {
    const other = await newInbox(table);
    const { messageId } = await arrive(table, other, { id: '<other@x.test>' });
    await expect(page({ after: messageId })).rejects.toMatchObject({ errors: { after: expect.any(String) } });
    const spam = stored.find(({ labels }) => labels.includes('spam'))?.id;
    const caller = testCaller({ tenantId: inbox.tenantId, permissions: ['message_read', 'thread_read'] });
    for (const operation of [listMessagesOperation, listThreadsOperation]) {
      await expect(
        execute(operation, testContext({ table, caller }), { inbox_id: inbox.inboxId, after: spam }),
      ).rejects.toMatchObject({ errors: { after: expect.any(String) } });
    }
  });
});

test('a page token is for the same filters only', async () => {
  const first = await page({ limit: 2, from: 'github' });
  await expect(page({ limit: 2, from: 'bob', page_token: first.next })).rejects.toMatchObject({
    errors: { page_token: expect.any(String) },
  });
  await expect(page({ limit: 2, page_token: first.next })).rejects.toMatchObject({ name: 'validation' });
  expect((await page({ limit: 2, from: 'github', page_token: first.next })).ids).toHaveLength(2);
});

test('the filters after and before cost what a page costs; an empty range costs no query of the list', async () => {
  const queries = async (input: Query) =>
    (await table.callsOf(() => page(input))).filter(({ name }) => name === 'Query').length;
  expect(await queries({ limit: 5, after: iso(2), before: iso(30) })).toBe(await queries({ limit: 5 }));
  expect(await queries({ limit: 5, after: iso(30), before: iso(2) })).toBe(0);
});
