import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageOf } from '../../../lambdas/operations/page-token.ts';
import type { PageRequest } from '../../../lambdas/store/table/page.ts';
import { testCaller, testContext, testKeyring } from '../test-context.ts';

const list = { operation: 'threads.list', filters: ['a@agents.test', false, false] } as const;
const context = testContext();

const asIs = (item: number) => item;

async function tokenAt(position: string, ascending = false): Promise<string> {
  const read = async () => ({ items: [1, 2], next: position });
  const { next_page_token } = await pageOf(context, list, { limit: 10, ascending }, read, asIs);
  if (next_page_token === null) throw new Error('there is no next page');
  return next_page_token;
}

/** The page that a call with the token reads. */
async function read(
  token: string,
  ...[where = context, of = list, ascending = false, limit = 10]: [
    typeof context?,
    Parameters<typeof pageOf>[1]?,
    boolean?,
    number?,
  ]
) {
  const requests: PageRequest[] = [];
  const noting = async (request: PageRequest) => {
    requests.push(request);
    return { items: [], next: undefined };
  };
  await pageOf(where, of, { limit, ascending, page_token: token }, noting, asIs);
  return requests[0];
}

const refused = { name: 'validation', status: 422, errors: { page_token: expect.any(String) } };

describe('a page token', () => {
  test('leads on from where its page ended', async () => {
    expect(await read(await tokenAt('THREAD#abc'))).toEqual({
      limit: 10,
      ascending: false,
      after: 'THREAD#abc',
    });
  });

  test('is missing on the last page and on the first request', async () => {
    const first = async (request: PageRequest) => {
      expect(request).toEqual({ limit: 10, ascending: false, after: undefined });
      return { items: [1, 2, 3], next: undefined };
    };

    expect(await pageOf(context, list, { limit: 10, ascending: false }, first, asIs)).toEqual({
      count: 3,
      limit: 10,
      next_page_token: null,
      items: [1, 2, 3],
    });
  });

  test('comes back as it went in, wherever a page ends', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', maxLength: 100 }),
        fc.boolean(),
        async (position, ascending) => {
          const token = await tokenAt(position, ascending);

          expect(token).toMatch(/^[\w-]+$/);
          expect((await read(token, context, list, ascending))?.after).toBe(position);
        },
      ),
      { numRuns: 100 },
    );
  });

  test('tells nothing of what it holds, not even that two are the same', async () => {
    const [a, b] = [await tokenAt('THREAD#abc'), await tokenAt('THREAD#abc')];

    expect(a).not.toBe(b);
    expect(Buffer.from(a, 'base64url').includes('THREAD')).toBe(false);
  });

  test('may be used with another page size', async () => {
    const token = await tokenAt('x');

    expect(await read(token, context, list, false, 99)).toMatchObject({ limit: 99, after: 'x' });
  });
});

describe('a page token', () => {
  test.each([
    ['by another tenant', testContext({ caller: testCaller({ tenantId: 'tenant-2' }) }), list, false],
    ['on another list', context, { ...list, operation: 'messages.list' }, false],
    ['for another inbox', context, { ...list, filters: ['b@agents.test', false, false] }, false],
    ['with another filter', context, { ...list, filters: ['a@agents.test', true, false] }, false],
    ['with fewer filters', context, { ...list, filters: ['a@agents.test', false] }, false],
    ['in the other direction', context, list, true],
    ['in another deployment', testContext({ keyring: testKeyring('other') }), list, false],
  ])('is refused %s', async (_how, where, of, ascending) => {
    await expect(read(await tokenAt('x'), where, of, ascending)).rejects.toMatchObject(refused);
  });

  test.each([
    '',
    'x',
    '....',
    'null',
    '%00',
    'a'.repeat(2048),
    Buffer.alloc(28).toString('base64url'),
  ])('is refused when it was never given out: %.40j', async (token) => {
    await expect(read(token)).rejects.toMatchObject(refused);
  });

  test('is refused when any character of it was changed, left out or added', async () => {
    const token = await tokenAt('THREAD#abc');
    await fc.assert(
      fc.asyncProperty(
        fc.nat(token.length - 1),
        fc.constantFrom(...'ABCabc019-_='),
        fc.constantFrom('change', 'remove', 'add'),
        async (at, character, how) => {
          const tail = how === 'add' ? token.slice(at) : token.slice(at + 1);
          const forged = token.slice(0, at) + (how === 'remove' ? '' : character) + tail;
          if (forged !== token) await expect(read(forged)).rejects.toMatchObject(refused);
        },
      ),
      { numRuns: 150 },
    );
  });

  test('is refused in another spelling of the same bytes', async () => {
    const token = await tokenAt('THREAD#ab');

    for (const spelling of [`${token}=`, `${token}==`, `${token}\n`, ` ${token}`]) {
      await expect(read(spelling)).rejects.toMatchObject(refused);
    }
  });
});

describe('the bytes of a list', () => {
  /** All its pages, and the limits with which they were read. */
  async function pagesOf(sizes: readonly number[], pageBytes?: number) {
    const rows = sizes.map((size, i) => ({ id: i, text: '"'.repeat(size) }));
    const [pages, limits]: [number[][], number[]] = [[], []];
    const read = async ({ limit, after }: PageRequest) => {
      limits.push(limit);
      const start = after === undefined ? 0 : Number(after) + 1;
      const items = rows.slice(start, start + limit);
      return { items, next: start + limit < rows.length ? String(items.at(-1)?.id) : undefined };
    };
    const call = pageBytes === undefined ? context : { ...context, pageBytes };
    for (let token: string | null | undefined; token !== null; ) {
      const input = { limit: 10, ascending: true, ...(token === undefined ? {} : { page_token: token }) };
      const page = await pageOf(call, list, input, read, (row) => ({ shown: row }));
      pages.push(page.items.map(({ shown }) => shown.id));
      expect(page).toMatchObject({ count: page.items.length, limit: 10 });
      token = page.next_page_token;
    }
    return { pages, limits };
  }

  // A quote takes four bytes: JSON inside of JSON.
  test.each([
    ['that fits is read once', [1_000, 1_000, 1_000], undefined, [[0, 1, 2]], [10]],
    ['ends before what is too much', [600_000, 600_000, 100_000], undefined, [[0, 1], [2]], [10, 2, 10]],
    ['has one item at least', [1_500_000, 10], undefined, [[0], [1]], [10, 1, 10]],
    ['has what a transport with less room holds', [200, 20, 200], 1_000, [[0, 1], [2]], [10, 2, 10]],
  ])('a page %s, and its token leads to the next', async (_, sizes, pageBytes, pages, limits) => {
    expect(await pagesOf(sizes, pageBytes)).toEqual({ pages, limits });
  });
});
