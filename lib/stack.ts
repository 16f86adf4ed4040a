import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { AgentInbox } from './agent-inbox.ts';
import type { Settings } from './settings.ts';

/** A stack with the service and nothing else: what `cdk deploy` deploys. */
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
    // CDK leaves the id `Default` out of logical ids, so that they are what they were before there was a construct.
    this.service = new AgentInbox(this, 'Default', { ...settings, tags });
  }
}
