import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { grantsOf } from './statements.ts';
import { nameOf, resourcesOf, synthesized, textOf } from './synthesized.ts';

describe('the topic of alarms', () => {
  const subscriptions = (settings: object): Readonly<Record<string, unknown>> =>
    Object.fromEntries(
      [
        ...resourcesOf(
          synthesized({ ...settings }),
          'AWS::SNS::Subscription',
          z.object({ Protocol: z.string(), Endpoint: z.unknown() }),
        ),
      ]
        .map(([id, properties]) => [nameOf(id), properties] as const)
        .filter(([name]) => name.startsWith('Alarms')),
    );

  test('may be published to by CloudWatch for this account, and by no caller in plain text', () => {
    const policies = resourcesOf(
      synthesized(),
      'AWS::SNS::TopicPolicy',
      z.object({
        Topics: z.array(z.unknown()),
        PolicyDocument: z.object({ Statement: z.array(z.unknown()) }),
      }),
    );
    const [own] = [...policies.values()].filter(({ Topics }) => Topics.map(textOf).includes('AlarmsTopic'));

    expect(own?.PolicyDocument.Statement).toMatchObject([
      { Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } },
      {
        Effect: 'Allow',
        Action: 'sns:Publish',
        Principal: { Service: 'cloudwatch.amazonaws.com' },
        Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
      },
    ]);
  });

  test('reaches each address and the HTTPS endpoint of the settings, by the place of the address, and none without them', () => {
    const alarmEmail = ['ops@example.com', 'boss@example.com'];
    const alarmHttpsUrl = 'https://events.example.com/integration/x';

    expect(subscriptions({ alarmEmail: 'ops@example.com' })).toMatchObject({
      AlarmsSubscription0: { Protocol: 'email', Endpoint: 'ops@example.com' },
    });
    expect(subscriptions({ alarmEmail, alarmHttpsUrl })).toMatchObject({
      AlarmsSubscription0: { Protocol: 'email', Endpoint: 'ops@example.com' },
      AlarmsSubscription1: { Protocol: 'email', Endpoint: 'boss@example.com' },
      AlarmsSubscription2: { Protocol: 'https', Endpoint: alarmHttpsUrl },
    });
    expect(Object.keys(subscriptions({}))).toEqual([]);
  });

  test('is looked at by the check of the account where the settings send alarms, and nowhere else', () => {
    const checked = (settings: object) =>
      grantsOf(synthesized({ ...settings })).filter(({ action }) => action === 'sns:GetTopicAttributes');

    expect(checked({ alarmEmail: 'ops@example.com' })).toMatchObject([
      { function: 'AccountCheckFunction', resource: 'AlarmsTopic' },
    ]);
    expect(checked({})).toEqual([]);
  });
});
