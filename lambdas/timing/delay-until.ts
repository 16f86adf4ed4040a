/** SQS holds a message back no longer than this (SQS quotas, "Message timer"). */
const MAX_DELAY_SECONDS = 900;

/**
 * The delay of a queue message for something that is due at a time, or one delay on the way to it.
 * @returns whole seconds, 0 when it is due
 */
export function delayUntil(dueAt: number, now: number): number {
  return Math.min(Math.max(Math.ceil((dueAt - now) / 1000), 0), MAX_DELAY_SECONDS);
}
