import { type CfnCondition, Duration, Stack, Validations } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type * as z from 'zod';
import { checkAccountEnvironment } from '../../lambdas/environment.ts';
import type { Settings } from '../settings.ts';
import type { AuditLines } from './audit-lines.ts';
import { ifHolds, statementIf } from './conditional.ts';
import { constructName } from './construct-name.ts';
import { invokeEvery } from './invoke-every.ts';
import type { MailIngress } from './mail-ingress.ts';
import type { MailStore } from './mail-store.ts';
import { redriveRoutes } from './redrive-routes.ts';
import { ServiceFunction } from './service-function.ts';
import { serviceRoot } from './service-root.ts';
import type { WebhookDelivery } from './webhook-delivery.ts';
import { WorkQueue } from './work-queue.ts';

const TIMEOUT = Duration.seconds(30);
/** A lost rule set, a disabled key or a dead-letter message is noticed after this time at the latest. */
const CHECK_EVERY = Duration.minutes(5);
const RETRIES = 2;

export interface AccountCheckProps {
  readonly settings: Settings;
  readonly store: MailStore;
  readonly ingress: MailIngress;
  readonly webhooks: WebhookDelivery;
  readonly auditLines: AuditLines;
}

/**
 * Checks that the receipt rule set is active and the KMS keys are enabled: neither has an AWS metric, and CloudTrail
 * events need a trail. It also checks all queues, because an alarm for each costs more than the rest of an idle stack.
 * Construct it after all queues.
 */
export class AccountCheck extends Construct {
  readonly functionName: string;
  readonly #check: ServiceFunction<z.ZodObject>;

  constructor(scope: Construct, id: string, props: AccountCheckProps) {
    super(scope, id);
    const { settings, store, ingress } = props;
    const keys = store.keys.map(({ keyArn }) => keyArn);
    const work = serviceRoot(this)
      .node.findAll()
      .filter((construct) => construct instanceof WorkQueue);
    const workQueues = work.map((each) => [constructName(each), each.queue] as const);
    // Customers are responsible for deliveries with no attempts left.
    const deadLetterQueues = redriveRoutes(this, props)
      .filter(({ back }) => back !== undefined)
      .map(({ name, deadLetters }) => [name, deadLetters] as const);
    const check = new ServiceFunction(this, 'Function', {
      settings,
      entry: 'check-account',
      description: 'checks the queues, the active receipt rule set and the KMS keys',
      timeout: TIMEOUT,
      memoryMegabytes: 256,
      environment: {
        schema: checkAccountEnvironment,
        values: {
          RECEIPT_RULE: Stack.of(this).toJsonString(ingress.rule),
          KEY_IDS: Stack.of(this).toJsonString(keys),
          QUEUE_URL: ingress.work.queue.queueUrl,
          DEAD_LETTER_QUEUES: namesOf(this, deadLetterQueues),
          WORK_QUEUES: namesOf(this, workQueues),
        },
      },
    });
    const { grantPrincipal } = check;
    grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({ actions: ['ses:DescribeActiveReceiptRuleSet'], resources: ['*'] }),
    );
    grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({ actions: ['kms:DescribeKey'], resources: keys }),
    );
    grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({
        actions: ['sqs:GetQueueAttributes'],
        resources: [...deadLetterQueues, ...workQueues].map(([, queue]) => queue.queueArn),
      }),
    );
    Validations.of(check).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason: 'SES has no resource for the active receipt rule set: there is one per account and region',
    });
    invokeEvery(this, check.function, {
      description: 'checks the queues, the active receipt rule set and the KMS keys',
      every: CHECK_EVERY,
      retries: RETRIES,
    });
    this.functionName = check.function.functionName;
    this.#check = check;
  }

  watchSubscriptions({ topicArn }: ITopic, condition?: CfnCondition): void {
    this.#check.function.addEnvironment('ALARM_TOPIC_ARN', ifHolds(condition, topicArn));
    this.#check.grantPrincipal.addToPrincipalPolicy(
      statementIf(condition, { actions: ['sns:GetTopicAttributes'], resources: [topicArn] }),
    );
  }
}

function namesOf(scope: Construct, queues: readonly (readonly [string, Queue])[]): string {
  return Stack.of(scope).toJsonString(
    Object.fromEntries(queues.map(([name, queue]) => [name, queue.queueName])),
  );
}
