import { spawn } from 'node:child_process';

/** `read` returns when the other end of standard input is closed, which the system does when its process ends. */
const WATCH = 'read -r _; kill -KILL "$1"';

/**
 * Kills a child process when this process ends, also by SIGKILL, which no handler sees. A shell waits for that with the
 * child's process id: PR_SET_PDEATHSIG exists on Linux only, and not from Node.
 * @returns ends the watch: to be called when the child has ended, because its process id is then free for another.
 */
export function endWithThisProcess(pid: number): () => void {
  // Windows has no such shell; there the next start on the same data ends the child.
  if (process.platform === 'win32') return () => undefined;
  const watch = spawn('/bin/sh', ['-c', WATCH, 'sh', String(pid)], {
    // In a group of its own: neither Ctrl-C nor a kill of the whole group reaches it.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  return () => watch.kill('SIGKILL');
}
