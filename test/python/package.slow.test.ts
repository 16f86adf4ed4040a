import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readText } from '../ops/repository-files.ts';
import { HAS_MYPY, HAS_PYTHON, python, run } from './python.ts';

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

describe.skipIf(!HAS_PYTHON)('the wheel of the Python client', () => {
  let directory: string;
  let wheels: string[];
  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'python-wheel-'));
    const program = 'import sys, wheel_backend as w; [print(w.build_wheel(d)) for d in sys.argv[1:]]';
    wheels = ['one', 'two'].map((name) => mkdtempSync(join(directory, name)));
    const built = await run('python3', ['-c', program, ...wheels], { PYTHONPATH: 'build_backend' });
    expect(built).toEqual({
      exitCode: 0,
      output: 'agent_inbox_client-0.1.0-py3-none-any.whl\n'.repeat(2),
    });
    wheels = wheels.map((folder) => join(folder, readdirSync(folder)[0] ?? ''));
  });
  afterAll(() => rmSync(directory, { recursive: true, force: true }));

  test('has the package with its types, license and metadata, and asks for no other package', async () => {
    const program = [
      'import importlib.metadata, agent_inbox_client as c',
      'm = importlib.metadata.metadata("agent-inbox-client")',
      'files = [str(f) for f in importlib.metadata.files("agent-inbox-client")]',
      'print(m["Name"], m["Version"], m["Requires-Python"], m.get_all("Requires-Dist"))',
      'print(sorted(f.rpartition("/")[2] for f in files if f.endswith(("py.typed", "LICENSE"))))',
      'print(c.AgentInbox("http://127.0.0.1:9/v1").inboxes.list_all.__name__)',
    ].join('\n');

    // Python imports from archives too, so nothing has to be installed.
    expect(await run('python3', ['-c', program], { PYTHONPATH: wheels[0] ?? '' })).toEqual({
      exitCode: 0,
      output: "agent-inbox-client 0.1.0 >=3.9 None\n['LICENSE', 'py.typed']\nlist_all\n",
    });
  });

  test('is the same, byte for byte, when it is built again', () => {
    const [one = '', two = ''] = wheels;

    expect(readFileSync(two)).toEqual(readFileSync(one));
  });
});

test('the Python client has the license of the repository and the version of the other packages', () => {
  const { version } = JSON.parse(readText('package.json'));

  expect(readText('python/LICENSE')).toBe(readText('LICENSE'));
  expect(readText('python/pyproject.toml')).toContain(`\nversion = "${version}"\n`);
  expect(readText('python/src/agent_inbox_client/transport.py')).toContain(
    'f"agent-inbox-client-python/{VERSION}"',
  );
});
