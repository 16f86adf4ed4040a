import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';

export interface ServiceAddress {
  /** The URL ends in /v1. */
  readonly baseUrl: string;
  readonly apiKey: string;
}

export interface RunningService extends ServiceAddress {
  /** The application under test sends its emails to this SMTP server. */
  readonly smtp: { readonly host: string; readonly port: number };
  stop(): Promise<void>;
}

const NO_SERVICE =
  'No service is configured: set AGENT_INBOX_BASE_URL and AGENT_INBOX_API_KEY, or use agentinbox-test/setup as globalSetup';

/** Reads the service from the environment. @returns undefined if none is set. @throws Error if AGENT_INBOX_API_KEY is missing */
export function serviceOfEnvironment(): ServiceAddress | undefined {
  const { AGENT_INBOX_BASE_URL: baseUrl, AGENT_INBOX_API_KEY: apiKey } = process.env;
  if (!baseUrl) return undefined;
  if (!apiKey) throw new Error('AGENT_INBOX_BASE_URL is set, but AGENT_INBOX_API_KEY is missing');
  return { baseUrl, apiKey };
}

/** @throws Error that names the variables to set */
export function knownService(): ServiceAddress {
  const service = serviceOfEnvironment();
  if (service === undefined) throw new Error(NO_SERVICE);
  return service;
}

/**
 * Runs `agentinbox start --ci` from the installed package `agentinbox`, or from the file `AGENT_INBOX_PROGRAM`. The
 * service ends with this process. @param options further flags, such as `--smtp-port 2525` @throws Error with the
 * output if it does not start
 */
export async function startService(options: readonly string[] = []): Promise<RunningService> {
  const child = spawn(process.execPath, [program(), 'start', '--ci', ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let problems = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    problems = (problems + text).slice(-4_096);
  });
  const ended = once(child, 'close').then(() => {
    throw new Error(`agentinbox start --ci ended: ${problems.trim()}`);
  });
  ended.catch(() => undefined);
  const [line] = await Promise.race([once(createInterface(child.stdout), 'line'), ended]);
  const { base_url, api_key, smtp } = JSON.parse(line);
  return {
    baseUrl: base_url,
    apiKey: api_key,
    smtp,
    async stop() {
      child.kill('SIGTERM');
      await ended.catch(() => undefined);
    },
  };
}

function program(): string {
  const { AGENT_INBOX_PROGRAM: file } = process.env;
  if (file) return file;
  try {
    const manifest = createRequire(join(process.cwd(), 'package.json')).resolve('agentinbox/package.json');
    return join(dirname(manifest), JSON.parse(readFileSync(manifest, 'utf8')).bin.agentinbox);
  } catch (error) {
    throw new Error(
      'The package agentinbox is not installed in this project, and AGENT_INBOX_PROGRAM is not set',
      {
        cause: error,
      },
    );
  }
}
