import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Check, StackContext } from './check.ts';
import {
  deploymentMinutes,
  embeddedMetrics,
  firstAlarmStates,
  handedOver,
  notProbed,
} from './checks/first-account.ts';
import { concurrency } from './checks/functions.ts';
import { sesSending } from './checks/ses.ts';
import { examine, type StackExamination } from './examine-stack.ts';
import { firstAccountFile, type Names } from './first-account-file.ts';
import type { Report } from './report.ts';

/** Only AWS can answer these checks; `--probe` adds the seconds from MX to stored. */
export const FIRST_ACCOUNT_CHECKS: readonly Check<StackContext>[] = [
  deploymentMinutes,
  firstAlarmStates,
  handedOver,
  embeddedMetrics,
  sesSending,
  concurrency,
];

const UNPROBED: Check<StackContext> = {
  id: 'probe',
  title: 'Probe',
  actions: [],
  run: async () => [notProbed()],
};

interface FirstAccountExamination extends StackExamination {
  readonly file: string;
  readonly keepNames: boolean;
}

export async function examineFirstAccount(flags: FirstAccountExamination): Promise<Report> {
  const checks = flags.probe ? FIRST_ACCOUNT_CHECKS : [...FIRST_ACCOUNT_CHECKS, UNPROBED];
  const { report, context } = await examine(flags, checks);
  if (context !== undefined)
    writeFirstAccount(flags.file, report, flags.keepNames ? undefined : namesOf(context));
  return report;
}

function namesOf({ stack, inboxDomains, senderDomain }: StackContext): Names {
  return {
    domains: [...inboxDomains, ...(senderDomain === undefined ? [] : [senderDomain])],
    stack: stack.name,
    resources: stack.resources,
  };
}

export function writeFirstAccount(file: string, report: Report, names: Names | undefined): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  writeFileSync(file, firstAccountFile(report, names, before));
}
