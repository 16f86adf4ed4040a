import { join } from 'node:path';
import type { Authority } from '../aws-gateway/authorize.ts';
import { bucketCors } from '../aws-gateway/bucket-cors.ts';
import { partitionKeys } from '../aws-gateway/leading-keys.ts';
import type { Deployment, ResolvedTemplate } from '../contract.ts';
import { createCustomResources } from '../custom-resources/create-custom-resources.ts';
import { tableDefinitions } from '../dynamodb-rules/table-definitions.ts';
import { prepareFunctions } from '../functions/functions.ts';
import { compilePolicies } from '../iam/compile-policies.ts';
import type { PermissionJournal } from '../iam/permission-journal.ts';
import { lambdaEndpoint } from '../lambda/lambda-endpoint.ts';
import type { OwnInboxes } from '../mail-out/own-inboxes.ts';
import { SES_CONDITION_KEYS, sesEndpoint } from '../mail-out/ses-endpoint.ts';
import { stackId } from '../template/intrinsics.ts';
import { ACCOUNT_EXECUTIONS } from './emulated-account.ts';
import type { RuntimeOptions } from './options.ts';
import type { PreparedTemplate } from './prepare-template.ts';
import type { Backends } from './start-backends.ts';

interface DeployOptions extends Pick<RuntimeOptions, 'account'> {
  readonly dataDir: string;
  readonly prepared: PreparedTemplate;
  readonly backends: Backends;
  readonly inboxes: OwnInboxes;
  readonly journal: PermissionJournal;
}

export function authorityOf(
  template: ResolvedTemplate,
  deployment: Deployment,
  journal: PermissionJournal,
): Authority {
  return {
    permissions: compilePolicies(template, SES_CONDITION_KEYS),
    journal,
    partitionKeys: partitionKeys(template),
    deployment,
  };
}

export async function deployTemplate(options: DeployOptions): Promise<ResolvedTemplate> {
  const { account = {}, dataDir, prepared, backends, inboxes, journal } = options;
  const { assembly, template, gateway, deployment, resolve } = prepared;
  const { engines, principals, outbox, ruleSets } = backends;
  const { executions = ACCOUNT_EXECUTIONS } = account;
  const logDir = join(dataDir, 'logs');
  const functions = prepareFunctions({ template, assembly, deployment, principals, logDir, executions });
  const find = (arn: string) => functions.find(arn);
  // No function of the stack has reserved executions yet.
  const lambda = lambdaEndpoint({ find, unreservedExecutions: executions }, deployment);
  gateway.open({
    ...authorityOf(template, deployment, journal),
    principals,
    engines,
    services: [
      lambda,
      sesEndpoint({ outbox, inboxes, ruleSets, sending: account.sending, template, deployment }),
    ],
    cors: bucketCors(template),
    tables: tableDefinitions(template),
  });
  try {
    return await createCustomResources({
      resolve,
      stackId: stackId(assembly, deployment),
      findFunction: find,
    });
  } finally {
    await functions.stop();
  }
}
