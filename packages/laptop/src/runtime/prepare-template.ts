import { join } from 'node:path';
import * as z from 'zod';
import { Ports } from '../addresses/ports.ts';
import { type AwsGateway, startAwsGateway } from '../aws-gateway/start-aws-gateway.ts';
import {
  type CustomAttributes,
  type Deployment,
  type ResolvedTemplate,
  TemplateRefused,
} from '../contract.ts';
import { PrivateJson } from '../data-dir/private-json.ts';
import { providers } from '../resources/providers.ts';
import { cacheDirectory } from '../synthesize/cache-directory.mjs';
import { progressLine } from '../synthesize/progress-line.ts';
import { synthesize } from '../synthesize/synthesize.ts';
import { type CloudAssembly, loadAssembly } from '../template/assembly.ts';
import { resolveTemplate } from '../template/resolve-template.ts';
import { type AllocatedPorts, allocatePorts } from './allocate-ports.ts';
import type { RuntimeOptions } from './options.ts';
import type { RunningParts } from './running-parts.ts';

const REGION = 'us-east-1';
const ACCOUNT_ID = '000000000000';

export interface PreparedTemplate {
  readonly assembly: CloudAssembly;
  readonly template: ResolvedTemplate;
  readonly resolve: (attributes: CustomAttributes) => ResolvedTemplate;
  readonly allocated: AllocatedPorts;
  readonly gateway: AwsGateway;
  readonly deployment: Deployment;
  readonly movedPorts: ReadonlyMap<number, number>;
  savePorts(): void;
}

export async function prepareTemplate(
  options: RuntimeOptions,
  dataDir: string,
  parts: RunningParts,
): Promise<PreparedTemplate> {
  const { assembly: given } = options;
  const assembly =
    typeof given === 'object' ? given : loadAssembly(given ?? (await synthesizeProject(options)));
  const portsJson = new PrivateJson(join(dataDir, 'ports.json'), z.record(z.string(), z.int()));
  const ports = new Ports(portsJson.read() ?? {}, options.report);
  const allocated = await allocatePorts(assembly.template, ports, options);
  const gateway = parts.register(await startAwsGateway({ port: allocated.awsGateway }));
  const deployment: Deployment = {
    region: REGION,
    accountId: ACCOUNT_ID,
    awsEndpoint: gateway.origin,
    originOf(logicalId) {
      const port = allocated.byLogicalId.get(logicalId);
      if (port === undefined)
        throw new TemplateRefused(`${logicalId} does not listen on any port of this machine`);
      return `http://127.0.0.1:${port}`;
    },
    customAttributes: new Map(),
  };
  const resolve = (customAttributes: CustomAttributes) =>
    resolveTemplate(assembly, providers, { ...deployment, customAttributes });
  return {
    assembly,
    template: resolve(deployment.customAttributes),
    resolve,
    allocated,
    gateway,
    deployment,
    movedPorts: ports.moved,
    savePorts: () => portsJson.write({ ...ports.given }),
  };
}

function synthesizeProject({ projectRoot, settings, report }: RuntimeOptions): Promise<string> {
  return synthesize({
    projectRoot,
    context: settings,
    cacheDir: join(cacheDirectory(projectRoot), 'assembly'),
    onBuild: () => report('Building the functions (takes a few seconds after each change)…'),
    onBundled(bundled, of) {
      const line = progressLine(bundled, of);
      if (line !== undefined) report(line);
    },
  });
}
