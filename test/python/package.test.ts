import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readText } from '../ops/repository-files.ts';
import { HAS_MYPY, HAS_PYTHON, PACKAGE, python, run } from './python.ts';

describe.skipIf(!HAS_PYTHON)('the Python client', () => {
  test('passes its own tests, with every warning an error', async () => {
    const ran = await python(['-m', 'unittest', 'discover', '-s', 'tests']);

    expect(ran).toMatchObject({ exitCode: 0, output: expect.stringMatching(/Ran \d{2,} tests.*OK/s) });
  });

  test.skipIf(!HAS_MYPY)('passes mypy --strict, tests included', async () => {
    const cache = mkdtempSync(join(tmpdir(), 'mypy-'));
    const ran = await run('mypy', ['--strict', '--cache-dir', cache, 'src', 'tests']);
    rmSync(cache, { recursive: true });

    expect(ran).toMatchObject({ exitCode: 0, output: expect.stringContaining('no issues found') });
  });
});

describe.skipIf(!HAS_PYTHON)('the wheel of the Python client, built without a network', () => {
  let directory: string;
  let wheel: string;
  let environment: string;
  const inEnvironment = (program: string, ...args: readonly string[]) =>
    run(join(environment, 'bin', program), args, { PYTHONWARNINGS: '' });

  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'python-package-'));
    const copy = join(directory, 'python');
    cpSync(PACKAGE, copy, { recursive: true });
    environment = join(directory, 'environment');
    expect(await run('python3', ['-m', 'venv', environment])).toMatchObject({ exitCode: 0 });
    const wheels = join(directory, 'wheels');
    mkdirSync(wheels);
    const built = await inEnvironment('pip', 'wheel', '--no-index', '--no-deps', '--wheel-dir', wheels, copy);
    expect(built).toMatchObject({ exitCode: 0 });
    const [name = ''] = readdirSync(wheels);
    wheel = join(wheels, name);
  });
  afterAll(() => rmSync(directory, { recursive: true, force: true }));

  test('installs into an empty environment and imports, types and license included', async () => {
    const installed = await inEnvironment('pip', 'install', '--no-index', wheel);
    expect(installed).toMatchObject({ exitCode: 0 });
    const program = [
      'import importlib.metadata, importlib.resources, agent_inbox_client as c',
      'm = importlib.metadata.metadata("agent-inbox-client")',
      'files = [str(f) for f in importlib.metadata.files("agent-inbox-client")]',
      'print(m["Name"], m["Version"], m["Requires-Python"], m.get_all("Requires-Dist"))',
      'print(sorted(f.rpartition("/")[2] for f in files if f.endswith(("py.typed", "LICENSE"))))',
      'print(c.AgentInbox("http://127.0.0.1:9/v1").inboxes.list_all.__name__)',
    ].join('\n');

    expect(await inEnvironment('python', '-W', 'error', '-c', program)).toEqual({
      exitCode: 0,
      output: "agent-inbox-client 0.1.0 >=3.9 None\n['LICENSE', 'py.typed']\nlist_all\n",
    });
    expect(await inEnvironment('pip', 'check')).toMatchObject({ exitCode: 0 });
  });

  test('is the same, byte for byte, when it is built again', async () => {
    const again = join(directory, 'again');
    mkdirSync(again);
    const copy = join(directory, 'python');
    await inEnvironment('pip', 'wheel', '--no-index', '--no-deps', '--wheel-dir', again, copy);

    expect(readFileSync(join(again, readdirSync(again)[0] ?? ''))).toEqual(readFileSync(wheel));
  });

  test('can be installed from the folder, editable too', async () => {
    const copy = join(directory, 'python');
    const editable = await inEnvironment('pip', 'install', '--no-index', '--force-reinstall', '-e', copy);
    expect(editable).toMatchObject({ exitCode: 0 });

    const { output } = await inEnvironment(
      'python',
      '-c',
      'import agent_inbox_client; print(agent_inbox_client.__file__)',
    );
    expect(output.trim()).toBe(join(copy, 'src', 'agent_inbox_client', '__init__.py'));
  });
});

test('the Python client has the license of the repository and the version of the other packages', () => {
  const { version } = JSON.parse(readText('package.json'));

  expect(readText('python/LICENSE')).toBe(readText('LICENSE'));
  expect(readText('python/pyproject.toml')).toContain(`\nversion = "${version}"\n`);
  expect(readText('python/src/agent_inbox_client/transport.py')).toContain(
    `agent-inbox-client-python/${version}`,
  );
});
