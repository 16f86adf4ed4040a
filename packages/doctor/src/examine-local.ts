import { resolve } from 'node:path';
import { type Endpoints, endpointsOf } from '@agent-inbox/laptop/endpoints';
import { START_COMMAND } from 'agentinbox';
import type { Check } from './check.ts';
import { endpoints } from './checks/endpoints.ts';
import { developmentAccount, localDeadLetters, outbox } from './checks/local.ts';
import type { EndpointUrls } from './endpoint-urls.ts';
import { failure } from './finding.ts';
import { LOCAL_PROBE_WAIT_MS, localProbeRoute } from './probe/local-probe-route.ts';
import { type ProbeContext, probeCheck } from './probe/probe.ts';
import { makeReport, type Report } from './report.ts';
import { runChecks } from './run-checks.ts';

interface LocalContext extends ProbeContext {
  readonly dataDir: string;
  readonly endpoints: Endpoints;
  readonly urls: EndpointUrls;
}

export const LOCAL_CHECKS: readonly Check<LocalContext>[] = [
  endpoints,
  outbox,
  developmentAccount,
  localDeadLetters,
  probeCheck([], LOCAL_PROBE_WAIT_MS),
];

interface LocalExamination {
  readonly dataDir: string;
  readonly timeLimitMs: number;
}

export async function examineLocal({ dataDir, timeLimitMs }: LocalExamination): Promise<Report> {
  const target = { kind: 'local', data_dir: dataDir } as const;
  const endpoints = endpointsOf(resolve(dataDir));
  if (endpoints === undefined) {
    const finding = failure(
      `No service is running in ${dataDir}`,
      `Start it with ${START_COMMAND}, or name a stack on AWS with --stack.`,
    );
    return makeReport(target, [{ id: 'runtime', title: 'Local service', findings: [finding] }], new Date());
  }
  const context: LocalContext = {
    dataDir,
    endpoints,
    urls: { rest: endpoints.base_url, mcp: endpoints.mcp_url, stream: endpoints.ws_url },
    probe: localProbeRoute(endpoints, dataDir),
  };
  return makeReport(target, await runChecks(LOCAL_CHECKS, context, timeLimitMs), new Date());
}
