/**
 * Test files that replace `setTimeout`. Each has a process of its own: in one that is shared, what other files left running
 * would be counted with their timers, or would wait on them for ever.
 */
export const OWN_TIMERS: readonly string[] = [
  'packages/agentinbox/test/spinner.test.ts',
  'packages/client/test/follow-events.test.ts',
  'packages/client/test/stream.test.ts',
  'packages/client/test/transport.test.ts',
  'packages/client/test/work.test.ts',
  'packages/doctor/test/run-checks.test.ts',
  'packages/laptop/test/adverse/lagging-indexes.test.ts',
  'packages/laptop/test/event-bus/rules.test.ts',
  'packages/mail-reader/test/worker/parse-in-worker.test.ts',
  'packages/mail-reader/test/worker/time-limit.test.ts',
  'packages/mail-reader/test/worker/waiting-time.test.ts',
  'test/lambdas/store/table/batch-write.test.ts',
  'test/lambdas/store/table/transaction.test.ts',
];
