import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where `vitest.config.ts` and the command line have Node keep what it compiles. */
const COMPILED = fileURLToPath(new URL('../.cache/compile', import.meta.url));
/** What was compiled so long ago is compiled again: tests load much that lies in directories of one run. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** Before a run: keeps what was compiled from growing for ever. */
export default function forgetCompiled(): void {
  if (!existsSync(COMPILED)) return;
  const longAgo = Date.now() - KEPT_MS;
  for (const entry of readdirSync(COMPILED, { recursive: true, encoding: 'utf8' })) {
    const file = statSync(join(COMPILED, entry), { throwIfNoEntry: false });
    if (file?.isFile() === true && file.mtimeMs < longAgo) rmSync(join(COMPILED, entry), { force: true });
  }
}
