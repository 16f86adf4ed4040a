import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { AgentInbox } from './agent-inbox.ts';
import { propsOf } from './service-settings.ts';
import { templateSettings } from './template-parameters.ts';

/** Settings of the templates that are released: by `retain`, what holds data stays when the stack is deleted. */
export const TEMPLATES: Readonly<Record<'retain' | 'try', Readonly<Record<string, string>>>> = {
  retain: {},
  try: { removalPolicy: 'destroy', pointInTimeRecovery: 'false' },
};

export interface TemplateStackProps extends StackProps {
  readonly version: string;
  readonly template: keyof typeof TEMPLATES;
}

/** The service as a template for anybody, whose parameters are what an operator chooses first. */
export class AgentInboxTemplateStack extends Stack {
  constructor(scope: Construct, id: string, { version, template, ...props }: TemplateStackProps) {
    super(scope, id, { ...props, description: 'Agent Inbox: email inboxes for software agents' });
    const settings = templateSettings(this, version, TEMPLATES[template]);
    // As in the stack of `cdk deploy`, so that logical ids are the same.
    new AgentInbox(this, 'Default', propsOf(settings));
  }
}
