// Made from the registry of operations by `npm run generate`. Do not edit.
export type EventType =
  /** Clean mail arrived. */
  | 'message.received'
  /** Mail arrived that is labelled spam, whatever else it is labelled. */
  | 'message.received.spam'
  /** Mail arrived that is labelled unauthenticated and not spam. */
  | 'message.received.unauthenticated';

/** What every event of a stream has. */
export interface EventFrame {
  readonly event_type: EventType;
  readonly event_id: string;
  readonly timestamp: string;
  readonly inbox_id: string;
  readonly thread_id: string;
  readonly message_id: string;
}

/** Clean mail arrived. */
export interface MessageReceivedEvent {
  readonly type: 'event';
  readonly event_type: 'message.received';
  readonly event_id: string;
  readonly timestamp: string;
  readonly inbox_id: string;
  readonly thread_id: string;
  readonly message_id: string;
}

/** Mail arrived that is labelled spam, whatever else it is labelled. */
export interface MessageReceivedSpamEvent {
  readonly type: 'event';
  readonly event_type: 'message.received.spam';
  readonly event_id: string;
  readonly timestamp: string;
  readonly inbox_id: string;
  readonly thread_id: string;
  readonly message_id: string;
}

/** Mail arrived that is labelled unauthenticated and not spam. */
export interface MessageReceivedUnauthenticatedEvent {
  readonly type: 'event';
  readonly event_type: 'message.received.unauthenticated';
  readonly event_id: string;
  readonly timestamp: string;
  readonly inbox_id: string;
  readonly thread_id: string;
  readonly message_id: string;
}

/** Sent to one webhook by POST /webhooks/{webhook_id}/test. */
export interface WebhookTestEvent {
  readonly type: 'event';
  readonly event_type: 'webhook.test';
  readonly event_id: string;
  readonly timestamp: string;
  readonly webhook_id: string;
}

/** Whatever a webhook receives; types that are added later are none of these. */
export type WebhookEvent =
  | MessageReceivedEvent
  | MessageReceivedSpamEvent
  | MessageReceivedUnauthenticatedEvent
  | WebhookTestEvent;

/** What a stream that names no type gets. */
export const DEFAULT_EVENT_TYPE: EventType = 'message.received';
