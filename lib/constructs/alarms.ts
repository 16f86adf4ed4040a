import { CfnOutput, Stack } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Settings } from '../settings.ts';
import { accountWatches } from './account-watches.ts';
import { ALARM_KINDS, runbookEntry } from './alarm-kind.ts';
import { constructName } from './construct-name.ts';
import { GatewayDomain } from './gateway-domain.ts';
import type { MailIngress } from './mail-ingress.ts';
import type { MailStore } from './mail-store.ts';
import { mailWatches } from './mail-watches.ts';
import { McpDomain } from './mcp-domain.ts';
import type { Sender } from './sender.ts';
import { sendingWatches } from './sending-watches.ts';
import { ServiceFunction } from './service-function.ts';
import {
  depth,
  failedShare,
  failures,
  latencies,
  oldestAge,
  ownCount,
  recursionDrops,
  runsOutWithin,
  type Transports,
} from './service-metrics.ts';
import { tableWatches } from './table-watches.ts';
import type { Watch } from './watch.ts';
import type { WebhookDelivery } from './webhook-delivery.ts';
import { WorkQueue } from './work-queue.ts';

/** Customers' endpoints die every day; half of all attempts failing is more likely to be us. */
const FAILED_SHARE = 0.5;
const DEAD_EVENTS_PER_HOUR = 100;
const FAILED_CALLS = 5;
const SLOW_MS = 3_000;
/** ACM renews 60 days before the end (ACM user guide, "Managed renewal"): by then it has failed to for a month. */
const DAYS_TO_RENEW = 30;
/** A function may fail once for a transient reason; two of three periods of five minutes are an alarm. */
const FAILING = { periods: 3, datapoints: 2 } as const;

export interface AlarmsProps extends Transports {
  readonly settings: Settings;
  readonly store: MailStore;
  readonly ingress: MailIngress;
  readonly webhooks: WebhookDelivery;
  readonly sender: Sender;
}

/**
 * What an operator is woken for. Queues and functions are found in the stack, so that none is forgotten: construct this
 * last.
 */
export class Alarms extends Construct {
  readonly all: readonly Alarm[];
  readonly #topic: Topic;
  readonly #made: Alarm[] = [];

  constructor(scope: Construct, id: string, props: AlarmsProps) {
    super(scope, id);
    this.#topic = this.topic(props);
    this.watchQueues(props.webhooks);
    this.watchAll(mailWatches(this, props));
    this.watchWebhooks();
    this.watchTransports(props);
    this.watchFunctions();
    this.watchCertificates();
    this.watchAll(sendingWatches(this, props));
    this.watchAll(tableWatches(props.store.table));
    this.watchAll(accountWatches(this));
    this.all = this.#made;
  }

  private topic({ settings: { alarmEmail }, store }: AlarmsProps): Topic {
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
    if (alarmEmail !== undefined) topic.addSubscription(new EmailSubscription(alarmEmail));
    new CfnOutput(Stack.of(this), 'AlarmTopicArn', {
      value: topic.topicArn,
      description: 'Topic that alarms are published to',
    });
    return topic;
  }

  private watchQueues({ dead }: WebhookDelivery): void {
    const found = Stack.of(this).node.findAll();
    const work = found.filter((construct) => construct instanceof WorkQueue);
    const worked = new Set(work.map(({ queue }) => queue));
    for (const each of work) {
      this.watch(constructName(each), {
        kind: 'oldWork',
        metric: oldestAge(each.queue),
        from: each.oldAfter.toSeconds(),
      });
    }
    for (const consumer of work.flatMap((each) => each.consumers)) {
      this.watch(`${constructName(consumer)}Recursion`, {
        kind: 'recursion',
        metric: recursionDrops(consumer.function),
        from: 1,
      });
    }
    // SQS takes a message that was received more than three times out of its age, and a message that a batch reports as
    // failed is not an error of the function.
    this.watch('Retried', { kind: 'retried', metric: ownCount(this, 'MessageRetried'), from: 1 });
    for (const queue of found.filter((construct) => construct instanceof Queue)) {
      if (worked.has(queue)) continue;
      const kind = queue === dead ? 'deadDeliveries' : 'deadLetters';
      // They lie there until they expire: the count of new ones (webhooksDead) is what somebody hears of.
      this.watch(constructName(queue), { kind, metric: depth(queue), from: 1, quiet: queue === dead });
    }
  }

  private watchWebhooks(): void {
    this.watch('FailedShare', { kind: 'webhookFailures', metric: failedShare(this), from: FAILED_SHARE });
    this.watch('Dead', {
      kind: 'webhooksDead',
      metric: ownCount(this, 'WebhookDead'),
      from: DEAD_EVENTS_PER_HOUR,
    });
  }

  private watchTransports(transports: Transports): void {
    for (const [transport, metric] of Object.entries(failures(transports))) {
      this.watch(`${transport}Failures`, { kind: 'transportFailures', metric, from: FAILED_CALLS });
    }
    for (const [transport, metric] of Object.entries(latencies(transports))) {
      this.watch(`${transport}Latency`, { kind: 'latency', metric, from: SLOW_MS, periods: 3 });
    }
  }

  private watchFunctions(): void {
    for (const found of Stack.of(this).node.findAll()) {
      if (!(found instanceof ServiceFunction)) continue;
      const name = constructName(found);
      const { function: lambda } = found;
      this.watch(`${name}Errors`, {
        kind: 'functionErrors',
        metric: lambda.metricErrors(),
        from: 1,
        ...FAILING,
      });
      this.watch(`${name}Throttles`, {
        kind: 'throttles',
        metric: lambda.metricThrottles(),
        from: 1,
        ...FAILING,
      });
    }
  }

  private watchCertificates(): void {
    for (const found of Stack.of(this).node.findAll()) {
      const isOurs = found instanceof GatewayDomain || (found instanceof McpDomain && found.isInRegion);
      if (!isOurs) continue;
      this.watch(`${constructName(found)}Certificate`, {
        kind: 'certificate',
        metric: runsOutWithin(found.certificate, DAYS_TO_RENEW),
        from: 1,
      });
    }
  }

  private watchAll(watches: Readonly<Record<string, Watch>>): void {
    for (const [id, watch] of Object.entries(watches)) this.watch(id, watch);
  }

  private watch(
    id: string,
    { kind, metric, from, rings, periods = 1, datapoints, quiet = false }: Watch,
  ): void {
    const ringsBelow = rings === 'below';
    const alarm = new Alarm(this, id, {
      metric,
      threshold: from,
      evaluationPeriods: periods,
      ...(datapoints === undefined ? {} : { datapointsToAlarm: datapoints }),
      comparisonOperator: ringsBelow
        ? ComparisonOperator.LESS_THAN_THRESHOLD
        : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      // Nothing counted is nothing wrong, except where the alarm waits for something.
      treatMissingData: ringsBelow ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
      alarmDescription: `${ALARM_KINDS[kind]} (${id}). What to do: ${runbookEntry(kind)}`,
    });
    this.#made.push(alarm);
    if (quiet) return;
    alarm.addAlarmAction(new SnsAction(this.#topic));
    alarm.addOkAction(new SnsAction(this.#topic));
  }
}
