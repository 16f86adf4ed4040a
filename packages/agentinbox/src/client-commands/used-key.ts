import { resolve } from 'node:path';
import { currentProfile, type Profile, type ProfileFlags, profilesFile, variable } from './profile.ts';
import { verifyProfile } from './sign-up-profile.ts';

/** Which key a command used, and at which service, for the error of a key that is refused. The key itself is not shown. */
export function usedKey(command: string, flags: ProfileFlags): string {
  const profile = command === 'verify' ? verifyProfile(flags) : currentProfile(flags);
  return `${sourceOf(profile, flags)}, service ${profile.base_url}`;
}

function sourceOf({ api_key, base_url }: Profile, { profile, dataDir }: ProfileFlags): string {
  if (api_key === undefined) return 'none; set AGENT_INBOX_API_KEY, or name a profile with --profile';
  const saved = Object.entries(profilesFile().read() ?? {}).filter(([, { api_key: key }]) => key === api_key);
  const [name] =
    saved.find(([each]) => each === profile) ?? saved.find(([, each]) => each.base_url === base_url) ?? [];
  if (name !== undefined) return `profile ${name}`;
  if (dataDir !== undefined) return `development account of ${resolve(dataDir)}`;
  return variable('AGENT_INBOX_API_KEY') === api_key ? 'AGENT_INBOX_API_KEY' : 'development account';
}
