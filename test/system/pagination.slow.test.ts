import { beforeAll, describe, expect, test } from 'vitest';
import type { Operation } from '../../lambdas/operations/define.ts';
import { opened } from '../opened.ts';
import type { Answer } from './answer.ts';
import { arrayOf, LIST_CASES, type ListCase, LOGS, listOperations } from './lists.ts';
import { type Account, Service } from './service.ts';

/** Enough for pages of three to have a middle. */
const ROWS = 7;

const service = opened(() => Service.start());

class List {
  readonly account: Account;
  readonly path: string;
  readonly #array: string;
  readonly #case: ListCase;

  private constructor(account: Account, path: string, array: string, list: ListCase) {
    this.account = account;
    this.path = path;
    this.#array = array;
    this.#case = list;
  }

  static async of(operation: Operation, account: Account): Promise<List> {
    const list = LIST_CASES[operation.name];
    if (list === undefined) throw new Error(`${operation.name} has no case`);
    return new List(account, await list.path(service, account), arrayOf(operation), list);
  }

  get canRemove(): boolean {
    return this.#case.item !== undefined;
  }

  add(count: number): Promise<void> {
    return this.#case.add(service, this.account, count, this.path);
  }

  async remove(id: string): Promise<void> {
    const path = this.#case.item?.(id);
    if (path === undefined) throw new Error('Rows of this list cannot be removed');
    const answer = await service.delete(path, this.account.apiKey);
    if (answer.status !== 204) throw new Error(`DELETE ${path}: ${answer.status} ${answer.text}`);
  }

  page(query: Record<string, string>, key = this.account.apiKey): Promise<Answer> {
    return service.get(`${this.path}?${new URLSearchParams(query)}`, key);
  }

  ids(page: Answer): readonly string[] {
    return page.list(this.#array).map((item) => item.string(this.#case.id));
  }

  async walk(query: Record<string, string>, from?: Answer): Promise<readonly (readonly string[])[]> {
    const pages: (readonly string[])[] = [];
    let page = from ?? (await this.page(query));
    if (from === undefined) pages.push(this.ids(page));
    while (page.field('next_page_token') !== null) {
      page = await this.page({ ...query, page_token: page.string('next_page_token') });
      pages.push(this.ids(page));
    }
    return pages;
  }

  async all(query: Record<string, string> = {}): Promise<readonly string[]> {
    return (await this.walk({ ...query, limit: '100' })).flat();
  }
}

const refusedToken = { name: 'validation', errors: { page_token: expect.any(String) } };

test('covers every list of the registry', () => {
  expect(Object.keys(LIST_CASES).sort()).toEqual(listOperations.map(({ name }) => name).sort());
  expect(LOGS).toEqual(['audit-log.list']);
});

describe.each(
  listOperations.map((operation) => [operation.name, operation] as const),
)('%s', (_, operation) => {
  let list: List;
  beforeAll(async () => {
    list = await List.of(operation, await service.account());
    await list.add(ROWS);
  });

  test('shows the same rows in either direction, whatever the page size [LST-06, LST-07, LST-10]', async () => {
    const rows = await list.all();
    expect(rows.length).toBeGreaterThanOrEqual(ROWS);
    expect(new Set(rows).size).toBe(rows.length);
    for (const limit of [2, rows.length, 100]) {
      for (const ascending of ['false', 'true']) {
        const pages = await list.walk({ limit: String(limit), ascending });
        expect(pages.flat()).toEqual(ascending === 'true' ? rows.toReversed() : rows);
        expect(pages.map((page) => page.length)).toEqual(pageLengths(rows.length, limit));
      }
    }
  });

  test('tells the size of its pages [LST-05, LST-08, LST-09, LIM-04]', async () => {
    const [byDefault, small] = [await list.page({}), await list.page({ limit: '2' })];
    expect(byDefault.body).toMatchObject({ limit: 50, count: list.ids(byDefault).length });
    expect(small.body).toMatchObject({ limit: 2, count: 2, next_page_token: expect.any(String) });
  });

  test.each([
    '0',
    '101',
    '-1',
    '1.5',
    'many',
    '',
  ])('refuses the limit "%s" [LST-04, LIM-04]', async (limit) => {
    const answer = await list.page({ limit });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ name: 'validation', errors: { limit: expect.any(String) } });
  });

