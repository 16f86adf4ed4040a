import type { IConstruct } from 'constructs';

/**
 * `AgentInbox/Webhooks/Attempts/DeadLetters` as `WebhooksAttemptsDeadLetters`: what alarms and commands call a part,
 * whatever the stack's name is.
 */
export function constructName({ node }: IConstruct): string {
  return node.path.split('/').slice(1).join('');
}
