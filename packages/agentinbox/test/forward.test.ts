import { type MessageEvent, verifyWebhook } from 'agent-inbox-client/source';
import { describe, expect, test } from 'vitest';
import { freePort } from '../../laptop/src/engines/free-port.ts';
import { Forwarder, type ForwarderOptions } from '../src/client-commands/forward.ts';
import { openHook } from './hook.ts';

const SECRET = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
const EVENT: MessageEvent = {
  event_type: 'message.received',
  event_id: 'evt_1',
  timestamp: '2026-11-22T21:00:00.000Z',
  inbox_id: 'a@inbox.localhost',
  thread_id: 'thr_1',
  message_id: 'msg_1',
  cursor: 'c1',
};

function forwarder(url: string, changes: Partial<ForwarderOptions> = {}) {
  const lines: string[] = [];
  const waits: number[] = [];
  const subject = new Forwarder({
    url,
    secret: SECRET,
    schedule: [0, 5, 300],
    report: (line) => lines.push(line),
    random: () => 0.5,
    wait: async (milliseconds) => waits.push(milliseconds),
    ...changes,
  });
  return { subject, lines, waits };
}

describe('a forwarded event', () => {
  test('that is accepted is posted once, signed', async () => {
    const { url, received } = await openHook([204]);
    const { subject, lines } = forwarder(url);

    await subject.post(EVENT);

    expect(await subject.end()).toEqual([]);
    expect(lines).toEqual([`  → 204  ${url}  evt_1`]);
    expect(received).toHaveLength(1);
    const { body = '', headers = {} } = received[0] ?? {};
    expect(await verifyWebhook(body, headers, SECRET)).toMatchObject({ message_id: 'msg_1' });
  });

  test('that fails is posted again by the schedule, under the same id, and then given up', async () => {
    const { url, received } = await openHook([500]);
    const { subject, lines, waits } = forwarder(url);

    await subject.post(EVENT);
    expect(subject.pending).toBe(1);
    expect(await subject.end()).toEqual(['evt_1']);
    expect(subject.pending).toBe(0);

    expect(waits).toEqual([5_000, 300_000]);
    expect(new Set(received.map(({ headers }) => headers['webhook-id']))).toEqual(new Set(['evt_1']));
    expect(lines).toEqual([
      `  → 500  ${url}  evt_1  attempt 1 of 3, again in 5 s`,
      `  → 500  ${url}  evt_1  attempt 2 of 3, again in 300 s`,
      `  → 500  ${url}  evt_1  attempt 3 of 3, giving up`,
    ]);
  });

  test.each([
    ['waits as long as Retry-After says', 503, { 'retry-after': '60' }, 'again in 60 s', []],
    ['is given up after 410', 410, {}, 'giving up', ['evt_1']],
    ['does not follow a redirect', 302, { location: '/other' }, 'again in 5 s', []],
  ])('%s, and is reported in the end if no attempt succeeded', async (_, status, headers, then, givenUp) => {
    const { url } = await openHook([status, headers], [200]);
    const { subject, lines } = forwarder(url);

    await subject.post(EVENT);

    expect(lines[0]).toBe(`  → ${status}  ${url}  evt_1  attempt 1 of 3, ${then}`);
    expect(await subject.end()).toEqual(givenUp);
  });

  test('to an endpoint that does not answer names the endpoint and why', async () => {
    const url = `http://127.0.0.1:${await freePort()}/hook`;
    const { subject, lines } = forwarder(url);

    await subject.post(EVENT);

    expect(lines[0]).toContain(`connect ECONNREFUSED ${new URL(url).host}`);
    expect(lines[0]).toContain(url);
    expect(await subject.end()).toEqual(['evt_1']);
    expect(lines).toHaveLength(3);
  });
});
