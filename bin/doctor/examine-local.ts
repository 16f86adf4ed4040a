import { resolve } from 'node:path';
import { endpointsFile } from '../../local/data-dir/endpoints-file.ts';
import { failure } from './finding.ts';
import { LOCAL_CHECKS, type LocalContext } from './local-checks.ts';
import { localProbeRoute } from './probe/local-probe-route.ts';
import { makeReport, type Report } from './report.ts';
import { runChecks } from './run-checks.ts';

export interface LocalExamination {
  readonly dataDir: string;
  readonly timeLimitMs: number;
}

export async function examineLocal({ dataDir, timeLimitMs }: LocalExamination): Promise<Report> {
  const target = { kind: 'local', data_dir: dataDir } as const;
  const endpoints = endpointsFile(resolve(dataDir)).read();
  if (endpoints === undefined) {
    const finding = failure(
      `No service is running on ${dataDir}`,
      'Start it with npm start, or name a stack in AWS with --stack.',
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
