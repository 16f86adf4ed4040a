import { expect, test } from 'vitest';
import { AgentInbox, AmbiguousVerification, WaitTimeout } from '../src/index.ts';

const NONE = { status: 'none', message_id: null, candidates: [] };
const found = (message_id: string) => ({ status: 'found', code: '482913', message_id, candidates: [] });

/** A client whose server answers with these, one after the other. */
function clientOf(...answers: readonly object[]) {
  const asked: URLSearchParams[] = [];
  const left = [...answers];
  const fetch = (async (url: string) => {
    asked.push(new URL(url).searchParams);
    return new Response(JSON.stringify(left.shift()));
  }) as typeof globalThis.fetch;
  return { client: new AgentInbox({ baseUrl: 'https://x.test/v1', apiKey: 'ia_k', fetch }), asked };
}

test('verificationCodes().next() asks for what came after the message that it answered last', async () => {
  const { client, asked } = clientOf(found('msg_1'), NONE, found('msg_2'));
  const codes = client.verificationCodes('a@x.test', { from_domain: 'example.com' });

  expect((await codes.next()).message_id).toBe('msg_1');
  expect((await codes.next({ timeout: 60_000 })).message_id).toBe('msg_2');
  expect(asked.map((query) => query.get('after'))).toEqual([null, 'msg_1', 'msg_1']);
  expect(new Set(asked.map((query) => query.get('from_domain')))).toEqual(new Set(['example.com']));
});

test('verificationCodes().next() answers none when the time is up', async () => {
  const { client, asked } = clientOf(NONE);

  expect((await client.verificationCodes('a@x.test').next({ timeout: 0 })).status).toBe('none');
  expect(asked.map((query) => query.get('wait'))).toEqual(['0']);
});

test('verificationCodes().next() goes on behind an ambiguous answer', async () => {
  const ambiguous = { status: 'ambiguous', message_id: null, candidates: [{ message_id: 'msg_2' }] };
  const { client, asked } = clientOf(ambiguous, found('msg_3'));
  const codes = client.verificationCodes('a@x.test');
  await codes.next();
  await codes.next();

  expect(asked.map((query) => query.get('after'))).toEqual([null, 'msg_2']);
});

test('inboxes.waitForLink() asks again until there is a link, and resolves with it', async () => {
  const link = { url: 'https://example.com/confirm', host: 'example.com' };
  const { client, asked } = clientOf(NONE, { ...found('msg_1'), code: null, link });
  const answer = await client.inboxes.waitForLink('a@x.test', { from_domain: 'example.com', after: 'msg_0' });

  expect(answer.link.url).toBe('https://example.com/confirm');
  expect(asked.map((query) => [query.get('kind'), query.get('after')])).toEqual([
    ['link', 'msg_0'],
    ['link', 'msg_0'],
  ]);
});

test('inboxes.waitForCode() throws when none arrives, with what was withheld, and when several match', async () => {
  const several = { status: 'ambiguous', message_id: null, sender_domain: null };
  const candidates = [
    { sender_domain: 'a.test', message_id: 'msg_2' },
    { sender_domain: 'b.test', message_id: 'msg_1' },
  ];
  const { client } = clientOf(
    { ...NONE, withheld: 2 },
    { ...several, candidates },
    { ...several, message_id: 'msg_2', sender_domain: 'a.test', candidates: candidates.slice(0, 1) },
  );
  const wait = () => client.inboxes.waitForCode('a@x.test', { timeout: 0 }).catch((error: unknown) => error);

  const none = await wait();
  expect(none).toBeInstanceOf(WaitTimeout);
  expect(String(none)).toMatch(/No code arrived in time.*: 2$/);
  const services = await wait();
  expect(services).toBeInstanceOf(AmbiguousVerification);
  expect(services).toMatchObject({
    answer: { candidates },
    message: expect.stringContaining('a.test, b.test'),
  });
  expect(String(await wait())).toContain('A message from a.test contains several codes');
});
