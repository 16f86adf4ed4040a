import { beforeAll, describe, expect, test } from 'vitest';
import { hostileMails } from '../injection-mails/all.ts';
import { expectHarmless } from '../injection-mails/expect-harmless.ts';
import { type HostileMail, SEEN } from '../injection-mails/hostile-mail.ts';
import { hostileThreads } from '../injection-mails/threads.ts';
import { opened } from '../opened.ts';
import { callTool, type ToolAnswer } from './mcp-client.ts';
import { type Account, Service } from './service.ts';

/** Mails of each class that are sent: every class is a list of variants. */
const OF_A_CLASS = 5;

/** Some of a list, from its whole length. */
function sample(mails: readonly HostileMail[]): readonly HostileMail[] {
  const step = Math.ceil(mails.length / OF_A_CLASS);
  return mails.filter((_, i) => i % step === 0);
}

describe('hostile mails through SMTP and MCP', () => {
  const service = opened(() => Service.start());
  let account: Account;
  const mails = [...Object.values(hostileMails).flatMap(sample), ...hostileThreads.slice(0, 2).flat()];

  beforeAll(async () => {
    account = await service.account();
    await service.deliver(
      ...mails.map(({ raw }) => ({
        raw,
        envelope: { from: `${SEEN}@sender.example`, to: account.inboxId },
      })),
    );
  });

  async function call(tool: string, args: Record<string, unknown>): Promise<ToolAnswer> {
    const answer = await callTool(service, account.apiKey, tool, { inbox_id: account.inboxId, ...args });
    expect(answer.error).toBeUndefined();
    return answer;
  }

  test('stay inside of fences and marked objects in every tool that shows mail', async () => {
    const all = { limit: 100, include_unauthenticated: true, include_spam: true };
    const list = await call('list_messages', all);
    expectHarmless(list);
    const listed = await service.get(
      `/inboxes/${account.inboxId}/messages?${new URLSearchParams(Object.entries(all).map(([name, value]) => [name, String(value)]))}`,
      account.apiKey,
    );
    const messages = listed.list('messages');
    expect(messages.length).toBe(mails.length);
    for (const message of messages) {
      const message_id = message.string('message_id');
      const { theirs } = expectHarmless(await call('get_message', { message_id }));
      expect(theirs.join('\n')).toContain(SEEN);
      for (const attachment of message.list('attachments')) {
        expectHarmless(
          await call('get_attachment', { message_id, attachment_id: attachment.string('attachment_id') }),
        );
      }
    }
    const threads = await call('list_threads', all);
    expectHarmless(threads);
    for (const thread_id of new Set(messages.map((message) => message.string('thread_id')))) {
      expectHarmless(await call('get_thread', { thread_id }));
    }
  });
});
