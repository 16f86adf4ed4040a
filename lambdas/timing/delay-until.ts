/** SQS delays a message by at most this (SQS quotas, "Message timer"). */
const MAX_DELAY_SECONDS = 900;

/** Something due later needs several delays. @returns whole seconds, 0 when it is due */
export function delayUntil(dueAt: number, now: number): number {
  return Math.min(Math.max(Math.ceil((dueAt - now) / 1000), 0), MAX_DELAY_SECONDS);
}
