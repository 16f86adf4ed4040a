import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { ADVERSE_SEED } from './adverse-seed.ts';
import { PROJECT_ROOT } from './service.ts';

const endpointsSchema = z.object({
  base_url: z.string(),
  api_key: z.string(),
  inbox_id: z.string(),
  smtp: z.object({ host: z.string(), port: z.number() }),
  outbox_url: z.string(),
});
export type ChildEndpoints = z.output<typeof endpointsSchema>;

export class ChildRuntime {
  readonly endpoints: ChildEndpoints;
  readonly #child: ChildProcess;
  readonly #output: { readonly text: string };

  private constructor(child: ChildProcess, output: { readonly text: string }, endpoints: ChildEndpoints) {
    this.#child = child;
    this.#output = output;
    this.endpoints = endpoints;
  }

  get output(): string {
    return this.#output.text;
  }

  /**
   * @param flags beside the data directory and free ports.
   * @param root sources that run: those of another version, or these.
   */
  static async start(
    dataDir: string,
    flags: readonly string[] = [],
    root = PROJECT_ROOT,
  ): Promise<ChildRuntime> {
    const child = spawnStart(['--data-dir', dataDir, '--port', '0', '--smtp-port', '0', ...flags], {}, root);
    const output = collect(child);
    const ended = once(child, 'exit').then(() => {
      throw new Error(`The runtime ended: ${output.text}`);
    });
    // Not `for await`: leaving the loop would close the pipe, and the runtime could not print that it stops.
    const isRunning = new Promise<void>((resolve) => {
      child.stdout?.on('data', () => {
        // Also of the last release.
        if (/Press Ctrl-C to stop|Ctrl-C stops it/.test(output.text)) resolve();
      });
    });
    await Promise.race([isRunning, ended]);
    ended.catch(() => undefined);
    const file = join(dataDir, 'endpoints.json');
    if (!existsSync(file)) throw new Error(`There is no ${file}`);
    return new ChildRuntime(child, output, endpointsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))));
  }

  get pid(): number {
    return Number(this.#child.pid);
  }

  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** @returns the exit code. */
  async stop(): Promise<number | null> {
    return this.#end('SIGTERM');
  }

  /** @returns the exit code, when it has ended by itself. */
  async ended(): Promise<number | null> {
    if (this.#child.exitCode === null) await once(this.#child, 'exit');
    return this.#child.exitCode;
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return this.#child.exitCode;
    const exited = once(this.#child, 'exit');
    this.#child.kill(signal);
    await exited;
    return this.#child.exitCode;
  }
}

export interface Refusal {
  readonly code: number | null;
  readonly output: string;
}

/** Starts a runtime that is expected to refuse, and returns its output. */
export async function refusedStart(
  flags: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Refusal> {
  const child = spawnStart(flags, environment);
  const output = collect(child);
  const [code] = await once(child, 'close');
  return { code: z.number().nullable().parse(code), output: output.text };
}

function spawnStart(
  flags: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  root = PROJECT_ROOT,
): ChildProcess {
  // With the Node of the tests the launcher becomes the runtime: a signal reaches that, and nothing in between.
  const adverse = ADVERSE_SEED === undefined ? [] : ['--adverse', String(ADVERSE_SEED)];
  const program = join(root, 'bin', 'agent-inbox.mjs');
  return spawn(process.execPath, [program, 'start', ...flags, ...adverse], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function collect(child: ChildProcess): { readonly text: string } {
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output.text += text;
    });
  }
  return output;
}
