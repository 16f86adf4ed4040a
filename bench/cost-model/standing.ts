import { readFileSync } from 'node:fs';
import type { Template } from 'aws-cdk-lib/assertions';
import * as z from 'zod';
import { HOURLY_LIMITS } from '../../lambdas/observability/metric-name.ts';
import { DUE_SHARDS } from '../../lambdas/store/due/due-rows.ts';
import { grantsOf } from '../../test/stack/statements.ts';
import { queueMappings, resourcesOf } from '../../test/stack/synthesized.ts';

/** What costs money in a month in which nothing happens. */
export interface Standing {
  /** Metrics that alarms evaluate; a metric query counts as one while nothing happens. */
  readonly alarms: number;
  /** `metrics` exist when every counted event occurs; alarms query `queried` of them. */
  readonly metrics: number;
  readonly queried: number;
  readonly kmsKeys: number;
  /** Queues with an event source mapping, which Lambda polls all the time. */
  readonly queues: number;
  readonly scheduled: number;
  /** These scheduled invocations pass through a queue. */
  readonly ticks: number;
  readonly dueReads: number;
  /** Looks of the account's check into queues. */
  readonly checked: number;
}

const MONTH_DAYS = 30;
const DAYS: Readonly<Record<string, number>> = { minute: 1 / (24 * 60), day: 1 };
const alarmSchema = z.object({
  Metrics: z
    .array(z.object({ MetricStat: z.unknown().optional(), Expression: z.unknown().optional() }))
    .default([{ MetricStat: {} }]),
});
const ruleSchema = z.object({ ScheduleExpression: z.string().optional() });

export function standingOf(template: Template): Standing {
  const alarms = [...resourcesOf(template, 'AWS::CloudWatch::Alarm', alarmSchema).values()];
  const looked = alarms
    .flatMap(({ Metrics }) => Metrics)
    .filter(
      ({ MetricStat, Expression }) =>
        MetricStat !== undefined || JSON.stringify(Expression ?? '').includes('SELECT '),
    );
  // The rules are of over-quota mail, of what is due, of retention and of the account's check.
  const scheduled = [...resourcesOf(template, 'AWS::Events::Rule', ruleSchema).values()]
    .flatMap(({ ScheduleExpression }) => ScheduleExpression ?? [])
    .map((rate) => {
      const [, count, unit = ''] = /^rate\((\d+) (minute|day)s?\)$/.exec(rate) ?? [];
      return MONTH_DAYS / (Number(count) * (DAYS[unit] ?? Number.NaN));
    });
  const [overQuota = 0, due = 0, retention = 0, checks = 0] = scheduled;
  const checkedQueues = grantsOf(template).filter(
    (grant) => grant.function === 'AccountCheckFunction' && grant.action === 'sqs:GetQueueAttributes',
  );
  const queried = Object.keys(HOURLY_LIMITS).length;
  return {
    alarms: looked.length,
    // The filter of the logs has one more, and SES writes two of the configuration set.
    metrics: plainMetrics() + queried + 1 + 2,
    queried,
    kmsKeys: resourcesOf(template, 'AWS::KMS::Key', z.unknown()).size,
    queues: queueMappings(template, z.unknown()).size,
    scheduled: scheduled.reduce((sum, each) => sum + each, 0),
    ticks: overQuota + due + retention,
    // The job of what is due reads a page of each shard.
    dueReads: DUE_SHARDS.length * due,
    checked: checkedQueues.length * checks,
  };
}

/** Counts the metrics of the service that are no limited events; only their type lists them. */
function plainMetrics(): number {
  const source = readFileSync(new URL('../../lambdas/observability/metric-name.ts', import.meta.url), 'utf8');
  const [, type = ''] = /type PlainMetric =([^;]+);/.exec(source) ?? [];
  return [...type.matchAll(/^ {2}\| '\w+'/gm)].length;
}
