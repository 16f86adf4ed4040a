import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inboxEntry, inboxLogged } from '../../../lambdas/inboxes/inbox-log.ts';
import { indexTenant } from '../../../lambdas/search/index-tenant.ts';
import { parseQuery } from '../../../lambdas/search/parse-query.ts';
import { searchMessages } from '../../../lambdas/search/search-page.ts';
import { type Inbox, inboxDeletion } from '../../../lambdas/store/inbox/inboxes.ts';
import { getSearchIndex } from '../../../lambdas/store/search/search-index.ts';
import { tableOf } from '../../../lambdas/store/table/table.ts';
import { transact } from '../../../lambdas/store/table/transaction.ts';
import { seeded } from '../../faults/seeded.ts';
import { memoryBucket } from '../store/object/memory-bucket.ts';
import { arrive, newInbox } from '../store/receive/arriving-mail.ts';
import { openTestTable, type TestTable } from '../store/table/test-table.ts';
import { NOW } from '../test-context.ts';

let table: TestTable;
beforeAll(async () => {
  table = await openTestTable();
});
afterAll(() => table.stop());

/** `SEARCH_SEEDS=500` tries as many schedules. */
const SEEDS = Number(process.env['SEARCH_SEEDS'] ?? 4);

/** A tenant with inboxes, mail and an index. */
class World {
  readonly objects = new Map<string, Uint8Array>();
  readonly mails: { readonly inbox: Inbox; readonly word: string; readonly id: string }[] = [];
  readonly inboxes: Inbox[];
  #seconds = 0;

  constructor(inboxes: readonly Inbox[]) {
    this.inboxes = [...inboxes];
  }

  get tenantId(): string {
    return this.inboxes[0]?.tenantId ?? '';
  }

  async mail(inbox: Inbox, word: string): Promise<void> {
    this.#seconds += 1;
    const { messageId } = await arrive(table, inbox, {
      id: `<${this.#seconds}@x.test>`,
      text: `all ${word} mail${this.#seconds}`,
      second: this.#seconds,
    });
    this.mails.push({ inbox, word, id: messageId });
  }

  /** @param crashAt the call at which the builder ends; after all of them without one. @returns the calls that it made. */
  async build(crashAt = Number.POSITIVE_INFINITY, isRepeated = false): Promise<number> {
    let calls = 0;
    const count = () => {
      calls++;
      if (calls === crashAt) throw new Error('crash');
    };
    const send = (...args: unknown[]) => {
      count();
      return Reflect.apply(table.client.send, table.client, args);
    };
    const client = new Proxy(table.client, {
      get: (target, name) => (name === 'send' ? send : Reflect.get(target, name)),
    });
    const services = {
      table: tableOf(client, table.name),
      bucket: memoryBucket(this.objects, count),
      settleSeconds: 120,
      metering: { count: () => undefined },
      now: () => new Date(NOW.getTime() + 3_600_000),
    };
    await indexTenant(services, this.tenantId, isRepeated);
    return calls;
  }

  /** Ids that a search finds, page by page. */
  async found(q: string): Promise<string[]> {
    const store = { table, bucket: memoryBucket(this.objects) };
    const ids: string[] = [];
    for (let after: string | undefined; ; ) {
      const page = await searchMessages(
        store,
        {
          tenantId: this.tenantId,
          inboxKeys: undefined,
          visibilities: ['clean'],
          query: parseQuery(q),
          byRelevance: false,
          page: { limit: 7, ascending: false, after },
        },
        {},
      );
      ids.push(...page.items.map(({ summary }) => summary.message_id));
      if (page.next === undefined) return ids;
      after = page.next;
    }
  }

  expected(word: string): string[] {
    const live = this.mails.filter(({ inbox }) => this.inboxes.includes(inbox));
    return live
      .filter((mail) => word === 'all' || mail.word === word)
      .map(({ id }) => id)
      .reverse();
  }
}

async function newWorld(): Promise<World> {
  const first = await newInbox(table);
  const second = await newInbox(table, { tenantId: first.tenantId });
  return new World([first, second]);
}

/** Whether a word is in any object. */
function isStored(world: World, word: string): boolean {
  return [...world.objects.values()].some((bytes) => Buffer.from(bytes).includes(word));
}

describe('the index of a tenant', () => {
  test('has what arrived, in few segments, and a search finds it before and after', async () => {
    const world = await newWorld();
    for (let i = 0; i < 70; i++) {
      await world.mail(world.inboxes[i % 2] as Inbox, i % 3 === 0 ? 'third' : 'other');
      if (i % 10 === 9) await world.build();
    }
    expect(await world.found('third')).toEqual(world.expected('third'));
    const { segments, waiting } = await getSearchIndex(table, world.tenantId);
    expect(segments.reduce((sum, { count }) => sum + count, waiting.length)).toBe(70);
    expect(segments.length).toBe(1);
    expect(world.objects.size).toBe(1);
  });

  test('forgets the words of a deleted inbox with the next job, and what a crashed builder left', async () => {
    const world = await newWorld();
    const [kept, gone] = world.inboxes as [Inbox, Inbox];
    for (let i = 0; i < 20; i++)
      await world.mail(i % 2 === 0 ? kept : gone, i % 2 === 0 ? 'kept' : 'secretword');
    await world.build();
    expect(isStored(world, 'secretword')).toBe(true);
    world.objects.set(`search/${world.tenantId}/left`, Buffer.from('secretword'));

    await transact(table, {
      ...inboxDeletion(table, gone, NOW, NOW),
      ...inboxLogged(table, gone, inboxEntry(gone, 'inbox.deleted', new Date(NOW.getTime() + 60_000))),
    });
    world.inboxes.pop();
    expect(await world.found('secretword')).toEqual([]);
    await world.build();

    expect(isStored(world, 'secretword')).toBe(false);
    expect(await world.found('all')).toEqual(world.expected('all'));
  });

  test('is complete and double nowhere, whatever crashes, runs twice or is deleted', async () => {
    for (let seed = 1; seed <= SEEDS; seed++) {
      const next = seeded(seed);
      const world = await newWorld();
      for (let step = 0; step < 6; step++) {
        const mails = 1 + Math.floor(next() * 12);
        for (let i = 0; i < mails; i++) {
          const inbox = world.inboxes[Math.floor(next() * world.inboxes.length)] as Inbox;
          await world.mail(inbox, next() < 0.5 ? 'red' : 'blue');
        }
        const kind = next();
        if (kind < 0.4) await world.build(1 + Math.floor(next() * 12)).catch(() => undefined);
        else if (kind < 0.7) await Promise.allSettled([world.build(), world.build()]);
        else await world.build();
        expect(await world.found('all'), `seed ${seed}`).toEqual(world.expected('all'));
        expect(await world.found('red -blue'), `seed ${seed}`).toEqual(world.expected('red'));
      }
      await world.build(undefined, true);
      const { segments } = await getSearchIndex(table, world.tenantId);
      expect(world.objects.size, `seed ${seed}`).toBe(segments.length);
    }
  }, 600_000);
});
