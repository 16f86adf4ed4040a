import { Stack } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';
import { serviceRoot } from './service-root.ts';

/** API Gateway takes 128 characters, as many as a stack's name may have. */
const LONGEST_STACK_PART = 120;

/**
 * `Webhooks/Attempts/DeadLetters` below the service as `WebhooksAttemptsDeadLetters`: what alarms and commands call a part,
 * whatever the stack around it is.
 */
export function constructName(construct: IConstruct): string {
  const { scopes } = construct.node;
  const inside = scopes.slice(scopes.indexOf(serviceRoot(construct)) + 1);
  return inside.map(({ node }) => node.id).join('');
}

/** What API Gateway calls an API, so that stages in one account can be told apart. */
export function apiName(scope: IConstruct, transport: string): string {
  return `${Stack.of(scope).stackName.slice(0, LONGEST_STACK_PART)}-${transport}`;
}
