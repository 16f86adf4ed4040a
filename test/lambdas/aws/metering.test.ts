import { afterEach, expect, test, vi } from 'vitest';
import { cloudWatchMetering } from '../../../lambdas/aws/metering.ts';
import {
  type Findings,
  HOURLY_LIMITS,
  LIMIT_USE,
  type Metering,
} from '../../../lambdas/observability/metric-name.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

function linesOf(use: (metering: Metering & Findings) => void): unknown[] {
  vi.stubEnv('POWERTOOLS_SERVICE_NAME', 'stack');
  const lines: unknown[] = [];
  // The library has a console of its own, so that nothing makes more of its lines.
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(JSON.parse(String(line))) > 0);
  use(cloudWatchMetering());
  return lines;
}

test('each count is a line of the log that CloudWatch reads as a metric, and holds no other', () => {
  const lines = linesOf((metering) => {
    metering.count('MessageReceived');
    metering.count('WebhookFailed', 0);
    metering.count('MessageReceived');
  });

  const metric = (Name: string, value: number) => ({
    _aws: {
      Timestamp: expect.any(Number),
      CloudWatchMetrics: [
        { Namespace: 'AgentInbox', Dimensions: [['service']], Metrics: [{ Name, Unit: 'Count' }] },
      ],
    },
    service: 'stack',
    [Name]: value,
  });
  expect(lines).toEqual([
    metric('MessageReceived', 1),
    metric('WebhookFailed', 0),
    metric('MessageReceived', 1),
  ]);
});

test('a limited event is counted in thousandths of its limit under its name, with the number beside it', () => {
  const lines = linesOf((metering) => {
    metering.count('RecipientDropped', 3);
    metering.count('MessageUnparsed');
    metering.count('MessageReceived');
  });

  const limited = (event: string, LimitUse: number, by: string) => ({
    _aws: {
      Timestamp: expect.any(Number),
      CloudWatchMetrics: [
        {
          Namespace: 'AgentInbox',
          Dimensions: [['service', 'event']],
          Metrics: [{ Name: 'LimitUse', Unit: 'None' }],
        },
      ],
    },
    service: 'stack',
    event,
    LimitUse,
    [event]: by,
  });
  expect(lines).toEqual([
    limited('RecipientDropped', 3, '3'),
    limited('MessageUnparsed', 100, '1'),
    expect.objectContaining({ MessageReceived: 1 }),
  ]);
  expect(lines[2]).not.toHaveProperty('event');
});

test('every limit is a whole number of times in the whole, so that no sum of shares stays below it', () => {
  for (const limit of Object.values(HOURLY_LIMITS)) expect(LIMIT_USE % limit).toBe(0);
});

test('a finding is a metric by its name and by what it is about', () => {
  expect(linesOf((metering) => metering.report('DeadLetters', 'PurgeWorkDeadLetters'))).toEqual([
    {
      _aws: {
        Timestamp: expect.any(Number),
        CloudWatchMetrics: [
          {
            Namespace: 'AgentInbox',
            Dimensions: [['service', 'event', 'subject']],
            Metrics: [{ Name: 'Finding', Unit: 'Count' }],
          },
        ],
      },
      service: 'stack',
      event: 'DeadLetters',
      subject: 'PurgeWorkDeadLetters',
      Finding: 1,
    },
  ]);
});
