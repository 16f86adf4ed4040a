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

/** Of it, 16 s are kept for handing in the answer. */
const TIMEOUT = Duration.seconds(60);
/** After which CloudFormation gives up by itself; its default is an hour. */
export const ANSWER_DUE = Duration.minutes(5);

/** The function of custom resources on receipt rule sets. */
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
    // SES has no resource for any of these.
    resources: ['*'],
  });
  activate.grantPrincipal.addToPrincipalPolicy(policy);
  // To tell an update from its rollback, which must not be refused.
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
  /** What must be in place before mail comes, and stay until no more does. */
  readonly after: readonly IDependable[];
}

/**
 * Makes the rule set the account's active one, which CloudFormation cannot. The function answers CloudFormation by
 * itself: CDK's provider framework would add functions and roles that may do more than this one. Every deployment of other
 * sources or settings looks again; a deployment without any change calls nothing. SES has no conditional activation: a set that
 * another operator activates between check and change is lost.
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
    // The grants too: a function that may not is asked before it may otherwise, and on delete after.
    this.#active.node.addDependency(activate, ...after);
  }

  after(...parts: readonly Construct[]): void {
    this.#uncertain.push(...waitFor(this.#active, parts));
  }
}
