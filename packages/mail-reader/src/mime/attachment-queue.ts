import { createHash, type Hash } from 'node:crypto';
import { PassThrough } from 'node:stream';
import type { AttachmentMeta, AttachmentSink, ParsedAttachment } from '../parsed-mail.ts';
import type { TransferDecoder } from '../transfer/transfer-decoder.ts';

interface OpenAttachment {
  readonly meta: AttachmentMeta;
  readonly decoder: TransferDecoder;
  readonly content: PassThrough;
  readonly hash: Hash;
  size: number;
}

export class AttachmentQueue {
  readonly read: ParsedAttachment[] = [];
  readonly #sink: AttachmentSink;
  #stored = Promise.resolve();
  #open: (OpenAttachment & { readonly stored: Promise<void> }) | undefined;

  constructor(sink: AttachmentSink) {
    this.#sink = sink;
  }

  begin(meta: AttachmentMeta, decoder: TransferDecoder): void {
    const content = new PassThrough();
    // When a sink fails or returns early, the remaining bytes are discarded.
    content.on('error', () => undefined);
    const letGo = (): unknown => content.destroy();
    const stored = this.#stored.then(() => this.#sink.store(meta, content));
    stored.then(letGo, letGo);
    this.#open = { meta, decoder, content, hash: createHash('sha256'), size: 0, stored };
  }

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

  /** Resolves when the sink accepts more. @throws the sink's error */
  async settled(): Promise<void> {
    await this.#stored;
    if (this.#open === undefined) return;
    const { content, stored } = this.#open;
    if (content.destroyed) await stored;
    else if (content.writableNeedDrain) {
      await Promise.race([new Promise((resolve) => content.once('drain', resolve)), stored]);
    }
  }
}

function hand(open: OpenAttachment, bytes: Buffer) {
  if (bytes.length === 0) return;
  open.hash.update(bytes);
  open.size += bytes.length;
  if (!open.content.destroyed) open.content.write(bytes);
}
