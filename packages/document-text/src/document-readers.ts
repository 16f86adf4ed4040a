import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { dirname } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { type DocumentFile, type DocumentText, NO_TEXT, TEXT_STATUSES } from './document.ts';

/** The rest of the Lambda timeout is needed to store the outcome. */
const KILL_AFTER_MS = 25_000;
const HEAP_MEGABYTES = 700;
/** JSON may escape each of up to a million characters of text. */
const MAX_ANSWER_BYTES = 16_000_000;

const answerSchema = z.object({
  status: z.enum(TEXT_STATUSES),
  format: z.enum(['plain', 'markdown']),
  text: z.string(),
  pages: z.int().nullable(),
  truncated: z.boolean(),
  hiddenText: z.boolean(),
  contentType: z.string(),
});

interface ReaderOptions {
  readonly program: URL;
  /** The child process gets no other environment variables. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly killAfterMs?: number;
}

/**
 * Reads each file in a separate process without credentials or write access, which is killed if it takes too much time
 * or memory. No process reads two files, so that a file cannot change the text of another.
 */
export class DocumentReaders {
  readonly #options: ReaderOptions;
  #spare: ChildProcess | undefined;

  constructor(options: ReaderOptions) {
    this.#options = options;
    this.prepare();
  }

  /** Call this after the last outcome was stored, because the start of a process would delay that. */
  prepare(): void {
    this.#spare ??= this.#start();
  }

  /** A file never causes an error. @throws Error if the process does not start */
  async read(file: DocumentFile): Promise<DocumentText> {
    const child = this.#take();
    const timer = setTimeout(() => child.kill('SIGKILL'), this.#options.killAfterMs ?? KILL_AFTER_MS);
    try {
      return (
        answerOf(await exchange(child, file)) ?? {
          ...NO_TEXT,
          ...{ status: 'failed', contentType: file.contentType },
        }
      );
    } finally {
      clearTimeout(timer);
      child.kill('SIGKILL');
    }
  }

  /** Ends the idle process, which also ends when its parent does. */
  stop(): void {
    this.#spare?.kill('SIGKILL');
  }

  #take(): ChildProcess {
    const child = this.#spare ?? this.#start();
    this.#spare = undefined;
    return child;
  }

  #start(): ChildProcess {
    const path = fileURLToPath(this.#options.program);
    const limits = [
      `--max-old-space-size=${HEAP_MEGABYTES}`,
      '--permission',
      `--allow-fs-read=${dirname(path)}/*`,
      '--allow-worker',
    ];
    const child = spawn(process.execPath, [...limits, path], {
      env: this.#options.environment ?? {},
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    child.unref();
    const gone = () => {
      if (this.#spare === child) this.#spare = undefined;
    };
    child.once('exit', gone);
    child.once('error', gone);
    // Writing to a child process that died fails with EPIPE.
    child.stdin?.on('error', () => undefined);
    if (child.pid !== undefined) lowerPriority(child.pid);
    return child;
  }
}

/** API calls have priority over files on a laptop. The file is read even if the system refuses the lower priority. */
function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {}
}

/** Returns what the child wrote after the newline that reports its start. @throws Error if it did not start */
async function exchange(
  child: ChildProcess,
  { bytes, contentType, filename, charset }: DocumentFile,
): Promise<string> {
  const { stdin, stdout } = child as ChildProcess & { readonly stdin: Writable; readonly stdout: Readable };
  stdin.write(`${JSON.stringify({ contentType, filename, charset })}\n`);
  stdin.end(bytes);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stdout as AsyncIterable<Buffer>) {
    size += chunk.length;
    chunks.push(chunk);
    if (size > MAX_ANSWER_BYTES || (size > 1 && chunk.at(-1) === LINE_END)) break;
  }
  if (size === 0) throw new Error('The process that reads documents did not start');
  return Buffer.concat(chunks).toString('utf8');
}

const LINE_END = 0x0a;

function answerOf(line: string): DocumentText | undefined {
  try {
    return answerSchema.parse(JSON.parse(line));
  } catch {
    return undefined;
  }
}
