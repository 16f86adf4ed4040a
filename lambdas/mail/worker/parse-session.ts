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
      /** Whether the thread ended without a word: it had died before the mail was given to it. */
      readonly untouched: boolean;
    };

/** An attachment on its way from the thread to the sink. */
interface Transfer {
  readonly meta: AttachmentMeta;
  readonly hash: Hash;
  size: number;
  /** Hands the next chunk to the sink; resolves when the sink asks for more. */
  push(bytes: Uint8Array | undefined): Promise<void>;
  readonly stored: Promise<void>;
}

/** One mail in one thread: answers the thread's questions until it is done or must be ended. */
export class ParseSession {
  readonly #worker: Worker;
  readonly #raw: HeadCopy;
  readonly #sink: AttachmentSink;
  readonly #timeLimit: TimeLimit;
  readonly #attachments: ParsedAttachment[] = [];
  #transfer: Transfer | undefined;
  /** Questions without an answer: while there is one, the thread waits for its caller, or soon will. */
  #asked = 0;

  constructor(worker: Worker, raw: HeadCopy, sink: AttachmentSink, bounds: TimeBounds) {
    this.#worker = worker;
    this.#raw = raw;
    this.#sink = sink;
    this.#timeLimit = new TimeLimit(bounds, () => cpuMilliseconds(worker));
  }

  /** @throws what the raw stream or the sink throw; the thread is ended then. */
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
    // The end, not the error before it, decides: Node delivers earlier messages of the thread in between.
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
    // A copy of its own, which is handed over: of a view the whole buffer behind it would be copied, twice.
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

  /** A thread that was ended leaves an attachment half sent: what came of it is stored and counts. */
  async #abandonTransfer(): Promise<void> {
    if (this.#transfer !== undefined) await this.#finishTransfer();
  }
}

async function cpuMilliseconds(worker: Worker): Promise<number> {
  const { user, system } = await worker.cpuUsage();
  return (user + system) / 1000;
}

/** What ended a thread. Its error may quote the mail, so that nothing of it is passed on. */
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
  // Its failure is thrown to the next push; until then Node must not report it as unhandled.
  stored.catch(() => undefined);
  const handOver = async (bytes: Uint8Array | undefined): Promise<void> => {
    // The sink may fail without asking for more: then its failure is the answer.
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
      // One after the other: a thread that dies ends its attachment while a chunk of it still waits for the sink. Of two
      // that wait at the same time one would be lost, and the sink would wait for the end forever.
      last = last.then(() => handOver(bytes));
      return last;
    },
  };
}
