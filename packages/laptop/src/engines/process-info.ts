import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

interface ProcessInfo {
  readonly parentPid: number;
  readonly command: string;
}

export function processInfo(pid: number): ProcessInfo | undefined {
  return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
}

function fromProc(pid: number): ProcessInfo | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may contain spaces and parentheses, so fields are counted from the last one (proc(5)).
    const [state, parentPid] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A zombie has no open files and only waits for its parent.
    if (state === 'Z') return undefined;
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return { parentPid: Number(parentPid), command };
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH')) {
      return undefined;
    }
    throw error;
  }
}

function fromPs(pid: number): ProcessInfo | undefined {
  const { status, stdout } = spawnSync('ps', ['-o', 'ppid=,command=', '-p', String(pid)], {
    encoding: 'utf8',
  });
  const match = status === 0 ? /^\s*(\d+)\s+(.*)$/m.exec(stdout) : null;
  return match === null ? undefined : { parentPid: Number(match[1]), command: match[2] ?? '' };
}
