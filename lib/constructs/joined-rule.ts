import { type CfnResource, CustomResource, Lazy } from 'aws-cdk-lib';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import { Construct, type IDependable } from 'constructs';
import { INCOMING_PREFIX } from '../../lambdas/store/object/object-keys.ts';
import type { ServiceSettings } from '../service-settings.ts';
import { ANSWER_DUE, ruleSetFunction } from './active-rule-set.ts';
import { valueAfter, waitFor } from './conditional.ts';
import { ownName } from './construct-name.ts';
import { deploymentMark } from './deployment-mark.ts';
import { receiptRecipientsOf } from './receipt-recipients.ts';

/**
 * The account's active receipt rule set may belong to others (lambdas/deployment/join-rule-set.ts). Each deployment
 * with other sources or settings looks it up; deleting the stack removes only the rule.
 */
export class JoinedRule extends Construct {
  readonly resourceName: string;
  readonly #settings: ServiceSettings;
  readonly #join: ReturnType<typeof ruleSetFunction>;
  readonly #ruleSetName: string;
  readonly #uncertain: CfnResource[] = [];
  #rule: CustomResource | undefined;

  constructor(scope: Construct, id: string, settings: ServiceSettings) {
    super(scope, id);
    this.#settings = settings;
    this.#join = ruleSetFunction(
      this,
      settings,
      'ses:CreateReceiptRuleSet',
      'ses:CreateReceiptRule',
      'ses:UpdateReceiptRule',
      'ses:DeleteReceiptRule',
    );
    const found = this.#resource('RuleSet', {
      RuleSetName: ownName('joined'),
      ...this.#deployment(() => []),
    });
    this.#ruleSetName = found.getAttString('RuleSetName');
    this.resourceName = `${this.#ruleSetName}:receipt-rule/${ownName('mail')}`;
  }

  /** `after` lists what must exist before mail arrives, and stays until none does. */
  store(bucket: Bucket, topic: Topic, after: readonly IDependable[]): void {
    this.#rule = this.#resource('Rule', {
      ...this.#deployment(() => this.#uncertain),
      RuleSetName: this.#ruleSetName,
      RuleName: ownName('mail'),
      Recipients: receiptRecipientsOf(this.#settings),
      BucketName: bucket.bucketName,
      ObjectKeyPrefix: INCOMING_PREFIX,
      TopicArn: topic.topicArn,
    });
    this.#rule.node.addDependency(...after);
  }

  after(...parts: readonly Construct[]): void {
    if (this.#rule !== undefined) this.#uncertain.push(...waitFor(this.#rule, parts));
  }

  /** CloudFormation calls the function only when a property changes. */
  #deployment(uncertain: () => readonly CfnResource[]) {
    const mark = deploymentMark(this.#settings);
    return { Deployment: Lazy.string({ produce: () => valueAfter(mark, uncertain()) }) };
  }

  #resource(id: 'RuleSet' | 'Rule', properties: Readonly<Record<string, unknown>>): CustomResource {
    const resource = new CustomResource(this, id, {
      resourceType: `Custom::JoinedReceipt${id}`,
      serviceToken: this.#join.function.functionArn,
      serviceTimeout: ANSWER_DUE,
      properties: {
        ...properties,
        OwnRuleSetName: ownName('mail'),
      },
    });
    resource.node.addDependency(this.#join);
    return resource;
  }
}
