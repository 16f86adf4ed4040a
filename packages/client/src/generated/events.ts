// Made from the registry of operations by `npm run generate`. Do not edit.
import type { Event } from './types.ts';

/** Sent to one webhook by POST /webhooks/{webhook_id}/test. */
export type WebhookTestEvent = {
  type: 'event';
  event_type: 'webhook.test';
  /** The same in every delivery of the event */
  event_id: string;
  /** When it happened; ISO-8601, UTC */
  timestamp: string;
  webhook_id: string;
};

/** An event as a webhook receives it; types that are added later are not among these. */
export type WebhookEvent = Event | WebhookTestEvent;

/** What a stream that names no type gets. */
export const DEFAULT_EVENT_TYPE = 'message.received';
