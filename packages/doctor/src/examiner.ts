import type { Examination, Examiner } from 'agentinbox';
import type { Report } from './report.ts';
import { DEFAULT_TIME_LIMIT_SECONDS } from './run-checks.ts';

const timeLimitMs = DEFAULT_TIME_LIMIT_SECONDS * 1_000;

export const examiner: Examiner = {
  async beforeDeploy(settings, { deployer = '', ...flags }) {
    const { examineBeforeDeploy } = await import('./examine-before-deploy.ts');
    return shown(await examineBeforeDeploy({ ...flags, released: { settings, deployer }, timeLimitMs }));
  },
  async probe(stack, flags) {
    const { examine } = await import('./examine-stack.ts');
    return shown((await examine({ ...flags, stack, probe: true, timeLimitMs }, [])).report);
  },
};

async function shown(report: Report): Promise<Examination> {
  const { reportText } = await import('./report.ts');
  const failures = report.checks.flatMap(({ status, title, subject, detail }) =>
    status === 'failure' ? [`${title}${subject === null ? '' : ` (${subject})`}: ${detail}`] : [],
  );
  return { text: reportText(report), failures };
}
