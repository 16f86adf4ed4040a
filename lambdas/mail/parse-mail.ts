import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { AttachmentStream } from 'mailparser';
import { BoundedMailParser } from './bounded-mail-parser.ts';
import { type BodyParts, composeParsed } from './compose-parsed.ts';
import type { HeaderLine } from './header-fields.ts';
import { guardHeader, RawMeter } from './header-guard.ts';
import { PARSE_LIMITS, type ParseLimits } from './limits.ts';
import type { AttachmentMeta, AttachmentSink, ParsedAttachment, ParsedMail } from './parsed-mail.ts';
import { clip, storable } from './storable-text.ts';

/**
 * Reads a mail as a stream: attachments go to the sink while it is read, bodies and headers come back.
 * Never throws for what a mail says: what was read is returned, and `parseError` says why the rest was not.
 * What the raw stream or the sink throw is thrown on, because those are no faults of the mail.
 */
export async function parseMail(
  raw: AsyncIterable<Uint8Array>,
  sink: AttachmentSink,
  limits: ParseLimits = PARSE_LIMITS,
): Promise<ParsedMail> {
  const meter = new RawMeter(raw);
  const parser = new BoundedMailParser(OPTIONS(limits), limits.textBytes);
  const lines: HeaderLine[] = [];
  let headerRead = false;
  parser.on('headerLines', (headerLines) => {
    headerRead = true;
    // A mail without a header gives one line of nothing.
    for (const line of headerLines) if (line.line !== '') lines.push(line);
  });
  const parts: { body: BodyParts; attachments: ParsedAttachment[] } = { body: {}, attachments: [] };
  let parseError: string | null = null;
  let sinkFailure: { cause: unknown } | undefined;
  const fed = pipeline(Readable.from(guardHeader(meter, limits)), parser).catch((error: unknown) => {
    parseError ??= reasonOf(error);
  });
  try {
    for await (const part of parser) {
      if (part.type === 'text') parts.body = part;
      else {
        await storeAttachment(part, parts.attachments, sink, limits).catch((cause: unknown) => {
          sinkFailure = { cause };
          throw cause;
        });
      }
    }
  } catch (error) {
    parseError ??= reasonOf(error);
  }
  await fed;
  if (sinkFailure !== undefined) throw sinkFailure.cause;
  await meter.drain();
  if (meter.failure !== undefined) throw meter.failure.cause;
  return composeParsed({
    lines,
    headerWhole: headerRead && meter.limit === undefined,
    body: parts.body,
    bodyCut: parser.textCut,
    attachments: parts.attachments,
    size: meter.bytes,
    parseError: meter.limit ?? parseError,
    limits,
  });
}

const OPTIONS = (limits: ParseLimits) => ({
  // Our own conversion has bounds; mailparser's recurses into the tree and links every word.
  skipHtmlToText: true,
  skipTextToHtml: true,
  skipImageLinks: true,
  skipTextLinks: true,
  // A mail inside a mail is an attachment, not a part of what this sender says.
  ignoreEmbedded: true,
  maxHeadSize: limits.headerBytes,
  maxChildNodes: limits.parts,
});

/** The kinds of failure that a mail can cause are few and none of them may quote it. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  if (/head/i.test(message)) return 'a header block is too large';
  if (/child|nodes|parts/i.test(message)) return 'too many parts';
  return 'the mail is malformed';
}

async function storeAttachment(
  part: AttachmentStream,
  attachments: ParsedAttachment[],
  sink: AttachmentSink,
  limits: ParseLimits,
): Promise<void> {
  if (attachments.length >= limits.attachments) {
    part.release();
    return;
  }
  const meta = metaOf(part, attachments.length);
  const hash = createHash('sha256');
  let size = 0;
  const measured = async function* (): AsyncGenerator<Uint8Array> {
    // The content is a Readable of buffers; its type says no more than that it is a stream.
    for await (const chunk of part.content as Readable) {
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  };
  await sink.store(meta, measured());
  part.release();
  attachments.push({ ...meta, size, sha256: hash.digest('hex') });
}

const NAME_CHARACTERS = 255;

function metaOf(part: AttachmentStream, index: number): AttachmentMeta {
  return {
    index,
    filename: nameOf(part.filename),
    content_type: nameOf(part.contentType) ?? 'application/octet-stream',
    content_disposition: part.contentDisposition === 'inline' ? 'inline' : 'attachment',
    content_id: nameOf(part.cid),
  };
}

/** What the parser took from the part's header: false, of all things, where that says nothing. */
function nameOf(value: unknown): string | null {
  if (typeof value !== 'string' || value === '') return null;
  return clip(storable(value), NAME_CHARACTERS);
}
