import { Duration, Validations } from 'aws-cdk-lib';
import type { Key } from 'aws-cdk-lib/aws-kms';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { encryptQueue } from './queue-encryption.ts';

/** The maximum of SQS, counted from when a message entered its first queue, leaves time for repair and redrive. */
const DEAD_LETTER_DAYS = 14;

export function deadLetterQueue(scope: Construct, id: string, key?: Key): Queue {
  const queue = new Queue(scope, id, {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(DEAD_LETTER_DAYS),
  });
  if (key !== undefined) encryptQueue(queue, key);
  Validations.of(queue).acknowledge({
    id: 'AwsSolutions-SQS3',
    reason:
      'It is itself the dead-letter queue of a rule, a subscription or a schedule of attempts; nothing reads it',
  });
  return queue;
}
