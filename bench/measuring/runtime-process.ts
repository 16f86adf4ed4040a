import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { PROJECT_ROOT } from './deployed-functions.ts';
import { familyOf, processorMilliseconds } from './processor-time.ts';

const endpointsSchema = z.object({
  base_url: z.string(),
  console_url: z.string(),
  ws_url: z.string(),
  api_key: z.string(),
  inbox_id: z.string(),
  smtp: z.object({ host: z.string(), port: z.number() }),
});

const READY = 'Press Ctrl-C to stop';
const PLAN = { inboxes: 1_000_000, messagesPerMonth: 100_000_000, storageBytes: 1e12, webhooks: 50 };

/** The runtime has its own process, so that the load generator does not slow it. */
export class RuntimeProcess implements AsyncDisposable {
  readonly endpoints: z.output<typeof endpointsSchema>;
  readonly #child: ChildProcess;
  readonly #dataDir: string;

  private constructor(child: ChildProcess, dataDir: string) {
    this.#child = child;
    this.#dataDir = dataDir;
    this.endpoints = endpointsSchema.parse(JSON.parse(readFileSync(join(dataDir, 'endpoints.json'), 'utf8')));
  }

  static async start(more: readonly string[] = []): Promise<RuntimeProcess> {
    const dataDir = mkdtempSync(join(tmpdir(), 'bench-runtime-'));
    const plans = JSON.stringify({ unverified: PLAN, verified: PLAN });
    const settings = [
      `plans=${plans}`,
      // Limits of account creations and of stages are disabled, because they are not measured.
      'creationsPerMinute=0',
      'apiRequestsPerSecond=1000000',
      ...more,
    ];
    const flags = ['--data-dir', dataDir, '--port', '0', '--smtp-port', '0'].concat(
      settings.flatMap((setting) => ['--set', setting]),
    );
    const child = spawn(process.execPath, [join(PROJECT_ROOT, 'bin', 'agent-inbox.mjs'), 'start', ...flags], {
      cwd: PROJECT_ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    const ready = new Promise<void>((resolve, reject) => {
      child.stdout?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (output.includes(READY)) resolve();
      });
      child.once('exit', () => reject(new Error(`The runtime ended: ${output}`)));
    });
    await ready;
    return new RuntimeProcess(child, dataDir);
  }

  async call(method: string, path: string, body?: object, key = this.endpoints.api_key): Promise<unknown> {
    const response = await fetch(`${this.endpoints.base_url}${path}`, {
      method,
      headers: { 'x-api-key': key },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  }

  /** @returns a function that reads the newest message, each time with another of `count` keys: one has 600 calls a minute. */
  async newestMail(count: number): Promise<() => Promise<string>> {
    const keys: string[] = [];
    for (let n = 0; n < count; n++) {
      const created = await this.call('POST', '/api-keys', { name: `bench ${n}` });
      keys.push(z.object({ api_key: z.string() }).parse(created).api_key);
    }
    const path = `/inboxes/${this.endpoints.inbox_id}/messages?limit=1`;
    let reads = 0;
    return async () => JSON.stringify(await this.call('GET', path, undefined, keys[reads++ % count]));
  }

  /** The engines are included; without /proc the value is undefined. */
  residentMegabytes(): number | undefined {
    if (process.platform !== 'linux' || this.#child.pid === undefined) return undefined;
    return familyOf(this.#child.pid).reduce((sum, pid) => sum + residentOf(pid), 0);
  }

  processorMilliseconds(): number {
    return processorMilliseconds(this.#child.pid ?? 0);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const exited = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await exited;
    rmSync(this.#dataDir, { recursive: true, force: true });
  }
}

function residentOf(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes ?? 0) / 1024);
}
