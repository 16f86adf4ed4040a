/** The partitions are inbox and visibility, so that a page costs the same however many messages are hidden. */
export const LISTING_INDEX = 'listing';

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
