import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import * as z from 'zod';
import { endpointsFile } from '../../local/endpoints-file.ts';
import { DEFAULT_DATA_DIR } from '../../local/options.ts';
import { PrivateJson } from '../../local/private-json.ts';

const profileSchema = z.object({
  base_url: z.url(),
  api_key: z.string().optional(),
  stream_url: z.url().optional(),
  mcp_url: z.url().optional(),
});
export type Profile = z.output<typeof profileSchema>;

const fileSchema = z.record(z.string(), profileSchema);

export const DEFAULT_PROFILE = 'default';

/** By which a command says where it goes. */
export interface ProfileFlags {
  readonly profile?: string;
  readonly dataDir?: string;
}

/** Keys stand in it, so that it is for its owner's eyes. */
export function profilesFile(): PrivateJson<Record<string, Profile>> {
  const config = process.env['XDG_CONFIG_HOME'] ?? join(homedir(), '.config');
  return new PrivateJson(join(config, 'agent-inbox', 'profiles.json'), fileSchema);
}

export function saveProfile(name: string, profile: Profile): string {
  const file = profilesFile();
  mkdirSync(dirname(file.file), { recursive: true, mode: 0o700 });
  file.write({ ...file.read(), [name]: profile });
  return file.file;
}

/**
 * The deployment and key to use: what a flag names, whatever the environment says; else what the environment says; else
 * the default profile, else the service that runs on this machine.
 * @throws Error that says what to set.
 */
export function currentProfile(flags: ProfileFlags): Profile {
  if (flags.dataDir !== undefined) {
    const running = runningService(flags.dataDir);
    if (running === undefined) throw new Error(`No service runs on ${flags.dataDir}`);
    return running;
  }
  const api_key = variable('AGENT_INBOX_API_KEY');
  const named = flags.profile === undefined ? undefined : savedProfile(flags.profile);
  if (named !== undefined) return { ...(api_key === undefined ? {} : { api_key }), ...named };
  const found = fromEnvironment() ?? unnamed(flags);
  return api_key === undefined ? found : { ...found, api_key };
}

/** An environment variable; an empty one is as good as none. */
function variable(name: string): string | undefined {
  return process.env[name] || undefined;
}

/** Without a name, or for one that sign-up is to save under. */
function fromEnvironment(): Profile | undefined {
  const base_url = variable('AGENT_INBOX_BASE_URL');
  const stream_url = variable('AGENT_INBOX_STREAM_URL');
  if (base_url === undefined) return undefined;
  return { base_url, ...(stream_url === undefined ? {} : { stream_url }) };
}

function unnamed({ profile }: ProfileFlags): Profile {
  if (profile !== undefined) throw new Error(`There is no profile ${profile}`);
  const found = savedProfile(DEFAULT_PROFILE) ?? runningService(DEFAULT_DATA_DIR);
  if (found !== undefined) return found;
  throw new Error(
    'No service is known: start one with `agent-inbox start`, save one with `agent-inbox profile set`, ' +
      'or set AGENT_INBOX_BASE_URL and AGENT_INBOX_API_KEY',
  );
}

function savedProfile(name: string): Profile | undefined {
  return new Map(Object.entries(profilesFile().read() ?? {})).get(name);
}

function runningService(dataDir: string): Profile | undefined {
  const running = endpointsFile(resolve(dataDir)).read();
  if (running === undefined) return undefined;
  const { base_url, api_key, ws_url, mcp_url } = running;
  return {
    base_url,
    api_key,
    ...(ws_url === undefined ? {} : { stream_url: ws_url }),
    ...(mcp_url === undefined ? {} : { mcp_url }),
  };
}
