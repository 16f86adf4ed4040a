import { randomBytes } from 'node:crypto';
import { type QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, test } from 'vitest';
import { newId, timeKey } from '../../../../lambdas/ids.ts';
import { VISIBILITIES, type Visibility } from '../../../../lambdas/message/visibility.ts';
import { type Inbox, listInboxes } from '../../../../lambdas/store/inbox/inboxes.ts';
import {
  type ApiKeyRecord,
  getKey,
  type ListedApiKey,
  listKeys,
  revokeKey,
} from '../../../../lambdas/store/key/api-keys.ts';
import { authenticate } from '../../../../lambdas/store/key/authenticate.ts';
import { threadListing } from '../../../../lambdas/store/keys.ts';
import { type InboxPath, listMessages, listThreads } from '../../../../lambdas/store/message/messages.ts';
import type { Page, PageRequest } from '../../../../lambdas/store/table/page.ts';
import { tableOf } from '../../../../lambdas/store/table/table.ts';
import { opened } from '../../../opened.ts';
import { testKey } from '../../test-account.ts';
import { NOW } from '../../test-context.ts';
import { createKey } from '../key/create-key.ts';
import { arrive, newInbox } from '../receive/arriving-mail.ts';
import { openTestTable } from '../table/test-table.ts';

const table = opened(openTestTable);

type List<Item> = (page: PageRequest) => Promise<Page<Item> | undefined>;

async function pagesOf<Item>(list: List<Item>, limit: number, ascending: boolean): Promise<Item[][]> {
  const pages: Item[][] = [];
  let after: string | undefined;
  do {
    const page = await list({ limit, ascending, after });
    if (page === undefined) throw new Error('there is no such list');
    pages.push(page.items);
    after = page.next;
  } while (after !== undefined);
  return pages;
}

const pathOf = ({ tenantId, inboxId }: Inbox): InboxPath => ({ tenantId, inboxId });
const CLEAN: readonly Visibility[] = ['clean'];

describe('lists of an inbox', () => {
  const MAILS = 23;
  let inbox: Inbox;
  beforeAll(async () => {
    inbox = await newInbox(table);
    for (let i = 0; i < MAILS; i++) {
      await arrive(table, inbox, {
        id: `<${i}@x>`,
        second: i,
        spam: i % 4 === 1 || i % 4 === 3,
        unauthenticated: i % 4 === 2 || i % 4 === 3,
      });
    }
  });

  const threads =
    (visibilities: readonly Visibility[] = VISIBILITIES): List<string> =>
    async (page) => {
      const found = await listThreads(table, pathOf(inbox), visibilities, page);
      return found && { ...found, items: found.items.map((thread) => thread.subject) };
    };
  const messages =
    (visibilities: readonly Visibility[] = VISIBILITIES): List<string> =>
    async (page) => {
      const found = await listMessages(table, pathOf(inbox), visibilities, page);
      return found && { ...found, items: found.items.map((message) => message.subject) };
    };
  const subjects = (isWanted: (i: number) => boolean = () => true): string[] =>
    Array.from({ length: MAILS }, (_, i) => i)
      .filter(isWanted)
      .map((i) => `subject of <${i}@x>`);

  test.each([
    [1, true],
    [1, false],
    [5, true],
    [5, false],
    [22, false],
    [23, false],
    [23, true],
    [100, false],
  ])('show every thread and message once, in pages of %i, ascending %s', async (limit, ascending) => {
    const wanted = ascending ? subjects() : subjects().reverse();
    const [byThread, byMessage] = [
      await pagesOf(threads(), limit, ascending),
      await pagesOf(messages(), limit, ascending),
    ];

    for (const pages of [byThread, byMessage]) {
      expect(pages.flat()).toEqual(wanted);
      expect(pages.slice(0, -1).every((page) => page.length === limit)).toBe(true);
      expect(pages.length).toBe(Math.ceil(MAILS / limit));
    }
  });

  test('take two queries for each visibility that is asked for, of read and unread threads, beside the inbox', async () => {
    const page = { limit: 5, ascending: false, after: undefined };
    const one = await table.callsOf(() => listThreads(table, pathOf(inbox), CLEAN, page));
    const all = await table.callsOf(() => listThreads(table, pathOf(inbox), VISIBILITIES, page));

    expect(one.map(({ name }) => name).sort()).toEqual(['GetItem', 'Query', 'Query']);
    expect(all.map(({ name }) => name).sort()).toEqual([
      'GetItem',
      ...VISIBILITIES.flatMap(() => ['Query', 'Query']),
    ]);
  });
});

