import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

const INDEX = fileURLToPath(new URL('../src/index.ts', import.meta.url));
const LARGEST_BYTES = 12 * 1024;

test('the client is one small module that asks for nothing of Node', async () => {
  const { outputFiles, metafile } = await build({
    entryPoints: [INDEX],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    minify: true,
    metafile: true,
  });
  const [module] = outputFiles;

  expect(gzipSync(module?.contents ?? new Uint8Array(LARGEST_BYTES)).length).toBeLessThan(LARGEST_BYTES);
  expect(Object.values(metafile.outputs).flatMap(({ imports }) => imports)).toEqual([]);
});
