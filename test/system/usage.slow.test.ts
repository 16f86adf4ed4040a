import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { opened } from '../opened.ts';
import { type Account, Service } from './service.ts';

const pointsSchema = z.array(z.object({ timestamp: z.string(), value: z.int() }));
const SECOND = 1000;

const service = opened(() =>
  Service.start({ settings: { usageRollUpDelaySeconds: '0', usageSettleSeconds: '0' } }),
);
beforeAll(() => {
  // Rolls up at once, so that reads meet entries before and after the roll-up.
});

async function usage(account: Account, query = ''): Promise<Record<string, number[]>> {
  const answer = await service.get(`/metrics/usage?${query}`, account.apiKey);
  expect(answer.status, answer.text).toBe(200);
  const series = z.record(z.string(), pointsSchema).parse(answer.body);
  return Object.fromEntries(
    Object.entries(series).map(([type, points]) => [type, points.map(({ value }) => value)]),
  );
}

async function now(account: Account): Promise<Record<string, number | undefined>> {
  const series = await usage(account, 'limit=1');
  return Object.fromEntries(Object.entries(series).map(([type, values]) => [type, values.at(-1)]));
}

describe('usage', () => {
  test('counts inboxes, threads, messages and bytes as they come and go [FLD-73, D-USG-07]', async () => {
    const account = await service.account();
    expect(await now(account)).toEqual({
      inbox_count: 1,
      thread_count: 0,
      message_count: 0,
      storage_bytes: 0,
    });
    const second = await service.inbox(account.apiKey);
    await service.deliver(
      { to: account.inboxId, messageId: '<a@x>' },
      { to: account.inboxId, inReplyTo: '<a@x>' },
      { to: second },
    );
    const sizes = await Promise.all(
      [account.inboxId, second].map(async (inboxId) =>
        (await service.messages({ inboxId, apiKey: account.apiKey })).map((each) => each.number('size')),
      ),
    );
    const [first = [], other = []] = sizes;
    const sum = (list: readonly number[]) => list.reduce((total, size) => total + size, 0);
    expect(await now(account)).toEqual({
      inbox_count: 2,
      thread_count: 2,
      message_count: 3,
      storage_bytes: sum(first) + sum(other),
    });
    await service.delete(`/inboxes/${second}`, account.apiKey);
    expect(await now(account)).toEqual({
      inbox_count: 1,
      thread_count: 1,
      message_count: 2,
      storage_bytes: sum(first),
    });
    await service.runtime.settled();
    expect((await now(account))['message_count']).toBe(2);
  });

  test('is exact at the boundary of each bucket, before and after it was rolled up [FLD-72, USG-04, D-USG-03]', async () => {
    const account = await service.account();
    const moments: number[] = [];
    for (let mail = 0; mail < 6; mail += 1) {
      await service.deliver({ to: account.inboxId });
      moments.push(Date.now());
    }
    const [newest] = await service.messages(account);
    const created = (await service.messages(account)).map((each) => Date.parse(each.string('created_at')));
    const start = new Date(Math.min(...created) - SECOND).toISOString();
    const end = new Date(Date.parse(newest?.string('created_at') ?? '') + 1).toISOString();
    const answer = await service.get(
      `/metrics/usage?usage_types=message_count&period=1&start=${start}&end=${end}`,
      account.apiKey,
    );
    const points = z.object({ message_count: pointsSchema }).parse(answer.body).message_count;
    expect(points.length).toBe(Math.ceil((Date.parse(end) - Date.parse(start)) / SECOND));
    for (const { timestamp, value } of points) {
      expect(value).toBe(created.filter((each) => each <= Date.parse(timestamp)).length);
    }
    expect(points.at(-1)).toEqual({ timestamp: end, value: 6 });
  });

  test('gives an inbox-scoped key the series of its inbox [D-USG-08]', async () => {
    const account = await service.account();
    const inboxId = await service.inbox(account.apiKey);
    const key = await service.key(account.apiKey, undefined, inboxId);
    const scoped = { ...account, inboxId, apiKey: key };
    await service.deliver({ to: account.inboxId }, { to: inboxId });
    const [message] = await service.messages(scoped);
    expect(await now(scoped)).toEqual({
      inbox_count: 1,
      thread_count: 1,
      message_count: 1,
      storage_bytes: message?.number('size'),
    });
  });

  test('applies limit to the newest and then reverses the order [USG-05, USG-06, D-USG-04]', async () => {
    const account = await service.account();
    const end = new Date().toISOString();
    const start = new Date(Date.parse(end) - 100 * SECOND).toISOString();
    const window = `start=${start}&end=${end}&period=10&usage_types=inbox_count`;
    const stamps = async (query: string) => {
      const answer = await service.get(`/metrics/usage?${window}${query}`, account.apiKey);
      return z
        .object({ inbox_count: pointsSchema })
        .parse(answer.body)
        .inbox_count.map((p) => p.timestamp);
    };
    const all = await stamps('');
    expect(all).toHaveLength(10);
    expect(all.at(-1)).toBe(end);
    expect(await stamps('&limit=3')).toEqual(all.slice(-3));
    expect(await stamps('&limit=3&descending=true')).toEqual(all.slice(-3).reverse());
  });

  test.each([
    ['repeated', 'usage_types=inbox_count&usage_types=thread_count'],
    ['comma-separated', 'usage_types=inbox_count,thread_count'],
    ['a JSON array', `usage_types=${encodeURIComponent('["inbox_count","thread_count"]')}`],
  ])('takes usage types %s [USG-02, D-GEN-22]', async (_, query) => {
    const series = await usage(service.development, `${query}&limit=1`);
    expect(Object.keys(series).sort()).toEqual(['inbox_count', 'thread_count']);
  });

  test.each([
    ['usage_types=letters', 'usage_types'],
    ['period=0', 'period'],
    ['period=-5', 'period'],
    ['period=x', 'period'],
    ['start=yesterday', 'start'],
    ['start=2026-01-02T00:00:00Z&end=2026-01-01T00:00:00Z', 'end'],
    ['start=2026-01-01T00:00:00Z&end=2026-01-01T00:00:00Z', 'end'],
    ['start=2026-01-01T00:00:00Z&end=2026-05-01T00:00:00Z', 'start'],
    ['start=2026-01-01T00:00:00Z&end=2026-01-01T01:00:00Z&period=7', 'period'],
    ['start=2999-01-01T00:00:00Z', 'end'],
  ])('refuses ?%s [USG-03, USG-07, LIM-05, LIM-06, D-USG-05]', async (query, field) => {
    const answer = await service.get(`/metrics/usage?${query}`, service.development.apiKey);
    expect(answer.status).toBe(422);
    expect(Object.keys(Object(answer.field('errors')))).toEqual([field]);
  });

  test('clamps an end in the future to now [D-USG-06]', async () => {
    const series = await service.get(
      '/metrics/usage?end=2999-01-01T00:00:00Z&limit=1',
      service.development.apiKey,
    );
    const [point] = series.list('inbox_count');
    expect(Date.parse(point?.string('timestamp') ?? '')).toBeLessThanOrEqual(Date.now());
  });
});
