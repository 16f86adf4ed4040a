import { Worker } from 'node:worker_threads';
import { PARSE_HEAP_MEGABYTES, PARSE_LIMITS, PARSE_TIME, YOUNG_HEAP_MEGABYTES } from '../limits.ts';
import type { AttachmentSink, ParsedAttachment, ParsedMail } from '../parsed-mail.ts';
import type { TimeBounds } from '../time-limit.ts';
import { HeadCopy } from './head-copy.ts';
import { ParseSession, type SessionOutcome } from './parse-session.ts';

export interface MailParser {
  /** Like `parseMail`, in a thread that is ended when it takes too much. */
  parse(raw: AsyncIterable<Uint8Array>, sink: AttachmentSink): Promise<ParsedMail>;
  close(): Promise<void>;
}

export interface MailParserOptions {
  /** Bundled. */
  readonly workerUrl: URL;
  readonly time?: TimeBounds;
  readonly heapMegabytes?: number;
  /** Further mails wait. */
  readonly threads?: number;
}

const THREADS = 2;

/** Starting a thread costs more than an ordinary mail. */
export function createMailParser(options: MailParserOptions): MailParser {
  const idle: Worker[] = [];
  const dead = new WeakSet<Worker>();
  const waiting: (() => void)[] = [];
  let free = options.threads ?? THREADS;

  function startWorker(): Worker {
    const worker = new Worker(options.workerUrl, {
      resourceLimits: {
        maxOldGenerationSizeMb: options.heapMegabytes ?? PARSE_HEAP_MEGABYTES,
        maxYoungGenerationSizeMb: YOUNG_HEAP_MEGABYTES,
      },
    });
    // Without a listener, a failure between sessions would end the process.
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      dead.add(worker);
      const place = idle.indexOf(worker);
      if (place >= 0) idle.splice(place, 1);
    });
    return worker;
  }

  /** A kept thread may have died: then in a new one. */
  async function runSession(head: HeadCopy, sink: AttachmentSink): Promise<[Worker, SessionOutcome]> {
    const time = options.time ?? PARSE_TIME;
    // First: an unreadable source takes no thread.
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

  // The first mail does not wait for it.
  idle.push(startWorker());

  return {
    async parse(raw, sink) {
      await takeThread();
      try {
        const head = new HeadCopy(raw);
        const [worker, outcome] = await runSession(head, sink);
        if (outcome.parsed !== undefined) {
          // It may have died since.
          if (!dead.has(worker)) idle.push(worker);
          return outcome.parsed;
        }
        await worker.terminate();
        await head.drain();
        return readHeaderOnly(head, outcome.attachments, outcome.reason);
      } finally {
        giveThread();
      }
    },
    async close() {
      await Promise.all(idle.splice(0).map((worker) => worker.terminate()));
    },
  };
}

/** The header, and what was stored. */
async function readHeaderOnly(
  head: HeadCopy,
  attachments: ParsedAttachment[],
  reason: string,
): Promise<ParsedMail> {
  // Rare, and half of the function's code.
  const { composeParsed } = await import('../compose-parsed.ts');
  const { HeadReader } = await import('../mime/head-reader.ts');
  const { beginning, isAll } = head.kept;
  const reader = new HeadReader();
  reader.write(beginning);
  const { lines, isWhole } = reader.end(isAll);
  const parts = {
    body: [],
    bodyCut: false,
    attachments,
    programParts: undefined,
    size: head.bytes,
    parseError: reason,
    limits: PARSE_LIMITS,
  };
  try {
    return composeParsed({ ...parts, lines, headerWhole: isWhole });
  } catch {
    // The header is what the parser fails on: the mail is stored without it, and delays no other.
    return composeParsed({ ...parts, lines: [], headerWhole: false });
  }
}
