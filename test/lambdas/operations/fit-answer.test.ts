import { expect, test, vi } from 'vitest';
import { messageExample } from '../../../lambdas/operations/messages/message-example.ts';
import { fitAnswer, fitThread } from '../../../lambdas/operations/messages/show-message.ts';

const message = (message_id: string, characters: number) => ({
  ...messageExample,
  message_id,
  text: 'x'.repeat(characters),
});
/** Which of the messages are in the answer, and how many were read. */
async function fitted(...characters: readonly number[]) {
  const read = vi.fn(async (i: number) => message(`msg_${i}`, characters[i] ?? 0));
  const messages = await fitThread([...characters.keys()], read);
  return { messages, ids: messages.map(({ message_id }) => message_id), reads: read.mock.calls.length };
}

test.each([
  ['all that fit together', [1_000_000, 1_000_000, 2_000_000], ['msg_0', 'msg_1', 'msg_2']],
  ['the newest that fit together', [1_000_000, 3_000_000, 2_000_000], ['msg_1', 'msg_2']],
  ['no older one behind one that does not fit', [1_000, 5_000_000, 2_000_000], ['msg_2']],
  ['at least the newest, clipped', [1_000, 6_000_000], ['msg_0', 'msg_1']],
  ['none of an empty thread', [], []],
])('fitThread answers with %s', async (_, characters, ids) => {
  expect((await fitted(...characters)).ids).toEqual(ids);
});

test('fitThread reads all of a hundred short messages, and twenty of long ones', async () => {
  expect(await fitted(...Array(100).fill(1_000))).toMatchObject({ ids: { length: 100 }, reads: 100 });
  expect(await fitted(...Array(100).fill(3_000_000))).toMatchObject({ ids: ['msg_99'], reads: 20 });
});

test('fitThread clips the newest message only, and says so', async () => {
  const [clipped] = (await fitted(6_000_000)).messages;

  expect(clipped?.text).toHaveLength(512 * 1024);
  expect(clipped?.body_truncated).toBe(true);
});

test('a message whose links, headers and addresses alone are too large for ten claims in one answer is answered with some of them', () => {
  const long = '"'.repeat(4096);
  const many = (count: number) => Array.from({ length: count }, (_, i) => `${i}${long}`);
  const hostile = {
    ...message('msg_0', 1_000),
    from: many(60).join(', '),
    to: many(60),
    links: many(200).map((text) => ({ text, url: text, host: 'x.test' })),
    headers: Object.fromEntries(many(60).map((name) => [name, long])),
    raw_headers: many(60).map((name): [string, string] => [name, long]),
  };

  const fitted = fitAnswer(hostile, 10);

  expect(JSON.stringify(JSON.stringify(fitted)).length).toBeLessThanOrEqual(550_000);
  expect(fitted).toMatchObject({ message_id: 'msg_0', body_truncated: true, labels: hostile.labels });
  expect(fitted.links.length).toBeGreaterThan(0);
});
