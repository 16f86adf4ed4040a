import { beforeAll, expect, test } from 'vitest';
import { opened } from '../opened.ts';
import { type Account, Service } from './service.ts';

/** More than two and a half times what a call reads of mail that is in no segment of the index. */
const [FIRST, REPLIES] = [2_000, 500];
const AT_ONCE = 20;
const service = opened(() => Service.start());

let account: Account;
let inboxes: readonly string[];
/** A key makes 600 calls a minute. */
let keys: readonly string[];
beforeAll(async () => {
  account = await service.account();
  inboxes = [account.inboxId, await service.inbox(account.apiKey)];
  keys = await Promise.all(Array.from({ length: 6 }, () => service.key(account.apiKey)));
  const inboxOf = (i: number) => inboxes[i % 2] ?? '';
  await send(FIRST, (i) => ({
    to: inboxOf(i),
    subject: `Mail ${i}`,
    messageId: `<mail-${i}@sender.example>`,
    text: `Everyone ${i % 3 === 0 ? 'third' : 'other'}`,
  }));
  await send(REPLIES, (i) => ({
    to: inboxOf(i),
    subject: `Re: Mail ${i}`,
    inReplyTo: `<mail-${i}@sender.example>`,
    text: 'Everyone answers',
  }));
}, 900_000);

async function send(count: number, mailOf: (i: number) => Parameters<Service['send']>[0]): Promise<void> {
  for (let i = 0; i < count; i += AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, count - i) }, (_, j) => service.send(mailOf(i + j))),
    );
  await service.runtime.settled();
}

const ORDERS = ['', '&ascending=true'];
const QUERIES = ['', '&q=everyone', '&q=everyone%20-third%20OR%20answers', '&q=every*'];
const CASES = (['messages', 'threads'] as const).flatMap((of) =>
  ['all inboxes', 'one inbox'].flatMap((where) =>
    [...QUERIES.flatMap((query) => ORDERS.map((order) => query + order)), '&q=everyone&sort=relevance'].map(
      (query) => [of, where, query] as const,
    ),
  ),
);

test.each(CASES)(
  'a walk of %s of %s with "%s" shows each of 2,500 emails once',
  async (of, where, query) => {
    const path = where === 'one inbox' ? `/inboxes/${inboxes[0]}/${of}` : `/${of}`;
    const key = keys[CASES.findIndex((each) => each.join() === [of, where, query].join()) % keys.length];
    const ids: string[] = [];
    for (let token = ''; ; ) {
      const page = await service.get(`${path}?limit=100${query}${token}`, key);
      expect(page.status, page.text).toBe(200);
      ids.push(...page.list(of).map((item) => item.string(of === 'messages' ? 'message_id' : 'thread_id')));
      if (page.field('next_page_token') === null) break;
      token = `&page_token=${page.string('next_page_token')}`;
    }

    const isHalf = query.includes('-third');
    const all = Array.from({ length: FIRST }, (_, i) => i).filter(
      (i) => where !== 'one inbox' || i % 2 === 0,
    );
    const replies = all.filter((i) => i < REPLIES);
    const messages = (isHalf ? all.filter((i) => i % 3 !== 0).length : all.length) + replies.length;
    const threads = isHalf ? all.filter((i) => i % 3 !== 0 || i < REPLIES).length : all.length;
    const distinct = new Set(ids);
    expect(distinct.size).toBe(of === 'messages' ? messages : threads);
    // A thread with hits in several windows comes again in each.
    if (of === 'messages' || !query.includes('q=')) expect(ids).toHaveLength(distinct.size);
    if (of === 'messages' && !query.includes('relevance'))
      expect(ids).toEqual(query.includes('ascending') ? ids.toSorted() : ids.toSorted().reverse());
  },
  300_000,
);
