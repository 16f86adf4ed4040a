import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listenOnLoopback } from '../../packages/laptop/src/engines/listen.ts';
import { ChildRuntime, refusedStart } from './child-runtime.ts';

function onPlatform(platform: string): Record<string, string> {
  const module = `Object.defineProperty(process,'platform',{value:'${platform}'})`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(module)}` };
}

describe('a start that cannot be', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'refused-'));
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));

  test.each([
    '--port',
    '--smtp-port',
  ])('names the port of %s that is taken, and the way out', async (flag) => {
    const server = createServer();
    const port = await listenOnLoopback(server, 0);
    const others = flag === '--port' ? ['--smtp-port', '0'] : ['--port', '0'];
    const { code, output } = await refusedStart(['--ephemeral', ...others, flag, String(port)]);
    await new Promise<void>((resolve) => server.close(() => resolve()));
    expect(code).toBe(1);
    expect(output).toContain(`Port ${port} is taken`);
    expect(output).toContain(flag);
    expect(output).not.toContain('    at ');
  });

  test('names the data directory that cannot be written', async () => {
    const file = join(directory, 'file');
    writeFileSync(file, '');
    const { code, output } = await refusedStart(['--data-dir', join(file, 'data')]);
    expect(code).toBe(1);
    expect(output).toContain(`The data directory ${join(file, 'data')} is not writable`);
    expect(output).toContain('--data-dir');
  });

  test('says that the data directory is of another version, and starts with it after a reset', async () => {
    const data = join(directory, 'data');
    mkdirSync(join(data, 'state'), { recursive: true });
    writeFileSync(join(data, 'state', 'dynamodb.sqlite'), 'of before');
    const { code, output } = await refusedStart(['--data-dir', data, '--port', '0', '--smtp-port', '0']);
    expect(code).toBe(1);
    expect(output).toContain(
      `The data directory ${data} was written by a version with a different storage format`,
    );
    expect(output).toContain('--reset');

    const runtime = await ChildRuntime.start(data, ['--reset']);
    await runtime.stop();
    const again = await ChildRuntime.start(data);
    await again.stop();
  });

  test('says what to do where the engine has no binary for the machine', async () => {
    const { code, output } = await refusedStart(
      ['--ephemeral', '--port', '0', '--smtp-port', '0'],
      onPlatform('sunos'),
    );
    expect(code).toBe(1);
    expect(output).toContain('AGENT_INBOX_DYNAMODB_ENDPOINT');
    expect(output).toContain('sunos');
    expect(output).not.toMatch(/ {4}at |MODULE_NOT_FOUND/);
  });

  test('names WSL on Windows', async () => {
    const { code, output } = await refusedStart(['--ephemeral'], onPlatform('win32'));
    expect([code, output]).toEqual([1, expect.stringMatching(/^agentinbox: .* WSL 2 .*\n$/)]);
  });

  test('says that another runtime has the data directory, while one with another starts beside it', async () => {
    const [first, second] = [join(directory, 'one'), join(directory, 'two')];
    const runtime = await ChildRuntime.start(first);
    const { code, output } = await refusedStart(['--data-dir', first, '--port', '0', '--smtp-port', '0']);
    const other = await ChildRuntime.start(second);
    await Promise.all([runtime.stop(), other.stop()]);
    expect(code).toBe(1);
    expect(output).toContain(first);
    expect(other.endpoints.base_url).not.toBe(runtime.endpoints.base_url);
  });
});
