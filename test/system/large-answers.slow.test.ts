import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { opened } from '../opened.ts';
import { modernAssistant } from './mcp-client.ts';
import { Service } from './service.ts';

const MEGABYTE = 1024 * 1024;

const pageSchema = z.object({
  inboxes: z.array(z.object({ inbox_id: z.string() })),
  next_page_token: z.string().nullable(),
});

const service = opened(() => Service.start());
const account = opened(() => service.account());

describe('what is more than one answer of a function holds', () => {
  test('is a thread with only its newest messages [D-MSG-20]', async () => {
    const text = 'word '.repeat(MEGABYTE / 5);
    await service.deliver({ to: account.inboxId, messageId: '<root@x>', text });
    for (let mail = 1; mail < 8; mail += 1) {
      await service.deliver({ to: account.inboxId, inReplyTo: '<root@x>', subject: `mail ${mail}`, text });
    }
    const [thread] = (await service.get(`/inboxes/${account.inboxId}/threads`, account.apiKey)).list(
      'threads',
    );
    const whole = await service.get(
      `/inboxes/${account.inboxId}/threads/${thread?.string('thread_id')}`,
      account.apiKey,
    );
    expect(whole.status).toBe(200);
    expect(whole.field('messages_truncated')).toBe(true);
    expect(whole.number('message_count')).toBe(8);
    const shown = whole.list('messages');
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.at(-1)?.string('subject')).toBe('mail 7');
  });

  test('is a message with its bodies clipped, and its raw bytes whole [D-MSG-09]', async () => {
    const inboxId = await service.inbox(account.apiKey);
    // A quote is escaped twice: four bytes on the way.
    await service.deliver({
      to: inboxId,
      text: '"'.repeat(MEGABYTE),
      html: `<p>${'"'.repeat(MEGABYTE)}</p>`,
    });
    const message = await service.newest({ inboxId, apiKey: account.apiKey });
    expect(message.status).toBe(200);
    expect(message.field('body_truncated')).toBe(true);
    expect(message.string('text').length).toBeGreaterThan(100_000);
    const raw = await service.get(
      `/inboxes/${inboxId}/messages/${message.string('message_id')}/raw?format=link`,
      account.apiKey,
    );
    expect(raw.number('size')).toBe(message.number('size'));
  });

  test('is a list of inboxes in shorter pages, over REST and over MCP [LST-06]', async () => {
    const { apiKey, inboxId } = await service.account();
    // What a JSON text escapes most, as often as metadata may have it.
    const metadata = Object.fromEntries(
      Array.from({ length: 50 }, (_, i) => [`k${i}`, '"\u0001'.repeat(250)]),
    );
    const ids = [inboxId];
    for (let i = 0; i < 50; i++) ids.push(await service.inbox(apiKey, { metadata }));
    const assistant = await modernAssistant(service, apiKey, 'header');
    const asked = (token?: string) => ({ limit: 100, ...(token === undefined ? {} : { page_token: token }) });
    const rest = async (token?: string) =>
      (await service.get(`/inboxes?limit=100${token === undefined ? '' : `&page_token=${token}`}`, apiKey))
        .body;
    const mcp = async (token?: string) => (await assistant.call('list_inboxes', asked(token))).structured;

    for (const [read, count] of [
      [rest, 2],
      [mcp, 6],
    ] as const) {
      const pages: string[][] = [];
      for (let token: string | null | undefined; token !== null; ) {
        const page = pageSchema.parse(await read(token));
        pages.push(page.inboxes.map(({ inbox_id }) => inbox_id));
        token = page.next_page_token;
      }
      expect(pages.flat()).toEqual(ids.toReversed());
      expect(pages).toHaveLength(count);
    }
    await assistant.close();
  });
});
