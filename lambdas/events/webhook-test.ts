import * as z from 'zod';

/** Type of the event that a client asks for to try its endpoint. Nobody can subscribe to it. */
export const WEBHOOK_TEST = 'webhook.test';

/** A trial of one webhook: about no mail, so it names none. */
export const webhookTestSchema = z.object({
  event_type: z.literal(WEBHOOK_TEST),
  event_id: z.string(),
  timestamp: z.string(),
  tenant_id: z.string(),
  webhook_id: z.string(),
});
export type WebhookTest = z.output<typeof webhookTestSchema>;

/** The body of a trial, in the form of all others (`eventFrame`). */
export function webhookTestFrame(test: WebhookTest): string {
  return JSON.stringify({
    type: 'event',
    event_type: test.event_type,
    event_id: test.event_id,
    timestamp: test.timestamp,
    webhook_id: test.webhook_id,
  });
}
