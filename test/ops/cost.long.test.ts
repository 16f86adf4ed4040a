import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { readCounted } from '../../bench/cost/counted.ts';
import { costPage, STANDING, scalePage } from '../../bench/cost/pages.ts';
import { PARTITION_UNITS, spread } from '../../bench/scale/partition-load.ts';
import { resourcesOf, synthesized } from '../stack/synthesized.ts';

const counted = readCounted();
/** Kinds of calls that the service makes: GetItem, BatchGetItem, Query, Put, Update, Delete, BatchWrite, TransactWrite. */
const TABLE_OPERATIONS = 8;

function page(name: string): string {
  return readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');
}

describe('the pages', () => {
  test('about cost and scale are what counts, prices and simulation give', () => {
    expect(page('cost.md')).toBe(costPage(counted));
    expect(page('scale.md')).toBe(scalePage(counted));
  });

  test('count the alarms, metrics, keys, polled queues and schedules that the template has', () => {
    const template = synthesized();
    const alarms = resourcesOf(
      template,
      'AWS::CloudWatch::Alarm',
      z.object({
        Metrics: z
          .array(z.object({ MetricStat: z.unknown().optional(), Expression: z.unknown().optional() }))
          .optional(),
      }),
    );
    // Each metric that an alarm looks at is billed; a query looks at one for each operation of the table.
    const looked = [...alarms.values()].map(({ Metrics }) => {
      const queries = Metrics?.filter(({ Expression }) =>
        JSON.stringify(Expression ?? '').includes('SELECT '),
      );
      const metrics = Metrics?.filter(({ MetricStat }) => MetricStat !== undefined);
      return Metrics === undefined ? 1 : (metrics?.length ?? 0) + (queries?.length ?? 0) * TABLE_OPERATIONS;
    });
    const rates = resourcesOf(
      template,
      'AWS::Events::Rule',
      z.object({ ScheduleExpression: z.string().optional() }),
    );
    const scheduled = [...rates.values()]
      .flatMap(({ ScheduleExpression }) => ScheduleExpression ?? [])
      .map((rate) => (30 * 24 * 60) / Number(/^rate\((\d+) minutes\)$/.exec(rate)?.[1]));

    expect({
      alarms: looked.reduce((sum, metrics) => sum + metrics, 0),
      metrics: metricNames().length,
      kmsKeys: resourcesOf(template, 'AWS::KMS::Key', z.unknown()).size,
      queues: resourcesOf(template, 'AWS::Lambda::EventSourceMapping', z.unknown()).size,
      scheduled: scheduled.reduce((sum, each) => sum + each, 0),
    }).toEqual(STANDING);
  });
});

/** Names of the service's own metrics, as their type lists them. */
function metricNames(): readonly string[] {
  const source = readFileSync(new URL('../../lambdas/metric-name.ts', import.meta.url), 'utf8');
  return [...source.matchAll(/^ {2}\| '(\w+)'/gm)].map(([, name = '']) => name);
}

describe('what was counted', () => {
  test('holds the budget of reading: one unit written and a few read', () => {
    for (const name of ['get-message', 'list-threads']) {
      const work = counted.works.find((each) => each.name === name);
      expect(work?.writeUnits).toBe(1);
      expect(work?.readUnits).toBeLessThan(5);
    }
  });
});

describe('keys over partitions', () => {
  const traffic = { mailsPerSecond: 1_000, keys: 20_000, unitsPerMail: 21 };

  test.each([0, 0.8, 1, 2])('leave none busier than a partition may be, at skew %d', (skew) => {
    const { busiest, partitions } = spread({ ...traffic, skew });

    expect(busiest).toBeLessThanOrEqual(PARTITION_UNITS);
    expect(partitions).toBeGreaterThan(1);
  });

  test('make a key wait that more comes for than a partition takes', () => {
    expect(spread({ ...traffic, skew: 0 }).waiting).toBe(0);
    expect(spread({ ...traffic, skew: 2 }).waiting).toBeGreaterThan(0);
  });

  test('need one partition where one is enough', () => {
    expect(spread({ mailsPerSecond: 10, keys: 100, unitsPerMail: 21, skew: 1 })).toEqual({
      partitions: 1,
      busiest: expect.closeTo(210),
      waiting: 0,
    });
  });
});
