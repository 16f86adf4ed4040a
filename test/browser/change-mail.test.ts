import { type AgentInbox, ApiError } from 'agent-inbox-client/source';
import { describe, expect, test } from 'vitest';
import {
  changeMail,
  deleteForGood,
  type MailTarget,
  withMessageIds,
} from '../../console/src/mail/change-mail.ts';

const target = (id: string, message_ids?: readonly string[]): MailTarget => ({
  id,
  thread_id: id,
  message_ids,
  labels: [],
  unread: true,
});

const refusal = (status: number) => new ApiError(new Response(null, { status }), { message: 'no' });

function clientWith(answers: Readonly<Record<string, (input: Record<string, unknown>) => unknown>>) {
  const calls: [string, Record<string, unknown>][] = [];
  const method = (name: string) => async (input: Record<string, unknown>) => {
    calls.push([name, input]);
    return answers[name]?.(input);
  };
  const client = {
    messages: { updateMany: method('updateMany'), delete: method('delete') },
    threads: { update: method('update'), get: method('get') },
  };
  return { client: client as unknown as AgentInbox, calls };
}

describe('a change of mail', () => {
  test('takes one call for 50 messages and one for each whole thread, and counts what stays as it is', async () => {
    const { client, calls } = clientWith({
      updateMany: ({ message_ids }) => ({ conflicts: (message_ids as string[]).slice(0, 1) }),
      update: ({ thread_id }) => {
        if (thread_id === 'gone') throw refusal(404);
      },
    });
    const many = Array.from({ length: 51 }, (_, index) => target(`t${index}`, [`m${index}`]));

    const unchanged = await changeMail(client, 'a@b', [...many, target('whole'), target('gone')], {
      unread: false,
    });

    expect(unchanged).toBe(2);
    expect(calls.map(([name, { message_ids }]) => [name, (message_ids as string[])?.length])).toEqual([
      ['updateMany', 50],
      ['updateMany', 1],
      ['update', undefined],
      ['update', undefined],
    ]);
    expect(calls[1]?.[1]).toEqual({ inbox_id: 'a@b', message_ids: ['m50'], unread: false });
  });

  test('knows the messages of threads, but for threads of more than the API shows', async () => {
    const { client } = clientWith({
      get: ({ thread_id }) => ({
        messages: [{ message_id: 'm1' }, { message_id: 'm2' }],
        ...(thread_id === 'long' ? { messages_truncated: true } : {}),
      }),
    });

    const found = await withMessageIds(client, 'a@b', [target('one', ['m0']), target('two'), target('long')]);

    expect(found.map(({ id, message_ids }) => [id, message_ids])).toEqual([
      ['one', ['m0']],
      ['two', ['m1', 'm2']],
      ['long', undefined],
    ]);
  });

  test('ends with the error of a call that fails, and passes over what is gone', async () => {
    const failing = (status: number) =>
      clientWith({
        delete: () => {
          throw refusal(status);
        },
      }).client;

    await expect(deleteForGood(failing(409), 'a@b', [target('t', ['m'])])).rejects.toThrow('no');
    await expect(deleteForGood(failing(404), 'a@b', [target('t', ['m'])])).resolves.toBeUndefined();
  });
});
