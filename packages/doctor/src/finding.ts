import type { ProbeFinding } from '../../../lambdas/probe/probe.ts';

/** One line of the report. */
export interface Finding extends ProbeFinding {
  /** IAM action that the operator's credentials lack. */
  readonly missingPermission?: string;
}
export type Status = Finding['status'];

/** A plain deployment restores nothing that was changed by hand: CloudFormation compares two templates. */
export const REVERT_DRIFT = 'npx cdk deploy --revert-drift restores it: docs/deploy.md.';

export function ok(detail: string, subject?: string): Finding {
  return { status: 'ok', detail, ...optionalSubject(subject) };
}

export function warning(detail: string, advice: string, subject?: string): Finding {
  return { status: 'warning', detail, advice, ...optionalSubject(subject) };
}

export function failure(detail: string, advice: string, subject?: string): Finding {
  return { status: 'failure', detail, advice, ...optionalSubject(subject) };
}

export function notChecked(detail: string, advice: string, subject?: string): Finding {
  return { status: 'not_checked', detail, advice, ...optionalSubject(subject) };
}

function optionalSubject(subject: string | undefined): { subject?: string } {
  return subject === undefined ? {} : { subject };
}
