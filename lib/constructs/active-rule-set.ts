import { CustomResource, Duration, Stack, Validations } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { ReceiptRuleSet } from 'aws-cdk-lib/aws-ses';
import { Construct, type IDependable } from 'constructs';
import * as z from 'zod';
import { deploymentHash } from '../deployment-hash.ts';
import type { Settings } from '../settings.ts';
import { ServiceFunction } from './service-function.ts';

/** Of it, 16 s are kept for handing in the answer. */
const TIMEOUT = Duration.seconds(60);
/** After which CloudFormation gives up by itself; its default is an hour. */
const ANSWER_DUE = Duration.minutes(5);

export interface ActiveRuleSetProps {
  readonly settings: Settings;
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
  constructor(scope: Construct, id: string, { settings, ruleSet, after }: ActiveRuleSetProps) {
    super(scope, id);
    const activate = new ServiceFunction(this, 'Activate', {
      settings,
      entry: 'activate-rule-set',
      description: 'makes the receipt rule set the active one',
      timeout: TIMEOUT,
      memoryMegabytes: 256,
      environment: { schema: () => z.object({}), values: {} },
    });
    const policy = new PolicyStatement({
      actions: ['ses:DescribeActiveReceiptRuleSet', 'ses:SetActiveReceiptRuleSet'],
      // SES has no resource for either: there is one active rule set.
      resources: ['*'],
    });
    activate.grantPrincipal.addToPrincipalPolicy(policy);
    // To tell an update from its rollback, which must not be refused.
    activate.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({
        actions: ['cloudformation:DescribeStacks'],
        resources: [Stack.of(this).stackId],
      }),
    );
    Validations.of(activate).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason: 'SES has no resource for the active receipt rule set: there is one in an account and region',
    });
    const active = new CustomResource(this, 'Active', {
      resourceType: 'Custom::ActiveReceiptRuleSet',
      serviceToken: activate.function.functionArn,
      serviceTimeout: ANSWER_DUE,
      properties: {
        RuleSetName: ruleSet.receiptRuleSetName,
        TakeOver: String(settings.takeOverRuleSet),
        // CloudFormation calls the function only when a property changes.
        Deployment: deploymentHash(settings),
      },
    });
    // The grants too: a function that may not is asked before it may otherwise, and on delete after.
    active.node.addDependency(activate, ...after);
  }
}