describe('pages', () => {
  test('cost the same with ninety-nine of a hundred hidden', async () => {
    const inbox = await newInbox(table);
    await arrive(table, inbox, { id: '<first@x>' });
    await arrive(table, inbox, { id: '<second@x>', second: 1 });
    for (let i = 0; i < 198; i++) {
      await arrive(table, inbox, { id: `<s${i}@x>`, spam: true, second: 2 + i });
    }
    const calls = await table.callsOf(async () => {
      const page = await listThreads(table, pathOf(inbox), CLEAN, {
        limit: 50,
        ascending: false,
        after: undefined,
      });

      expect(page?.items.map(({ subject }) => subject)).toEqual([
        'subject of <second@x>',
        'subject of <first@x>',
      ]);
    });

    expect(calls.map(({ name }) => name).sort()).toEqual(['GetItem', 'Query', 'Query']);
  });

  test('neither repeat nor skip what was there, while mail arrives between them', async () => {
    const inbox = await newInbox(table);
    for (let i = 0; i < 9; i++) await arrive(table, inbox, { id: `<${i}@x>`, second: i });
    const seen: string[] = [];
    let after: string | undefined;
    for (let round = 0; ; round++) {
      const page = await listThreads(table, pathOf(inbox), CLEAN, { limit: 3, ascending: false, after });
      seen.push(...(page?.items.map(({ subject }) => subject) ?? []));
      await arrive(table, inbox, { id: `<new${round}@x>`, second: 100 + round });
      after = page?.next;
      if (after === undefined) break;
    }

    expect(seen).toEqual(Array.from({ length: 9 }, (_, i) => `subject of <${8 - i}@x>`));
  });

  test.each([
    [undefined],
    [() => true],
  ])('show a thread once that is marked as read while they are read, with the filter %s', async (matches) => {
    const inbox = await newInbox(table);
    await arrive(table, inbox, { id: '<0@x>' });
    const listOf = (group: 'read' | 'unread') =>
      threadListing({ inboxId: inbox.inboxId, visibility: 'clean', group });
    const marked = Promise.withResolvers<void>();
    // The list of unread threads is read before the change, that of the others after it.
    const send = async (command: QueryCommand) => {
      const list = command.input.ExpressionAttributeValues?.[':list'];
      if (list === listOf('read')) await marked.promise;
      const answer = await table.client.send(command);
      if (list === listOf('unread')) {
        const { pk, sk } = answer.Items?.[0] ?? {};
        await table.client.send(
          new UpdateCommand({
            TableName: table.name,
            Key: { pk, sk },
            UpdateExpression: 'SET gpk = :read',
            ExpressionAttributeValues: { ':read': listOf('read') },
          }),
        );
        marked.resolve();
      }
      return answer;
    };
    const client = Object.assign(Object.create(table.client), { send });
    const page = await listThreads(
      tableOf(client, table.name),
      pathOf(inbox),
      CLEAN,
      { limit: 5, ascending: false, after: undefined },
      matches === undefined ? {} : { matches },
    );

    expect(page?.items.map(({ subject }) => subject)).toEqual(['subject of <0@x>']);
  });

  test('go on after a position whose row is gone', async () => {
    const tenantId = `tenant-${randomBytes(4).toString('hex')}`;
    const keys = await Promise.all(Array.from({ length: 6 }, (_, i) => makeKey(tenantId, i)));
    const first = await listKeys(table, tenantId, undefined, { limit: 2, ascending: true, after: undefined });
    const [, last] = keys;
    if (last === undefined) throw new Error('no key was made');
    await revokeKey(table, last);
    const second = await listKeys(table, tenantId, undefined, {
      limit: 2,
      ascending: true,
      after: first.next,
    });

    expect(second.items.map(({ keyId }) => keyId)).toEqual([keys[2]?.keyId, keys[3]?.keyId]);
  });
});

