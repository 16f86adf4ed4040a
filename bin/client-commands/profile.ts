import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
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

/** Where commands of the client go: flags and the environment first. */
export interface ProfileFlags {
  readonly profile?: string;
  readonly dataDir?: string;
}

/** Keys stand in it, so that it is for its owner's eyes. */
export function profilesFile(): PrivateJson<Record<string, Profile>> {
  const config = process.env['XDG_CONFIG_HOME'] ?? join(homedir(), '.config');
  const directory = join(config, 'agent-inbox');
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  return new PrivateJson(join(directory, 'profiles.json'), fileSchema);
}

export function saveProfile(name: string, profile: Profile): string {
  const file = profilesFile();
  file.write({ ...file.read(), [name]: profile });
  return file.file;
}

/**
 * The deployment and key to use: what the environment says, else the profile, else the service that runs on
 * this machine.
 * @throws Error that says what to set.
 */
export function currentProfile(flags: ProfileFlags): Profile {
  const base_url = variable('AGENT_INBOX_BASE_URL');
  const api_key = variable('AGENT_INBOX_API_KEY');
  // A data directory that is named is meant, whatever the environment says.
  const found =
    base_url === undefined || flags.dataDir !== undefined
      ? storedProfile(flags)
      : { base_url, ...streamFromEnvironment() };
  if (found === undefined) {
    throw new Error(
      'No service is known: start one with `agent-inbox start`, save one with `agent-inbox profile set`, ' +
        'or set AGENT_INBOX_BASE_URL and AGENT_INBOX_API_KEY',
    );
  }
  return api_key === undefined || flags.dataDir !== undefined ? found : { ...found, api_key };
}

/** An environment variable; an empty one is as good as none. */
function variable(name: string): string | undefined {
  return process.env[name] || undefined;
}

function streamFromEnvironment(): Pick<Profile, 'stream_url'> {
  const stream_url = variable('AGENT_INBOX_STREAM_URL');
  return stream_url === undefined ? {} : { stream_url };
}

function storedProfile({ profile, dataDir }: ProfileFlags): Profile | undefined {
  if (dataDir === undefined) {
    const kept = profilesFile().read()?.[profile ?? DEFAULT_PROFILE];
    if (kept !== undefined) return kept;
    if (profile !== undefined) throw new Error(`There is no profile ${profile}`);
  }
  const running = endpointsFile(resolve(dataDir ?? DEFAULT_DATA_DIR)).read();
  if (running === undefined) {
    if (dataDir !== undefined) throw new Error(`No service runs on ${dataDir}`);
    return undefined;
  }
  const { base_url, api_key, ws_url, mcp_url } = running;
  return {
    base_url,
    api_key,
    ...(ws_url === undefined ? {} : { stream_url: ws_url }),
    ...(mcp_url === undefined ? {} : { mcp_url }),
  };
}
