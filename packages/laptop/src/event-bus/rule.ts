import * as z from 'zod';
import { type JsonObject, type Resource, TemplateRefused } from '../contract.ts';
import { propertiesOf } from '../template/properties-of.ts';
import { compilePattern, type Pattern } from './pattern.ts';

// Every target must declare what happens to events that it cannot process.
const retryPolicy = z.object({ MaximumRetryAttempts: z.int(), MaximumEventAgeInSeconds: z.int() });

const queueTarget = z.strictObject({
  Id: z.string(),
  Arn: z.string().startsWith('arn:aws:sqs:'),
  Input: z.string().optional(),
  RetryPolicy: retryPolicy,
  DeadLetterConfig: z.object({ Arn: z.string().startsWith('arn:aws:sqs:') }),
});

/** Only schedules may invoke functions, because their next event replaces a failed one. */
const functionTarget = z.strictObject({
  Id: z.string(),
  Arn: z.string().startsWith('arn:aws:lambda:'),
  Input: z.string().optional(),
  RetryPolicy: retryPolicy,
});

const ruleSchema = z.object({
  EventBusName: z.string().optional(),
  EventPattern: z.json().optional(),
  ScheduleExpression: z.string().optional(),
  State: z.enum(['ENABLED', 'DISABLED']).default('ENABLED'),
  Targets: z.array(z.union([queueTarget, functionTarget])).min(1),
});

export interface RuleTarget {
  readonly arn: string;
  readonly input: string | undefined;
}

export interface EventRule {
  readonly logicalId: string;
  readonly bus: string | undefined;
  readonly pattern: Pattern | undefined;
  readonly everyMs: number | undefined;
  readonly targets: readonly RuleTarget[];
}

export function isFunction({ arn }: RuleTarget): boolean {
  return arn.startsWith('arn:aws:lambda:');
}

export function eventRule(resource: Resource): EventRule {
  const { logicalId } = resource;
  const name = `Event rule ${logicalId}`;
  const { EventBusName, EventPattern, ScheduleExpression, State, Targets } = propertiesOf(
    resource,
    ruleSchema,
  );
  if (EventPattern !== undefined && Targets.some(({ Arn }) => Arn.startsWith('arn:aws:lambda:'))) {
    throw new TemplateRefused(
      `${name}: the local runtime sends the events of a bus only to queues, where they survive a failure of their function`,
    );
  }
  const isOn = State === 'ENABLED';
  return {
    logicalId,
    bus: EventBusName,
    pattern: isOn && EventPattern !== undefined ? compileObject(EventPattern, name) : undefined,
    everyMs: isOn && ScheduleExpression !== undefined ? rateMs(ScheduleExpression, name) : undefined,
    targets: Targets.map(({ Arn, Input }) => ({ arn: Arn, input: Input })),
  };
}

function compileObject(pattern: z.output<ReturnType<typeof z.json>>, name: string): Pattern {
  return compilePattern(pattern as JsonObject, name);
}

/** Timers have 31 bits: a longer delay would fire immediately, again and again. */
const MAX_RATE_MS = 2 ** 31 - 1;
const UNIT_MS: Readonly<Record<string, number>> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

function rateMs(expression: string, name: string): number {
  const [, count, unit] = /^rate\(([1-9]\d*) (minute|hour|day)s?\)$/.exec(expression) ?? [];
  const unitMs = UNIT_MS[unit ?? ''];
  if (unitMs === undefined) {
    throw new TemplateRefused(
      `${name}: the local runtime supports only rate(…) schedules, not ${expression}`,
    );
  }
  const everyMs = Number(count) * unitMs;
  if (everyMs > MAX_RATE_MS) {
    throw new TemplateRefused(
      `${name}: the local runtime supports intervals of at most 24 days, not ${expression}`,
    );
  }
  return everyMs;
}
