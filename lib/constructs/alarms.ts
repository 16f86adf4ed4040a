import { type CfnCondition, Duration, Stack } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';

import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Subscription, SubscriptionProtocol, Topic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import type { ServiceSettings } from '../service-settings.ts';
import { alarmAddresses } from '../settings.ts';
import type { AccountCheck } from './account-check.ts';
import { accountWatches } from './account-watches.ts';
import { ALARM_KINDS, EVENTS_ENTRY, runbookEntry } from './alarm-kind.ts';
import type { AuditLines } from './audit-lines.ts';
import type { Canary } from './canary.ts';
import { under } from './conditional.ts';
import { constructName } from './construct-name.ts';
import { FunctionFailures } from './function-failures.ts';
import { GatewayDomain } from './gateway-domain.ts';
import type { MailIngress } from './mail-ingress.ts';
import type { MailStore } from './mail-store.ts';
import { mailWatches } from './mail-watches.ts';
import { McpDomain } from './mcp-domain.ts';
import type { Sender } from './sender.ts';
import { sendingWatches } from './sending-watches.ts';
import {
  failures,
  functionFailures,
  functionMetric,
  medianFailure,
  runsOutWithin,
  type Transports,
} from './service-metrics.ts';
import { serviceOutput } from './service-output.ts';
import { serviceRoot } from './service-root.ts';
import type { Watch } from './watch.ts';

/** Customers' endpoints die every day; half of all attempts failing is more likely to be us. */
const FAILED_SHARE = 0.5;
const FAILED_CALLS = 5;
/** ACM renews 60 days before the end (ACM user guide, "Managed renewal"): by then it has failed to for a month. */
const DAYS_TO_RENEW = 30;
/** The stream forgets a record after a day. */
const OLD_RECORD_MS = Duration.hours(1).toMilliseconds();
/** A function may fail once for a transient reason; two of three periods of five minutes are an alarm. */
const FAILING = { periods: 3, datapoints: 2 } as const;

export interface AlarmsProps extends Transports {
  readonly settings: ServiceSettings;
  readonly store: MailStore;
  readonly ingress: MailIngress;
  readonly sender: Sender | undefined;
  readonly check: AccountCheck;
  readonly auditLines: AuditLines;
  readonly canary: Canary | undefined;
}

/**
 * What an operator is woken for. Functions and certificates are found in the stack, so that none is forgotten: construct
 * this last. Each metric that an alarm looks at is billed by itself ($0.10 a month), so that alarms look at few: see
 * docs/cost.md.
 */
export class Alarms extends Construct {
  readonly all: readonly Alarm[];
  readonly #topic: Topic;
  readonly #made: Alarm[] = [];

  constructor(scope: Construct, id: string, props: AlarmsProps) {
    super(scope, id);
    this.#topic = this.topic(props);
    this.watchAll(accountWatches(props.check));
    this.watchAll(mailWatches(props));
    this.watchWebhooks();
    this.watchTransports(props);
    this.watchFunctions(props);
    this.watchCertificates();
    this.watchCanary(props);
    this.watch('AuditLinesLate', {
      kind: 'auditLinesLate',
      metric: functionMetric(props.auditLines.function.functionName, 'IteratorAge', 'Maximum'),
      from: OLD_RECORD_MS,
    });
    const { sender } = props;
    if (sender !== undefined) this.watchAll(sendingWatches({ sender }), sender.condition);
    this.all = this.#made;
  }

  private topic({ settings, store, check }: AlarmsProps): Topic {
    const topic = new Topic(this, 'Topic', {
      enforceSSL: true,
      ...(store.alarmKey === undefined ? {} : { masterKey: store.alarmKey }),
    });
    // A policy of our own takes the place of the one by which CloudWatch may publish.
    topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
    const { alarmHttpsUrl } = settings;
    const condition = settings.deferred?.conditions.alarmEmail;
    const endpoints = [
      ...alarmAddresses(settings).map((endpoint) => ({ endpoint, protocol: SubscriptionProtocol.EMAIL })),
      ...(alarmHttpsUrl === undefined
        ? []
        : [{ endpoint: alarmHttpsUrl, protocol: SubscriptionProtocol.HTTPS }]),
    ];
    for (const [place, subscription] of endpoints.entries()) {
      under(condition, new Subscription(this, `Subscription${place}`, { topic, ...subscription }));
    }
    if (endpoints.length > 0) check.watchSubscriptions(topic, condition);
    serviceOutput(this, 'AlarmTopicArn', topic.topicArn, 'Topic that alarms are published to');
    return topic;
  }

