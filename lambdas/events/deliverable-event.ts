import * as z from 'zod';
import { eventFrame } from './event-frame.ts';
import { serviceEventSchema } from './service-event.ts';
import { webhookTestFrame, webhookTestSchema } from './webhook-test.ts';

/** Whatever can be sent to a webhook. */
export const deliverableEventSchema = z.union([webhookTestSchema, serviceEventSchema]);
export type DeliverableEvent = z.output<typeof deliverableEventSchema>;

/** Exactly what is signed and sent. */
export function deliverableFrame(event: DeliverableEvent): string {
  return 'inbox_id' in event ? eventFrame(event) : webhookTestFrame(event);
}
