import { join } from 'node:path';
import * as z from 'zod';
import { AdverseMode } from './adverse/adverse-mode.ts';
import { allocatePorts } from './allocate-ports.ts';
import { bucketCors } from './aws-gateway/bucket-cors.ts';
import { partitionKeys } from './aws-gateway/leading-keys.ts';
import { PrincipalRegistry } from './aws-gateway/principals.ts';
import { startAwsGateway } from './aws-gateway/start-aws-gateway.ts';
import { type Compute, startCompute } from './compute.ts';
import { type Home, type ResolvedTemplate, type Running, TemplateRefused } from './contract.ts';
import { type DataDir, openDataDir } from './data-dir.ts';
import { developmentAccount, developmentAccountSchema } from './development-account.ts';
import { tableDefinitions } from './dynamodb-rules/table-definitions.ts';
import { type Endpoints, endpointsFile } from './endpoints-file.ts';
import { startEngines } from './engines/engines.ts';
import { provision } from './engines/provision.ts';
import { compilePolicies } from './iam/compile-policies.ts';
import { PermissionJournal } from './iam/permission-journal.ts';
import { type Inspection, inspect } from './inspection.ts';
import { Outbox } from './mail-out/outbox.ts';
import { startOutboxServer } from './mail-out/outbox-server.ts';
import { SES_CONDITION_KEYS, sesEndpoint } from './mail-out/ses-endpoint.ts';
import type { RuntimeOptions } from './options.ts';
import { addressesAtHome } from './own-names.ts';
import { Ports } from './ports.ts';
import { PrivateJson } from './private-json.ts';
import { startReferenceServer } from './reference/reference-server.ts';
import { providers } from './resources/providers.ts';
import { settled } from './settled.ts';
import { receiptRule } from './smtp/receipt-rule.ts';
import { ReceiptRuleSets } from './smtp/receipt-rule-sets.ts';
import { startSmtp } from './smtp/smtp-server.ts';
import { synthesize } from './synthesize/synthesize.ts';
import { loadAssembly } from './template/assembly.ts';
import { resolveTemplate } from './template/resolve-template.ts';

const REGION = 'us-east-1';
const ACCOUNT_ID = '000000000000';

/** A running service, as `start` and tests hold it. */
export interface Runtime {
  readonly endpoints: Endpoints;
  /** Directory that holds everything, `endpoints.json` included. */
  readonly dataDir: string;
  readonly template: ResolvedTemplate;
  /** Which permissions of which roles were used so far. */
  readonly permissions: PermissionJournal;
  /** Clients of the engines with every permission, for tests alone. */
  readonly inspection: Inspection;
  /** The functions and what schedules them, for tests of what an operator's day brings. */
  readonly compute: Pick<Compute, 'functions' | 'events' | 'recursiveInvocationsDropped'>;
  /** What was injected so far; undefined out of adverse mode. */
  readonly adverse: Pick<AdverseMode, 'counts'> | undefined;
  /** Resolves when no message waits in a queue, none is worked on and no event is under way. */
  settled(): Promise<void>;
  /** Lets what is being worked on finish, and ends every server and child process. */
  stop(): Promise<void>;
}

/**
 * Starts everything and resolves when it answers and `endpoints.json` is written.
 * @throws StartRefused, TemplateRefused, SynthesisFailed, or the error of the part that did not start; what
 *   had started by then is stopped.
 */
export async function startRuntime(options: RuntimeOptions): Promise<Runtime> {
  const dataDir = await openDataDir(options.dataDir, options.reset);
  const running: Running[] = [{ stop: async () => dataDir.close() }];
  try {
    return await startParts(options, dataDir, running);
  } catch (error) {
    await stopAll(running).catch((stopping: unknown) => {
      throw new AggregateError([error, stopping], 'The start failed, and so did stopping what had started');
    });
    throw error;
  }
}

