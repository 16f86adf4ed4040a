import { displayable } from 'agentinbox';
import type { Status } from './finding.ts';
import type { CheckOutcome } from './run-checks.ts';

export type Target =
  | { readonly kind: 'stack'; readonly stack: string; readonly region: string | null }
  | { readonly kind: 'local'; readonly data_dir: string }
  | { readonly kind: 'before_deploy'; readonly inbox_domain: string; readonly region: string | null };

interface ReportedCheck {
  readonly check: string;
  readonly title: string;
  readonly subject: string | null;
  readonly status: Status;
  readonly detail: string;
  readonly advice: string | null;
  readonly missing_permission: string | null;
}

/** The schema of `doctor --json` (README.md). Members may be added, but never changed or removed. */
export interface Report {
  readonly version: 1;
  readonly target: Target;
  readonly checked_at: string;
  readonly summary: Readonly<Record<Status, number>>;
  readonly exit_code: number;
  readonly checks: readonly ReportedCheck[];
}

/** Text from DNS and AWS is untrusted, so all of it passes `oneLine`. */
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

/** Exit code 2 is reserved for wrong usage. */
function exitCode({ failure, not_checked }: Report['summary']): number {
  if (failure > 0) return 1;
  return not_checked > 0 ? 3 : 0;
}

const LABELS: Readonly<Record<Status, string>> = {
  ok: 'ok',
  warning: 'warning',
  failure: 'FAILURE',
  not_checked: 'not checked',
};
const GAP = '  ';

export function reportText({ target, checks, summary }: Report): string {
  const statusWidth = Math.max(...Object.values(LABELS).map(({ length }) => length));
  const titleWidth = Math.max(0, ...checks.map((check) => nameOf(check).length));
  const lines = checks.flatMap((check) => {
    const { status, detail, advice } = check;
    const line = [LABELS[status].padEnd(statusWidth), nameOf(check).padEnd(titleWidth), detail].join(GAP);
    return advice === null ? [line] : [line, `${' '.repeat(statusWidth)}${GAP}-> ${advice}`];
  });
  const counts = (Object.keys(LABELS) as Status[])
    .filter((status) => summary[status] > 0)
    .map((status) => `${summary[status]} ${LABELS[status].toLowerCase()}`);
  return [heading(target), '', ...lines, '', counts.join(', ')].join('\n');
}

function nameOf({ title, subject }: ReportedCheck): string {
  return subject === null ? title : `${title}: ${subject}`;
}

function heading(target: Target): string {
  switch (target.kind) {
    case 'stack':
      return `Stack ${target.stack}${target.region === null ? '' : ` in ${target.region}`}`;
    case 'local':
      return `Local service in ${target.data_dir}`;
    case 'before_deploy':
      return `Before the first deployment of ${target.inbox_domain}${target.region === null ? '' : ` to ${target.region}`}`;
  }
}

const MAX_LENGTH = 400;

/** Removes control characters and limits the length of untrusted text. */
export function oneLine(text: string): string {
  const plain = displayable(text).replace(/\s+/g, ' ').trim();
  return plain.length > MAX_LENGTH ? `${plain.slice(0, MAX_LENGTH - 1)}…` : plain;
}
