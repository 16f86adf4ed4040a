import { fileURLToPath } from 'node:url';
import type { BuildOptions } from 'esbuild';

/** Where entry points lie. */
export const LAMBDAS = fileURLToPath(new URL('../lambdas/', import.meta.url));

/** Dependencies that are CommonJS call `require`, which an ES module does not have by itself. */
const REQUIRE_BANNER =
  "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);";

/** What functions never use, and would load at every cold start. */
const replacement = (name: string): string =>
  fileURLToPath(new URL(`./bundle-replacements/${name}.ts`, import.meta.url));

/** How a function is bundled. */
export const bundleOptions = {
  bundle: true,
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
    '@modelcontextprotocol/server/_shims': replacement('no-json-schema-validator'),
  },
  logLevel: 'warning',
} as const satisfies BuildOptions;
