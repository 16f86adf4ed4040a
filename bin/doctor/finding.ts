/** `not_checked`: the check could not be made, which says nothing about the service. */
export type Status = 'ok' | 'warning' | 'failure' | 'not_checked';

/** One line of the report. */
export interface Finding {
  readonly status: Status;
  /** What was found, as one sentence or less. */
  readonly detail: string;
  /** One sentence with the command to run or the document to read; a finding that is ok needs none. */
  readonly advice?: string;
  /** The one of several things that a check looked at, such as a domain or a queue. */
  readonly subject?: string;
  /** IAM action that the operator's credentials lack. */
  readonly missingPermission?: string;
}

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
