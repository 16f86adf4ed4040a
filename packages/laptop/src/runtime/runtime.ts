import { join } from 'node:path';
import type { AdverseMode } from '../adverse/adverse-mode.ts';
import { bucketCors } from '../aws-gateway/bucket-cors.ts';
import { type ResolvedTemplate, TemplateRefused } from '../contract.ts';
import { type DataDir, openDataDir } from '../data-dir/data-dir.ts';
import { type Endpoints, endpointsFile } from '../data-dir/endpoints-file.ts';
import { type PageSecrets, pageSecrets } from '../data-dir/page-secrets.ts';
import { tableDefinitions } from '../dynamodb-rules/table-definitions.ts';
import type { Inspection } from '../engines/inspection.ts';
import { PermissionJournal } from '../iam/permission-journal.ts';
import { OwnInboxes } from '../mail-out/own-inboxes.ts';
import { sesEndpoint } from '../mail-out/ses-endpoint.ts';
import { receiptRule } from '../smtp/receipt-rule.ts';
import { startSmtp } from '../smtp/smtp-server.ts';
import { TestMail } from '../test-mail/test-mail.ts';
import { type Compute, type ComputeOptions, startCompute } from './compute.ts';
import { authorityOf, deployTemplate } from './deploy-template.ts';
import { ACCOUNT_EXECUTIONS } from './emulated-account.ts';
import type { RuntimeOptions } from './options.ts';
import { type PreparedTemplate, prepareTemplate } from './prepare-template.ts';
import { reportActivity } from './report-activity.ts';
import { RunningParts } from './running-parts.ts';
import { type IsOver, settled } from './settled.ts';
import { type Backends, startBackends } from './start-backends.ts';
import { startEndpoints } from './start-endpoints.ts';

export interface RunningTemplate {
  /** `http://127.0.0.1:<port>` of an API or function URL, by its logical id. @throws TemplateRefused for another resource. */
  originOf(logicalId: string): string;
  /** It is undefined for a template without a receipt rule. */
  readonly smtp: { readonly host: string; readonly port: number } | undefined;
  /** The key is the port of this run, and the value is that of the last run. */
  readonly movedPorts: ReadonlyMap<number, number>;
  /** The directory contains all files, including `endpoints.json`. */
  readonly dataDir: string;
  readonly template: ResolvedTemplate;
  readonly permissions: PermissionJournal;
  /** The clients have all permissions, for tests only. */
  readonly inspection: Inspection;
  readonly compute: Pick<Compute, 'functions' | 'events' | 'recursiveInvocationsDropped'>;
  readonly adverse: Pick<AdverseMode, 'counts'> | undefined;
  /** The first email would otherwise wait for these functions. Loading ends early when the runtime stops. */
  loadMailFunctions(): Promise<void>;
  /** Resolves when no message is waiting or being processed and no event is being sent (settled.ts). */
  settled(isOver?: IsOver): Promise<void>;
  /** Resolves, after a report, when the database has ended by itself. */
  readonly lost: Promise<unknown>;
  /** Lets running work finish, and ends all servers and child processes. */
  stop(): Promise<void>;
}

export interface Runtime extends RunningTemplate {
  readonly endpoints: Endpoints;
}

/**
 * Starts what the template of any project declares. @throws StartRefused, TemplateRefused, SynthesisFailed, or the
 * error of the part that did not start; started parts are stopped.
 */
export function startTemplate(options: RuntimeOptions): Promise<RunningTemplate> {
  return stoppedOnFailure(options, async (dataDir, parts) => {
    const { running } = await startParts(options, dataDir, parts);
    return running;
  });
}

/**
 * Resolves when the service, its pages and its development account are ready and `endpoints.json` is written. @throws
 * the same errors as `startTemplate`
 */
export function startRuntime(options: RuntimeOptions): Promise<Runtime> {
  return stoppedOnFailure(options, async (dataDir, parts) => {
    // Clients that wait for this runtime must not read the file of a killed one.
    const endpointsJson = endpointsFile(dataDir.path);
    endpointsJson.remove();
    const { running, prepared, backends, secrets } = await startParts(options, dataDir, parts);
    const { principals, outbox, adverse } = backends;
    const { smtp, compute } = running;
    if (smtp === undefined) throw new TemplateRefused('The template has no AWS::SES::ReceiptRule');
    const endpoints = await startEndpoints(
      {
        prepared,
        principals,
        outbox,
        smtp,
        secrets,
        dataDir: dataDir.path,
        functions: compute.functions,
        report: options.report,
      },
      parts,
    );
    endpointsJson.write(endpoints);
    adverse?.begin();
    parts.onStop(() => endpointsJson.remove());
    return { ...running, endpoints };
  });
}

