import { Stack, Tags, Tokenization } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { EventBus as Bus } from 'aws-cdk-lib/aws-events';
import { Grant, type IGrantable } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { inboxDomainsOf } from '../lambdas/settings/policy.ts';
import { AccountCheck } from './constructs/account-check.ts';
import { Admin } from './constructs/admin.ts';
import { Alarms } from './constructs/alarms.ts';
import { AttachmentText } from './constructs/attachment-text.ts';
import { AuditLines } from './constructs/audit-lines.ts';
import { Canary } from './constructs/canary.ts';
import { applyConditions } from './constructs/conditional.ts';
import { limitCreationRates } from './constructs/creation-rates.ts';
import { Dashboard } from './constructs/dashboard.ts';
import { DeferredMail } from './constructs/deferred-mail.ts';
import { DeploymentCheck } from './constructs/deployment-check.ts';
import { DnsRecords } from './constructs/dns-records.ts';
import { EventBus } from './constructs/event-bus.ts';
import { EventStream } from './constructs/event-stream.ts';
import { HttpApi } from './constructs/http-api.ts';
import { InboxDomain } from './constructs/inbox-domain.ts';
import { MailIngress } from './constructs/mail-ingress.ts';
import { MailStore } from './constructs/mail-store.ts';
import { McpEndpoint } from './constructs/mcp-endpoint.ts';
import { MonthlyBudget } from './constructs/monthly-budget.ts';
import type { OperatorApi } from './constructs/operator-api.ts';
import { Purge } from './constructs/purge.ts';
import { Rebuild } from './constructs/rebuild.ts';
import { Sender } from './constructs/sender.ts';
import { serviceOutput } from './constructs/service-output.ts';
import { beServiceRoot } from './constructs/service-root.ts';
import { waitingCalls } from './constructs/transport.ts';
import { UsageRollUp } from './constructs/usage-roll-up.ts';
import { WebhookDelivery } from './constructs/webhook-delivery.ts';
import type { AgentInboxProps } from './generated/agent-inbox-props.ts';
import { settingsFrom } from './service-settings.ts';
import { alarmAddresses } from './settings.ts';

/** `cdk import` sets this context (docs/operate.md). */
const IMPORT = 'import';

/**
 * The Agent Inbox service. A stack can contain only one, because the `agentinbox` command finds it by outputs with
 * fixed names.
 */
export class AgentInbox extends Construct {
  /** Base URL of the REST API, including `/v1`. */
  readonly baseUrl: string;
  /** URL of the MCP endpoint for assistants. */
  readonly mcpUrl: string;
  /** URL of the event stream (WebSocket). */
  readonly wsUrl: string;
  /**
   * The DynamoDB table. Its rows are internal and may change with each version: use it for backups, not to read mail.
   */
  readonly table: Table;
  /** The bucket with raw mail, bodies and attachments. */
  readonly bucket: Bucket;
  /** The EventBridge bus with events that a webhook or a socket waits for. */
  readonly eventBus: Bus;
  /** URL of the operator API, which requires signed requests. */
  readonly operatorUrl: string;
  readonly #rebuild: IFunction;
  readonly #operatorApi: OperatorApi;

