import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { PROJECT_ROOT, type Service } from './service.ts';

export interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the command line against a service, as a shell would; profiles are kept in the service's own directory. */
export function runCommand(
  service: Service,
  apiKey: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const { base_url, ws_url = '' } = service.runtime.endpoints;
    const child = spawn(process.execPath, [join(PROJECT_ROOT, 'bin', 'agent-inbox.mjs'), ...args], {
      env: {
        PATH: process.env['PATH'] ?? '',
        XDG_CONFIG_HOME: join(service.runtime.dataDir, 'config'),
        AGENT_INBOX_BASE_URL: base_url,
        AGENT_INBOX_STREAM_URL: ws_url,
        AGENT_INBOX_API_KEY: apiKey,
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [out, err] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    child.once('error', reject).once('close', (code) => resolve({ code, out, err }));
  });
}
