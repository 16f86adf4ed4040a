import { AgentInbox } from 'agent-inbox-client/source';
import { WrongUsage } from '../failures/wrong-usage.ts';
import { keySource } from './key-source.ts';
import { currentProfile, type Profile, type ProfileFlags } from './profile.ts';

export function connect(flags: ProfileFlags): AgentInbox {
  return clientOf(currentProfile(flags));
}

export function clientOf({ base_url, api_key, stream_url }: Profile): AgentInbox {
  try {
    const key = api_key === undefined ? {} : { apiKey: api_key };
    return new AgentInbox({ baseUrl: base_url, ...key, streamUrl: stream_url });
  } catch (error) {
    throw error instanceof TypeError
      ? new WrongUsage(error.message.replace('baseUrl', 'The base URL'))
      : error;
  }
}

export function connectToStream(flags: ProfileFlags): AgentInbox {
  const profile = currentProfile(flags);
  const client = clientOf(profile);
  const missing = profile.stream_url === undefined ? 'stream URL' : 'key';
  if (profile.stream_url === undefined || profile.api_key === undefined) {
    throw new Error(
      `There is no ${missing} for ${profile.base_url} (key: ${keySource(profile, flags)}). Set AGENT_INBOX_STREAM_URL and ` +
        'AGENT_INBOX_API_KEY, or save both with `agentinbox profile set --base-url … --stream-url …`',
    );
  }
  return client;
}
