import type { Metafile } from 'esbuild';

/** Follows static imports and leaves out dynamic ones, which load on demand. */
export function loadedWith(first: string, { outputs }: Metafile): Metafile['outputs'][string][] {
  const paths = new Set([first]);
  for (const path of paths) {
    for (const { path: next, kind } of outputs[path]?.imports ?? []) {
      if (kind === 'import-statement' && next in outputs) paths.add(next);
    }
  }
  return [...paths].flatMap((path) => outputs[path] ?? []);
}
