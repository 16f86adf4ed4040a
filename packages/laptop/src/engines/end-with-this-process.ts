import { spawn } from 'node:child_process';

/**
 * `read` returns when the other end of standard input is closed, which the operating system does when the process at
 * that end ends.
 */
const WATCH = 'read -r _; kill -KILL "$1"';

/**
 * Kills a child process when this process ends, also after SIGKILL, which cannot be handled. A shell with the child's
 * process id waits for that: PR_SET_PDEATHSIG exists only on Linux and is not available in Node.
 * @returns stops waiting. To be called when the child has ended, because another process may then get its id.
 */
export function endWithThisProcess(pid: number): () => void {
  // Windows has no such shell. There the next start with the same data ends the child.
  if (process.platform === 'win32') return () => undefined;
  const watch = spawn('/bin/sh', ['-c', WATCH, 'sh', String(pid)], {
    // In its own process group, so that neither Ctrl-C nor a kill of the whole group ends it.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  return () => watch.kill('SIGKILL');
}
