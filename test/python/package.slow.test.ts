import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readText } from '../ops/repository-files.ts';
import { BUILDER, HAS_MYPY, HAS_PYTHON, IS_CI, python, run } from './python.ts';

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

describe.skipIf(BUILDER === undefined && !IS_CI)('the wheel of the Python client', () => {
  test('has the package with its types, license and metadata, and asks for no other package', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'python-wheel-'));
    onTestFinished(() => rmSync(directory, { recursive: true }));
    const build = 'import sys, flit_core.buildapi as b; print(b.build_wheel(sys.argv[1]))';
    const name = 'agent_inbox_client-0.1.0-py3-none-any.whl';
    expect(await run(BUILDER ?? '', ['-c', build, directory])).toEqual({ exitCode: 0, output: `${name}\n` });
    const program = [
      'import importlib.metadata, agent_inbox_client as c',
      'm = importlib.metadata.metadata("agent-inbox-client")',
      'files = [str(f) for f in importlib.metadata.files("agent-inbox-client")]',
      'print(m["Name"], m["Version"], m["Requires-Python"], m.get_all("Requires-Dist"))',
      'print(sorted(f.rpartition("/")[2] for f in files if f.endswith(("py.typed", "LICENSE"))))',
      'print(c.AgentInbox("http://127.0.0.1:9/v1").inboxes.list_all.__name__)',
    ].join('\n');

    // Python imports from archives too, so nothing has to be installed.
    expect(await run('python3', ['-c', program], { PYTHONPATH: join(directory, name) })).toEqual({
      exitCode: 0,
      output: "agent-inbox-client 0.1.0 >=3.9 None\n['LICENSE', 'py.typed']\nlist_all\n",
    });
  });
});

test('the Python client has the license of the repository and the version of the other packages', () => {
  const { version } = JSON.parse(readText('package.json'));

  expect(readText('packages/python-client/LICENSE')).toBe(readText('LICENSE'));
  expect(readText('packages/python-client/pyproject.toml')).toContain(`\nversion = "${version}"\n`);
  expect(readText('packages/python-client/src/agent_inbox_client/transport.py')).toContain(
    'f"agent-inbox-client-python/{VERSION}"',
  );
});
