import { expect, test } from 'vitest';
import * as z from 'zod';
import { EVENT_SOURCE, EVENT_TYPES } from '../../lambdas/events/events.ts';
import { nameOf, resourcesOf, synthesized, textOf } from './synthesized.ts';

const rules = resourcesOf(
  synthesized(),
  'AWS::Events::Rule',
  z.object({
    EventPattern: z.unknown().optional(),
    Targets: z.array(z.object({ Arn: z.unknown(), RetryPolicy: z.unknown().optional() })),
  }),
);

test.each([
  ['StreamArrivals', 'StreamWorkQueue', 'stream'],
  ['WebhooksRule', 'WebhooksArrivalsQueue', 'webhooks'],
])('%s takes every type of arriving mail to %s, of tenants with listeners of the kind %s, and nothing that others publish', (name, queue, listener) => {
  const [, rule] = [...rules].find(([id]) => nameOf(id) === name) ?? [];

  expect(rule?.EventPattern).toEqual({
    source: [EVENT_SOURCE],
    'detail-type': [...EVENT_TYPES],
    detail: { listeners: [listener] },
  });
  expect(rule?.Targets.map(({ Arn }) => textOf(Arn))).toEqual([queue]);
  expect(rule?.Targets[0]?.RetryPolicy).toEqual({
    MaximumRetryAttempts: 185,
    MaximumEventAgeInSeconds: 24 * 60 * 60,
  });
});
