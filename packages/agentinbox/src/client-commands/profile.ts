import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { endpointsOf, PrivateJson } from '@agent-inbox/laptop/endpoints';
import * as z from 'zod';
import { runningDataDir } from '../laptop/running-data-dir.ts';
import { START_COMMAND } from '../laptop/start-command.ts';
import { dataDirOfEnvironment } from '../laptop/start-options.ts';

const profileSchema = z.object({
  base_url: z.url(),
  api_key: z.string().optional(),
  human_email: z.string().optional(),
  stream_url: z.url().optional(),
  mcp_url: z.url().optional(),
  data_dir: z.string().optional(),
});
export type Profile = z.output<typeof profileSchema>;

const fileSchema = z.record(z.string(), profileSchema);

export const DEFAULT_PROFILE = 'default';

export interface ProfileFlags {
  readonly profile?: string;
  readonly dataDir?: string;
}

/** The file holds API keys, so only its owner may read it. */
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

export function deleteProfile(name: string): string {
  requireProfile(name);
  const file = profilesFile();
  file.write(Object.fromEntries(Object.entries(file.read() ?? {}).filter(([each]) => each !== name)));
  return file.file;
}

/**
 * Precedence: `--data-dir`, `--profile`, environment, profile `default`, nearest local service. With both flags, the
 * directory gives the service and the profile the key. @throws Error that says what to set.
 */
export function currentProfile({ profile, dataDir }: ProfileFlags): Profile {
  if (dataDir !== undefined) {
    const running = localService(dataDir);
    return profile === undefined ? running : withKeyOf(profile, running, dataDir);
  }
  const api_key = variable('AGENT_INBOX_API_KEY');
  const key = api_key === undefined ? {} : { api_key };
  if (profile !== undefined) return { ...key, ...requireProfile(profile) };
  return { ...(fromEnvironment() ?? unnamed()), ...key };
}

/** An empty environment variable counts as unset. */
export function variable(name: string): string | undefined {
  return process.env[name] || undefined;
}

export function fromEnvironment(): Profile | undefined {
  const base_url = variable('AGENT_INBOX_BASE_URL');
  const stream_url = variable('AGENT_INBOX_STREAM_URL');
  if (base_url !== undefined) return { base_url, ...(stream_url === undefined ? {} : { stream_url }) };
  const dataDir = dataDirOfEnvironment();
  return dataDir === undefined ? undefined : localService(dataDir);
}

function unnamed(): Profile {
  const found = savedProfile(DEFAULT_PROFILE) ?? runningService(runningDataDir());
  if (found !== undefined) return found;
  throw new Error(
    `No service is configured. Start one with ${START_COMMAND}, save one with agentinbox profile set, or set ` +
      'AGENT_INBOX_BASE_URL and AGENT_INBOX_API_KEY',
  );
}

function requireProfile(name: string): Profile {
  const saved = savedProfile(name);
  if (saved === undefined) throw new Error(`Unknown profile ${name}; "agentinbox profile list" lists them`);
  return saved;
}

function withKeyOf(name: string, running: Profile, dataDir: string): Profile {
  const saved = requireProfile(name);
  if (saved.data_dir !== resolve(dataDir)) {
    throw new Error(`The key of the profile ${name} is not from a sign-up with --data-dir ${dataDir}`);
  }
  return { ...running, api_key: saved.api_key };
}

export function localService(dataDir: string): Profile {
  const running = runningService(dataDir);
  if (running === undefined) throw new Error(`No service is running in ${dataDir}`);
  return running;
}

export function savedProfile(name: string): Profile | undefined {
  return new Map(Object.entries(profilesFile().read() ?? {})).get(name);
}

export function runningService(dataDir: string): Profile | undefined {
  const running = endpointsOf(resolve(dataDir));
  if (running === undefined) return undefined;
  const { base_url, api_key, ws_url, mcp_url } = running;
  return {
    base_url,
    api_key,
    data_dir: resolve(dataDir),
    ...(ws_url === undefined ? {} : { stream_url: ws_url }),
    ...(mcp_url === undefined ? {} : { mcp_url }),
  };
}
