import type { OwnLimits } from '../store/account/accounts.ts';

export const LIMIT_NAMES = [
  'inboxes',
  'messages_per_month',
  'storage_bytes',
  'webhooks',
  'api_keys',
  'waits',
  'waits_per_key',
  'searches',
  'sockets',
] as const;
export type LimitName = (typeof LIMIT_NAMES)[number];

/** Names of limits as the API has them, by those of plans. */
export const PLAN_LIMIT: Readonly<Record<LimitName, keyof OwnLimits>> = {
  inboxes: 'inboxes',
  messages_per_month: 'messagesPerMonth',
  storage_bytes: 'storageBytes',
  webhooks: 'webhooks',
  api_keys: 'keys',
  waits: 'waits',
  waits_per_key: 'waitsPerKey',
  searches: 'searches',
  sockets: 'sockets',
};

export function shownLimits(own: OwnLimits = {}): Partial<Record<LimitName, number>> {
  return Object.fromEntries(
    LIMIT_NAMES.flatMap((name) => {
      const limit = own[PLAN_LIMIT[name]];
      return limit === undefined ? [] : [[name, limit]];
    }),
  );
}
