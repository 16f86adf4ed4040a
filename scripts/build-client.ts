import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Builds the client to one ES module with its types: what `agent-inbox/client` resolves to. */
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OUT = join(ROOT, 'dist', 'client');

rmSync(OUT, { recursive: true, force: true });
await build({
  entryPoints: [join(ROOT, 'client', 'index.ts')],
  outfile: join(OUT, 'index.js'),
  bundle: true,
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  minify: true,
  keepNames: true,
});
execFileSync('tsc', ['-p', join(ROOT, 'scripts', 'tsconfig.client.json')], { cwd: ROOT, stdio: 'inherit' });
