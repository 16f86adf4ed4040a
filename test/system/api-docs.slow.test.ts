import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations } from '../../lambdas/operations/registry.ts';
import { PROJECT_ROOT, Service } from './service.ts';

const MANUAL = readFileSync(join(PROJECT_ROOT, 'docs', 'api.md'), 'utf8');

/** Every block that a reader pastes, in order. */
const BLOCKS = [...MANUAL.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block]) => block ?? '');

/** A command that waits for ever is ended before the hook gives up, so that no bash stays behind. */
const PASTE_MS = 50_000;

interface Call {
  readonly method: string;
  readonly path: string;
  readonly status: number;
}

interface Pasted {
  readonly calls: readonly Call[];
  readonly stdout: string;
  readonly stderr: string;
  readonly exitCode: number;
}

describe('docs/api.md', () => {
  let directory: string;
  let service: Service;
  let pasted: Pasted;

  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'api-docs-'));
    service = await Service.start({ dataDir: join(directory, '.agent-inbox') });
    pasted = await paste(BLOCKS.join('\n'));
  });
  afterAll(async () => {
    await service.stop();
    rmSync(directory, { recursive: true });
  });

  /** As a reader would: one bash, in a directory with `.agent-inbox` and `bin` of the project, except that it stops at a failure. */
  function paste(commands: string): Promise<Pasted> {
    const tools = join(directory, 'tools');
    const callsFile = join(directory, 'calls');
    mkdirSync(tools);
    writeFileSync(callsFile, '');
    const format = '%{stderr}%{method} %{url_effective} %{http_code}\\n';
    tool('curl', `PATH="$REAL_PATH" curl "$@" -w '${format}' 2>> '${callsFile}'`);
    symlinkSync(join(PROJECT_ROOT, 'bin'), join(directory, 'bin'));
    function tool(name: string, body: string): void {
      writeFileSync(join(tools, name), `#!/usr/bin/env bash\n${body}\n`);
      chmodSync(join(tools, name), 0o755);
    }
    const realPath = [dirname(process.execPath), process.env['PATH']].join(delimiter);
    const env = { PATH: [tools, realPath].join(delimiter), REAL_PATH: realPath, HOME: directory };
    return new Promise((resolve) => {
      const argv = ['--norc', '-euo', 'pipefail', '-c', commands];
      execFile('bash', argv, { cwd: directory, env, timeout: PASTE_MS }, (error, stdout, stderr) => {
        // A bash that had to be ended has no code.
        const exitCode = error === null ? 0 : Number(error.code ?? -1);
        resolve({ calls: callsIn(readFileSync(callsFile, 'utf8')), stdout, stderr, exitCode });
      });
    });
  }

  function callsIn(text: string): readonly Call[] {
    const base = service.runtime.endpoints.base_url;
    return text
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [method = '', url = '', status] = line.split(' ');
        if (!url.startsWith(`${base}/`)) return [];
        return { method, path: new URL(url).pathname.replace('/v1', ''), status: Number(status) };
      });
  }

  /** The operation that a call reached: the one with the fewest parameters among those that match. */
  function operationOf({ method, path }: Call): string | undefined {
    return operations
      .filter((operation) => operation.method === method && pattern(operation.path).test(path))
      .toSorted((one, other) => one.path.split('{').length - other.path.split('{').length)
      .at(0)?.name;
  }

  function pattern(path: string): RegExp {
    return new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  }

  test('can be pasted from the first block to the last', () => {
    expect(pasted).toMatchObject({ exitCode: 0, stderr: '' });
  });

  test('has a curl for every operation, and no other but the document of the API', () => {
    const reached = new Set(pasted.calls.map((call) => operationOf(call) ?? call.path));
    expect([...reached].sort()).toEqual([...operations.map(({ name }) => name), '/openapi.json'].sort());
  });

  test('gets the answer of a success from every call', () => {
    const expected = new Map<string, number>(operations.map(({ name, status }) => [name, status]));
    // The page says so: its message was never held.
    expected.set('messages.release', 404);
    const calls = pasted.calls.map((call) => ({
      ...call,
      expected: expected.get(operationOf(call) ?? '') ?? 200,
    }));
    expect(calls.filter((call) => call.status !== call.expected)).toEqual([]);
  });

  test('reads no secret from anywhere but what the first block reads', () => {
    expect(MANUAL).not.toMatch(/\bia_\w{8}|whsec_/);
    expect(BLOCKS[0]).toContain('-.agent-inbox}/endpoints.json');
    expect(MANUAL).not.toContain('jq ');
  });
});
