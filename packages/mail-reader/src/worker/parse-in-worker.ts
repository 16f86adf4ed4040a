import { Worker } from 'node:worker_threads';
import type { ParsedMail } from '../compose-parsed.ts';
import {
  PARSE_HEAP_MEGABYTES,
  PARSE_LIMITS,
  PARSE_TIME,
  type ParseLimits,
  YOUNG_HEAP_MEGABYTES,
} from '../limits.ts';
import type { AttachmentSink, ParsedAttachment } from '../parsed-mail.ts';
import type { TimeBounds } from '../time-limit.ts';
import { HeadCopy } from './head-copy.ts';
import { ParseSession, type SessionOutcome } from './parse-session.ts';

export interface MailParser {
  /** Parses like `parseMail`, in a thread that is terminated when it exceeds a limit. */
  parse(raw: AsyncIterable<Uint8Array>, sink: AttachmentSink): Promise<ParsedMail>;
  close(): Promise<void>;
}

export interface MailParserOptions {
  /** The bundled worker has this URL. */
  readonly workerUrl: URL;
  readonly limits?: Partial<ParseLimits>;
  readonly time?: TimeBounds;
  readonly heapMegabytes?: number;
  /** Further emails wait for a free thread. */
  readonly threads?: number;
}

const THREADS = 2;

/** Threads are reused, because starting one costs more than parsing a typical email. */
export function createMailParser(options: MailParserOptions): MailParser {
  const limits = { ...PARSE_LIMITS, ...options.limits };
  const idle: Worker[] = [];
  const dead = new WeakSet<Worker>();
  const waiting: (() => void)[] = [];
  let free = options.threads ?? THREADS;

  function startWorker(): Worker {
    const worker = new Worker(options.workerUrl, {
      workerData: options.limits ?? {},
      resourceLimits: {
        maxOldGenerationSizeMb: options.heapMegabytes ?? PARSE_HEAP_MEGABYTES,
        maxYoungGenerationSizeMb: YOUNG_HEAP_MEGABYTES,
      },
    });
    // An error between sessions would end a process that does not listen.
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      dead.add(worker);
      const place = idle.indexOf(worker);
      if (place >= 0) idle.splice(place, 1);
    });
    return worker;
  }

  /** An idle thread may have died; then a new one retries. */
  async function runSession(head: HeadCopy, sink: AttachmentSink): Promise<[Worker, SessionOutcome]> {
    const time = options.time ?? PARSE_TIME;
    // An unreadable source should not start a thread.
    await head.first();
    for (let kept = idle.pop(); ; kept = undefined) {
      const worker = kept ?? startWorker();
      const outcome = await new ParseSession(worker, head, sink, time).run();
      if (outcome.parsed !== undefined || kept === undefined || !outcome.untouched) return [worker, outcome];
    }
  }

  async function takeThread(): Promise<void> {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function giveThread(): void {
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next();
  }

  // The first email does not wait for the spare thread.
  idle.push(startWorker());

  return {
    async parse(raw, sink) {
      await takeThread();
      try {
        const head = new HeadCopy(raw);
        const [worker, outcome] = await runSession(head, sink);
        if (outcome.parsed !== undefined) {
          if (!dead.has(worker)) idle.push(worker);
          return outcome.parsed;
        }
        await worker.terminate();
        await head.drain();
        return readHeaderOnly(head, outcome.attachments, outcome.reason, limits);
      } finally {
        giveThread();
      }
    },
    async close() {
      await Promise.all(idle.splice(0).map((worker) => worker.terminate()));
    },
  };
}

async function readHeaderOnly(
  head: HeadCopy,
  attachments: ParsedAttachment[],
  reason: string,
  limits: ParseLimits,
): Promise<ParsedMail> {
  // The import is rare and half of the function's code.
  const { composeParsed } = await import('../compose-parsed.ts');
  const { HeadReader } = await import('../mime/head-reader.ts');
  const { beginning, isAll } = head.kept;
  const reader = new HeadReader(limits);
  reader.write(beginning);
  const { lines, isWhole } = reader.end(isAll);
  const parts = {
    body: [],
    bodyCut: false,
    attachments,
    programParts: undefined,
    size: head.bytes,
    parseError: reason,
    limits,
  };
  try {
    return composeParsed({ ...parts, lines, headerWhole: isWhole });
  } catch {
    // The parser fails on the header itself, so the email is stored without it instead of delaying others.
    return composeParsed({ ...parts, lines: [], headerWhole: false });
  }
}
