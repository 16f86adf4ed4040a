import { logFault, logInfo } from '../observability/log.ts';
import { type ProbeRoute, runProbe } from './probe.ts';

export async function runCanary(route: ProbeRoute, signal: AbortSignal): Promise<void> {
  const findings = await runProbe(route, signal);
  for (const { status, subject = '', detail } of findings) {
    (status === 'ok' ? logInfo : logFault)('probe', { step: subject, status, detail });
  }
  const failed = findings.filter(({ status }) => status === 'failure' || status === 'not_checked');
  if (failed.length > 0)
    throw new Error(failed.map(({ subject, detail }) => `${subject}: ${detail}`).join('; '));
}
