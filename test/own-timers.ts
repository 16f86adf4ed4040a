/**
 * Test files that replace `setTimeout`. Each has a process of its own: in one that is shared, what other files left running
 * would be counted with their timers, or would wait on them for ever.
 */
export const OWN_TIMERS: readonly string[] = [
  'client/test/follow-events.test.ts',
  'client/test/stream.test.ts',
  'client/test/transport.test.ts',
  'client/test/work.test.ts',
  'test/bin/doctor/run-checks.test.ts',
  'test/bin/spinner.test.ts',
  'test/lambdas/mail/worker/parse-in-worker.test.ts',
  'test/lambdas/mail/worker/time-limit.test.ts',
  'test/lambdas/mail/worker/waiting-time.test.ts',
  'test/lambdas/store/table/batch-write.test.ts',
  'test/lambdas/store/table/transaction.test.ts',
  'test/local/adverse/lagging-indexes.test.ts',
];
