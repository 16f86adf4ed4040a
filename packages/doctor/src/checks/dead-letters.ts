import { GetMetricDataCommand } from '@aws-sdk/client-cloudwatch';
import { GetQueueAttributesCommand } from '@aws-sdk/client-sqs';
import { DEAD_LETTER_QUEUES, type DeadLetterQueueName } from '../../../../lambdas/environment.ts';
import type { StackResource } from '../aws/stack-facts.ts';
import type { Check, StackContext } from '../check.ts';
import { type Finding, failure, ok } from '../finding.ts';
import { unavailable } from '../unavailable.ts';
import { deadLetterFinding } from './dead-letter-finding.ts';

const METRIC_ACTION = 'cloudwatch:GetMetricData';
/** SQS publishes the metrics of an inactive queue up to 15 minutes late (SQS developer guide, "CloudWatch metrics"). */
const LOOK_BACK_MS = 20 * 60_000;
const PERIOD_SECONDS = 60;

interface DeadLetterQueue extends StackResource {
  readonly name: DeadLetterQueueName;
}

export const deadLetters: Check<Pick<StackContext, 'aws' | 'stack' | 'now'>> = {
  id: 'dead-letters',
  title: 'Dead letters',
  actions: ['sqs:GetQueueAttributes', METRIC_ACTION],
  async run(context, abortSignal) {
    const { aws, stack } = context;
    const queues = deadLetterQueues(stack);
    const missing = DEAD_LETTER_QUEUES.filter((name) => !queues.some((queue) => queue.name === name));
    const counted = await Promise.all(
      queues.map(async (queue) => {
        const { Attributes = {} } = await aws.sqs.send(
          new GetQueueAttributesCommand({
            QueueUrl: queue.physicalId,
            AttributeNames: ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'],
          }),
          { abortSignal },
        );
        return { queue, waiting: Number(Attributes['ApproximateNumberOfMessages'] ?? 0) };
      }),
    );
    const filled = counted.filter(({ waiting }) => waiting > 0);
    const findings: Finding[] = [];
    if (filled.length > 0) {
      const ages = await oldestAges(
        context,
        filled.map(({ queue }) => queue),
        abortSignal,
      ).catch((error: unknown) => {
        findings.push(unavailable({ actions: [METRIC_ACTION] }, error));
        return new Map<string, number>();
      });
      for (const { queue, waiting } of filled) {
        findings.push(
          deadLetterFinding(
            { queue: queue.name, waiting, ageSeconds: ages.get(queue.logicalId) },
            stack.name,
          ),
        );
      }
    }
    if (missing.length > 0) {
      findings.push(
        failure(
          `The stack has no queue ${missing.join(', ')}`,
          'Deploy this version: docs/operate.md#upgrade.',
        ),
      );
    }
    return findings.length > 0 ? findings : [ok(`${queues.length} dead-letter queues are empty`)];
  },
};

/** The construct's id precedes a logical id in a stack with other resources, and CDK appends eight characters. */
export function deadLetterQueues(
  stack: Pick<StackContext['stack'], 'resourcesOf'>,
): readonly DeadLetterQueue[] {
  return stack.resourcesOf('AWS::SQS::Queue').flatMap((queue) => {
    const name = DEAD_LETTER_QUEUES.find((each) =>
      queue.logicalId.replace(/[0-9A-F]{8}$/, '').endsWith(each),
    );
    return name === undefined ? [] : [{ ...queue, name }];
  });
}

async function oldestAges(
  { aws, now }: Pick<StackContext, 'aws' | 'now'>,
  queues: readonly DeadLetterQueue[],
  abortSignal: AbortSignal,
): Promise<Map<string, number>> {
  const { MetricDataResults = [] } = await aws.cloudWatch.send(
    new GetMetricDataCommand({
      StartTime: new Date(now.getTime() - LOOK_BACK_MS),
      EndTime: now,
      ScanBy: 'TimestampDescending',
      MetricDataQueries: queues.map(({ physicalId }, index) => ({
        Id: `age${index}`,
        MetricStat: {
          Stat: 'Maximum',
          Period: PERIOD_SECONDS,
          Metric: {
            Namespace: 'AWS/SQS',
            MetricName: 'ApproximateAgeOfOldestMessage',
            Dimensions: [{ Name: 'QueueName', Value: physicalId.slice(physicalId.lastIndexOf('/') + 1) }],
          },
        },
      })),
    }),
    { abortSignal },
  );
  const ages = new Map<string, number>();
  for (const [index, { logicalId }] of queues.entries()) {
    const newest = MetricDataResults.find(({ Id }) => Id === `age${index}`)?.Values?.[0];
    if (newest !== undefined) ages.set(logicalId, newest);
  }
  return ages;
}
