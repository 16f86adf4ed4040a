import { AgentInbox } from '../../client/index.ts';
import { currentProfile, type ProfileFlags } from './profile.ts';

/** The SDK, for the deployment and key that flags, environment and profile name. */
export function connect(flags: ProfileFlags): AgentInbox {
  const { base_url, api_key, stream_url } = currentProfile(flags);
  return new AgentInbox({ baseUrl: base_url, apiKey: api_key, streamUrl: stream_url });
}
