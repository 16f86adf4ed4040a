import type { ProbeFinding } from '../../../lambdas/probe/probe.ts';

export interface Finding extends ProbeFinding {
  readonly missingPermission?: string;
}
export type Status = Finding['status'];

/** A plain deployment does not restore manual changes, because CloudFormation only compares templates. */
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
