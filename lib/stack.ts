import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { AgentInbox } from './agent-inbox.ts';
import { propsOf } from './service-settings.ts';
import type { Settings } from './settings.ts';

export class AgentInboxStack extends Stack {
  readonly service: AgentInbox;

  constructor(scope: Construct, settings: Settings, props: StackProps) {
    super(scope, settings.stackName, {
      ...props,
      terminationProtection: settings.terminationProtection,
      description: `Agent Inbox: email inboxes for software agents on ${settings.inboxDomain}`,
    });
    // CDK omits the id `Default` from logical ids, so deployed stacks from before the construct keep theirs.
    this.service = new AgentInbox(this, 'Default', propsOf(settings));
  }
}
