import { Duration, Stack, Validations } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { checkAccountEnvironment } from '../../lambdas/environment.ts';
import type { Settings } from '../settings.ts';
import type { MailIngress } from './mail-ingress.ts';
import type { MailStore } from './mail-store.ts';
import { ServiceFunction } from './service-function.ts';

const TIMEOUT = Duration.seconds(30);
/** How long a lost rule set or a disabled key goes unnoticed at most. */
export const CHECK_EVERY = Duration.minutes(5);
const RETRIES = 2;

export interface AccountCheckProps {
  readonly settings: Settings;
  readonly store: MailStore;
  readonly ingress: MailIngress;
}

/**
 * Checks on a schedule what the service needs of its account but does not own: that its receipt rule set is the active
 * one and its KMS keys are enabled. Neither has a metric of AWS's, and events of CloudTrail reach EventBridge only where
 * the account has a trail.
 */
export class AccountCheck extends Construct {
  constructor(scope: Construct, id: string, { settings, store, ingress }: AccountCheckProps) {
    super(scope, id);
    const keys = store.keys.map(({ keyArn }) => keyArn);
    const check = new ServiceFunction(this, 'Function', {
      settings,
      entry: 'check-account',
      description: 'checks the active receipt rule set and the KMS keys',
      timeout: TIMEOUT,
      memoryMegabytes: 256,
      environment: {
        schema: checkAccountEnvironment,
        values: {
          RULE_SET_NAME: ingress.ruleSetName,
          KEY_IDS: Stack.of(this).toJsonString(keys),
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
    Validations.of(check).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason: 'SES has no resource for the active receipt rule set: there is one in an account and region',
    });
    new Rule(this, 'Schedule', {
      description: 'checks the active receipt rule set and the KMS keys',
      schedule: Schedule.rate(CHECK_EVERY),
      targets: [
        // No dead-letter queue: the next check replaces one that failed.
        new LambdaFunction(check.function, { retryAttempts: RETRIES, maxEventAge: CHECK_EVERY }),
      ],
    });
  }
}
