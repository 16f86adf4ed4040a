import { AgentInbox } from 'agent-inbox-client/source';
import { WrongUsage } from '../failures/wrong-usage.ts';
import { keySource } from './key-source.ts';
import { currentProfile, type Profile, type ProfileFlags } from './profile.ts';

export function connect(flags: ProfileFlags): AgentInbox {
  return clientOf(currentProfile(flags));
}

/** Only `listen` needs the address of the stream. */
export function clientOf({ base_url, api_key }: Profile, streamUrl?: string): AgentInbox {
  try {
    const key = api_key === undefined ? {} : { apiKey: api_key };
    return new AgentInbox({ baseUrl: base_url, ...key, streamUrl });
  } catch (error) {
    throw error instanceof TypeError
      ? new WrongUsage(
          error.message.replace('baseUrl', 'The base URL').replace('streamUrl', 'The stream URL'),
        )
      : error;
  }
}

/** @returns the client, and which key and service it uses */
export function connectToStream(flags: ProfileFlags): { client: AgentInbox; used: string } {
  const profile = currentProfile(flags);
  const used = `${profile.base_url} (key: ${keySource(profile, flags)})`;
  const client = clientOf(profile, profile.stream_url);
  const missing = profile.stream_url === undefined ? 'stream URL' : 'key';
  if (profile.stream_url === undefined || profile.api_key === undefined) {
    throw new Error(
      `There is no ${missing} for ${used}. Set AGENT_INBOX_STREAM_URL and ` +
        'AGENT_INBOX_API_KEY, or save both with `agentinbox profile set --base-url … --stream-url …`',
    );
  }
  return { client, used };
}
