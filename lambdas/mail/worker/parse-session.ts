import { createHash, type Hash } from 'node:crypto';
import type { Worker } from 'node:worker_threads';
import type { AttachmentMeta, AttachmentSink, ParsedAttachment, ParsedMail } from '../parsed-mail.ts';
import { type TimeBounds, TimeLimit } from '../time-limit.ts';
import type { HeadCopy } from './head-copy.ts';
import type { Answer, Question } from './worker-protocol.ts';

export type SessionOutcome =
  | { readonly parsed: ParsedMail }
  | {
      readonly parsed: undefined;
      readonly attachments: ParsedAttachment[];
      readonly reason: string;
      /** The thread had died before it got the mail. */
      readonly untouched: boolean;
    };

interface Transfer {
  readonly meta: AttachmentMeta;
  readonly hash: Hash;
  size: number;
  /** Resolves when the sink asks for more. */
  push(bytes: Uint8Array | undefined): Promise<void>;
  readonly stored: Promise<void>;
}

/** Answers the thread's questions about one mail, until it is done or ended. */
export class ParseSession {
  readonly #worker: Worker;
  readonly #raw: HeadCopy;
  readonly #sink: AttachmentSink;
  readonly #timeLimit: TimeLimit;
  readonly #attachments: ParsedAttachment[] = [];
  #transfer: Transfer | undefined;
  /** With one open, the thread waits for its caller. */
  #asked = 0;

  constructor(worker: Worker, raw: HeadCopy, sink: AttachmentSink, bounds: TimeBounds) {
    this.#worker = worker;
    this.#raw = raw;
    this.#sink = sink;
    this.#timeLimit = new TimeLimit(bounds, () => cpuMilliseconds(worker));
  }

  /** @throws what the raw stream or the sink throw; ends the thread */
  async run(): Promise<SessionOutcome> {
    const worker = this.#worker;
    const { promise, resolve, reject } = Promise.withResolvers<SessionOutcome>();
    let untouched = true;
    const ended = (reason: string) =>
      resolve({ parsed: undefined, attachments: this.#attachments, reason, untouched });
    const onMessage = (question: Question): void => {
      untouched = false;
      if (question.ask === 'done') {
        resolve({ parsed: question.parsed });
        return;
      }
      this.#asked += 1;
      this.#timeLimit.pause();
      this.#answer(question).then(
        (answer) => {
          this.#asked -= 1;
          this.#post(answer);
        },
        (error: unknown) => reject(error),
      );
    };
    let failure = 'the parser ended early';
    const onError = (error: unknown): void => {
      failure = reasonOf(error);
    };
    // Not the error: Node delivers earlier messages in between.
    const onExit = (): void => ended(failure);
    worker.on('message', onMessage).on('exit', onExit).on('error', onError);
    this.#timeLimit.onExpiry(() => {
      untouched = false;
      ended('the parse took too long');
    });
    try {
      this.#post({ to: 'parse', chunk: await this.#raw.first() });
      return await promise;
    } catch (error) {
      await worker.terminate();
      throw error;
    } finally {
      this.#timeLimit.stop();
      worker.off('message', onMessage).off('exit', onExit).off('error', onError);
      await this.#abandonTransfer();
    }
  }

  #post(answer: Answer): void {
    if (this.#asked === 0) this.#timeLimit.resume();
    if (!('chunk' in answer)) {
      this.#worker.postMessage(answer);
      return;
    }
    // Its own copy is transferred: of a view the whole buffer would be copied, twice.
    const bytes = new Uint8Array(answer.chunk.bytes);
    this.#worker.postMessage({ ...answer, chunk: { ...answer.chunk, bytes } }, [bytes.buffer]);
  }

  async #answer(question: Exclude<Question, { ask: 'done' }>): Promise<Answer> {
    switch (question.ask) {
      case 'raw':
        return { to: 'raw', chunk: await this.#raw.next() };
      case 'attachment':
        this.#transfer = startTransfer(question.meta, this.#sink);
        return { to: 'attachment' };
      case 'attachment-chunk': {
        const transfer = this.#current();
        transfer.hash.update(question.bytes);
        transfer.size += question.bytes.length;
        await transfer.push(question.bytes);
        return { to: 'attachment' };
      }
      case 'attachment-end':
        await this.#finishTransfer();
        return { to: 'attachment' };
    }
  }

  #current(): Transfer {
    if (this.#transfer === undefined) throw new Error('The thread sent a chunk of no attachment');
    return this.#transfer;
  }

  async #finishTransfer(): Promise<void> {
    const transfer = this.#current();
    await transfer.push(undefined);
    await transfer.stored;
    this.#transfer = undefined;
    const { meta, size, hash } = transfer;
    this.#attachments.push({ ...meta, size, sha256: hash.digest('hex') });
  }

  /** What came of a half-sent attachment is stored. */
  async #abandonTransfer(): Promise<void> {
    if (this.#transfer !== undefined) await this.#finishTransfer();
  }
}

async function cpuMilliseconds(worker: Worker): Promise<number> {
  const { user, system } = await worker.cpuUsage();
  return (user + system) / 1000;
}

/** An error may quote the mail: nothing of it is passed on. */
function reasonOf(error: unknown): string {
  const outOfMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return outOfMemory ? 'the parse needed too much memory' : 'the parser failed';
}

function startTransfer(meta: AttachmentMeta, sink: AttachmentSink): Transfer {
  let deliver: ((bytes: Uint8Array | undefined) => void) | undefined;
  let wanted: (() => void) | undefined;
  let ready = new Promise<void>((resolve) => {
    wanted = resolve;
  });
  const content = async function* (): AsyncGenerator<Uint8Array> {
    for (;;) {
      const bytes = await new Promise<Uint8Array | undefined>((resolve) => {
        deliver = resolve;
        wanted?.();
      });
      if (bytes === undefined) return;
      yield bytes;
    }
  };
  const stored = sink.store(meta, content());
  // The next push throws it; until then it must not count as unhandled.
  stored.catch(() => undefined);
  const handOver = async (bytes: Uint8Array | undefined): Promise<void> => {
    // The sink may fail without asking for more.
    await Promise.race([ready, stored]);
    ready = new Promise<void>((resolve) => {
      wanted = resolve;
    });
    deliver?.(bytes);
  };
  let last = Promise.resolve();
  return {
    meta,
    hash: createHash('sha256'),
    size: 0,
    stored,
    push(bytes) {
      // In order: of two that wait when a thread dies one would be lost, and the sink would wait
      // forever.
      last = last.then(() => handOver(bytes));
      return last;
    },
  };
}
