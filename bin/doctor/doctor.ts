import { spinning } from '../client-commands/spinner.ts';
import { jsonText } from '../output/json-text.ts';
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
  readonly dnsServer?: string;
  /** Seconds. */
  readonly timeout?: number;
}

interface DoctorOutcome {
  readonly printed: string;
  readonly exitCode: number;
}

/** Checks the local service, a stack, or an account before its first stack. */
export async function doctor(flags: DoctorFlags): Promise<DoctorOutcome> {
  const report = await spinning('Checking', examine(flags));
  const printed = flags.json === true ? jsonText(report, 2) : reportText(report);
  return { printed, exitCode: report.exit_code };
}

/** The AWS clients are loaded only where they are used. */
async function examine(flags: DoctorFlags): Promise<Report> {
  const timeLimitMs = (flags.timeout ?? DEFAULT_TIME_LIMIT_SECONDS) * 1_000;
  if (flags.beforeDeploy === true) {
    const { examineBeforeDeploy } = await import('./examine-before-deploy.ts');
    return examineBeforeDeploy({ ...flags, timeLimitMs });
  }
  if (flags.stack !== undefined) {
    const { examineStack } = await import('./examine-stack.ts');
    return examineStack({ ...flags, stack: flags.stack, probe: flags.probe === true, timeLimitMs });
  }
  const { examineLocal } = await import('./examine-local.ts');
  return examineLocal({ dataDir: flags.dataDir, timeLimitMs });
}
