import type { Finding } from './finding.ts';

/** One question about a service. The lists of checks (stack-checks.ts and its neighbours) are data. */
export interface Check<Context> {
  /** Stable name, in the JSON report and in docs/doctor.md. */
  readonly id: string;
  readonly title: string;
  /** IAM actions that the check needs. */
  readonly actions: readonly string[];
  /** In place of the usual time limit. */
  readonly timeLimitMs?: number;
  /** @param signal aborted at the time limit. A check may throw: `runChecks` reports the error as a finding. */
  run(context: Context, signal: AbortSignal): Promise<readonly Finding[]>;
}
