/**
 * The rates are probabilities: one run of the system tests meets every kind, but the retries of SDKs, queues and
 * clients still succeed (packages/laptop/adverse-mode.md).
 */
export const RATES = {
  slowCall: 0.03,
  throttled: 0.02,
  serverError: 0.005,
  answerDropped: 0.02,
  /** Throttles come in bursts, so a second failure is more likely. */
  repeatedFailure: 0.25,
  /** This applies to queue consumers; the last attempt of a synchronous function never fails. */
  lastAttemptFailure: 0.25,
  inProgress: 0.5,
  idleSocketsCut: 0.02,
  transactionConflict: 0.05,
  transactionThrottle: 0.01,
  writeConflict: 0.02,
  partialBatch: 0.1,
  duplicateQueueMessage: 0.15,
  lateQueueMessage: 0.15,
  duplicateTopicMessage: 0.15,
  duplicateEvent: 0.15,
  lateEvent: 0.05,
  eventRefused: 0.02,
  consumerKilled: 0.08,
  apiReadFailed: 0.01,
  /** Closed idle sockets and stale caches show only at a second event, so most instances stay warm. */
  coldInstance: 0.3,
} as const;

/** All values are maximums in milliseconds. */
export const DELAYS = {
  /** This is half of an attempt's timeout (`lambdas/aws/open-client.ts`), which leaves a margin for busy machines. */
  slowCall: 1_000,
  indexLag: 1_000,
  lateQueueMessage: 1_000,
  duplicateQueueMessage: 2_000,
  idleSocket: 20,
} as const;
