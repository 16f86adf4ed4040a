import { afterEach, expect, test, vi } from 'vitest';
import { cloudWatchMetering } from '../../../lambdas/aws/metering.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('each count is a line of the log that CloudWatch reads as a metric, and holds no other', () => {
  vi.stubEnv('POWERTOOLS_SERVICE_NAME', 'stack');
  const lines: unknown[] = [];
  // The library has a console of its own, so that nothing makes more of its lines.
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(JSON.parse(String(line))) > 0);
  const metering = cloudWatchMetering();

  metering.count('MessageReceived');
  metering.count('RecipientDropped', 3);
  metering.count('MessageReceived');

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
    metric('RecipientDropped', 3),
    metric('MessageReceived', 1),
  ]);
});
