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

/** What a stream that names no type gets. */
export const DEFAULT_EVENT_TYPE: EventType = 'message.received';
