/**
 * How often each fault is injected: the probability for each call, message, event or invocation. High enough that one run of
 * the system tests meets every kind many times, low enough that the retries of the SDKs, of the queues and of a client with
 * the documented policy answer them. packages/laptop/adverse-mode.md gives the reasons.
 */
export const RATES = {
  slowCall: 0.03,
  throttled: 0.02,
  serverError: 0.005,
  answerDropped: 0.02,
  /** After a first failed attempt: throttles come in bursts. */
  repeatedFailure: 0.25,
  /** The last attempt of a queue consumer's call also fails. That of a synchronous function never does. */
  lastAttemptFailure: 0.25,
  /** A repeated transaction whose first reply was dropped gets TransactionInProgressException. */
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
  /** The other instances stay warm: closed idle sockets and stale caches show only at a second event. */
  coldInstance: 0.3,
} as const;

/** Maximum, in milliseconds. */
export const DELAYS = {
  /** Half of an attempt's timeout (`lambdas/aws/open-client.ts`). The other half is a margin for busy machines. */
  slowCall: 1_000,
  /** Maximum lag of an index. */
  indexLag: 1_000,
  lateQueueMessage: 1_000,
  duplicateQueueMessage: 2_000,
  /** Sockets that were idle for less are not closed: NAT gateways and freezes need longer. */
  idleSocket: 20,
} as const;
