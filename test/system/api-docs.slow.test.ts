import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations } from '../../lambdas/operations/registry.ts';
import { PROJECT_ROOT, Service } from './service.ts';

const page = (name: string) => readFileSync(join(PROJECT_ROOT, 'docs', name), 'utf8');

/** Every block that a reader pastes, in order. */
const blocksOf = (text: string) =>
  [...text.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block]) => block ?? '');

const MANUAL = page('api.md');
const BLOCKS = blocksOf(MANUAL);

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

describe('the pages with commands to paste', () => {
  let directory: string;
  let callsFile: string;
  let service: Service;
  let pasted: Pasted;

  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'api-docs-'));
    callsFile = join(directory, 'calls');
    symlinkSync(join(PROJECT_ROOT, 'bin'), join(directory, 'bin'));
    service = await Service.start({ dataDir: join(directory, '.agent-inbox') });
    pasted = await paste(BLOCKS.join('\n'));
  });
  afterAll(async () => {
    await service.stop();
    rmSync(directory, { recursive: true });
  });

  /** As a reader would: one bash, in a directory with `.agent-inbox` and `bin` of the project, except that it stops at a failure. */
  function paste(commands: string): Promise<Pasted> {
    const tools = mkdtempSync(join(directory, 'tools-'));
    writeFileSync(callsFile, '');
    const format = '%{stderr}%{method} %{url_effective} %{http_code}\\n';
    tool('curl', `PATH="$REAL_PATH" curl "$@" -w '${format}' 2>> '${callsFile}'`);
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

  test('docs/api.md can be pasted from the first block to the last', () => {
    expect(pasted).toMatchObject({ exitCode: 0, stderr: '' });
  });

  test('docs/api.md has a curl for every operation, and no other but the document of the API', () => {
    const reached = new Set(pasted.calls.map((call) => operationOf(call) ?? call.path));
    expect([...reached].sort()).toEqual([...operations.map(({ name }) => name), '/openapi.json'].sort());
  });

  test('docs/api.md gets the answer of a success from every call', () => {
    const expected = new Map<string, number>(operations.map(({ name, status }) => [name, status]));
    // The page says so: its message was never held.
    expected.set('messages.release', 404);
    const calls = pasted.calls.map((call) => ({
      ...call,
      expected: expected.get(operationOf(call) ?? '') ?? 200,
    }));
    expect(calls.filter((call) => call.status !== call.expected)).toEqual([]);
  });

  test('docs/api.md reads no secret from anywhere but what the first block reads', () => {
    expect(MANUAL).not.toMatch(/\bia_\w{8}|whsec_/);
    expect(BLOCKS[0]).toContain('-.agent-inbox}/endpoints.json');
    expect(MANUAL).not.toContain('jq ');
  });

  test.each([
    ['verification.md', ['"status":"found","code":"731642"', '"status":"none"', '"withheld":1']],
    ['mcp.md', ['"structuredContent":{"count":1']],
  ] as const)('docs/%s can be pasted after the first block of docs/api.md, and prints what it promises', async (name, promised) => {
    const { calls, exitCode, stderr, stdout } = await paste([BLOCKS[0], ...blocksOf(page(name))].join('\n'));

    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(calls.filter(({ status }) => status >= 400)).toEqual([]);
    for (const text of promised) expect(stdout).toContain(text);
  });
});
