import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { AgentInbox } from './agent-inbox.ts';
import { propsOf } from './service-settings.ts';
import { templateSettings } from './template-parameters.ts';

export const TEMPLATES: Readonly<Record<'retain' | 'try', Readonly<Record<string, string>>>> = {
  retain: {},
  try: { removalPolicy: 'destroy', recovery: 'none' },
};

export interface TemplateStackProps extends StackProps {
  readonly version: string;
  readonly template: keyof typeof TEMPLATES;
}

export class AgentInboxTemplateStack extends Stack {
  constructor(scope: Construct, id: string, { version, template, ...props }: TemplateStackProps) {
    super(scope, id, { ...props, description: 'Agent Inbox: email inboxes for software agents' });
    const settings = templateSettings(this, version, TEMPLATES[template]);
    new AgentInbox(this, 'Default', propsOf(settings));
  }
}
