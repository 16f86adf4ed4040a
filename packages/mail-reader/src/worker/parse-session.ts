import type { Worker } from 'node:worker_threads';
import type { ParsedMail } from '../compose-parsed.ts';
import { AttachmentQueue } from '../mime/attachment-queue.ts';
import type { AttachmentSink, ParsedAttachment } from '../parsed-mail.ts';
import { type TimeBounds, TimeLimit } from '../time-limit.ts';
import { transferDecoder } from '../transfer/transfer-decoder.ts';
import type { HeadCopy } from './head-copy.ts';
import type { Answer, Question } from './worker-protocol.ts';

export type SessionOutcome =
  | { readonly parsed: ParsedMail }
  | {
      readonly parsed: undefined;
      readonly attachments: ParsedAttachment[];
      readonly reason: string;
      /** The thread died before it received the email. */
      readonly untouched: boolean;
    };

export class ParseSession {
  readonly #worker: Worker;
  readonly #raw: HeadCopy;
  readonly #timeLimit: TimeLimit;
  readonly #attachments: AttachmentQueue;
  /** While a question is open, the thread waits and its time does not count. */
  #asked = 0;

  constructor(worker: Worker, raw: HeadCopy, sink: AttachmentSink, bounds: TimeBounds) {
    this.#worker = worker;
    this.#raw = raw;
    this.#attachments = new AttachmentQueue(sink);
    this.#timeLimit = new TimeLimit(bounds, () => cpuMilliseconds(worker));
  }

  /** @throws errors of the raw stream or the sink; terminates the thread */
  async run(): Promise<SessionOutcome> {
    const worker = this.#worker;
    const { promise, resolve, reject } = Promise.withResolvers<SessionOutcome>();
    let untouched = true;
    const ended = (reason: string) =>
      resolve({ parsed: undefined, attachments: this.#attachments.read, reason, untouched });
    const onMessage = (question: Question) => {
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
    const onError = (error: unknown) => {
      failure = reasonOf(error);
    };
    // Node.js delivers earlier messages between `error` and `exit`.
    const onExit = () => ended(failure);
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
      await this.#endAttachment();
    }
  }

  #post(answer: Answer) {
    if (this.#asked === 0) this.#timeLimit.resume();
    if (!('chunk' in answer)) {
      this.#worker.postMessage(answer);
      return;
    }
    // Transferring a view would copy its whole buffer twice, so it is copied first.
    const bytes = new Uint8Array(answer.chunk.bytes);
    this.#worker.postMessage({ ...answer, chunk: { ...answer.chunk, bytes } }, [bytes.buffer]);
  }

  async #answer(question: Exclude<Question, { ask: 'done' }>): Promise<Answer> {
    switch (question.ask) {
      case 'raw':
        return { to: 'raw', chunk: await this.#raw.next() };
      case 'attachment':
        this.#attachments.begin(question.meta, transferDecoder(false));
        break;
      case 'attachment-chunk':
        this.#attachments.content(bufferOf(question.bytes));
        await this.#attachments.settled();
        break;
      case 'attachment-end':
        await this.#endAttachment();
        break;
    }
    return { to: 'attachment' };
  }

  async #endAttachment(): Promise<void> {
    this.#attachments.end();
    await this.#attachments.settled();
  }
}

function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

async function cpuMilliseconds(worker: Worker): Promise<number> {
  const { user, system } = await worker.cpuUsage();
  return (user + system) / 1000;
}

/** An error may quote the email, so its message is not passed on. */
function reasonOf(error: unknown) {
  const outOfMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return outOfMemory ? 'the parse needed too much memory' : 'the parser failed';
}