  private watchWebhooks(): void {
    this.watch('FailedShare', {
      kind: 'webhookFailures',
      metric: medianFailure(),
      from: FAILED_SHARE,
      ignoresFewValues: true,
    });
  }

  /**
   * The REST API, whose gateway answers with 5xx also when no function runs. Failures of MCP and of the stream are those of
   * their functions; only calls of MCP that Lambda throttles are counted nowhere else.
   */
  private watchTransports(transports: Transports): void {
    this.watch('RestFailures', {
      kind: 'transportFailures',
      metric: failures(transports).Rest,
      from: FAILED_CALLS,
    });
    this.watch('AssistantsMcpThrottles', {
      kind: 'throttles',
      metric: functionMetric(transports.mcp.functionName, 'Throttles', 'Sum'),
      from: 1,
      ...FAILING,
    });
  }

  private watchFunctions({ mcp }: Transports): void {
    new FunctionFailures(this, 'Failures', mcp);
    this.watch('FunctionErrors', {
      kind: 'functionErrors',
      metric: functionFailures(),
      from: 1,
      ...FAILING,
    });
  }

  private watchCertificates(): void {
    for (const found of serviceRoot(this).node.findAll()) {
      const isOurs = found instanceof GatewayDomain || (found instanceof McpDomain && found.isInRegion);
      if (!isOurs) continue;
      this.watch(`${constructName(found)}Certificate`, {
        kind: 'certificate',
        metric: runsOutWithin(found.certificate, DAYS_TO_RENEW),
        from: 1,
      });
    }
  }

  private watchCanary({ canary }: AlarmsProps): void {
    if (canary === undefined) return;
    this.watch('CanaryFailed', {
      kind: 'canaryFailed',
      metric: functionMetric(canary.functionName, 'Errors', 'Sum', Duration.hours(1)),
      from: 1,
      // Runs are not at the second: one hour may have none and the next two, and the alarm stays on.
      periods: 2,
      datapoints: 1,
    });
  }

  private watchAll(watches: Readonly<Record<string, Watch>>, condition?: CfnCondition): void {
    for (const [id, watch] of Object.entries(watches)) under(condition, this.watch(id, watch));
  }

  private watch(
    id: string,
    { kind, metric, from, goesOff, periods = 1, datapoints, ignoresFewValues }: Watch,
  ): Alarm {
    const isOnSilence = goesOff === 'without data';
    const alarm = new Alarm(this, id, {
      metric,
      threshold: from,
      evaluationPeriods: periods,
      ...(datapoints === undefined ? {} : { datapointsToAlarm: datapoints }),
      comparisonOperator: isOnSilence
        ? ComparisonOperator.LESS_THAN_THRESHOLD
        : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      // Nothing counted is nothing wrong, except where the alarm waits for something. That one begins as INSUFFICIENT_DATA, without
      // a notification, and returns to it, with one: were missing data breaching, it would go off before the first data.
      treatMissingData: isOnSilence ? TreatMissingData.MISSING : TreatMissingData.NOT_BREACHING,
      ...(ignoresFewValues === true ? { evaluateLowSampleCountPercentile: 'ignore' } : {}),
      alarmDescription: describe(kind, id),
    });
    this.#made.push(alarm);
    alarm.addAlarmAction(new SnsAction(this.#topic));
    alarm.addOkAction(new SnsAction(this.#topic));
    if (isOnSilence) alarm.addInsufficientDataAction(new SnsAction(this.#topic));
    return alarm;
  }
}

function describe(kind: Watch['kind'], id: string): string {
  return kind === 'severalEvents'
    ? `Several events (${id}); the notification names which. What to do: ${EVENTS_ENTRY}`
    : `${ALARM_KINDS[kind]} (${id}). What to do: ${runbookEntry(kind)}`;
}
