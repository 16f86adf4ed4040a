import { Aws, Fn } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';
import { serviceRoot } from './service-root.ts';

/**
 * `Webhooks/Attempts/DeadLetters` below the service as `WebhooksAttemptsDeadLetters`: what alarms and commands call a part,
 * whatever the stack around it is.
 */
export function constructName(construct: IConstruct): string {
  const { scopes } = construct.node;
  const inside = scopes.slice(scopes.indexOf(serviceRoot(construct)) + 1);
  return inside.map(({ node }) => node.id).join('');
}

/** Eight characters of the stack's id, `arn:aws:cloudformation:<region>:<account>:stack/<name>/<8 characters>-...`. */
export function partOfStackId(): string {
  return Fn.select(0, Fn.split('-', Fn.select(2, Fn.split('/', Aws.STACK_ID))));
}

/** A name that no other stack has, however long the stack's own is. */
export function ownName(kind: string): string {
  return `agent-inbox-${kind}-${partOfStackId()}`;
}
