import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import { processInfo } from './process-info.ts';

const pidFileSchema = z.object({ pid: z.int().positive(), parentPid: z.int().positive() });

const GRACE_MS = 5_000;
const POLL_MS = 20;

export function writePidFile(file: string, pid: number): void {
  writeFileSync(file, JSON.stringify({ pid, parentPid: process.pid }));
}

export function removePidFile(file: string): void {
  rmSync(file, { force: true });
}

/**
 * The command line must contain `dataFile`, so that another process with the same id is not ended. @throws Error when
 * the engine belongs to a running runtime.
 */
export async function endOrphan(file: string, dataFile: string): Promise<void> {
  const recorded = readPidFile(file);
  if (recorded === undefined) return;
  const { pid, parentPid } = recorded;
  const isOurs = () => processInfo(pid)?.command.includes(dataFile) === true;
  const info = processInfo(pid);
  if (info !== undefined && isOurs()) {
    // An orphan gets another parent process; with the original parent, its runtime is still running.
    if (info.parentPid === parentPid) {
      throw new Error(
        `${dataFile} is in use by the runtime with process id ${parentPid}; stop that one or choose another --data-dir`,
      );
    }
    process.kill(pid, 'SIGTERM');
    const deadline = Date.now() + GRACE_MS;
    while (isOurs()) {
      if (Date.now() > deadline) process.kill(pid, 'SIGKILL');
      await delay(POLL_MS);
    }
  }
  removePidFile(file);
}

function readPidFile(file: string): z.output<typeof pidFileSchema> | undefined {
  let content: string;
  try {
    content = readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  // A kill interrupted the write of this file, before the engine started.
  if (content === '') return undefined;
  return pidFileSchema.parse(JSON.parse(content));
}
