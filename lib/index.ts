export { AgentInbox } from './agent-inbox.ts';
/** The feature flags of CDK with which the service is tested: `new App({ context: { ...FEATURE_FLAGS } })`. */
export { FEATURE_FLAGS } from './feature-flags.ts';
export type { AgentInboxProps } from './generated/agent-inbox-props.ts';
