import { spawn } from 'node:child_process';

/** The operating system closes the shell's standard input when this process ends, so `read` returns. */
const WATCH = 'read -r _; kill -KILL "$1"';

/**
 * PR_SET_PDEATHSIG exists only on Linux and is not available in Node, so a shell kills the child, also after SIGKILL.
 * Call the returned function when the child has ended, because another process may then get its id.
 */
export function endWithThisProcess(pid: number): () => void {
  // Windows has no such shell; there the next start with the same data ends the child.
  if (process.platform === 'win32') return () => undefined;
  const watch = spawn('/bin/sh', ['-c', WATCH, 'sh', String(pid)], {
    // The child has its own process group, so that neither Ctrl-C nor a kill of the whole group ends it.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  return () => watch.kill('SIGKILL');
}
