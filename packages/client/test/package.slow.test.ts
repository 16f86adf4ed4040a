import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as client from '../src/index.ts';
import { type InstalledPackage, installPackage, NODE_MODULES, npm, PACKAGE } from './install-package.ts';
import { downloadRuntimes, RUNTIMES } from './runtimes.ts';

const run = promisify(execFile);
const TSC = join(NODE_MODULES, 'typescript', 'bin', 'tsc');
const FIXTURE = join(import.meta.dirname, 'consumer');
/** Other compilers than the one of the project, which `npm run test:all -- typescript` downloads. */
const COMPILERS = (process.env['TYPESCRIPT_VERSIONS'] ?? '').split(' ').filter((version) => version !== '');

let directory: string;
let consumer: InstalledPackage;

/** What the compiler says; nothing when all is well. */
async function errorsOf(config: string, tsc = TSC): Promise<string> {
  try {
    await run(process.execPath, [tsc, '-p', config], { cwd: consumer.project });
    return '';
  } catch (error) {
    return String(Object(error).stdout);
  }
}

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'client-package-'));
  consumer = await installPackage(directory);
  cpSync(FIXTURE, consumer.project, { recursive: true });
  await downloadRuntimes();
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

describe('the packed client, installed without a network into an empty project', () => {
  test('has both builds, their types and maps, the sources, the README and the license, and no tests', () => {
    for (const build of ['dist/esm', 'dist/cjs']) {
      expect(consumer.files).toEqual(
        expect.arrayContaining(
          ['index.js', 'index.js.map', 'index.d.ts', 'index.d.ts.map', 'package.json'].map(
            (file) => `${build}/${file}`,
          ),
        ),
      );
    }
    expect(consumer.files).toEqual(
      expect.arrayContaining(['package.json', 'README.md', 'LICENSE', 'src/index.ts']),
    );
    expect(
      consumer.files.filter((file) => !/^(?:dist\/|src\/|package\.json$|README\.md$|LICENSE$)/.test(file)),
    ).toEqual([]);
  });

  test('has no dependencies: the project has one package', async () => {
    const { packages } = JSON.parse(readFileSync(join(consumer.project, 'package-lock.json'), 'utf8'));

    expect(Object.keys(packages)).toEqual(['', 'node_modules/agent-inbox-client']);
  });

  const programs = RUNTIMES.flatMap((runtime) =>
    ['main.mjs', 'main.cjs'].map((file) => ({ ...runtime, file })),
  );

  test.each(
    programs,
  )('$file calls an operation, gets an ApiError, and sees every export on $name', async (program) => {
    const { name, command, options, file } = program;
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
        command,
        [...options, join(consumer.project, file), `http://127.0.0.1:${port}/v1`],
        { cwd: consumer.project },
      );
      const { exports, path, error } = JSON.parse(stdout);

      expect(exports).toEqual(Object.keys(client).sort());
      expect(path).toBe('/v1/whoami');
      expect(error).toMatchObject({ isApiError: true, name: 'unauthenticated', status: 401 });
      // The source map leads to the sources; Deno reads none of CommonJS.
      const place =
        name.startsWith('deno@') && file === 'main.cjs' ? 'dist/cjs/index.js' : 'src/transport.ts';
      expect(error.stack).toMatch(new RegExp(`Transport.*${place}:\\d+`));
    } finally {
      server.close();
    }
  });

  test('has source maps whose sources are in the package', () => {
    for (const build of ['esm', 'cjs']) {
      const folder = join(consumer.installed, 'dist', build);
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
  const cases = environments.flatMap((environment) =>
    resolutions.map((resolution) => ({ ...environment, ...resolution })),
  );

  function writeConfig({
    moduleResolution,
    module,
    lib,
    types,
    shared,
    own,
  }: (typeof cases)[number]): string {
    const config = join(consumer.project, `tsconfig.${moduleResolution}.${own}.json`);
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
    return config;
  }

  test.each(cases)('passes a strict type check as $moduleResolution in $environment', async (each) => {
    expect(await errorsOf(writeConfig(each))).toBe('');
  });

  test.each(COMPILERS)('passes the same type checks with TypeScript %s', async (version) => {
    const folder = join(directory, `typescript-${version}`);
    mkdirSync(folder);
    // With the network and the registry of the user.
    await run('npm', ['install', '--prefix', folder, '--no-save', `typescript@${version}`]);
    const tsc = join(folder, 'node_modules', 'typescript', 'bin', 'tsc');
    for (const each of cases) expect(await errorsOf(writeConfig(each), tsc)).toBe('');
  });

  test('becomes part of a program for browsers that asks for nothing of Node', async () => {
    const { outputFiles, metafile, warnings } = await build({
      absWorkingDir: consumer.project,
      entryPoints: ['in-browser.mts'],
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'browser',
      metafile: true,
    });

    expect(warnings).toEqual([]);
    expect(Object.values(metafile.outputs).flatMap(({ imports }) => imports)).toEqual([]);
    expect(outputFiles[0]?.text).toMatch(/AgentInbox = class/);
  });

  test('shows a short stack with the names of its functions for an error that is not caught', async () => {
    const program = `import { AgentInbox } from 'agent-inbox-client';
      const client = new AgentInbox({ baseUrl: 'http://127.0.0.1:9/v1', maxRetries: 0 });
      await client.inboxes.get({ inbox_id: '' });`;
    const failed = await run(process.execPath, ['--input-type=module', '-e', program], {
      cwd: consumer.project,
    }).catch((error: unknown) => String(Object(error).stderr));

    expect(failed).toContain('TypeError: inbox_id is missing');
    expect(failed).toMatch(/at Transport\.call \(.*index\.js:\d+:\d+\)/);
    expect(String(failed).length).toBeLessThan(2_000);
  });

  test('installs from the path of its folder as well', async () => {
    const project = join(directory, 'from-path');
    mkdirSync(project);
    writeFileSync(join(project, 'package.json'), '{ "private": true }');
    await npm(directory, project, 'install', consumer.copy);
    const { stdout } = await run(
      process.execPath,
      ['-p', "typeof require('agent-inbox-client').AgentInbox"],
      { cwd: project },
    );

    expect(stdout).toBe('function\n');
  });
});

describe('packages/client/package.json', () => {
  test('has the license of the repository', () => {
    const read = (folder: string) => readFileSync(join(folder, 'LICENSE'), 'utf8');

    expect(read(PACKAGE)).toBe(read(dirname(NODE_MODULES)));
  });

  test('is private: a name that is not registered must not be published by mistake', () => {
    const { private: isPrivate, name } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'));

    expect({ isPrivate, name }).toEqual({ isPrivate: true, name: 'agent-inbox-client' });
  });
});
