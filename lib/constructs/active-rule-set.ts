import { type CfnResource, CustomResource, Duration, Lazy, Stack, Validations } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { ReceiptRuleSet } from 'aws-cdk-lib/aws-ses';
import { Construct, type IDependable } from 'constructs';
import * as z from 'zod';
import type { ServiceSettings } from '../service-settings.ts';
import { valueAfter, waitFor } from './conditional.ts';
import { ownName } from './construct-name.ts';
import { deploymentMark } from './deployment-mark.ts';
import { ServiceFunction } from './service-function.ts';

/** The last 16 s of the timeout are reserved for sending the response to CloudFormation. */
const TIMEOUT = Duration.seconds(60);
/** CloudFormation's default timeout is an hour. */
export const ANSWER_DUE = Duration.minutes(5);

export function ruleSetFunction(scope: Construct, settings: ServiceSettings, ...more: readonly string[]) {
  const activate = new ServiceFunction(scope, 'Activate', {
    settings,
    entry: 'activate-rule-set',
    description: 'makes the receipt rule set the active one',
    timeout: TIMEOUT,
    memoryMegabytes: 256,
    environment: { schema: () => z.object({}), values: {} },
  });
  const policy = new PolicyStatement({
    actions: ['ses:DescribeActiveReceiptRuleSet', 'ses:SetActiveReceiptRuleSet', ...more],
    // SES has no resource for any of these actions.
    resources: ['*'],
  });
  activate.grantPrincipal.addToPrincipalPolicy(policy);
  // The stack's status distinguishes an update from its rollback, which must not be refused.
  activate.grantPrincipal.addToPrincipalPolicy(
    new PolicyStatement({
      actions: ['cloudformation:DescribeStacks'],
      resources: [Stack.of(scope).stackId],
    }),
  );
  Validations.of(activate).acknowledge({
    id: 'AwsSolutions-IAM5[Resource::*]',
    reason: 'SES has no resource for receipt rule sets and their rules',
  });
  return activate;
}

export interface ActiveRuleSetProps {
  readonly settings: ServiceSettings;
  readonly ruleSet: ReceiptRuleSet;
  /** These must exist before mail arrives, and stay until none does. */
  readonly after: readonly IDependable[];
}

/**
 * CloudFormation cannot activate a rule set. The function answers CloudFormation itself, because CDK's provider
 * framework adds functions and roles with more permissions. SES has no conditional activation: a set that another
 * operator activates between check and change is lost.
 */
export class ActiveRuleSet extends Construct {
  readonly #active: CustomResource;
  readonly #uncertain: CfnResource[] = [];

  constructor(scope: Construct, id: string, { settings, ruleSet, after }: ActiveRuleSetProps) {
    super(scope, id);
    const activate = ruleSetFunction(this, settings);
    this.#active = new CustomResource(this, 'Active', {
      resourceType: 'Custom::ActiveReceiptRuleSet',
      serviceToken: activate.function.functionArn,
      serviceTimeout: ANSWER_DUE,
      properties: {
        RuleSetName: ruleSet.receiptRuleSetName,
        JoinedRuleSetName: ownName('joined'),
        ReceiptRules: settings.receiptRules,
        // CloudFormation calls the function only when a property changes.
        Deployment: Lazy.string({ produce: () => valueAfter(deploymentMark(settings), this.#uncertain) }),
      },
    });
    // The dependency includes the grants: the function would otherwise be called before it has them, and on delete
    // after it lost them.
    this.#active.node.addDependency(activate, ...after);
  }

  after(...parts: readonly Construct[]): void {
    this.#uncertain.push(...waitFor(this.#active, parts));
  }
}