  test('refuses a direction that is neither true nor false', async () => {
    const answer = await list.page({ ascending: 'up' });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ errors: { ascending: expect.any(String) } });
  });

  test.each([
    'false',
    'true',
  ])('shows each row once while rows come and go, ascending=%s [LST-06]', async (ascending) => {
    const before = await list.all({ ascending });
    const query = { limit: '3', ascending };
    const first = await list.page(query);
    // Where the page ended, and one that is still to come.
    const gone = list.canRemove ? [before[2], before[4]].filter((id) => id !== undefined) : [];
    for (const id of gone) await list.remove(id);
    await list.add(1);
    const [added] = (await list.all()).filter((id) => !before.includes(id));

    const rest = (await list.walk(query, first)).flat();
    const expected = before.slice(3).filter((id) => !gone.includes(id));
    expect(rest).toEqual(ascending === 'true' ? [...expected, added] : expected);
    // For the next direction, the list is as long as it was.
    await list.add(gone.length > 0 ? gone.length - 1 : 0);
  });

  test('leads on with another page size', async () => {
    const rows = await list.all();
    const first = await list.page({ limit: '1' });
    const second = await list.page({ limit: '4', page_token: first.string('next_page_token') });
    expect([...list.ids(first), ...list.ids(second)]).toEqual(rows.slice(0, 5));
  });

  test('refuses a token that was changed, cut or made up [D-GEN-19]', async () => {
    const token = (await list.page({ limit: '1' })).string('next_page_token');
    const last = token.length - 1;
    const changed = [0, 10, Math.floor(last / 2), last].map(
      (at) => token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1),
    );
    const forged = [
      ...changed,
      token.slice(0, -4),
      `${token}AAAA`,
      `${token}=`,
      '',
      'null',
      '1',
      'x'.repeat(3000),
    ];
    for (const page_token of forged) {
      const answer = await list.page({ limit: '1', page_token });
      expect(answer.status, page_token).toBe(422);
      expect(answer.body).toMatchObject(refusedToken);
    }
  });

  test('refuses its token in the other direction', async () => {
    const page_token = (await list.page({ limit: '1' })).string('next_page_token');
    expect((await list.page({ limit: '1', ascending: 'true', page_token })).body).toMatchObject(refusedToken);
  });
});

describe('a page token', () => {
  let lists: readonly List[];
  let others: readonly List[];

  async function filled(account: Account): Promise<readonly List[]> {
    const made: List[] = [];
    for (const operation of listOperations) {
      const list = await List.of(operation, account);
      await list.add(2);
      made.push(list);
    }
    return made;
  }

  beforeAll(async () => {
    lists = await filled(await service.account());
    others = await filled(await service.account());
  });

  async function expectRefused(list: List, page_token: string, query = {}, key?: string): Promise<void> {
    const answer = await list.page({ limit: '1', page_token, ...query }, key);
    expect(answer.status, `${list.path} ${JSON.stringify(query)}`).toBe(422);
    expect(answer.body).toMatchObject(refusedToken);
  }

  test('is refused by every other list of the account [D-GEN-20]', async () => {
    for (const list of lists) {
      const token = (await list.page({ limit: '1' })).string('next_page_token');
      for (const other of lists.filter((each) => each !== list)) await expectRefused(other, token);
      expect((await list.page({ limit: '1', page_token: token })).status).toBe(200);
    }
  });

  test('is refused by the same list of another account [D-GEN-20]', async () => {
    for (const [i, list] of lists.entries()) {
      const other = others[i];
      if (other === undefined) throw new Error('The accounts have the same lists');
      await expectRefused(other, (await list.page({ limit: '1' })).string('next_page_token'));
    }
  });

  test('is refused by the same list of another inbox', async () => {
    for (const list of lists.filter(({ path }) => path.startsWith('/inboxes/'))) {
      const { apiKey, inboxId } = list.account;
      const token = (await list.page({ limit: '1' })).string('next_page_token');
      const elsewhere = list.path.replace(inboxId, await service.inbox(apiKey));
      const answer = await service.get(`${elsewhere}?limit=1&page_token=${token}`, apiKey);
      expect(answer.status, elsewhere).toBe(422);
      expect(answer.body).toMatchObject(refusedToken);
    }
  });

  test('is refused under other filters [D-GEN-20]', async () => {
    for (const list of lists.filter(({ path }) => /(threads|messages)$/.test(path))) {
      for (const name of ['include_spam', 'include_unauthenticated']) {
        const token = (await list.page({ limit: '1' })).string('next_page_token');
        await expectRefused(list, token, { [name]: 'true' });
        const filtered = (await list.page({ limit: '1', [name]: 'true' })).string('next_page_token');
        await expectRefused(list, filtered);
        expect((await list.page({ limit: '1', [name]: '1', page_token: filtered })).status).toBe(200);
      }
    }
  });

  test('of the whole account is refused with a key of one inbox', async () => {
    const account = lists[0]?.account;
    if (account === undefined) throw new Error('There is no list');
    const pinned = await service.key(account.apiKey, undefined, account.inboxId);
    for (const list of lists.filter(({ path }) => ['/webhooks', '/api-keys', '/inboxes'].includes(path))) {
      const token = (await list.page({ limit: '1' })).string('next_page_token');
      await expectRefused(list, token, {}, pinned);
    }
  });

  test('serves however the address of the inbox is written', async () => {
    for (const list of lists.filter(({ path }) => path.startsWith('/inboxes/'))) {
      const { apiKey, inboxId } = list.account;
      const token = (await list.page({ limit: '1' })).string('next_page_token');
      for (const spelling of [inboxId.toUpperCase(), encodeURIComponent(inboxId)]) {
        const path = list.path.replace(inboxId, spelling);
        expect((await service.get(`${path}?limit=1&page_token=${token}`, apiKey)).status, path).toBe(200);
      }
    }
  });
});

function pageLengths(rows: number, limit: number): readonly number[] {
  const full = Array.from({ length: Math.floor(rows / limit) }, () => limit);
  return rows % limit === 0 ? full : [...full, rows % limit];
}
