import { join } from 'node:path';
import { localAddresses } from '../addresses/own-names.ts';
import type { PrincipalRegistry } from '../aws-gateway/principals.ts';
import { type Deployment, type ResolvedTemplate, TemplateRefused } from '../contract.ts';
import type { Endpoints } from '../data-dir/endpoints-file.ts';
import type { PageSecrets } from '../data-dir/page-secrets.ts';
import { PrivateJson } from '../data-dir/private-json.ts';
import type { Functions } from '../functions/functions.ts';
import type { Outbox } from '../mail-out/outbox.ts';
import { startOutboxServer } from '../mail-out/outbox-server.ts';
import { startReferenceServer } from '../reference/reference-server.ts';
import { developmentAccount, developmentAccountSchema } from './development-account.ts';
import type { PreparedTemplate } from './prepare-template.ts';
import type { RunningParts } from './running-parts.ts';

interface EndpointsOptions {
  readonly prepared: Pick<PreparedTemplate, 'template' | 'deployment' | 'allocated'>;
  readonly principals: PrincipalRegistry;
  readonly outbox: Outbox;
  readonly secrets: PageSecrets;
  readonly smtp: { readonly host: string; readonly port: number };
  readonly dataDir: string;
  readonly functions: Pick<Functions, 'find'>;
  readonly report: (text: string) => void;
}

export async function startEndpoints(options: EndpointsOptions, parts: RunningParts): Promise<Endpoints> {
  const { prepared, principals, outbox, smtp, secrets, dataDir, functions, report } = options;
  const { template, deployment, allocated } = prepared;
  const outboxServer = parts.register(await startOutboxServer(outbox, allocated.outbox, secrets.outbox));
  const localAddress = localAddresses(template, deployment);
  const baseUrl = localAddress(requiredOutput(template, 'BaseUrl'));
  const inboxDomain = requiredOutput(template, 'InboxDomain');
  const account = await developmentAccount({
    baseUrl,
    inboxDomain,
    outbox,
    kept: new PrivateJson(join(dataDir, 'development-account.json'), developmentAccountSchema),
    askOperator: async (request) => {
      const admin = functions.find(requiredOutput(template, 'AdminFunctionName'));
      const invocation = await admin.invoke(request, []);
      return invocation.ok ? invocation.payload : undefined;
    },
    report,
  });
  const reference = parts.register(
    await startReferenceServer({ baseUrl, apiKey: account.api_key }, allocated.reference, secrets.reference),
  );
  return {
    base_url: baseUrl,
    ...optionalAddress('mcp_url', template.outputs.get('McpUrl'), localAddress),
    ...optionalAddress('ws_url', template.outputs.get('WsUrl'), localAddress),
    inbox_domain: inboxDomain,
    smtp: { host: smtp.host, port: smtp.port },
    outbox_url: outboxServer.url,
    docs_url: reference.url,
    ...consoleAddress(template.outputs.get('ConsoleUrl'), localAddress, account.api_key, secrets.test_mail),
    ...account,
    ...optionalAddress('operator_url', template.outputs.get('OperatorUrl'), localAddress),
    ...operatorAccess(template, principals, deployment),
  };
}

function requiredOutput(template: ResolvedTemplate, name: string): string {
  const value = template.outputs.get(name);
  if (value === undefined) throw new TemplateRefused(`The template has no output ${name}`);
  return value;
}

function optionalAddress<Key extends string>(
  key: Key,
  address: string | undefined,
  localAddress: (address: string) => string,
): Partial<Record<Key, string>> {
  const found: Partial<Record<Key, string>> = {};
  if (address !== undefined) found[key] = localAddress(address);
  return found;
}

/** Browsers do not send the fragment to servers, and the page removes it at once. */
function consoleAddress(
  address: string | undefined,
  localAddress: (address: string) => string,
  apiKey: string,
  testMailSecret: string,
): Pick<Endpoints, 'console_url'> {
  if (address === undefined) return {};
  const fragment = new URLSearchParams({ key: apiKey, local: testMailSecret });
  return { console_url: `${localAddress(address)}#${fragment}` };
}

function operatorAccess(
  template: ResolvedTemplate,
  principals: PrincipalRegistry,
  deployment: Deployment,
): Pick<Endpoints, 'admin'> {
  const name = template.outputs.get('AdminFunctionName');
  const rebuildName = template.outputs.get('RebuildFunctionName');
  if (name === undefined || rebuildName === undefined) return {};
  const { accessKeyId, secretAccessKey } = principals.issue(undefined);
  return {
    admin: {
      endpoint: deployment.awsEndpoint,
      function_name: name,
      rebuild_function_name: rebuildName,
      access_key_id: accessKeyId,
      secret_access_key: secretAccessKey,
    },
  };
}
