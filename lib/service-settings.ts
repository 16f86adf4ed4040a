import type { CfnCondition } from 'aws-cdk-lib';
import type { AgentInboxProps } from './generated/agent-inbox-props.ts';
import { checkSettings, type Settings } from './settings.ts';

/** When the DNS records of a domain are resources of the hosted zone, and when outputs. */
export interface RecordConditions {
  readonly inZone: CfnCondition;
  readonly elsewhere: CfnCondition;
}

/** What a template with parameters has only for some of their values. */
export interface Conditions {
  readonly sender: CfnCondition;
  readonly alarmEmail: CfnCondition;
  readonly ownRuleSet: CfnCondition;
  readonly joinedRuleSet: CfnCondition;
  readonly inboxRecords: RecordConditions;
  readonly senderRecords: RecordConditions;
}

/** What CloudFormation knows only when it is given the parameters of a template. */
export interface Deferred {
  readonly conditions: Conditions;
  /** Every parameter as it was given, for the deployment check. */
  readonly parameters: Readonly<Record<string, string>>;
}

/** Settings of a service. Values that are parameters of the template are tokens of CDK. */
export type ServiceSettings = Settings & { readonly deferred?: Deferred };

const settingsOfTemplates = new WeakMap<AgentInboxProps, ServiceSettings>();

/** Props by which the construct takes the settings as they are: the deployment check reads what CDK cannot. */
export function propsOf(settings: ServiceSettings): AgentInboxProps {
  const props = { inboxDomain: settings.inboxDomain };
  settingsOfTemplates.set(props, settings);
  return props;
}

/** @throws Error that names each setting and the rule it breaks. */
export function settingsFrom(props: AgentInboxProps): ServiceSettings {
  return settingsOfTemplates.get(props) ?? checkSettings({ ...props });
}
