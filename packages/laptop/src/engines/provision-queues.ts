import { CreateQueueCommand, SetQueueAttributesCommand, type SQSClient } from '@aws-sdk/client-sqs';
import * as z from 'zod';
import type { ResolvedTemplate, Resource } from '../contract.ts';
import { propertiesOf } from '../template/properties-of.ts';

const whole = z.coerce.number().int().nonnegative();

/** The defaults are those of CloudFormation, so that a property removed from the template is reset. */
const queueSchema = z.object({
  VisibilityTimeout: whole.default(30),
  MessageRetentionPeriod: whole.default(345_600),
  DelaySeconds: whole.default(0),
  ReceiveMessageWaitTimeSeconds: whole.default(0),
  /** Every AWS account accepts 256 KB, whatever a newer quota allows. */
  MaximumMessageSize: whole.default(262_144),
  RedrivePolicy: z.object({ deadLetterTargetArn: z.string(), maxReceiveCount: whole }).optional(),
});

export async function provisionQueues(client: SQSClient, template: ResolvedTemplate): Promise<void> {
  const queues = template.ofType('AWS::SQS::Queue');
  // A redrive policy may name a queue that comes later in the template, so all queues are created first.
  const urls = await Promise.all(queues.map((queue) => createQueue(client, queue)));
  await Promise.all(
    queues.map((queue, index) =>
      client.send(new SetQueueAttributesCommand({ QueueUrl: urls[index], Attributes: attributesOf(queue) })),
    ),
  );
}

async function createQueue(client: SQSClient, { logicalId }: Resource): Promise<string> {
  const { QueueUrl } = await client.send(new CreateQueueCommand({ QueueName: logicalId }));
  if (QueueUrl === undefined) throw new Error(`The engine gave queue ${logicalId} no URL`);
  return QueueUrl;
}

function attributesOf(queue: Resource): Record<string, string> {
  const { RedrivePolicy, ...numbers } = propertiesOf(queue, queueSchema);
  const attributes = Object.fromEntries(
    Object.entries(numbers).map(([name, value]) => [name, String(value)]),
  );
  return RedrivePolicy === undefined
    ? attributes
    : { ...attributes, RedrivePolicy: JSON.stringify(RedrivePolicy) };
}
