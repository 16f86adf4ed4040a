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