  /** @throws Error that names each invalid setting and the rule it breaks. */
  constructor(scope: Construct, id: string, props: AgentInboxProps) {
    super(scope, id);
    beServiceRoot(this);
    const settings = settingsFrom(props);
    const conditions = settings.deferred?.conditions;
    Tags.of(this).add('app', 'agent-inbox');
    for (const [name, value] of Object.entries(settings.tags)) Tags.of(this).add(name, value);

    const check = new DeploymentCheck(this, 'Deployment', settings);
    const dns = new DnsRecords(this, 'Dns', settings);
    for (const [place, name] of [settings.inboxDomain, ...settings.moreInboxDomains].entries()) {
      if (name !== '') new InboxDomain(this, `Domain${place}`, { name, place, dns });
    }
    const store = new MailStore(this, 'Store', settings);
    const events = new EventBus(this, 'Events');
    const deferred = new DeferredMail(this, 'DeferredMail', { settings, store });
    const usage = new UsageRollUp(this, 'Usage', { settings, store, deferred });
    const ingress = new MailIngress(this, 'MailIngress', { settings, store, events, usage });
    deferred.releaseInto(ingress.work.queue);

    const stream = new EventStream(this, 'Stream', { settings, store, events, dns });
    const { senderDomain: domain } = settings;
    const sender =
      domain === undefined
        ? undefined
        : new Sender(this, 'Sender', { domain, dns, condition: conditions?.sender });
    if (sender?.condition !== undefined) ingress.createAfter(sender);
    const webhooks = new WebhookDelivery(this, 'Webhooks', { settings, store, events, sender });
    const purge = new Purge(this, 'Purge', { settings, store, stream, usage, webhooks, sender });
    const texts = new AttachmentText(this, 'AttachmentText', { settings, store });
    const transport = {
      settings,
      store,
      purge,
      deferred,
      usage,
      sender,
      stream,
      webhooks,
      texts,
      dns,
    };
    const rest = new HttpApi(this, 'Rest', transport);
    const mcp = new McpEndpoint(this, 'Assistants', { ...transport, rest });
    const auditLines = new AuditLines(this, 'AuditLines', { settings, store });
    const admin = new Admin(this, 'Admin', {
      settings,
      store,
      purge,
      deferred,
      stream,
      webhooks,
      auditLines,
    });
    const rebuild = new Rebuild(this, 'Rebuild', { settings, store });

    const accountCheck = new AccountCheck(this, 'AccountCheck', {
      settings,
      store,
      ingress,
      webhooks,
      auditLines,
    });

    const { monthlyBudget: dollars } = settings;
    if (dollars !== undefined) {
      new MonthlyBudget(this, 'Budget', { dollars, addresses: alarmAddresses(settings) });
    }

    const canary =
      settings.canary && sender !== undefined
        ? new Canary(this, 'Canary', { settings, sender, rest, admin })
        : undefined;
    const transports = { rest, mcp, stream };
    const alarms = new Alarms(this, 'Alarms', {
      ...transports,
      settings,
      store,
      ingress,
      sender,
      check: accountCheck,
      auditLines,
      canary,
    });
    ingress.activateAfter(rest.stage, stream.stage, alarms);
    new Dashboard(this, 'Dashboard', { ...transports, alarms, ingress, store });
    applyConditions(this);
    limitCreationRates(this);
    const isImport = this.node.tryGetContext(IMPORT) === 'true';
    check.precedeAll(isImport ? [store.table, store.bucket, ...store.keys] : []);

    this.baseUrl = rest.baseUrl;
    this.mcpUrl = mcp.url;
    this.wsUrl = stream.clientUrl;
    this.operatorUrl = admin.api.url;
    this.table = store.table;
    this.bucket = store.bucket;
    this.eventBus = events.bus;
    this.#rebuild = rebuild.function;
    this.#operatorApi = admin.api;

    serviceOutput(this, 'BaseUrl', this.baseUrl, 'Base address of the REST API');
    if (rest.consoleUrl !== undefined)
      serviceOutput(this, 'ConsoleUrl', rest.consoleUrl, 'Web console for people');
    serviceOutput(this, 'McpUrl', this.mcpUrl, 'Address for assistants (MCP)');
    serviceOutput(this, 'WsUrl', this.wsUrl, 'Address of the event stream (WebSocket)');
    serviceOutput(this, 'OperatorUrl', admin.api.url, 'Address of the operator API');
    serviceOutput(
      this,
      'AdminFunctionName',
      admin.function.functionName,
      'Function behind the operator API, for direct invocations',
    );
    serviceOutput(
      this,
      'RebuildFunctionName',
      rebuild.function.functionName,
      'Function that the admin command invokes to rebuild messages from raw mail',
    );
    serviceOutput(
      this,
      'AuditLogGroupName',
      auditLines.logGroupName,
      'Log group of the audit log, as JSON lines',
    );
    serviceOutput(
      this,
      'WaitingCalls',
      waitingCalls(this, settings),
      'Calls that may wait at once in each of the functions api and mcp',
    );
    serviceOutput(
      this,
      'Executions',
      Tokenization.stringifyNumber(DeploymentCheck.executions(this, 'Executions')),
      'Concurrent executions from which the limits were derived',
    );
    serviceOutput(this, 'InboxDomain', settings.inboxDomain, 'Domain of the inboxes');
    const [, ...more] = inboxDomainsOf(settings);
    if (more.length > 0) {
      serviceOutput(this, 'MoreInboxDomains', more.join(','), 'Additional domains for inboxes');
    }
  }

  /** Lets a role, user or group run `agentinbox admin --stack` and `doctor --probe`. */
  grantOperator(grantee: IGrantable): void {
    this.#operatorApi.grantInvoke(grantee);
    this.#rebuild.grantInvoke(grantee);
    // The command reads the addresses from the outputs.
    Grant.addToPrincipal({
      grantee,
      actions: ['cloudformation:DescribeStacks'],
      resourceArns: [Stack.of(this).stackId],
    });
  }
}
