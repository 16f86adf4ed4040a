import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BUILDER, IS_CI, PACKAGE, run } from './python.ts';

/** The other versions of Python on this machine, by their commands. */
const INTERPRETERS = Array.from({ length: 10 }, (_, index) => `python3.${index + 9}`).filter(
  (command) => spawnSync(command, ['--version']).status === 0,
);

/** What builds the package is at hand, as for everybody else it comes from the package index. */
const OFFLINE = ['--no-index', '--no-build-isolation'];

describe.skipIf(BUILDER === undefined && !IS_CI)(
  'the Python client, installed by pip without a network',
  () => {
    let directory: string;
    let copy: string;
    let environment: string;
    const inEnvironment = (program: string, ...args: readonly string[]) =>
      run(join(environment, 'bin', program), args, { PYTHONWARNINGS: '' });
    const importedFrom = () =>
      inEnvironment('python', '-W', 'error', '-c', 'import agent_inbox_client as c; print(c.__file__)');

    beforeAll(async () => {
      directory = mkdtempSync(join(tmpdir(), 'python-package-'));
      copy = join(directory, 'python');
      cpSync(PACKAGE, copy, { recursive: true });
      environment = join(directory, 'environment');
      expect(await run(BUILDER ?? '', ['-m', 'venv', '--system-site-packages', environment])).toMatchObject({
        exitCode: 0,
      });
    });
    afterAll(() => rmSync(directory, { recursive: true, force: true }));

    test('comes from a wheel that pip has built, and fits', async () => {
      const wheels = join(directory, 'wheels');
      mkdirSync(wheels);
      const built = await inEnvironment('pip', 'wheel', ...OFFLINE, '--no-deps', '--wheel-dir', wheels, copy);
      expect(built).toMatchObject({ exitCode: 0 });
      const [wheel = ''] = readdirSync(wheels);
      const installed = await inEnvironment('pip', 'install', '--no-index', join(wheels, wheel));
      expect(installed).toMatchObject({ exitCode: 0 });

      expect((await importedFrom()).output).toContain(environment);
    });

    test('comes from the folder, editable too', async () => {
      for (const [how, place] of [
        [[], environment],
        [['-e'], join(copy, 'src')],
      ] as const) {
        const install = ['install', ...OFFLINE, '--force-reinstall', ...how, copy];
        expect(await inEnvironment('pip', ...install)).toMatchObject({ exitCode: 0 });
        expect((await importedFrom()).output).toContain(place);
      }
    });
  },
);

test.each(INTERPRETERS)('the Python client passes its own tests with %s', async (command) => {
  const ran = await run(command, ['-m', 'unittest', 'discover', '-s', 'tests'], {
    PYTHONPATH: join(PACKAGE, 'src'),
  });

  expect(ran).toMatchObject({ exitCode: 0, output: expect.stringMatching(/Ran \d{2,} tests.*OK/s) });
});
