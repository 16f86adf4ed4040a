import { Aws, Fn } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';
import { serviceRoot } from './service-root.ts';

/**
 * Alarms and commands use this name, which is independent of the stack around the service:
 * `Webhooks/Attempts/DeadLetters` is `WebhooksAttemptsDeadLetters`.
 */
export function constructName(construct: IConstruct): string {
  const { scopes } = construct.node;
  const inside = scopes.slice(scopes.indexOf(serviceRoot(construct)) + 1);
  return inside.map(({ node }) => node.id).join('');
}

/** The id is `arn:aws:cloudformation:<region>:<account>:stack/<name>/<8 characters>-...`. */
export function partOfStackId(): string {
  return Fn.select(0, Fn.split('-', Fn.select(2, Fn.split('/', Aws.STACK_ID))));
}

export function ownName(kind: string): string {
  return `agent-inbox-${kind}-${partOfStackId()}`;
}
