import type { DeliveryMessage } from '../jobs/delivery-message.ts';
import { type JobQueue, sqsJobQueue } from './job-queue.ts';
import { type LoadSqs, loadSqs } from './sdk/load-sqs.ts';

/** Functions that never move deliveries to the slow queue omit `slowQueueUrl`. */
export function sqsDeliveryQueue(
  queueUrl: string,
  sqs: LoadSqs = loadSqs,
  slowQueueUrl?: string,
): JobQueue<DeliveryMessage> {
  return {
    async send(message, delaySeconds) {
      const url = message.lane === 'slow' ? slowQueueUrl : queueUrl;
      if (url === undefined) throw new Error('There is no queue for the slow lane here');
      await sqsJobQueue<DeliveryMessage>(url, sqs, ({ tenant }) => tenant).send(message, delaySeconds);
    },
  };
}
