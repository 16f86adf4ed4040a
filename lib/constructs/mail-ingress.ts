import { type CfnCondition, Duration, Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { CfnReceiptRuleSet, type IReceiptRuleAction, ReceiptRuleSet, TlsPolicy } from 'aws-cdk-lib/aws-ses';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { SqsSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct, type IDependable } from 'constructs';
import { receiveMailEnvironment } from '../../lambdas/environment.ts';
import { INCOMING_PREFIX } from '../../lambdas/store/object/object-keys.ts';
import type { ServiceSettings } from '../service-settings.ts';
import { ActiveRuleSet } from './active-rule-set.ts';
import { ifHolds, under, valueAfter, waitFor } from './conditional.ts';
import { ownName } from './construct-name.ts';
import type { EventBus } from './event-bus.ts';
import { JoinedRule } from './joined-rule.ts';
import { overrideLogicalId } from './logical-id.ts';
import type { MailStore } from './mail-store.ts';
import { policyVariable } from './policy-variable.ts';
import { receiptRecipientsOf } from './receipt-recipients.ts';
import { ServiceFunction } from './service-function.ts';
import type { UsageRollUp } from './usage-roll-up.ts';
import { WorkQueue } from './work-queue.ts';

const TIMEOUT = Duration.seconds(90);
/** Lambda allocates CPU in proportion to memory: with less, the parser and AWS calls share a part of one core. */
const ONE_VCPU_MEGABYTES = 1769;
/** With the visibility timeout, attempts continue for about a day before a message needs a person. */
const MAX_RECEIVES = 160;

export interface MailIngressProps {
  readonly settings: ServiceSettings;
  readonly store: MailStore;
  readonly events: EventBus;
  readonly usage: UsageRollUp;
}

interface Activation {
  after(...parts: readonly Construct[]): void;
}

interface Receiving {
  readonly ruleName: string;
  readonly resourceName: string;
  activate(after: readonly IDependable[]): Activation;
  readonly ruleSet?: ReceiptRuleSet;
}

/**
 * SES stores raw bytes in S3 and sends the receipt through SNS and SQS to receive-mail: an S3 notification has neither
 * envelope nor verdicts.
 */
export class MailIngress extends Construct {
  readonly work: WorkQueue;
  readonly ruleName: string;
  readonly rule: Readonly<Record<'name' | 'bucket' | 'topic', string>> & {
    readonly recipients: readonly string[];
  };
  readonly #activation: Activation;
  readonly #ruleSet: ReceiptRuleSet | undefined;

  constructor(scope: Construct, id: string, props: MailIngressProps) {
    super(scope, id);
    const { settings, store, events, usage } = props;
    this.work = new WorkQueue(this, 'Receipts', {
      consumerTimeout: TIMEOUT,
      maxReceiveCount: MAX_RECEIVES,
      key: store.dataKey,
    });

    const receipts = new Topic(this, 'ReceiptTopic', {
      enforceSSL: true,
      ...(store.dataKey === undefined ? {} : { masterKey: store.dataKey }),
    });
    const subscription = receipts.addSubscription(
      new SqsSubscription(this.work.queue, {
        rawMessageDelivery: true,
        deadLetterQueue: this.work.undelivered(this, 'UndeliveredReceipts'),
      }),
    );
    overrideLogicalId(subscription, 'MailIngressReceiptSubscription');

    const receiving = ruleOf(this, settings, store.bucket, receipts);
    this.ruleName = receiving.ruleName;
    this.#ruleSet = receiving.ruleSet;
    this.rule = {
      name: this.ruleName,
      recipients: receiptRecipientsOf(settings),
      bucket: store.bucket.bucketName,
      topic: receipts.topicArn,
    };
    allowSes(store.bucket, receipts, receiving.resourceName);

    const receiveMail = new ServiceFunction(this, 'ReceiveMail', {
      settings,
      entry: 'receive-mail',
      description: 'stores arrived mail and announces it',
      timeout: TIMEOUT,
      memoryMegabytes: ONE_VCPU_MEGABYTES,
      // Released mail comes back to this function, and its usage may release more.
      allowsRecursion: true,
      environment: {
        schema: receiveMailEnvironment,
        values: {
          TABLE_NAME: store.table.tableName,
          MAIL_BUCKET_NAME: store.bucket.bucketName,
          EVENT_BUS_NAME: events.bus.eventBusName,
          POLICY: policyVariable(this, settings),
          ROLL_UP_QUEUE_URL: usage.work.queue.queueUrl,
        },
      },
    });
    store.grantRows(receiveMail, 'GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem');
    // Deferring a message requires that it was not delivered in the meantime.
    store.grantRows(receiveMail, 'ConditionCheckItem');
    store.grantIncoming(receiveMail);
    // Reads: content that was parsed once is copied to other inboxes. Deletes: mail that is dropped because too much is
    // deferred leaves nothing behind.
    store.grantContent(receiveMail, 'GetObject', 'PutObject', 'AbortMultipartUpload', 'DeleteObject');
    store.grantRaw(receiveMail, 'GetObject', 'PutObject', 'DeleteObject');
    store.grantList(receiveMail);
    events.grantPublish(receiveMail);
    usage.grantRequest(receiveMail);
    this.work.consumeWith(receiveMail, {
      batchSize: 10,
      share: 'ReceiveMail',
      usesReservation: true,
    });

    // A receipt that is published before the queue is subscribed would be lost.
    this.#activation = receiving.activate([store, receipts, this.work, receiveMail]);
  }

  /** The rule set waits for this conditional part because SES takes one call a second. */
  createAfter(part: Construct): void {
    const ruleSet = this.#ruleSet?.node.defaultChild;
    if (!(ruleSet instanceof CfnReceiptRuleSet)) return;
    ruleSet.ruleSetName = valueAfter(ownName('mail'), waitFor(ruleSet, [part]));
  }

  /** Mail is accepted only when these parts exist, so that a failed first deployment never receives. */
  activateAfter(...parts: readonly Construct[]): void {
    this.#activation.after(...parts);
  }
}

function ruleOf(scope: Construct, settings: ServiceSettings, bucket: Bucket, receipts: Topic): Receiving {
  const { ownRuleSet, joinedRuleSet } = settings.deferred?.conditions ?? {};
  if (ownRuleSet === undefined) {
    return (settings.receiptRules === 'join' ? joinedRule : ownRule)(scope, settings, bucket, receipts);
  }
  const own = ownRule(scope, settings, bucket, receipts, ownRuleSet);
  const joined = joinedRule(scope, settings, bucket, receipts, joinedRuleSet);
  return {
    ...own,
    ruleName: ifHolds(ownRuleSet, own.ruleName, joined.ruleName),
    resourceName: ifHolds(ownRuleSet, own.resourceName, joined.resourceName),
    activate(after) {
      const activations = [own.activate(after), joined.activate(after)];
      return {
        after(...parts) {
          for (const each of activations) each.after(...parts);
        },
      };
    },
  };
}

function ownRule(
  scope: Construct,
  settings: ServiceSettings,
  bucket: Bucket,
  receipts: Topic,
  condition?: CfnCondition,
): Receiving {
  const name = ownName('mail');
  const ruleSet = new ReceiptRuleSet(scope, 'RuleSet', { receiptRuleSetName: name });
  under(condition, ruleSet);
  const rule = ruleSet.addRule('CatchAll', {
    receiptRuleName: name,
    recipients: receiptRecipientsOf(settings),
    scanEnabled: true,
    tlsPolicy: TlsPolicy.OPTIONAL,
    actions: [storeAndNotify(bucket, receipts)],
  });
  // SES tries the action when the rule is created, so it must already have the permissions.
  rule.node.addDependency(bucket, receipts);
  return {
    ruleSet,
    ruleName: rule.receiptRuleName,
    resourceName: `${ruleSet.receiptRuleSetName}:receipt-rule/*`,
    activate(after) {
      const active = new ActiveRuleSet(scope, 'Activation', { settings, ruleSet, after: [rule, ...after] });
      under(condition, active);
      return active;
    },
  };
}

function joinedRule(
  scope: Construct,
  settings: ServiceSettings,
  bucket: Bucket,
  receipts: Topic,
  condition?: CfnCondition,
): Receiving {
  const rule = new JoinedRule(scope, 'Joined', settings);
  under(condition, rule);
  return {
    ruleName: ownName('mail'),
    resourceName: rule.resourceName,
    activate(after) {
      rule.store(bucket, receipts, after);
      return rule;
    },
  };
}

/** CDK's own action would add a wider bucket policy than `allowSes`. */
function storeAndNotify(bucket: Bucket, topic: Topic): IReceiptRuleAction {
  return {
    bind: () => ({
      s3Action: {
        bucketName: bucket.bucketName,
        objectKeyPrefix: INCOMING_PREFIX,
        topicArn: topic.topicArn,
      },
    }),
  };
}

/**
 * SES may act only for the rule of this account, because any account, and other rules of a joined set, could name our
 * bucket and topic.
 */
function allowSes(bucket: Bucket, topic: Topic, resourceName: string): void {
  const principals = [new ServicePrincipal('ses.amazonaws.com')];
  const ruleArn = Stack.of(bucket).formatArn({ service: 'ses', resource: 'receipt-rule-set', resourceName });
  const conditions = {
    StringEquals: { 'aws:SourceAccount': Stack.of(bucket).account },
    ArnLike: { 'aws:SourceArn': ruleArn },
  };
  bucket.addToResourcePolicy(
    new PolicyStatement({
      principals,
      actions: ['s3:PutObject'],
      resources: [bucket.arnForObjects(`${INCOMING_PREFIX}*`)],
      conditions,
    }),
  );
  topic.addToResourcePolicy(
    new PolicyStatement({ principals, actions: ['sns:Publish'], resources: [topic.topicArn], conditions }),
  );
}
