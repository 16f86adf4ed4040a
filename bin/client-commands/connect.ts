import { AgentInbox } from '../../client/src/index.ts';
import { WrongUsage } from '../../local/failures/wrong-usage.ts';
import { currentProfile, type Profile, type ProfileFlags } from './profile.ts';

/** The SDK, for the deployment and key that flags, environment and profile name. */
export function connect(flags: ProfileFlags): AgentInbox {
  return clientOf(currentProfile(flags));
}

export function clientOf({ base_url, api_key, stream_url }: Profile): AgentInbox {
  try {
    return new AgentInbox({ baseUrl: base_url, apiKey: api_key, streamUrl: stream_url });
  } catch (error) {
    throw error instanceof TypeError ? new WrongUsage(error.message) : error;
  }
}

/** As `connect`, for commands that need the stream. @throws Error that says what to set. */
export function connectToStream(flags: ProfileFlags): AgentInbox {
  const { stream_url, api_key } = currentProfile(flags);
  if (stream_url === undefined || api_key === undefined) {
    throw new Error(
      'The profile has no address of the stream or no key: set AGENT_INBOX_STREAM_URL and AGENT_INBOX_API_KEY, ' +
        'or save both with `agentinbox profile set --stream-url …`',
    );
  }
  return connect(flags);
}
