import type { Transform } from 'node:stream';
import type { AttachmentStream } from 'mailparser';
import type { BoundedMailParser } from './bounded-mail-parser.ts';
import type { BodyParts } from './compose-parsed.ts';
import type { HeaderLine } from './header-fields.ts';

/** What a parser gave of a mail. */
export interface ReadParts {
  /** Undefined when it did not come to the end of the header. */
  readonly lines: readonly HeaderLine[] | undefined;
  readonly body: BodyParts;
  /** Why it gave no more. */
  readonly failure: { readonly cause: unknown } | undefined;
}

/**
 * Gives a parser a mail as fast as it takes it, and stores the attachments that come out of it, one after the other.
 * Written with events and callbacks: pipelines and iterators of streams cost more than the parse of a small mail.
 * @param store reads an attachment to its end; when the parser fails meanwhile, the content ends there.
 * @throws what `store` throws, and what the chunks throw.
 */
export async function readParts(
  parser: BoundedMailParser,
  chunks: AsyncIterable<Uint8Array>,
  store: (attachment: AttachmentStream) => Promise<void>,
): Promise<ReadParts> {
  let lines: readonly HeaderLine[] | undefined;
  let body: BodyParts = {};
  let failure: { readonly cause: unknown } | undefined;
  let open: AttachmentStream | undefined;
  let storing = Promise.resolve();
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  const stop = (): void => {
    // Answers whoever waits for a chunk to be taken.
    parser.destroy();
    // A Transform, whatever its type says. What the parser still writes into it comes too late, and is an error.
    (open?.content as Transform | undefined)?.on('error', () => undefined).end();
    end();
  };
  parser.on('headerLines', (headerLines: readonly HeaderLine[]) => {
    // A mail without a header gives one line of nothing.
    lines = headerLines.filter(({ line }) => line !== '');
  });
  // For as long as it lives: it may fail again after its first failure.
  parser.on('error', (cause: unknown) => {
    failure ??= { cause };
    stop();
  });
  parser.on('data', (part) => {
    if (part.type === 'text') {
      body = part;
      return;
    }
    storing = storing.then(async () => {
      open = part;
      await store(part);
      open = undefined;
    });
    storing.catch(stop);
  });
  parser.once('end', end);
  for await (const chunk of chunks) {
    await new Promise<void>((resolve) => parser.write(chunk, () => resolve()));
    // What it would pass over need not come to it.
    if (parser.destroyed || parser.outcome.givenUp !== undefined) break;
  }
  if (!parser.destroyed) parser.end();
  await over;
  await storing;
  // What was read before the parser gave up is what the mail says, as far as anybody knows.
  return { lines, body: failure === undefined ? body : parser.getTextContent(), failure };
}
