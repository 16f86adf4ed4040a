import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { opened } from '../opened.ts';
import { type Outcome, runCommand } from './run-command.ts';
import { Service } from './service.ts';

const service = opened(() => Service.start());
const account = opened(() => service.account());

function run(args: readonly string[]): Promise<Outcome> {
  return runCommand(service, account.apiKey, args, {});
}

async function json(...args: readonly string[]): Promise<Record<string, unknown>> {
  const { code, out, err } = await run([...args, '--json']);
  expect(code, err).toBe(0);
  return z.record(z.string(), z.unknown()).parse(JSON.parse(out));
}

describe('the command line', () => {
  test('claims and completes a message, marks it and labels it', async () => {
    const inbox = await service.inbox(account.apiKey);
    await service.deliver({ to: inbox, subject: 'work', text: 'text' });
    const { claims } = z
      .object({
        claims: z.array(z.object({ claim_id: z.string(), message: z.object({ message_id: z.string() }) })),
      })
      .parse(await json('claim', inbox, '--worker', 'one'));
    const [claim] = claims;
    expect(await json('complete', inbox, claim?.claim_id ?? '')).toMatchObject({ unread: false });
    expect((await run(['claim', inbox])).out).toBe('There is no message to claim.\n');
    const id = claim?.message.message_id ?? '';
    for (const args of [
      ['mark', inbox, id, '--unread'],
      ['label', inbox, id, '--add', 'paid', 'late'],
    ]) {
      expect(await json('messages', ...args)).toEqual({ updated: [id], conflicts: [], not_found: [] });
    }
    await json('messages', 'label', inbox, id, '--remove', 'late');
    const shown = [
      ['claim', inbox],
      ['messages', 'update', inbox, id, '--add-labels', 'seen'],
      ['messages', 'delete', inbox, id],
      ['messages', 'restore', inbox, id],
      ['events', 'list', '--inbox-ids', inbox],
    ];
    const texts: string[] = [];
    for (const args of shown) texts.push((await run(args)).out);
    expect(texts).toEqual([
      expect.stringMatching(/^claim_id +clm_\S+\nexpires_at [\s\S]*\nsubject +work\n[\s\S]*\n\n {2}text/),
      expect.stringMatching(/\nsubject +work\n[\s\S]*\nlabels +paid, seen\n/),
      'Done.\n',
      expect.stringMatching(/\nlabels +paid, seen\n/),
      expect.stringMatching(
        new RegExp(`^TIMESTAMP .*\\n.* {2}message\\.received .*${id}\\n\\nFor later events, pass --after `),
      ),
    ]);
    expect(await json('messages', 'get', inbox, id)).toMatchObject({
      unread: true,
      labels: ['received', 'paid', 'seen'],
    });
  });

  test('searches messages, and reads the text of an attachment that a mail brought', async () => {
    const inbox = await service.inbox(account.apiKey);
    const attachments = [{ filename: 'a.csv', content: 'item,price\nanvil,7' }];
    await service.deliver({ to: inbox, subject: 'the coffee machine', attachments });
    await service.deliver({ to: inbox, subject: 'a machine for coffee' });
    const { messages } = z
      .object({ messages: z.array(z.object({ message_id: z.string(), subject: z.string() })) })
      .parse(await json('search', 'coffee machine', '-draft', '--inbox', inbox));
    expect(messages.map(({ subject }) => subject)).toEqual(['the coffee machine']);

    expect(await run(['search', 'coffee', '--imbox', inbox])).toMatchObject({ code: 2 });

    const id = messages[0]?.message_id ?? '';
    const read = z
      .object({ attachments: z.array(z.object({ attachment_id: z.string() })) })
      .parse(await json('messages', 'get', inbox, id));
    const attachment = read.attachments[0]?.attachment_id ?? '';
    expect(await json('attachments', 'text', inbox, id, attachment, '--wait', '25')).toMatchObject({
      status: 'ready',
      text: '| item | price |\n| --- | --- |\n| anvil | 7 |',
    });
  });

  test('trashes, restores and deletes for good messages and threads, keeps lists of senders, and releases a held message', async () => {
    const inbox = await service.inbox(account.apiKey);
    await service.deliver({ to: inbox, subject: 'mine' });
    const listed = async (query = '') =>
      (await service.get(`/inboxes/${inbox}/messages?${query}`, account.apiKey)).list('messages');
    const idOf = async (name: string, query?: string) => (await listed(query))[0]?.string(name) ?? '';
    const [message, thread] = [await idOf('message_id'), await idOf('thread_id')];
    for (const [resource, id] of [
      ['messages', message],
      ['threads', thread],
    ] as const) {
      expect((await run([resource, 'delete', inbox, id])).out).toBe('Done.\n');
      expect(await listed()).toEqual([]);
      expect(await listed('include_trash=true&label=trash')).toHaveLength(1);
      await json(resource, 'restore', inbox, id);
      expect(await listed()).toHaveLength(1);
    }
    await run(['threads', 'delete', inbox, thread, '--permanent']);
    expect((await run(['messages', 'restore', inbox, message])).err).toContain('not_found');

    await json('inboxes', 'update', inbox, '--unlisted', 'hold');
    await json('lists', 'add-for-inbox', inbox, 'block', '--entry', 'bad.example', '--reason', 'offers');
    await service.deliver(
      { to: inbox, subject: 'unknown', from: 'new@known.example' },
      { to: inbox, subject: 'dropped', from: 'a@bad.example' },
    );
    expect((await run(['lists', 'list-for-inbox', inbox, 'block'])).out).toMatch(
      /^ENTRY +ENTRY_TYPE +REASON +EXPIRES_AT +CREATED_AT\nbad\.example +domain +offers +\S+\n$/,
    );
    expect((await run(['lists', 'dropped'])).out).toMatch(/blocked_by_inbox +a@bad\.example/);
    const held = await idOf('message_id', 'include_held=true&label=held');
    await json('messages', 'release', inbox, held, '--allow-sender', '--reason', 'a customer');
    expect(await listed()).toHaveLength(1);
    expect((await run(['lists', 'list-for-inbox', inbox, 'allow'])).out).toMatch(
      /new@known\.example +address +a customer/,
    );
    await run(['lists', 'delete-for-inbox', inbox, 'allow', 'new@known.example']);
    expect((await run(['lists', 'list-for-inbox', inbox, 'allow'])).out).toBe(
      'There are no senders on this list.\n',
    );
    const help = await run(['--help']);
    expect(help.out).not.toContain('see the commands below');
  });
});