async function makeKey(tenantId: string, second: number, inboxId?: string): Promise<ApiKeyRecord> {
  const at = new Date(NOW.getTime() + second * 1000);
  const keyId = newId('key', at, randomBytes(8));
  const key = testKey(tenantId, keyId, { inboxId, name: `key ${second}`, createdAt: at.toISOString() });
  await createKey(table, key);
  return key;
}

describe('keys', () => {
  const names =
    (tenantId: string, inboxId?: string): List<string> =>
    async (page) => {
      const found = await listKeys(table, tenantId, inboxId, page);
      return { ...found, items: found.items.map(({ name }: ListedApiKey) => name) };
    };

  test('are listed by age both ways, the tenant sees all and an inbox its own', async () => {
    const tenantId = `tenant-${randomBytes(4).toString('hex')}`;
    const inboxId = `${tenantId}@agents.test`;
    for (let i = 0; i < 7; i++) await makeKey(tenantId, i, i % 2 === 0 ? inboxId : undefined);
    const all = Array.from({ length: 7 }, (_, i) => `key ${i}`);

    expect((await pagesOf(names(tenantId), 3, true)).flat()).toEqual(all);
    expect((await pagesOf(names(tenantId), 3, false)).flat()).toEqual(all.toReversed());
    expect((await pagesOf(names(tenantId, inboxId), 3, true)).flat()).toEqual([
      'key 0',
      'key 2',
      'key 4',
      'key 6',
    ]);
  });

  test('tell to the minute when they were used', async () => {
    const tenantId = `tenant-${randomBytes(4).toString('hex')}`;
    const key = await makeKey(tenantId, 0);

    expect(await getKey(table, tenantId, key.keyId)).toMatchObject({ usedAt: null });
    await authenticate(table, key.secretHash, new Date('2026-11-21T12:34:56.789Z'));
    expect(await getKey(table, tenantId, key.keyId)).toMatchObject({ usedAt: '2026-11-21T12:34:00.000Z' });
  });

  test('are revoked once, and leave every list', async () => {
    const tenantId = `tenant-${randomBytes(4).toString('hex')}`;
    const inboxId = `${tenantId}@agents.test`;
    const key = await makeKey(tenantId, 0, inboxId);
    const outcomes = await Promise.all([revokeKey(table, key), revokeKey(table, key)]);

    expect(outcomes.sort()).toEqual([false, true]);
    expect(await getKey(table, tenantId, key.keyId)).toBeUndefined();
    expect(await pagesOf(names(tenantId), 5, true)).toEqual([[]]);
    expect(await pagesOf(names(tenantId, inboxId), 5, true)).toEqual([[]]);
  });
});

test('inboxes of a tenant are listed by age both ways', async () => {
  const tenantId = `tenant-${randomBytes(4).toString('hex')}`;
  const made: string[] = [];
  for (let i = 0; i < 7; i++) {
    const listKey = timeKey(new Date(NOW.getTime() + i), randomBytes(8));
    made.push((await newInbox(table, { tenantId, listKey })).inboxId);
  }
  const ids: List<string> = async (page) => {
    const found = await listInboxes(table, tenantId, page);
    return { ...found, items: found.items.map(({ inboxId }) => inboxId) };
  };

  expect((await pagesOf(ids, 3, true)).flat()).toEqual(made);
  expect((await pagesOf(ids, 2, false)).flat()).toEqual(made.toReversed());
});
