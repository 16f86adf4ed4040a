import type { Check } from './check.ts';
import { type Finding, notChecked } from './finding.ts';
import { unavailable } from './unavailable.ts';

/** A check that does not apply has no findings. */
export interface CheckOutcome {
  readonly id: string;
  readonly title: string;
  readonly findings: readonly Finding[];
}

export const DEFAULT_TIME_LIMIT_SECONDS = 20;

/**
 * Checks run concurrently and end at their time limits. @param timeLimitMs default for checks without their own limit.
 */
export function runChecks<Context>(
  checks: readonly Check<Context>[],
  context: Context,
  timeLimitMs: number,
): Promise<CheckOutcome[]> {
  return Promise.all(
    checks.map(async (check) => ({
      id: check.id,
      title: check.title,
      findings: await findingsOf(check, context, check.timeLimitMs ?? timeLimitMs),
    })),
  );
}

async function findingsOf<Context>(
  check: Check<Context>,
  context: Context,
  limitMs: number,
): Promise<readonly Finding[]> {
  const abort = new AbortController();
  const { promise: late, resolve } = Promise.withResolvers<readonly Finding[]>();
  const timer = setTimeout(() => {
    resolve([
      notChecked(`No response within ${limitMs / 1_000} s`, 'Try again, or allow more time with --timeout.'),
    ]);
    abort.abort();
  }, limitMs);
  try {
    return await Promise.race([outcome(check, context, abort.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}

async function outcome<Context>(
  check: Check<Context>,
  context: Context,
  signal: AbortSignal,
): Promise<readonly Finding[]> {
  try {
    return await check.run(context, signal);
  } catch (error) {
    return [unavailable(check, error)];
  }
}
