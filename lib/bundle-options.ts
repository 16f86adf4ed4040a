import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuildOptions } from 'esbuild';

export const LAMBDAS = fileURLToPath(new URL('../lambdas/', import.meta.url));

/**
 * Created when `require` is called, because CommonJS dependencies need it in an ES module but most bundle files never
 * call it.
 */
const REQUIRE_BANNER =
  "const require = (id) => process.getBuiltinModule('node:module').createRequire(import.meta.url)(id);";

/** Functions never use these modules, which would slow down every cold start. */
const replacement = (name: string): string =>
  fileURLToPath(new URL(`./bundle-replacements/${name}.ts`, import.meta.url));

export const bundleOptions = {
  // Names of the separate files are derived from paths, which must be the same on every machine.
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
  // The SDK imports `bowser` only in browsers, but it would still become a file of the bundle.
  external: ['bowser'],
  logLevel: 'warning',
} as const satisfies BuildOptions;

const DOCUMENT_PROGRAM = '@agent-inbox/document-text/child';
const MAIL_WORKER = '@agent-inbox/mail-reader/worker';

/**
 * A function runs these modules as worker threads or processes. The packed construct contains bundles and none of these
 * modules.
 */
const WORKERS: Readonly<Record<string, readonly string[]>> = {
  'read-attachment': [DOCUMENT_PROGRAM],
  rebuild: [MAIL_WORKER],
  'receive-mail': [MAIL_WORKER],
};

const FILES: Readonly<Record<string, string>> = {
  console: 'console/build.ts',
  'read-attachment': 'packages/document-text/src/copy-pdf-maps.ts',
};

/** @returns undefined when the function has no such files */
export function filesProgram(entry: string): string | undefined {
  const program = FILES[entry];
  return program === undefined ? undefined : join(bundleOptions.absWorkingDir, program);
}

/** The keys are names of output files: `index` for the function, and its worker threads. */
export function entryPoints(entry: string): Record<string, string> {
  const workers = (WORKERS[entry] ?? []).map((specifier) => fileURLToPath(import.meta.resolve(specifier)));
  return {
    index: join(LAMBDAS, `${entry}.lambda.ts`),
    ...Object.fromEntries(workers.map((worker) => [basename(worker, '.ts'), worker])),
  };
}
