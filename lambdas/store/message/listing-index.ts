/**
 * The one secondary index: threads by activity and messages by arrival, partitioned by inbox and visibility, so
 * that a page costs the same however much is hidden by its labels.
 */
export const LISTING_INDEX = 'listing';

/** What a list shows; bodies are left out of the index. */
export const LISTING_PROJECTION = [
  'v',
  'summary',
  'subject',
  'preview',
  'senders',
  'recipients',
  'count',
  'size',
  'last_message_id',
  'created_at',
  'updated_at',
] as const;
