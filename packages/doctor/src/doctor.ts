import { existsSync } from 'node:fs';
import { jsonText, spinning } from 'agentinbox';
import type { Report } from './report.ts';
import { reportText } from './report.ts';
import { DEFAULT_TIME_LIMIT_SECONDS } from './run-checks.ts';

export interface DoctorFlags {
  readonly json?: boolean;
  readonly dataDir: string;
  readonly stack?: string;
  readonly beforeDeploy?: boolean;
  readonly set?: readonly string[];
  readonly region?: string;
  readonly profile?: string;
  readonly probe?: boolean;
  readonly human?: string;
  readonly firstAccount?: string;
  readonly keepNames?: boolean;
  readonly dnsServer?: string;
  /** The unit is seconds. */
  readonly timeout?: number;
}

interface DoctorOutcome {
  readonly printed: string;
  readonly exitCode: number;
}

export async function doctor(flags: DoctorFlags): Promise<DoctorOutcome> {
  const report = await spinning('Checking', examine(flags));
  const printed = flags.json === true ? jsonText(report, 2) : `${reportText(report)}${nextStep(flags)}`;
  return { printed, exitCode: report.exit_code };
}

function nextStep({ firstAccount }: DoctorFlags): string {
  return firstAccount === undefined || !existsSync(firstAccount)
    ? ''
    : `\n\n${firstAccount} has these results and questions: answer them, read the file through, and send it back.`;
}

async function examine(flags: DoctorFlags): Promise<Report> {
  const timeLimitMs = (flags.timeout ?? DEFAULT_TIME_LIMIT_SECONDS) * 1_000;
  if (flags.beforeDeploy === true) {
    const { examineBeforeDeploy } = await import('./examine-before-deploy.ts');
    return examineBeforeDeploy({ ...flags, timeLimitMs });
  }
  if (flags.stack !== undefined && flags.firstAccount !== undefined) {
    const { examineFirstAccount } = await import('./examine-first-account.ts');
    const { stack, firstAccount: file, probe = false, keepNames = false } = flags;
    return examineFirstAccount({ ...flags, stack, file, probe, keepNames, timeLimitMs });
  }
  if (flags.stack !== undefined) {
    const { examineStack } = await import('./examine-stack.ts');
    return examineStack({ ...flags, stack: flags.stack, probe: flags.probe === true, timeLimitMs });
  }
  const { examineLocal } = await import('./examine-local.ts');
  return examineLocal({ dataDir: flags.dataDir, timeLimitMs });
}
