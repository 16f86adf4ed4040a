import { join } from 'node:path';
import type { AdverseMode } from './adverse/adverse-mode.ts';
import { bucketCors } from './aws-gateway/bucket-cors.ts';
import { partitionKeys } from './aws-gateway/leading-keys.ts';
import { type Compute, startCompute } from './compute.ts';
import type { ResolvedTemplate } from './contract.ts';
import { type DataDir, openDataDir } from './data-dir.ts';
import { tableDefinitions } from './dynamodb-rules/table-definitions.ts';
import { type Endpoints, endpointsFile } from './endpoints-file.ts';
import { compilePolicies } from './iam/compile-policies.ts';
import { PermissionJournal } from './iam/permission-journal.ts';
import type { Inspection } from './inspection.ts';
import { SES_CONDITION_KEYS, sesEndpoint } from './mail-out/ses-endpoint.ts';
import type { RuntimeOptions } from './options.ts';
import { ACCOUNT_ID, type PreparedTemplate, prepareTemplate } from './prepare-template.ts';
import { RunningParts } from './running-parts.ts';
import { settled } from './settled.ts';
import { receiptRule } from './smtp/receipt-rule.ts';
import { startSmtp } from './smtp/smtp-server.ts';
import { type Backends, startBackends } from './start-backends.ts';
import { startEndpoints } from './start-endpoints.ts';

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
  const parts = new RunningParts();
  parts.onStop(() => dataDir.close());
  try {
    return await startParts(options, dataDir, parts);
  } catch (error) {
    await parts.stopAll().catch((stopping: unknown) => {
      throw new AggregateError([error, stopping], 'The start failed, and so did stopping what had started');
    });
    throw error;
  }
}

async function startParts(options: RuntimeOptions, dataDir: DataDir, parts: RunningParts): Promise<Runtime> {
  const { report } = options;
  // A killed runtime leaves its file behind: a client that waits for this one must not read that.
  const endpointsJson = endpointsFile(dataDir.path);
  endpointsJson.remove();

  const prepared = await prepareTemplate(options, dataDir.path, parts);
  const backends = await startBackends(options, dataDir, prepared, parts);
  const { template } = prepared;
  const { engines, inspection, outbox, ruleSets, principals, adverse } = backends;
  const permissions = new PermissionJournal();
  const compute = await startFunctions(options, dataDir, prepared, backends, permissions, parts);
  const smtp = parts.register(
    await startSmtp({
      rule: receiptRule(template),
      ruleSets,
      s3: inspection.s3,
      objects: engines.objects,
      publish: adverse?.events.publishing(engines.publish) ?? engines.publish,
      onDisk: engines.onDisk,
      port: prepared.allocated.smtp,
      onFailure: (error) => report(`SMTP: ${error.message}`),
    }),
  );
  prepared.savePorts();
  const endpoints = await startEndpoints(
    { prepared, principals, outbox, smtp, dataDir: dataDir.path, report },
    parts,
  );
  endpointsJson.write(endpoints);
  adverse?.begin();
  parts.onStop(() => endpointsJson.remove());
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
    stop: () => parts.stopAll(),
  };
}

/** Starts the functions and what invokes them, and opens the gateway through which they call AWS. */
async function startFunctions(
  { report }: RuntimeOptions,
  dataDir: DataDir,
  { assembly, template, allocated, gateway, home }: PreparedTemplate,
  { engines, outbox, ruleSets, principals, adverse }: Backends,
  journal: PermissionJournal,
  parts: RunningParts,
): Promise<Compute> {
  const authority = {
    permissions: compilePolicies(template, SES_CONDITION_KEYS),
    journal,
    partitionKeys: partitionKeys(template),
    home,
  };
  const compute = parts.register(
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
  return compute;
}
