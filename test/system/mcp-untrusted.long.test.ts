import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { injectionLine, injectionText } from '../lambdas/mcp/injection-mail.ts';
import { readFences } from '../lambdas/mcp/read-fences.ts';
import { callTool, type ToolAnswer } from './mcp-client.ts';
import { type Account, Service } from './service.ts';

const MAILS = 200;
/** The same mails each time: a failure names one that stays. */
const SEED = 20_261_121;
const INVISIBLE = /[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}]|(?![\n\t])\p{Cc}/u;

const CANARY = 'canary';

describe('200 injection mails, through SMTP and MCP', () => {
  let service: Service;
  let account: Account;

  beforeAll(async () => {
    service = await Service.start();
    account = await service.account();
    const mail = fc.record({ subject: injectionLine, text: injectionText, name: injectionLine });
    const mails = fc.sample(mail, { numRuns: MAILS, seed: SEED }).map(({ subject, text, name }) => ({
      from: { name: `${CANARY} ${name}`, address: `${CANARY}@sender.example` },
      to: account.inboxId,
      subject: `${CANARY} ${subject}`,
      text: `${CANARY} ${text}`,
      html: `<p>${CANARY} ${text}</p>`,
      attachments: [{ filename: `${CANARY}.txt`, content: CANARY }],
    }));
    await service.deliver(...mails);
  }, 600_000);
  afterAll(() => service.stop());

  function call(tool: string, args: Record<string, unknown>): Promise<ToolAnswer> {
    return callTool(service, account.apiKey, tool, { inbox_id: account.inboxId, ...args });
  }

  /** Asserts that a text block holds what the sender wrote only inside of its fences. */
  function expectFenced({ text, error }: ToolAnswer): void {
    expect(error).toBeUndefined();
    const { ours, theirs } = readFences(text);
    for (const line of ours) expect(JSON.parse(line)).toBeTypeOf('object');
    expect(ours.join('\n')).not.toContain(CANARY);
    expect(theirs.join('\n')).toContain(CANARY);
    expect(text).not.toMatch(INVISIBLE);
  }

  test('stay inside of their fences in lists, threads, messages and attachments [D-MCP-10]', async () => {
    let page_token: unknown;
    let seen = 0;
    do {
      const page = await call('list_threads', { limit: 50, ...(page_token === null ? {} : { page_token }) });
      expectFenced(page);
      const threads = page.structured?.['threads'];
      if (!Array.isArray(threads)) throw new Error('A page of threads has no threads');
      for (const { thread_id, last_message_id: message_id, preview } of threads) {
        expect(preview).not.toMatch(INVISIBLE);
        const thread = await call('get_thread', { thread_id });
        expectFenced(thread);
        // Every third in full: the calls of one key are counted.
        if (seen++ % 3 === 0) {
          const message = await call('get_message', { message_id });
          expectFenced(message);
          expect(message.structured).toMatchObject({ untrusted_content: true });
        }
      }
      page_token = page.structured?.['next_page_token'];
    } while (page_token !== null);
    expect(seen).toBe(MAILS);
  }, 600_000);

  test('are named by their attachments only inside of the fence', async () => {
    const [message] = await service.messages(account);
    const record = message?.list('attachments')[0];
    const answer = await call('get_attachment', {
      message_id: message?.string('message_id'),
      attachment_id: record?.string('attachment_id'),
    });
    expectFenced(answer);
  });

  test('are not quoted by any error [D-GEN-15]', async () => {
    const [message] = await service.messages(account);
    const message_id = message?.string('message_id');
    const failures = [
      await call('get_attachment', { message_id, attachment_id: `${CANARY}-att` }),
      await call('get_message', { message_id: `${CANARY}-msg` }),
      await call('get_message', { message_id, max_chars: `${CANARY}-many` }),
      await call('list_threads', { page_token: `${CANARY}-token` }),
    ];
    for (const { error, text } of failures) {
      expect(error).toMatchObject({ name: expect.stringMatching(/^(not_found|validation)$/) });
      expect(text).not.toContain(CANARY);
    }
  });
});
