import { randomBytes } from 'node:crypto';
import { SendMessageBatchCommand } from '@aws-sdk/client-sqs';
import { newId } from '../../lambdas/ids.ts';
import type { Account, Service } from './service.ts';

const ENTRIES = 10;

/** Arrivals as the bus hands them to the fan-out, without mail that would have to arrive first. */
export async function announce(
  { runtime }: Service,
  { organizationId, inboxId }: Pick<Account, 'organizationId' | 'inboxId'>,
  count: number,
): Promise<readonly string[]> {
  const now = new Date();
  const ids = Array.from({ length: count }, () => newId('evt', now, randomBytes(8)));
  const queue = runtime.template
    .ofType('AWS::SQS::Queue')
    .find(({ logicalId }) => logicalId.startsWith('WebhooksArrivalsQueue'));
  if (queue === undefined) throw new Error('The template has no queue of arrivals');
  const endpoint = await runtime.inspection.sqs.config.endpoint?.();
  if (endpoint === undefined) throw new Error('The SQS engine has no address');
  const QueueUrl = `http://${endpoint.hostname}:${endpoint.port}/000000000000/${queue.logicalId}`;
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
