import type { CfnCondition } from 'aws-cdk-lib';
import type { AgentInboxProps } from './generated/agent-inbox-props.ts';
import { checkSettings, type Settings } from './settings.ts';

/** A record is a resource if its domain is in the hosted zone, otherwise an output. */
export interface RecordConditions {
  readonly inZone: CfnCondition;
  readonly elsewhere: CfnCondition;
}

export interface Conditions {
  readonly sender: CfnCondition;
  readonly alarmEmail: CfnCondition;
  readonly ownRuleSet: CfnCondition;
  readonly joinedRuleSet: CfnCondition;
  readonly inboxRecords: RecordConditions;
  readonly senderRecords: RecordConditions;
}

export interface Deferred {
  readonly conditions: Conditions;
  readonly parameters: Readonly<Record<string, string>>;
}

/** Values that are template parameters are CDK tokens. */
export type ServiceSettings = Settings & { readonly deferred?: Deferred };

const settingsOfTemplates = new WeakMap<AgentInboxProps, ServiceSettings>();

/**
 * The construct takes these settings unchecked: those of a stack are checked already, and template parameters are
 * tokens, whose values the deployment check validates.
 */
export function propsOf(settings: ServiceSettings): AgentInboxProps {
  const props = { inboxDomain: settings.inboxDomain };
  settingsOfTemplates.set(props, settings);
  return props;
}

/** @throws Error that names each invalid setting and the rule it breaks. */
export function settingsFrom(props: AgentInboxProps): ServiceSettings {
  return settingsOfTemplates.get(props) ?? checkSettings({ ...props });
}
