import type { Status } from './finding.ts';
import { oneLine } from './one-line.ts';
import type { CheckOutcome } from './run-checks.ts';

/** What was looked at. */
export type Target =
  | { readonly kind: 'stack'; readonly stack: string; readonly region: string | null }
  | { readonly kind: 'local'; readonly data_dir: string }
  | { readonly kind: 'before_deploy'; readonly inbox_domain: string; readonly region: string | null };

export interface ReportedCheck {
  readonly check: string;
  readonly title: string;
  readonly subject: string | null;
  readonly status: Status;
  readonly detail: string;
  readonly advice: string | null;
  readonly missing_permission: string | null;
}

/** The JSON of `doctor --json`; docs/doctor.md describes it. Members are added, never changed or removed. */
export interface Report {
  readonly version: 1;
  readonly target: Target;
  readonly checked_at: string;
  readonly summary: Readonly<Record<Status, number>>;
  readonly exit_code: number;
  readonly checks: readonly ReportedCheck[];
}

/** DNS and AWS name things that strangers may have written: all text passes `oneLine`. */
export function makeReport(target: Target, outcomes: readonly CheckOutcome[], now: Date): Report {
  const checks = outcomes.flatMap(({ id, title, findings }) =>
    findings.map(
      ({ subject, status, detail, advice, missingPermission }): ReportedCheck => ({
        check: id,
        title,
        subject: subject === undefined ? null : oneLine(subject),
        status,
        detail: oneLine(detail),
        advice: advice === undefined ? null : oneLine(advice),
        missing_permission: missingPermission ?? null,
      }),
    ),
  );
  const summary = { ok: 0, warning: 0, failure: 0, not_checked: 0 };
  for (const { status } of checks) summary[status] += 1;
  return {
    version: 1,
    target,
    checked_at: now.toISOString(),
    summary,
    exit_code: exitCode(summary),
    checks,
  };
}

/** 2, for a wrong call, is the command line's. */
function exitCode({ failure, not_checked }: Report['summary']): number {
  if (failure > 0) return 1;
  return not_checked > 0 ? 3 : 0;
}
