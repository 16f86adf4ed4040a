import * as z from 'zod';
import type { Deployment, Need } from '../contract.ts';
import { AwsError } from '../failures/aws-error.ts';
import { arn } from '../resources/arn.ts';

const bodySchema = z.looseObject({ QueueUrl: z.string().optional(), QueueName: z.string().optional() });

/** IAM has no actions for batches. */
const BATCH_SUFFIX = /Batch$/;

/**
 * The needs follow the service authorization reference ("Amazon SQS"). `target` is an `X-Amz-Target` header such as
 * `AmazonSQS.SendMessage`.
 */
export function sqsNeeds(target: string, body: unknown, deployment: Deployment): readonly Need[] {
  const parsed = bodySchema.safeParse(body);
  if (!parsed.success) throw new AwsError(400, 'SerializationException', z.prettifyError(parsed.error));
  const { QueueUrl, QueueName } = parsed.data;
  const operation = target.slice(target.indexOf('.') + 1).replace(BATCH_SUFFIX, '');
  const name = QueueName ?? QueueUrl?.split('/').at(-1);
  return [{ action: `sqs:${operation}`, resource: name === undefined ? '*' : arn('sqs', name, deployment) }];
}
