import type { Status } from './finding.ts';
import type { Report, ReportedCheck, Target } from './report.ts';

const LABELS: Readonly<Record<Status, string>> = {
  ok: 'ok',
  warning: 'warning',
  failure: 'FAILURE',
  not_checked: 'not checked',
};
const GAP = '  ';

/** The report for people: a line for each finding, and below it what to do. */
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
      return `Local service on ${target.data_dir}`;
    case 'before_deploy':
      return `Before the first deployment of ${target.inbox_domain}${target.region === null ? '' : ` to ${target.region}`}`;
  }
}
