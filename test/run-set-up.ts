import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where `vitest.config.ts` and the command line have Node keep what it compiles. */
const COMPILED = fileURLToPath(new URL('../.cache/compile', import.meta.url));
/** What was compiled so long ago is compiled again: tests load much that lies in directories of one run. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
/** Names the folder of what the workers leave behind: a shared runtime ends with its worker, and cannot remove its data. */
export const TEST_DATA_VARIABLE = 'AGENT_INBOX_TEST_DATA';

/** Before a run. @returns what is done after it. */
export default function setUp(): () => void {
  forgetCompiled();
  const folder = mkdtempSync(join(tmpdir(), 'agent-inbox-tests-'));
  process.env[TEST_DATA_VARIABLE] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Keeps what was compiled from growing for ever. */
function forgetCompiled(): void {
  if (!existsSync(COMPILED)) return;
  const longAgo = Date.now() - KEPT_MS;
  for (const entry of readdirSync(COMPILED, { recursive: true, encoding: 'utf8' })) {
    const file = statSync(join(COMPILED, entry), { throwIfNoEntry: false });
    if (file?.isFile() === true && file.mtimeMs < longAgo) rmSync(join(COMPILED, entry), { force: true });
  }
}
