import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';

/** usage: node build.ts <directory>. The build prints its input files, one per line. */
const outDir = resolve(process.argv[2] ?? join(import.meta.dirname, 'dist'));

const inputs = new Set<string>();
await build({
  configFile: join(import.meta.dirname, 'vite.config.ts'),
  logLevel: 'warn',
  build: { outDir, emptyOutDir: true },
  plugins: [
    {
      name: 'inputs',
      moduleParsed({ id }) {
        inputs.add(relative(resolve(import.meta.dirname, '..'), id));
      },
    },
  ],
});
for (const name of readdirSync(outDir)) {
  if (name.endsWith('.html')) continue;
  const bytes = readFileSync(join(outDir, name));
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(join(outDir, `${name}.br`), brotliCompressSync(bytes, { params }));
  writeFileSync(join(outDir, `${name}.gz`), gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }));
}
for (const input of inputs) process.stdout.write(`${input}\n`);
