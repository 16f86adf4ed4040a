import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MAX_INBOX_IDS, subscriptionFor } from '../../../../lambdas/operations/events/subscription.ts';
import { answerFrame } from '../../../../lambdas/stream/answer-frame.ts';
import { connect } from '../../../../lambdas/stream/connect.ts';
import { opened } from '../../../opened.ts';
import { StreamFixture } from '../../stream/stream-fixture.ts';
import { testCaller } from '../../test-context.ts';

const stream = opened(() => StreamFixture.start());
let tenantId: string;
beforeEach(() => {
  tenantId = stream.tenant();
});
afterEach(() => vi.restoreAllMocks());

const missing = (count: number) => Array.from({ length: count }, (_, i) => `missing-${i}@agents.test`);

function inboxes(count: number): Promise<string[]> {
  return Promise.all(Array.from({ length: count }, () => stream.inbox(tenantId)));
}

/** Rows of inboxes that are read until the work is refused or done, and how it ended. */
async function readsOf(work: () => Promise<unknown>): Promise<{ reads: number; refused: unknown }> {
  const row = vi.spyOn(stream.table.loader, 'row');
  const refused = await work().then(
    () => undefined,
    (error: Error) => error.name,
  );
  return { reads: row.mock.calls.filter(([{ sk }]) => sk === 'ADDRESS').length, refused };
}

describe('naming inboxes', () => {
  const subscribe = (inbox_ids: readonly string[], event_types?: ['inbox.deleted']) =>
    subscriptionFor(stream.table, testCaller({ tenantId }), { inbox_ids: [...inbox_ids], event_types });

  test.each([
    undefined,
    ['inbox.deleted'] as ['inbox.deleted'],
  ])('reads ten of 100 that do not exist, for the events %s', async (types) => {
    expect(await readsOf(() => subscribe(missing(MAX_INBOX_IDS), types))).toEqual({
      reads: 10,
      refused: 'not_found',
    });
  });

  test('reads each that exists once, and at most ten more', async () => {
    const own = await inboxes(12);

    expect(await readsOf(() => subscribe([...own, ...own]))).toEqual({ reads: 12, refused: undefined });
    vi.restoreAllMocks();
    expect(await readsOf(() => subscribe([...own, ...missing(88)]))).toEqual({
      reads: 20,
      refused: 'not_found',
    });
  });

  test('is bounded in the same way when a socket opens and when it subscribes', async () => {
    const key = await stream.key(tenantId);
    const query = { api_key: [key.secret], inbox_ids: missing(MAX_INBOX_IDS) };
    const open = () => connect(stream.services, { connectionId: 'c1', query, source: '192.0.2.1' });
    const connection = await stream.connection(tenantId, key);
    const frame = JSON.stringify({ type: 'subscribe', inbox_ids: missing(MAX_INBOX_IDS) });

    expect(await readsOf(open)).toEqual({ reads: 10, refused: 'not_found' });
    vi.restoreAllMocks();
    const { reads } = await readsOf(() => answerFrame(stream.services, connection.connectionId, frame));
    expect(reads).toBe(10);
    expect(stream.sockets.to(connection.connectionId)).toMatchObject([{ type: 'error', name: 'not_found' }]);
  });
});