async function stoppedOnFailure<Started>(
  options: RuntimeOptions,
  start: (dataDir: DataDir, parts: RunningParts) => Promise<Started>,
): Promise<Started> {
  const dataDir = await openDataDir(options.dataDir, options.reset);
  const parts = new RunningParts();
  parts.onStop(() => dataDir.close());
  try {
    return await start(dataDir, parts);
  } catch (error) {
    await parts.stopAll().catch((stopping: unknown) => {
      throw new AggregateError([error, stopping], 'Startup failed, and so did the cleanup');
    });
    throw error;
  }
}

interface StartedParts {
  readonly running: RunningTemplate;
  readonly prepared: PreparedTemplate;
  readonly backends: Backends;
  readonly secrets: PageSecrets;
}

async function startParts(
  options: RuntimeOptions,
  dataDir: DataDir,
  parts: RunningParts,
): Promise<StartedParts> {
  const { report } = options;
  const logDir = join(dataDir.path, 'logs');
  const activity = options.verbose === true ? reportActivity(logDir, report, parts) : undefined;
  const draft = await prepareTemplate(options, dataDir.path, parts);
  const backends = await startBackends(options, dataDir, draft, parts);
  const { engines, inspection, ruleSets, adverse } = backends;
  const permissions = new PermissionJournal();
  const secrets = pageSecrets(dataDir.path);
  const testMail = new TestMail(secrets.test_mail);
  const rule = receiptRule(draft.template);
  const inboxes = new OwnInboxes(rule);
  const template = await deployTemplate({
    account: options.account,
    dataDir: dataDir.path,
    prepared: draft,
    backends,
    inboxes,
    journal: permissions,
  });
  const prepared = { ...draft, template };
  const compute = await startFunctions(
    options,
    dataDir,
    prepared,
    backends,
    { permissions, testMail, inboxes, onReply: activity?.onReply },
    parts,
  );
  const smtp =
    rule &&
    parts.register(
      await startSmtp({
        rule,
        ruleSets,
        s3: inspection.s3,
        objects: engines.objects,
        publish: adverse?.events.publishing(engines.publish) ?? engines.publish,
        onDisk: engines.onDisk,
        port: prepared.allocated.smtp,
        onAccepted: activity?.onAccepted,
        onFailure: (error) => report(`SMTP: ${error.message}`),
      }),
    );
  if (smtp !== undefined) {
    testMail.sendTo(smtp);
    inboxes.sendTo(smtp);
  }
  prepared.savePorts();
  const running: RunningTemplate = {
    originOf: (logicalId) => prepared.deployment.originOf(logicalId),
    smtp,
    movedPorts: prepared.movedPorts,
    dataDir: dataDir.path,
    template,
    permissions,
    inspection,
    compute,
    adverse,
    loadMailFunctions: () => compute.loadMailFunctions(),
    lost: engines.lost,
    settled: (isOver) =>
      settled({
        template,
        contentOf: engines.queueContent,
        isOver,
        isIdle: () => compute.isIdle() && (adverse?.isIdle ?? true),
      }),
    stop: () => parts.stopAll(),
  };
  return { running, prepared, backends, secrets };
}

async function startFunctions(
  { report, account = {}, isFrugal }: RuntimeOptions,
  dataDir: DataDir,
  { assembly, template, allocated, gateway, deployment }: PreparedTemplate,
  { engines, outbox, ruleSets, principals, adverse }: Backends,
  {
    permissions: journal,
    inboxes,
    ...watching
  }: Pick<ComputeOptions, 'testMail' | 'onReply'> & { permissions: PermissionJournal; inboxes: OwnInboxes },
  parts: RunningParts,
): Promise<Compute> {
  const authority = authorityOf(template, deployment, journal);
  const compute = parts.register(
    await startCompute({
      template,
      assembly,
      deployment,
      principals,
      allocated,
      queues: engines.queues,
      manage: gateway.answer,
      authority,
      state: dataDir.state,
      logDir: join(dataDir.path, 'logs'),
      executions: account.executions ?? ACCOUNT_EXECUTIONS,
      isFrugal,
      report,
      adverse,
      ...watching,
    }),
  );
  gateway.open({
    ...authority,
    principals,
    engines,
    services: [
      ...compute.services,
      sesEndpoint({ outbox, inboxes, ruleSets, sending: account.sending, template, deployment }),
    ],
    cors: bucketCors(template),
    tables: tableDefinitions(template),
    written: (tableCall) => compute.written(tableCall),
    faults: adverse?.calls,
  });
  compute.open();
  return compute;
}
