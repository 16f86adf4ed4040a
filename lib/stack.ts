import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { AgentInbox } from './agent-inbox.ts';
import type { Settings } from './settings.ts';

export class AgentInboxStack extends Stack {
  readonly service: AgentInbox;

  constructor(
    scope: Construct,
    { stackName, terminationProtection, tags, ...settings }: Settings,
    props: StackProps,
  ) {
    super(scope, stackName, {
      ...props,
      terminationProtection,
      description: `Agent Inbox: email inboxes for software agents on ${settings.inboxDomain}`,
    });
    // CDK omits the id `Default` from logical ids, so deployed stacks from before the construct keep theirs.
    this.service = new AgentInbox(this, 'Default', { ...settings, tags });
  }
}
