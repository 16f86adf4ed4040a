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

/** Customers' endpoints fail every day; if half of all attempts fail, the service is the more likely cause. */
const FAILED_SHARE = 0.5;
const FAILED_CALLS = 5;
/** ACM renews 60 days before the end (ACM user guide, "Managed renewal"), so renewal has failed for a month. */
const DAYS_TO_RENEW = 30;
/** A stream keeps a record for 24 hours. */
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
 * Construct this last, because functions and certificates are found in the tree. Each metric of an alarm costs $0.10 a
 * month, so alarms use few (docs/cost.md).
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
    // The `enforceSSL` policy replaces the topic's default policy, which lets CloudWatch publish.
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
   * API Gateway counts 5xx of the REST API even when no function runs. Failures of MCP and the stream are errors of
   * their functions, except throttled MCP calls.
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
      // The function does not run at exact times: one hour may have no run and the next two, and the alarm must not
      // reset.
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
      // Alarms on silence start as INSUFFICIENT_DATA without a notification and return to it with one; "breaching"
      // would set them off before the first data.
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
    ? `Several events (${id}); the notification names the event. What to do: ${EVENTS_ENTRY}`
    : `${ALARM_KINDS[kind]} (${id}). What to do: ${runbookEntry(kind)}`;
}
