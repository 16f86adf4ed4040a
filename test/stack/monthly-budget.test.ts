import { expect, test } from 'vitest';
import * as z from 'zod';
import { resourcesOf, synthesized } from './synthesized.ts';

const budget = z.object({
  Budget: z.unknown(),
  NotificationsWithSubscribers: z.array(
    z.object({
      Notification: z.object({ NotificationType: z.string(), Threshold: z.number() }),
      Subscribers: z.array(z.unknown()),
    }),
  ),
});

test('monthlyBudget warns the addresses of alarms at 50, 80 and 100 % of the bill and of its forecast', () => {
  const [made] = resourcesOf(
    synthesized({ monthlyBudget: '200.5', alarmEmail: ['ops@example.com', 'boss@example.com'] }),
    'AWS::Budgets::Budget',
    budget,
  ).values();

  // Without a name, because a change of the addresses replaces it.
  expect(made?.Budget).toEqual({
    BudgetType: 'COST',
    TimeUnit: 'MONTHLY',
    BudgetLimit: { Amount: 200.5, Unit: 'USD' },
  });
  const warnings = made?.NotificationsWithSubscribers ?? [];
  expect(
    warnings.map(({ Notification: { NotificationType, Threshold } }) => [NotificationType, Threshold]),
  ).toEqual([
    ['ACTUAL', 50],
    ['ACTUAL', 80],
    ['ACTUAL', 100],
    ['FORECASTED', 80],
    ['FORECASTED', 100],
  ]);
  for (const { Subscribers } of warnings) {
    expect(Subscribers).toEqual([
      { SubscriptionType: 'EMAIL', Address: 'ops@example.com' },
      { SubscriptionType: 'EMAIL', Address: 'boss@example.com' },
    ]);
  }
});

test('no budget is made without the setting, and one without an address is refused', () => {
  synthesized({ alarmEmail: 'ops@example.com' }).resourceCountIs('AWS::Budgets::Budget', 0);
  expect(() => synthesized({ monthlyBudget: '200' })).toThrow('monthlyBudget needs alarmEmail');
});
