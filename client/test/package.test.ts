import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as client from '../src/index.ts';

const run = promisify(execFile);
const PACKAGE = fileURLToPath(new URL('..', import.meta.url));
const NODE_MODULES = join(PACKAGE, '..', 'node_modules');
const TSC = join(NODE_MODULES, 'typescript', 'bin', 'tsc');
const FIXTURE = join(import.meta.dirname, 'consumer');

let directory: string;
let project: string;
let files: readonly string[];
let installed: string;

/** npm with nothing of the user's or of the npm that runs this test: an empty cache, and no network. */
async function npm(cwd: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await run('npm', [...args, '--offline', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd,
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: directory,
      npm_config_cache: join(directory, 'npm-cache'),
      npm_config_registry: 'http://127.0.0.1:9',
    },
  });
  return stdout;
}

/** What the compiler says; nothing when all is well. */
async function errorsOf(config: string): Promise<string> {
  try {
    await run(process.execPath, [TSC, '-p', config], { cwd: project });
    return '';
  } catch (error) {
    return String(Object(error).stdout);
  }
}

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'client-package-'));
  // A copy of the package with a build of its own: tests that run meanwhile use `client/dist`.
  const copy = join(directory, 'client');
  cpSync(PACKAGE, copy, {
    recursive: true,
    filter: (source) => !['dist', 'node_modules'].includes(basename(source)),
  });
  cpSync(join(PACKAGE, '..', 'tsconfig.json'), join(directory, 'tsconfig.json'));
  await run(process.execPath, [join(PACKAGE, 'build.ts'), copy]);
  const [packed] = JSON.parse(await npm(copy, 'pack', '--json', '--pack-destination', directory));
  files = packed.files.map(({ path }: { path: string }) => path);

  project = join(directory, 'project');
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{ "name": "consumer", "private": true }');
  await npm(project, 'install', join(directory, packed.filename));
  installed = join(project, 'node_modules', 'agent-inbox-client');
  cpSync(FIXTURE, project, { recursive: true });
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

describe('the packed client, installed without a network into an empty project', () => {
  test('has both builds, their types and maps, the sources, the README and the license, and no tests', () => {
    for (const build of ['dist/esm', 'dist/cjs']) {
      expect(files).toEqual(
        expect.arrayContaining(
          ['index.js', 'index.js.map', 'index.d.ts', 'index.d.ts.map', 'package.json'].map(
            (file) => `${build}/${file}`,
          ),
        ),
      );
    }
    expect(files).toEqual(expect.arrayContaining(['package.json', 'README.md', 'LICENSE', 'src/index.ts']));
    expect(
      files.filter((file) => !/^(?:dist\/|src\/|package\.json$|README\.md$|LICENSE$)/.test(file)),
    ).toEqual([]);
  });

  test('has no dependencies: the project has one package', async () => {
    const { packages } = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8'));

    expect(Object.keys(packages)).toEqual(['', 'node_modules/agent-inbox-client']);
  });

  test.each([
    'main.mjs',
    'main.cjs',
  ])('%s calls an operation, gets an ApiError, and sees every export', async (file) => {
    const server = createServer((request, response) => {
      const isKnown = request.headers.authorization === 'Bearer ia_known';
      response.writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify(isKnown ? { path: request.url } : { name: 'unauthenticated', message: 'no' }),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      const { port } = server.address() as AddressInfo;
      const { stdout } = await run(
        process.execPath,
        ['--enable-source-maps', join(project, file), `http://127.0.0.1:${port}/v1`],
        { cwd: project },
      );
      const { exports, path, error } = JSON.parse(stdout);

      expect(exports).toEqual(Object.keys(client).sort());
      expect(path).toBe('/v1/whoami');
      expect(error).toMatchObject({ isApiError: true, name: 'unauthenticated', status: 401 });
      // The source map leads to the sources.
      expect(error.stack).toMatch(/src[\\/]transport\.ts:\d+/);
    } finally {
      server.close();
    }
  });

  test('has source maps whose sources are in the package', () => {
    for (const build of ['esm', 'cjs']) {
      const folder = join(installed, 'dist', build);
      for (const map of ['index.js.map', 'index.d.ts.map']) {
        const { sources } = JSON.parse(readFileSync(join(folder, map), 'utf8'));
        expect(sources.length).toBeGreaterThan(0);
        expect(sources.filter((source: string) => !existsSync(join(folder, source)))).toEqual([]);
      }
    }
  });

  const environments = [
    { environment: 'a browser', lib: ['es2022', 'dom', 'dom.iterable'], types: [], own: 'in-browser.mts' },
    {
      environment: 'Node, without the types of a browser',
      lib: ['es2022'],
      types: ['node'],
      own: 'with-ws.mts',
    },
  ];
  const resolutions = [
    { moduleResolution: 'node16', module: 'node16', shared: ['strict.mts', 'strict.cts'] },
    { moduleResolution: 'nodenext', module: 'nodenext', shared: ['strict.mts', 'strict.cts'] },
    { moduleResolution: 'bundler', module: 'esnext', shared: ['strict.mts'] },
  ];
  test.each(
    environments.flatMap((environment) =>
      resolutions.map((resolution) => ({ ...environment, ...resolution })),
    ),
  )('passes a strict type check as $moduleResolution in $environment', async ({
    moduleResolution,
    module,
    lib,
    types,
    shared,
    own,
  }) => {
    const config = join(project, `tsconfig.${moduleResolution}.${own}.json`);
    const compilerOptions = {
      module,
      moduleResolution,
      lib,
      types,
      typeRoots: [join(NODE_MODULES, '@types')],
      paths: { ws: [join(NODE_MODULES, '@types', 'ws', 'index.d.ts')] },
      target: 'es2022',
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      noPropertyAccessFromIndexSignature: true,
      skipLibCheck: false,
      noEmit: true,
    };
    writeFileSync(config, JSON.stringify({ compilerOptions, files: [...shared, own] }));

    expect(await errorsOf(config)).toBe('');
  });
});

describe('client/package.json', () => {
  test('has the license of the repository', () => {
    const read = (folder: string) => readFileSync(join(folder, 'LICENSE'), 'utf8');

    expect(read(PACKAGE)).toBe(read(dirname(NODE_MODULES)));
  });

  test('is private: a name that is not registered must not be published by mistake', () => {
    const { private: isPrivate, name } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'));

    expect({ isPrivate, name }).toEqual({ isPrivate: true, name: 'agent-inbox-client' });
  });
});
