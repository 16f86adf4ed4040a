/** A file of system tests, or one of its tests, that cannot hold in adverse mode, and why. */
interface AdverseExclusion {
  readonly file: string;
  /** Part of the title of one test, without characters that a pattern gives a meaning to; undefined for the whole file. */
  readonly test?: string;
  readonly reason: string;
}

/** As few as possible: what fails in adverse mode is a defect of the service unless a reason is given here. */
export const EXCLUDED_FROM_ADVERSE: readonly AdverseExclusion[] = [
  {
    file: 'test/system/rate-limit.slow.test.ts',
    reason:
      'spends the 600 calls of one minute within it, for which cold instances and slow calls leave no time',
  },
  {
    file: 'test/system/mcp-refusals.test.ts',
    test: 'counts calls and REST requests in one window',
    reason: 'the same',
  },
  {
    file: 'test/system/api-docs.slow.test.ts',
    reason: 'runs the curls of docs/api.md, which do not repeat a call that failed with 500',
  },
  {
    file: 'test/system/canary.slow.test.ts',
    reason: 'the canary is to fail when one call of the service does',
  },
  {
    file: 'test/system/hanging-webhooks.slow.test.ts',
    reason: 'compares when deliveries arrive, which adverse mode delays itself',
  },
  {
    file: 'test/system/webhooks.test.ts',
    test: 'is retried after a failure, under the same id, until it succeeds',
    reason: 'needs all three attempts of its schedule, of which each killed worker spends one',
  },
  {
    file: 'test/system/waiting.slow.test.ts',
    test: '25 calls of a key wait beside each other',
    reason: 'needs 25 instances: in adverse mode calls do not share one, and a laptop has at most 16',
  },
  {
    file: 'test/system/webhook-recover.slow.test.ts',
    test: 'goes through more events than one job takes',
    reason: 'its schedule has one attempt, which a killed worker spends',
  },
  {
    file: 'test/system/recursive-loops.slow.test.ts',
    test: 'gets 16 attempts',
    reason:
      'counts the invocations that the local loop detection lets pass, of which repeated messages use some up',
  },
];
