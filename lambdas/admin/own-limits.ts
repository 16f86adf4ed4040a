import type { OwnLimits } from '../store/account/accounts.ts';
import { LIMIT_NAMES, type LimitName } from './limit-names.ts';

/** Names of limits as the API has them, by those of plans. */
export const PLAN_LIMIT: Readonly<Record<LimitName, keyof OwnLimits>> = {
  inboxes: 'inboxes',
  messages_per_month: 'messagesPerMonth',
  storage_bytes: 'storageBytes',
  webhooks: 'webhooks',
  api_keys: 'keys',
  waits: 'waits',
  waits_per_key: 'waitsPerKey',
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
