import { expect, test } from 'vitest';
import { AgentInbox, verifyWebhook } from '../src/index.ts';

const calls: unknown[] = [];
const fetch = async (url: unknown) => {
  calls.push(url);
  return new Response('{}', { status: 500 });
};
const urls = { baseUrl: 'https://x.test/v1', streamUrl: 'wss://x.test/v1' };
/** JavaScript has no types. */
const client = Object(new AgentInbox({ ...urls, apiKey: 'ia_k', fetch }));
const verify = Object(verifyWebhook);
const id = 'a@x.test';
const streams = 'inbox_ids, event_types, since, after, signal, onConnect, onDisconnect';
const noTime = 'since must be a Date or an ISO 8601 time, not';

test.each<[string, () => unknown, string]>([
  ['new AgentInbox()', () => Reflect.construct(AgentInbox, []), 'baseUrl must be'],
  [
    'apikey',
    () => Reflect.construct(AgentInbox, [{ ...urls, apikey: 'k' }]),
    'apikey is unknown; the options',
  ],
  ['get(id)', () => client.inboxes.get(id), 'Pass the fields in one object: { inbox_id }'],
  ['get(5)', () => client.inboxes.get({ inbox_id: 5 }), 'inbox_id must be a string'],
  ['list(text)', () => client.inboxes.list(id), 'Pass the fields in one object: { … }'],
  [
    'timeout',
    () => client.inboxes.list({}, { timeout: 5 }),
    'timeout is unknown; the options are signal, timeoutMs',
  ],
  ['listAll', () => client.inboxes.listAll({}, { timeout: 5 }).next(), 'timeout is unknown'],
  [
    'subjct',
    () => client.messages.waitFor(id, { subjct: 'x' }),
    'subjct is unknown; the options are from, subject',
  ],
  ['waitFor x', () => client.messages.waitFor(id, { since: 'x' }), `${noTime} x`],
  ['waitFor date', () => client.messages.waitFor(id, { since: new Date('x') }), `${noTime} Invalid Date`],
  ['waitFor 1', () => client.messages.waitFor(id, { since: '1' }), `${noTime} 1`],
  ['waitFor null', () => client.messages.waitFor(id, { since: null }), `${noTime} null`],
  ['follow x', () => client.events.follow({ since: 'x' }), `${noTime} x`],
  ['follow', () => client.events.follow({ inbox_id: id }), `inbox_id is unknown; the options are ${streams}`],
  ['stream x', () => client.stream({ since: 'x' }), `${noTime} x`],
  ['stream', () => client.stream({ inbox_id: id }), 'inbox_id is unknown'],
  [
    'next',
    () => client.verificationCodes(id).next({ wait: 5 }),
    'wait is unknown; the options are timeout, signal',
  ],
  ['work', () => client.inboxes.work(id), 'handler must be a function'],
  ['work without an inbox', () => client.inboxes.work(undefined, () => {}), 'inbox_id is missing'],
  ['tolerance', () => verify('', {}, 'whsec_', { tolerance: 5 }), 'tolerance is unknown'],
])('a mistake is a TypeError before any call: %s', async (_, act, message) => {
  await expect((async () => await act())()).rejects.toThrow(
    expect.objectContaining({ name: 'TypeError', message: expect.stringContaining(message) }),
  );
  expect(calls).toEqual([]);
});