async function startParts(options: RuntimeOptions, dataDir: DataDir, running: Running[]): Promise<Runtime> {
  const { report } = options;
  const keep = <T extends Running>(part: T): T => {
    running.push(part);
    return part;
  };
  // A killed runtime leaves its file behind: whoever waits for this one must not read that.
  const endpointsJson = endpointsFile(dataDir.path);
  endpointsJson.remove();

  const directory = options.assembly ?? (await synthesizeProject(options));
  const assembly = loadAssembly(directory);
  const portsJson = new PrivateJson(join(dataDir.path, 'ports.json'), z.record(z.string(), z.int()));
  const ports = new Ports(portsJson.read() ?? {}, report);
  const allocated = await allocatePorts(assembly.template, ports, options);

  const gateway = keep(await startAwsGateway({ port: allocated.awsGateway }));
  const home: Home = {
    region: REGION,
    accountId: ACCOUNT_ID,
    awsEndpoint: gateway.origin,
    originOf(logicalId) {
      const port = allocated.byLogicalId.get(logicalId);
      if (port === undefined) throw new TemplateRefused(`${logicalId} answers on no port of this machine`);
      return `http://127.0.0.1:${port}`;
    },
  };
  const template = resolveTemplate(assembly, providers, home);

  const engines = keep(
    await startEngines({ dataDir: dataDir.state, onLost: ({ message }) => report(message) }),
  );
  await provision(template, engines, home);
  const inspection = inspect(engines, home);
  running.push({ stop: async () => inspection.close() });
  const outbox = new Outbox(join(dataDir.state, 'outbox.sqlite'));
  running.push({ stop: async () => outbox.close() });

  const ruleSets = new ReceiptRuleSets(template);
  const principals = new PrincipalRegistry();
  const adverse =
    options.adverseSeed === undefined
      ? undefined
      : keep(
          await AdverseMode.start({
            seed: options.adverseSeed,
            template,
            principals,
            dynamodb: inspection.dynamodb,
            queues: engines.queues,
            dataDir: dataDir.path,
            report,
          }),
        );
  const permissions = new PermissionJournal();
  const authority = {
    permissions: compilePolicies(template, SES_CONDITION_KEYS),
    journal: permissions,
    partitionKeys: partitionKeys(template),
    home,
  };
  const compute = keep(
    await startCompute({
      template,
      assembly,
      home,
      principals,
      allocated,
      queues: engines.queues,
      manage: gateway.answer,
      authority,
      state: dataDir.state,
      logDir: join(dataDir.path, 'logs'),
      report,
      adverse,
    }),
  );
  gateway.open({
    ...authority,
    principals,
    engines,
    services: [...compute.services, sesEndpoint({ outbox, ruleSets, template, home })],
    cors: bucketCors(template),
    tables: tableDefinitions(template),
    faults: adverse?.calls,
  });
  compute.open();

  const outboxServer = keep(await startOutboxServer(outbox, allocated.outbox));
  const smtp = keep(
    await startSmtp({
      rule: receiptRule(template),
      ruleSets,
      s3: inspection.s3,
      objects: engines.objects,
      publish: adverse?.events.publishing(engines.publish) ?? engines.publish,
      onDisk: engines.onDisk,
      port: allocated.smtp,
      onFailure: (error) => report(`SMTP: ${error.message}`),
    }),
  );
  portsJson.write({ ...ports.given });

  const atHome = addressesAtHome(template, home);
  const baseUrl = atHome(output(template, 'BaseUrl'));
  const inboxDomain = output(template, 'InboxDomain');
  const account = await developmentAccount({
    baseUrl,
    inboxDomain,
    outbox,
    kept: new PrivateJson(join(dataDir.path, 'development-account.json'), developmentAccountSchema),
    report,
  });
  const reference = keep(
    await startReferenceServer({ baseUrl, apiKey: account.api_key }, allocated.reference),
  );
  const endpoints: Endpoints = {
    base_url: baseUrl,
    ...optional('mcp_url', told(template, 'McpUrl', atHome)),
    ...optional('ws_url', told(template, 'WsUrl', atHome)),
    inbox_domain: inboxDomain,
    smtp: { host: smtp.host, port: smtp.port },
    outbox_url: outboxServer.url,
    docs_url: reference.url,
    ...account,
    ...operatorAccess(template, principals, home),
  };
  endpointsJson.write(endpoints);
  adverse?.begin();
  running.push({ stop: async () => endpointsJson.remove() });
  return {
    endpoints,
    dataDir: dataDir.path,
    template,
    permissions,
    inspection,
    compute,
    adverse,
    settled: () =>
      settled({
        template,
        queues: engines.queues,
        engine: engines.fauxqs,
        accountId: ACCOUNT_ID,
        isIdle: () => compute.isIdle() && (adverse?.isIdle ?? true),
      }),
    stop: () => stopAll(running),
  };
}

function synthesizeProject({ projectRoot, settings, report }: RuntimeOptions): Promise<string> {
  return synthesize({
    projectRoot,
    context: settings,
    cacheDir: join(projectRoot, '.cache', 'assembly'),
    onBuild: () => report('Building the functions (once for each change, some seconds)…'),
  });
}

function output(template: ResolvedTemplate, name: string): string {
  const value = template.outputs.get(name);
  if (value === undefined) throw new TemplateRefused(`The template has no output ${name}`);
  return value;
}

/** An address that the template may give. */
function told(
  template: ResolvedTemplate,
  name: string,
  atHome: (address: string) => string,
): string | undefined {
  const address = template.outputs.get(name);
  return address === undefined ? undefined : atHome(address);
}

/** Keys of an operator, good for as long as the runtime runs. */
function operatorAccess(
  template: ResolvedTemplate,
  principals: PrincipalRegistry,
  home: Home,
): Pick<Endpoints, 'admin'> {
  const name = template.outputs.get('AdminFunctionName');
  const rebuildName = template.outputs.get('RebuildFunctionName');
  if (name === undefined || rebuildName === undefined) return {};
  const { accessKeyId, secretAccessKey } = principals.issue(undefined);
  return {
    admin: {
      endpoint: home.awsEndpoint,
      function_name: name,
      rebuild_function_name: rebuildName,
      access_key_id: accessKeyId,
      secret_access_key: secretAccessKey,
    },
  };
}

function optional<K extends string>(key: K, value: string | undefined): Partial<Record<K, string>> {
  const found: Partial<Record<K, string>> = {};
  if (value !== undefined) found[key] = value;
  return found;
}

/** Stops the newest first, and goes on when one fails: a server left behind would hold its port. */
async function stopAll(running: Running[]): Promise<void> {
  const failures: unknown[] = [];
  for (const part of running.splice(0).reverse()) {
    try {
      await part.stop();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length === 1) throw failures[0];
  if (failures.length > 1)
    throw new AggregateError(failures, 'Several parts of the runtime did not stop cleanly');
}
