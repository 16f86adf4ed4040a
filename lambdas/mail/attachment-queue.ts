import { createHash, type Hash } from 'node:crypto';
import { PassThrough } from 'node:stream';
import type { AttachmentMeta, AttachmentSink, ParsedAttachment } from './parsed-mail.ts';
import type { TransferDecoder } from './transfer-decoder.ts';

/** An attachment whose content still comes. */
interface OpenAttachment {
  readonly meta: AttachmentMeta;
  readonly decoder: TransferDecoder;
  readonly content: PassThrough;
  readonly hash: Hash;
  size: number;
}

/** Stores the attachments of a mail, one after the other, while it is read. */
export class AttachmentQueue {
  /** In the order of the mail, those that came to their end. */
  readonly read: ParsedAttachment[] = [];
  readonly #sink: AttachmentSink;
  /** Those that came to their end. */
  #stored = Promise.resolve();
  #open: (OpenAttachment & { readonly stored: Promise<void> }) | undefined;

  constructor(sink: AttachmentSink) {
    this.#sink = sink;
  }

  begin(meta: AttachmentMeta, decoder: TransferDecoder): void {
    const content = new PassThrough();
    // A sink that fails lets its content go: who writes on hears of it by `settled`.
    content.on('error', () => undefined);
    const stored = this.#stored.then(() => this.#sink.store(meta, content));
    stored.catch(() => content.destroy());
    this.#open = { meta, decoder, content, hash: createHash('sha256'), size: 0, stored };
  }

  /** @param encoded the next bytes of the attachment that was begun last. */
  content(encoded: Buffer): void {
    if (this.#open !== undefined) hand(this.#open, this.#open.decoder.write(encoded));
  }

  end(): void {
    const open = this.#open;
    if (open === undefined) return;
    hand(open, open.decoder.end());
    open.content.end();
    this.read.push({ ...open.meta, size: open.size, sha256: open.hash.digest('hex') });
    this.#stored = open.stored;
    this.#open = undefined;
  }

  /** Resolves when the sink asks for more: that is the back-pressure. @throws what the sink throws. */
  async settled(): Promise<void> {
    await this.#stored;
    const open = this.#open;
    if (open === undefined || !open.content.writableNeedDrain) return;
    // The sink may end without asking for more.
    await Promise.race([new Promise((resolve) => open.content.once('drain', resolve)), open.stored]);
  }
}

function hand(open: OpenAttachment, bytes: Buffer): void {
  if (bytes.length === 0) return;
  open.hash.update(bytes);
  open.size += bytes.length;
  if (!open.content.destroyed) open.content.write(bytes);
}
