import type { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';

interface Invocations {
  readonly description: string;
  readonly every: Duration;
  readonly retries: number;
}

/**
 * The next invocation replaces one that failed, so there is no dead-letter queue. CDK's own target has the stack's name
 * in a logical id.
 */
export function invokeEvery(
  scope: Construct,
  target: IFunction,
  { description, every, retries }: Invocations,
): void {
  const retryPolicy = { maximumRetryAttempts: retries, maximumEventAgeInSeconds: every.toSeconds() };
  const rule = new Rule(scope, 'Schedule', {
    description,
    schedule: Schedule.rate(every),
    targets: [{ bind: () => ({ arn: target.functionArn, retryPolicy }) }],
  });
  target.addPermission('Schedule', {
    scope: rule,
    principal: new ServicePrincipal('events.amazonaws.com'),
    sourceArn: rule.ruleArn,
  });
}
