import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuildOptions } from 'esbuild';

/** Where entry points lie. */
export const LAMBDAS = fileURLToPath(new URL('../lambdas/', import.meta.url));

/**
 * Dependencies that are CommonJS call `require`, which an ES module does not have by itself. Made when it is called:
 * each file of a bundle begins with this, and most call it never.
 */
const REQUIRE_BANNER =
  "const require = (id) => process.getBuiltinModule('node:module').createRequire(import.meta.url)(id);";

/** What functions never use, and would load at every cold start. */
const replacement = (name: string): string =>
  fileURLToPath(new URL(`./bundle-replacements/${name}.ts`, import.meta.url));

/** How a function is bundled: what is imported at the start in one file, what is imported later in files beside it. */
export const bundleOptions = {
  // The names of files beside the first are made of paths too, which must be the same everywhere.
  absWorkingDir: fileURLToPath(new URL('../', import.meta.url)),
  bundle: true,
  splitting: true,
  outExtension: { '.js': '.mjs' },
  chunkNames: '[name]-[hash]',
  platform: 'node',
  target: 'node24',
  format: 'esm',
  mainFields: ['module', 'main'],
  minify: true,
  legalComments: 'none',
  banner: { js: REQUIRE_BANNER },
  inject: [replacement('zod-without-compilation')],
  alias: {
    '@aws-sdk/credential-provider-node': replacement('environment-credentials'),
    '@smithy/core/event-streams': replacement('no-event-streams'),
    'node:http': replacement('node-http'),
    '@modelcontextprotocol/server/_shims': replacement('no-json-schema-validator'),
  },
  // The SDK's half for browsers, which nothing here calls: a file of its own all the same.
  external: ['bowser'],
  logLevel: 'warning',
} as const satisfies BuildOptions;

const DOCUMENT_PROGRAM = '@agent-inbox/document-text/child';
const MAIL_WORKER = '@agent-inbox/mail-reader/worker';

/** Modules that a function runs as worker threads, or as a process. The packed construct has bundles and none of these modules. */
const WORKERS: Readonly<Record<string, readonly string[]>> = {
  'read-attachment': [DOCUMENT_PROGRAM],
  rebuild: [MAIL_WORKER],
  'receive-mail': [MAIL_WORKER],
};

/**
 * Functions with files beside their code, and the program that makes them: it is given the directory.
 */
const FILES: Readonly<Record<string, string>> = {
  console: 'console/build.ts',
  'read-attachment': 'packages/document-text/src/copy-pdf-maps.ts',
};

/** The program that makes the files of a function in a directory, in the bundle `files`; undefined when it has none. */
export function filesProgram(entry: string): string | undefined {
  const program = FILES[entry];
  return program === undefined ? undefined : join(bundleOptions.absWorkingDir, program);
}

/** What a bundle begins with, by the name of the file that it gets: the function, `index`, and its worker threads. */
export function entryPoints(entry: string): Record<string, string> {
  const workers = (WORKERS[entry] ?? []).map((specifier) => fileURLToPath(import.meta.resolve(specifier)));
  return {
    index: join(LAMBDAS, `${entry}.lambda.ts`),
    ...Object.fromEntries(workers.map((worker) => [basename(worker, '.ts'), worker])),
  };
}
