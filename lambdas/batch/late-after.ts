/** The unit is seconds. Consumers count late messages, and alarms use the same values. */
export const LATE_AFTER_SECONDS = {
  'receive-mail': 15 * 60,
  'stream-fan-out': 10 * 60,
  'fan-out-webhooks': 15 * 60,
  /** An attempt that is not due waits up to 15 minutes at a time. */
  'deliver-webhook': 60 * 60,
  'release-deferred': 60 * 60,
  /** Usage is exact without the roll-up, but each call reads the entries that are not rolled up. */
  'roll-up-usage': 60 * 60,
  'read-attachment': 15 * 60,
  purge: 3 * 60 * 60,
} as const;
