import { SendMessageCommand } from '@aws-sdk/client-sqs';
import * as z from 'zod';
import { adminCommand } from './admin-command.ts';
import type { Service } from './service.ts';

/** How many messages a dead-letter queue has, as the operator's command shows it. */
export async function waitingMessages(service: Service, queue: string): Promise<number> {
  const { stdout } = await adminCommand(['queues', '--json', '--data-dir', service.runtime.dataDir]);
  const { queues } = z
    .object({ queues: z.array(z.object({ queue: z.string(), waiting: z.int() })) })
    .parse(JSON.parse(stdout));
  return queues.find((each) => each.queue === queue)?.waiting ?? -1;
}

/** The engine takes a queue's address by any name that ends in it. */
export function queueUrl({ runtime }: Service, queue: string): string {
  const found = runtime.template
    .ofType('AWS::SQS::Queue')
    .find(({ logicalId }) => logicalId.startsWith(queue));
  return `http://127.0.0.1/000000000000/${found?.logicalId ?? ''}`;
}

export async function addDeadLetters(
  service: Service,
  queue: string,
  ...bodies: readonly string[]
): Promise<void> {
  for (const body of bodies) {
    await service.runtime.inspection.sqs.send(
      new SendMessageCommand({
        QueueUrl: queueUrl(service, queue),
        MessageBody: body,
        MessageAttributes: { ERROR_CODE: { DataType: 'String', StringValue: 'NO_PERMISSIONS' } },
      }),
    );
  }
}
