import { randomBytes } from 'node:crypto';
import type { Runtime } from '@agent-inbox/laptop';
import { GetQueueAttributesCommand, SendMessageBatchCommand } from '@aws-sdk/client-sqs';
import { newId } from '../../lambdas/ids.ts';
import type { Account, Service } from './service.ts';

const ENTRIES = 10;

/** Arrivals as the bus hands them to the fan-out, without mail that would have to arrive first. */
export async function announce(
  { runtime }: Pick<Service, 'runtime'>,
  { organizationId, inboxId }: Pick<Account, 'organizationId' | 'inboxId'>,
  count: number,
): Promise<readonly string[]> {
  const now = new Date();
  const ids = Array.from({ length: count }, () => newId('evt', now, randomBytes(8)));
  const QueueUrl = await queueUrl(runtime, 'WebhooksArrivalsQueue');
  for (let start = 0; start < count; start += ENTRIES) {
    await runtime.inspection.sqs.send(
      new SendMessageBatchCommand({
        QueueUrl,
        Entries: ids.slice(start, start + ENTRIES).map((id) => ({
          Id: id,
          MessageBody: JSON.stringify({
            detail: {
              event_type: 'message.received',
              event_id: id,
              timestamp: now.toISOString(),
              tenant_id: organizationId,
              inbox_id: inboxId,
              thread_id: 'thr_announced',
              message_id: 'msg_announced',
            },
          }),
        })),
      }),
    );
  }
  return ids;
}

/** Whether every message of the webhooks' queues is being worked on or waits for its time. */
export async function nothingDue({ runtime }: Pick<Service, 'runtime'>): Promise<boolean> {
  for (const name of ['WebhooksArrivalsQueue', 'WebhooksAttemptsQueue', 'WebhooksSlowAttemptsQueue']) {
    const { Attributes = {} } = await runtime.inspection.sqs.send(
      new GetQueueAttributesCommand({
        QueueUrl: await queueUrl(runtime, name),
        AttributeNames: ['ApproximateNumberOfMessages'],
      }),
    );
    if (Attributes['ApproximateNumberOfMessages'] !== '0') return false;
  }
  return true;
}

async function queueUrl({ template, inspection }: Runtime, name: string): Promise<string> {
  const queue = template.ofType('AWS::SQS::Queue').find(({ logicalId }) => logicalId.startsWith(name));
  const endpoint = await inspection.sqs.config.endpoint?.();
  if (queue === undefined || endpoint === undefined) throw new Error(`There is no ${name}`);
  return `http://${endpoint.hostname}:${endpoint.port}/000000000000/${queue.logicalId}`;
}
