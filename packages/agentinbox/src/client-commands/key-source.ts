import { type Profile, type ProfileFlags, profilesFile, variable } from './profile.ts';

/** The key itself must not be shown. */
export function keySource({ api_key, base_url, data_dir }: Profile, { profile }: ProfileFlags): string {
  if (api_key === undefined) return 'none; set AGENT_INBOX_API_KEY, or name a profile with --profile';
  const saved = Object.entries(profilesFile().read() ?? {}).filter(([, { api_key: key }]) => key === api_key);
  const [name] =
    saved.find(([each]) => each === profile) ?? saved.find(([, each]) => each.base_url === base_url) ?? [];
  if (name !== undefined) return `profile ${name}`;
  if (variable('AGENT_INBOX_API_KEY') === api_key) return 'AGENT_INBOX_API_KEY';
  return data_dir === undefined ? 'the development account' : `the development account of ${data_dir}`;
}
