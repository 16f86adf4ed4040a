import { CfnOutput, Stack } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Settings } from '../settings.ts';
import { ALARM_KINDS, type AlarmKind, runbookEntry } from './alarm-kind.ts';
import { constructName } from './construct-name.ts';
import { GatewayDomain } from './gateway-domain.ts';
import type { MailIngress } from './mail-ingress.ts';
import type { MailStore } from './mail-store.ts';
import { McpDomain } from './mcp-domain.ts';
import { ServiceFunction } from './service-function.ts';
import {
  type Doors,
  depth,
  failedShare,
  failures,
  latencies,
  oldestAge,
  ownCount,
  receiptRuleCount,
  reputation,
  runsOutWithin,
} from './service-metrics.ts';
import { topicEncryption } from './topic-encryption.ts';
import type { WebhookDelivery } from './webhook-delivery.ts';
import { WorkQueue } from './work-queue.ts';

/** Of one tenant at its cap an operator need not hear; of caps that many meet, yes. */
const HELD_PER_HOUR = 100;
const UNPARSED_PER_HOUR = 10;
/** Customers' endpoints die every day; half of all attempts failing is more likely to be us. */
const FAILED_SHARE = 0.5;
const DEAD_EVENTS_PER_HOUR = 100;
const FAILED_CALLS = 5;
const SLOW_MS = 3_000;
/** ACM renews 60 days before the end (ACM user guide, "Managed renewal"): by then it has failed to for a month. */
const DAYS_TO_RENEW = 30;
/** Above these SES puts an account under review (SES developer guide, "Reputation metrics"). */
const BOUNCE_RATE = 0.05;
const COMPLAINT_RATE = 0.001;

interface Watch {
  readonly kind: AlarmKind;
  readonly metric: IMetric;
  /** The alarm rings from this value on. */
  readonly from: number;
  /** Periods of the metric in a row. */
  readonly periods?: number;
  /** Shown on the dashboard, told to nobody. */
  readonly quiet?: boolean;
}

export interface AlarmsProps extends Doors {
  readonly settings: Settings;
  readonly store: MailStore;
  readonly ingress: MailIngress;
  readonly webhooks: WebhookDelivery;
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
    this.watchMail(props);
    this.watchWebhooks();
    this.watchDoors(props);
    this.watchFunctions();
    this.watchCertificates();
    this.watchSending(props.settings);
    this.all = this.#made;
  }

  private topic({ settings: { alarmEmail }, store }: AlarmsProps): Topic {
    const topic = new Topic(this, 'Topic', { enforceSSL: true, ...topicEncryption(store.dataKey) });
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
    for (const queue of found.filter((construct) => construct instanceof Queue)) {
      if (worked.has(queue)) continue;
      const kind = queue === dead ? 'deadDeliveries' : 'deadLetters';
      // They lie there until they expire: the count of new ones (webhooksDead) is what somebody hears of.
      this.watch(constructName(queue), { kind, metric: depth(queue), from: 1, quiet: queue === dead });
    }
  }

  private watchMail({ ingress }: AlarmsProps): void {
    this.watch('Failed', {
      kind: 'publishFailure',
      metric: receiptRuleCount(ingress, 'PublishFailure'),
      from: 1,
    });
    this.watch('Expired', {
      kind: 'publishExpired',
      metric: receiptRuleCount(ingress, 'PublishExpired'),
      from: 1,
    });
    this.watch('Held', { kind: 'held', metric: ownCount(this, 'MessageHeld'), from: HELD_PER_HOUR });
    this.watch('GivenUp', { kind: 'heldExpired', metric: ownCount(this, 'HeldMessageExpired'), from: 1 });
    this.watch('Unparsed', {
      kind: 'unparsed',
      metric: ownCount(this, 'MessageUnparsed'),
      from: UNPARSED_PER_HOUR,
    });
    this.watch('Missing', { kind: 'bytesMissing', metric: ownCount(this, 'BytesMissing'), from: 1 });
  }

  private watchWebhooks(): void {
    this.watch('FailedShare', { kind: 'webhookFailures', metric: failedShare(this), from: FAILED_SHARE });
    this.watch('Dead', {
      kind: 'webhooksDead',
      metric: ownCount(this, 'WebhookDead'),
      from: DEAD_EVENTS_PER_HOUR,
    });
  }

  private watchDoors(doors: Doors): void {
    for (const [door, metric] of Object.entries(failures(doors))) {
      this.watch(`${door}Failures`, { kind: 'doorFailures', metric, from: FAILED_CALLS });
    }
    for (const [door, metric] of Object.entries(latencies(doors))) {
      this.watch(`${door}Latency`, { kind: 'latency', metric, from: SLOW_MS, periods: 3 });
    }
  }

  private watchFunctions(): void {
    for (const found of Stack.of(this).node.findAll()) {
      if (!(found instanceof ServiceFunction)) continue;
      const name = constructName(found);
      this.watch(`${name}Errors`, { kind: 'functionErrors', metric: found.function.metricErrors(), from: 1 });
      this.watch(`${name}Throttles`, {
        kind: 'throttles',
        metric: found.function.metricThrottles(),
        from: 1,
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

  private watchSending({ alarmCodeMailsPerHour }: Settings): void {
    const sent = ownCount(this, 'MailSent');
    this.watch('Sent', { kind: 'mailsSent', metric: sent, from: alarmCodeMailsPerHour });
    this.watch('Bounces', {
      kind: 'bounces',
      metric: reputation('Reputation.BounceRate'),
      from: BOUNCE_RATE,
    });
    const complaints = reputation('Reputation.ComplaintRate');
    this.watch('Complaints', { kind: 'complaints', metric: complaints, from: COMPLAINT_RATE });
  }

  private watch(id: string, { kind, metric, from, periods = 1, quiet = false }: Watch): void {
    const alarm = new Alarm(this, id, {
      metric,
      threshold: from,
      evaluationPeriods: periods,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      // Nothing counted is nothing wrong.
      treatMissingData: TreatMissingData.NOT_BREACHING,
      alarmDescription: `${ALARM_KINDS[kind]} (${id}). What to do: ${runbookEntry(kind)}`,
    });
    this.#made.push(alarm);
    if (quiet) return;
    alarm.addAlarmAction(new SnsAction(this.#topic));
    alarm.addOkAction(new SnsAction(this.#topic));
  }
}
