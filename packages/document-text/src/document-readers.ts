import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { dirname } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { type DocumentFile, type DocumentText, TEXT_STATUSES } from './document.ts';

/** The function needs the rest of its time to store the outcome. */
const KILL_AFTER_MS = 25_000;
const HEAP_MEGABYTES = 700;
/** A text may have a million characters, each escaped. */
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

const FAILED = {
  status: 'failed',
  format: 'plain',
  text: '',
  pages: null,
  truncated: false,
  hiddenText: false,
} as const;

interface ReaderOptions {
  /** This is the bundled read-document.child.ts. */
  readonly program: URL;
  /** The process has no other environment variables. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly killAfterMs?: number;
}

/**
 * Reads each file in a process of its own, which has no credentials, may read its own program and write nothing, and is killed
 * when it takes too long or too much memory. The process for the next file is started by `prepare`, so that a file need not
 * wait for its start; none reads two files, so a file cannot change the text of another.
 */
export class DocumentReaders {
  readonly #options: ReaderOptions;
  #spare: ChildProcess | undefined;

  /** Starts the process for the first file, beside what the function loads. */
  constructor(options: ReaderOptions) {
    this.#options = options;
    this.prepare();
  }

  /** Starts the process for the next file: after the outcome of the last one was stored, which it would delay. */
  prepare(): void {
    this.#spare ??= this.#start();
  }

  /** @throws Error when the process does not start, never because of the file. */
  async read(file: DocumentFile): Promise<DocumentText> {
    const child = this.#take();
    const timer = setTimeout(() => child.kill('SIGKILL'), this.#options.killAfterMs ?? KILL_AFTER_MS);
    try {
      return answerOf(await exchange(child, file)) ?? { ...FAILED, contentType: file.contentType };
    } finally {
      clearTimeout(timer);
      child.kill('SIGKILL');
    }
  }

  /** Ends the process that waits for a file. It also ends when the process that started it does. */
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
    // A child that died does not read to the end.
    child.stdin?.on('error', () => undefined);
    if (child.pid !== undefined) lowerPriority(child.pid);
    return child;
  }
}

/** On a laptop, calls come before files. Where the system refuses it, or the process has ended, the file is read all the same. */
function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Only an order of work was asked for.
  }
}

/**
 * What the process answers to a file, behind the line end that says that it started; less when it ended before.
 * @throws Error when it did not start
 */
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

/** A process that ended early gives undefined. */
function answerOf(line: string): DocumentText | undefined {
  try {
    return answerSchema.parse(JSON.parse(line));
  } catch {
    return undefined;
  }
}
