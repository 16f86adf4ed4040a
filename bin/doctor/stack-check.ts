import type { AwsClients } from './aws/clients.ts';
import { readStack, STACK_ACTIONS, type StackFacts } from './aws/stack-facts.ts';
import type { Check } from './check.ts';
import { type Finding, failure, ok, warning } from './finding.ts';

/** What the other checks need is left in `facts`. */
export interface StackLookUp {
  readonly aws: Pick<AwsClients, 'cloudFormation'>;
  readonly name: string;
  readonly region: string | undefined;
  facts?: StackFacts;
}

/** Comes before all others, which need to know what the stack is made of. */
export const stackCheck: Check<StackLookUp> = {
  id: 'stack',
  title: 'Stack',
  actions: STACK_ACTIONS,
  async run(lookUp, signal) {
    const { aws, name } = lookUp;
    const facts = await readStack(aws.cloudFormation, name, signal);
    if (facts === undefined) {
      return [
        failure(
          `There is no stack ${name}${lookUp.region === undefined ? '' : ` in ${lookUp.region}`}`,
          'Name the stack with --stack, its region with --region and its account with --profile.',
        ),
      ];
    }
    if (facts.output('InboxDomain') === undefined || facts.output('BaseUrl') === undefined) {
      return [failure(`${name} is not an Agent Inbox stack`, 'Name the stack of the service with --stack.')];
    }
    lookUp.facts = facts;
    return [judge(facts.status)];
  },
};

function judge(status: string): Finding {
  if (status.endsWith('_IN_PROGRESS'))
    return warning(status, 'Run doctor again when the deployment has ended.');
  if (status === 'UPDATE_ROLLBACK_COMPLETE') {
    return warning(
      `${status}: the last deployment failed`,
      'aws cloudformation describe-stack-events says why; deploy again.',
    );
  }
  if (/^(CREATE|UPDATE|IMPORT)_COMPLETE$/.test(status)) return ok(status);
  return failure(
    status,
    'aws cloudformation describe-stack-events says why: docs/deploy.md#before-the-first-deployment.',
  );
}
