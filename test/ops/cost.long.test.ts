import { readFileSync } from 'node:fs';
import type { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { droppedBill, idleBill, mailBill, totalOf } from '../../bench/cost-model/cost-model.ts';
import { readCounted } from '../../bench/cost-model/counted.ts';
import { limitsOf, REGIONS } from '../../bench/cost-model/first-limits.ts';
import { PARTITION_UNITS, spread } from '../../bench/cost-model/partition-load.ts';
import { costPage, STANDING, scalePage } from '../../bench/pages/pages.ts';
import { unitCosts } from '../../bench/pages/unit-costs.ts';
import { HOURLY_LIMITS } from '../../lambdas/observability/metric-name.ts';
import { DUE_SHARDS } from '../../lambdas/store/due/due-rows.ts';
import { grantsOf } from '../stack/statements.ts';
import { queueMappings, resourcesOf, synthesized } from '../stack/synthesized.ts';

const counted = readCounted();
const DAYS: Readonly<Record<string, number>> = { minute: 1 / (24 * 60), day: 1 };

function page(name: string): string {
  return readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');
}

describe('the pages', () => {
  test('about cost and scale, and the unit costs of metering, are what counts, prices and simulation give', () => {
    expect(page('cost.md')).toBe(costPage(counted));
    expect(page('scale.md')).toBe(scalePage(counted));
    expect(page('../lambdas/usage/unit-costs.ts')).toBe(unitCosts(counted));
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
    // Each metric that an alarm looks at is billed, and a query while it finds nothing is taken for one.
    const looked = [...alarms.values()].map(({ Metrics = [{ MetricStat: {} }] }) => {
      const queries = Metrics.filter(({ Expression }) =>
        JSON.stringify(Expression ?? '').includes('SELECT '),
      );
      return Metrics.filter(({ MetricStat }) => MetricStat !== undefined).length + queries.length;
    });
    const rates = resourcesOf(
      template,
      'AWS::Events::Rule',
      z.object({ ScheduleExpression: z.string().optional() }),
    );
    const scheduled = [...rates.values()]
      .flatMap(({ ScheduleExpression }) => ScheduleExpression ?? [])
      .map((rate) => {
        const [, count, unit = ''] = /^rate\((\d+) (minute|day)s?\)$/.exec(rate) ?? [];
        return 30 / (Number(count) * (DAYS[unit] ?? Number.NaN));
      });

    expect({
      alarms: looked.reduce((sum, metrics) => sum + metrics, 0),
      // With the one of the logs' filters, and those that SES writes of the configuration set.
      metrics: plainMetrics().length + Object.keys(HOURLY_LIMITS).length + 1 + 2,
      queried: Object.keys(HOURLY_LIMITS).length,
      kmsKeys: resourcesOf(template, 'AWS::KMS::Key', z.unknown()).size,
      queues: queueMappings(template, z.unknown()).size,
      scheduled: scheduled.reduce((sum, each) => sum + each, 0),
      // Of over-quota mail, of what is due, whose job reads a page of each shard, and of retention.
      ticks: scheduled.slice(0, 3).reduce((sum, each) => sum + each, 0),
      dueReads: DUE_SHARDS.length * (scheduled[1] ?? 0),
      checked: { queues: lookedInto(template).length, times: scheduled[3] },
    }).toEqual(STANDING);
  });
});

/** Names of the service's metrics that are no limited events, as their type lists them. */
function plainMetrics(): readonly string[] {
  const source = readFileSync(new URL('../../lambdas/observability/metric-name.ts', import.meta.url), 'utf8');
  const [, type = ''] = /type PlainMetric =([^;]+);/.exec(source) ?? [];
  return [...type.matchAll(/^ {2}\| '(\w+)'/gm)].map(([, name = '']) => name);
}

/** Queues that the check of the account may look into. */
function lookedInto(template: Template): readonly string[] {
  return grantsOf(template)
    .filter((grant) => grant.function === 'AccountCheckFunction' && grant.action === 'sqs:GetQueueAttributes')
    .map(({ resource }) => resource);
}

// CHANGELOG.md says so. The queue of attachments' texts took it from $4.77 to $5.03, what is due to $5.19, the alarm on the age of the stream's records to $5.30.
test('a small mail pays SES for itself, and for no chunk of 256 KB, of which only complete ones count', () => {
  expect(mailBill(counted)['SES receiving']).toBe(0.0001);
  expect(droppedBill()['SES receiving']).toBe(0.0001);
});

test('a month in which nothing happens costs about $5', () => {
  expect(totalOf(idleBill(STANDING))).toBeLessThan(5.3);
});

test('the counted units are within the budget of reading: one unit written and a few read', () => {
  for (const name of ['get-message', 'list-threads']) {
    const work = counted.works.find((each) => each.name === name);
    expect(work?.writeUnits).toBe(1);
    expect(work?.readUnits).toBeLessThan(5);
  }
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

describe('limits on the way of a mail', () => {
  test.each(
    REGIONS,
  )('in $name are the lowest first, and a warm table is not one of a thousand mails a second', (region) => {
    const limits = limitsOf(counted, region, true).map(({ mailsPerSecond }) => mailsPerSecond);

    expect(limits).toEqual(limits.toSorted((one, other) => one - other));
    expect(
      limitsOf(counted, region, true).find(({ name }) => name === 'table quota')?.mailsPerSecond,
    ).toBeGreaterThan(1_000);
  });

  test('receive no event of a mail whose tenant has neither webhook nor socket', () => {
    expect(counted.works.find(({ name }) => name === 'receive')?.calls).not.toHaveProperty(
      'events:PutEvents',
    );
    expect(counted.works.find(({ name }) => name === 'receive-with-socket')?.calls).toHaveProperty(
      'events:PutEvents',
    );
  });
});
