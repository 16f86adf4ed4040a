/** Limits that an operator may set in place of the plan's. */
export const LIMIT_NAMES = [
  'inboxes',
  'messages_per_month',
  'storage_bytes',
  'webhooks',
  'api_keys',
  'waits',
  'waits_per_key',
  'sockets',
] as const;
export type LimitName = (typeof LIMIT_NAMES)[number];
