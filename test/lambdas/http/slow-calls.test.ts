import { describe, expect, test } from 'vitest';
import { countIfSlow } from '../../../lambdas/http/slow-calls.ts';
import type { MetricName } from '../../../lambdas/observability/metric-name.ts';
import { NOW, testContext } from '../test-context.ts';

async function counted(call: { before?: number; waits?: number; works?: number; fails?: true }) {
  const { before = 0, waits = 0, works = 0, fails } = call;
  const names: MetricName[] = [];
  let now = NOW.getTime() + before;
  const pass = async (ms: number) => {
    now += ms;
  };
  const services = testContext({
    now: () => new Date(now),
    metering: { count: (name) => names.push(name) },
    pollTimer: { next: pass },
  });
  const answered = countIfSlow(services, NOW.getTime(), async ({ pollTimer }) => {
    for (let waited = 0; waited < waits; waited += 1_000) await pollTimer.next(1_000);
    await pass(works);
    if (fails) throw new Error('fails');
    return 'reply';
  });
  await (fails ? expect(answered).rejects.toThrow('fails') : expect(answered).resolves.toBe('reply'));
  return names;
}

describe('a call of REST or MCP', () => {
  test('of less than three seconds is not counted, however long it waits beside', async () => {
    expect(await counted({ works: 2_999 })).toEqual([]);
    expect(await counted({ waits: 25_000, works: 2_999 })).toEqual([]);
  });

  test('of three seconds is counted, with and without a wait', async () => {
    expect(await counted({ works: 3_000 })).toEqual(['CallSlow']);
    expect(await counted({ waits: 25_000, works: 3_000 })).toEqual(['CallSlow']);
  });

  test('is counted with the time before its handler, which is that of a cold start', async () => {
    expect(await counted({ before: 2_500, works: 500 })).toEqual(['CallSlow']);
  });

  test('that fails slowly is counted', async () => {
    expect(await counted({ works: 3_000, fails: true })).toEqual(['CallSlow']);
  });
});
