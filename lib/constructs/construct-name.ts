import { Stack } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** API Gateway takes 128 characters, as many as a stack's name may have. */
const LONGEST_STACK_PART = 120;

/**
 * `AgentInbox/Webhooks/Attempts/DeadLetters` as `WebhooksAttemptsDeadLetters`: what alarms and commands call a part,
 * whatever the stack's name is.
 */
export function constructName({ node }: IConstruct): string {
  return node.path.split('/').slice(1).join('');
}

/** What API Gateway calls an API, so that stages in one account can be told apart. */
export function apiName(scope: IConstruct, transport: string): string {
  return `${Stack.of(scope).stackName.slice(0, LONGEST_STACK_PART)}-${transport}`;
}
