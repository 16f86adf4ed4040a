import type { Metafile } from 'esbuild';

export type OutputFile = Metafile['outputs'][string];

/** Follows static imports and leaves out dynamic ones, which load on demand. */
export function loadedWith(first: string, { outputs }: Metafile): OutputFile[] {
  const paths = new Set([first]);
  for (const path of paths) {
    for (const { path: next, kind } of outputs[path]?.imports ?? []) {
      if (kind === 'import-statement' && next in outputs) paths.add(next);
    }
  }
  return [...paths].flatMap((path) => outputs[path] ?? []);
}
