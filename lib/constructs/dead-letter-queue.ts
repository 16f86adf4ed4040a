import { Duration, Validations } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';

/** As long as SQS keeps anything, counted from when a message entered its first queue: time to find out, repair, redrive. */
const DEAD_LETTER_DAYS = 14;

/** Where work that failed for good waits for an operator. */
export function deadLetterQueue(scope: Construct, id: string): Queue {
  const queue = new Queue(scope, id, {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(DEAD_LETTER_DAYS),
  });
  Validations.of(queue).acknowledge({
    id: 'AwsSolutions-SQS3',
    reason:
      'It is a dead-letter queue itself, of a rule, a subscription or a schedule of attempts; nothing reads it',
  });
  return queue;
}
