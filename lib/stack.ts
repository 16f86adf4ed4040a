import { CfnOutput, Stack, type StackProps, Tags } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { AccountCheck } from './constructs/account-check.ts';
import { Admin } from './constructs/admin.ts';
import { Alarms } from './constructs/alarms.ts';
import { AttachmentText } from './constructs/attachment-text.ts';
import { Canary } from './constructs/canary.ts';
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
import { Purge } from './constructs/purge.ts';
import { Rebuild } from './constructs/rebuild.ts';
import { Sender } from './constructs/sender.ts';
import { UsageRollUp } from './constructs/usage-roll-up.ts';
import { WebhookDelivery } from './constructs/webhook-delivery.ts';
import type { Settings } from './settings.ts';

/** Context of `cdk import` (docs/operate.md). */
const IMPORT = 'import';

/** The wiring diagram of the service, in the direction in which mail flows. */
export class AgentInboxStack extends Stack {
  constructor(scope: Construct, settings: Settings, props: StackProps) {
    super(scope, settings.stackName, {
      ...props,
      terminationProtection: settings.terminationProtection,
      description: `Agent Inbox: email inboxes for software agents on ${settings.inboxDomain}`,
    });
    Tags.of(this).add('app', 'agent-inbox');
    for (const [name, value] of Object.entries(settings.tags)) Tags.of(this).add(name, value);

    const check = new DeploymentCheck(this, 'Deployment', settings);
    const dns = new DnsRecords(this, 'Dns', settings);
    new InboxDomain(this, 'Domain', { settings, dns });
    const store = new MailStore(this, 'Store', settings);
    const events = new EventBus(this, 'Events');
    const deferred = new DeferredMail(this, 'DeferredMail', { settings, store });
    const usage = new UsageRollUp(this, 'Usage', { settings, store, deferred });
    const ingress = new MailIngress(this, 'MailIngress', { settings, store, events, usage });
    deferred.releaseInto(ingress.work.queue);

    const stream = new EventStream(this, 'Stream', { settings, store, events, dns });
    const purge = new Purge(this, 'Purge', { settings, store, stream });
    const sender = new Sender(this, 'Sender', { settings, dns });
    const webhooks = new WebhookDelivery(this, 'Webhooks', { settings, store, events, sender });
    const texts = new AttachmentText(this, 'AttachmentText', { settings, store });
    const transport = {
      settings,
      store,
      events,
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
    const mcp = new McpEndpoint(this, 'Assistants', transport);
    const admin = new Admin(this, 'Admin', { settings, store, purge, deferred, stream, webhooks });
    const rebuild = new Rebuild(this, 'Rebuild', { settings, store });

    const accountCheck = new AccountCheck(this, 'AccountCheck', { settings, store, ingress, webhooks });

    const { monthlyBudget: dollars, alarmEmail: address } = settings;
    if (dollars !== undefined && address !== undefined) {
      new MonthlyBudget(this, 'Budget', { dollars, address });
    }

    const canary = settings.canary
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
      canary,
    });
    new Dashboard(this, 'Dashboard', { ...transports, alarms, ingress, store });
    limitCreationRates(this);
    const isImport = this.node.tryGetContext(IMPORT) === 'true';
    check.precedeAll(isImport ? [store.table, store.bucket, ...store.keys] : []);

    new CfnOutput(this, 'BaseUrl', { value: rest.baseUrl, description: 'Base address of the REST API' });
    if (rest.consoleUrl !== undefined) {
      new CfnOutput(this, 'ConsoleUrl', { value: rest.consoleUrl, description: 'Web console for people' });
    }
    new CfnOutput(this, 'McpUrl', { value: mcp.url, description: 'Address for assistants (MCP)' });
    new CfnOutput(this, 'WsUrl', {
      value: stream.clientUrl,
      description: 'Address of the event stream (WebSocket)',
    });
    new CfnOutput(this, 'AdminFunctionName', {
      value: admin.functionName,
      description: 'Function that the admin command invokes',
    });
    new CfnOutput(this, 'RebuildFunctionName', {
      value: rebuild.functionName,
      description: 'Function that the admin command invokes to make messages again from raw mail',
    });
    new CfnOutput(this, 'WaitingCalls', {
      value: `${settings.waitingCalls}`,
      description: 'Calls that may wait at once in each of the functions api and mcp',
    });
    new CfnOutput(this, 'InboxDomain', { value: settings.inboxDomain, description: 'Domain of the inboxes' });
  }
}
