import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { type DocumentFile, type DocumentText, TEXT_STATUSES } from './document.ts';

/** For the function to store the outcome within its own time. */
const KILL_AFTER_MS = 25_000;
const HEAP_MEGABYTES = 700;
/** A text of a million characters, each escaped. */
const MAX_ANSWER_BYTES = 16_000_000;

const answerSchema = z.object({
  status: z.enum(TEXT_STATUSES),
  format: z.enum(['plain', 'markdown']),
  text: z.string(),
  pages: z.int().nullable(),
  truncated: z.boolean(),
  contentType: z.string(),
});

export interface ChildOptions {
  /** The bundled program. */
  readonly program: URL;
  readonly killAfterMs?: number;
}

/**
 * Reads a file in a process of its own, which has no environment, may read its own program and write nothing, and is killed when it
 * takes too long. Never throws because of the file.
 */
export async function readInChild(
  { bytes, contentType, filename }: DocumentFile,
  { program, killAfterMs = KILL_AFTER_MS }: ChildOptions,
): Promise<DocumentText> {
  const path = fileURLToPath(program);
  const limits = [
    `--max-old-space-size=${HEAP_MEGABYTES}`,
    '--permission',
    `--allow-fs-read=${dirname(path)}/*`,
  ];
  const child = spawn(process.execPath, [...limits, path], { env: {}, stdio: ['pipe', 'pipe', 'ignore'] });
  const timer = setTimeout(() => child.kill('SIGKILL'), killAfterMs);
  try {
    const ended = new Promise<void>((resolve) => {
      child.once('close', resolve);
      child.once('error', () => resolve());
    });
    // A child that died does not read to the end.
    child.stdin.on('error', () => undefined);
    child.stdin.write(`${JSON.stringify({ contentType, filename })}\n`);
    child.stdin.end(bytes);
    const chunks: Buffer[] = [];
    let size = 0;
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > MAX_ANSWER_BYTES) child.kill('SIGKILL');
      else chunks.push(chunk);
    });
    await ended;
    return answerOf(Buffer.concat(chunks)) ?? { ...FAILED, contentType };
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
  }
}

const FAILED = { status: 'failed', format: 'plain', text: '', pages: null, truncated: false } as const;

/** Undefined where the child died before its answer was complete. */
function answerOf(bytes: Buffer): DocumentText | undefined {
  try {
    return answerSchema.parse(JSON.parse(bytes.toString('utf8')));
  } catch {
    return undefined;
  }
}
