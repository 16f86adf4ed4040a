import type { Readable } from 'node:stream';
import type { AttachmentStream } from 'mailparser';
import { BoundedMailParser } from './bounded-mail-parser.ts';
import { composeParsed } from './compose-parsed.ts';
import { guardHeader, RawMeter } from './header-guard.ts';
import { PARSE_LIMITS, type ParseLimits } from './limits.ts';
import type { AttachmentMeta, AttachmentSink, ParsedAttachment, ParsedMail } from './parsed-mail.ts';
import { readParts } from './read-parts.ts';
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
  const attachments: ParsedAttachment[] = [];
  const { lines, body, failure } = await readParts(parser, guardHeader(meter, limits), (part) =>
    storeAttachment(part, attachments, sink, limits),
  );
  await meter.drain();
  if (meter.failure !== undefined) throw meter.failure.cause;
  return composeParsed({
    lines: lines ?? [],
    headerWhole: lines !== undefined && meter.limit === undefined,
    body,
    bodyCut: parser.textCut,
    attachments,
    size: meter.bytes,
    parseError:
      meter.limit ?? parser.outcome.givenUp ?? (failure === undefined ? null : 'the mail is malformed'),
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
  // Of attachments, as the API gives it.
  checksumAlgo: 'sha256',
  maxHeadSize: limits.headerBytes,
  maxChildNodes: limits.parts,
});

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
  // The content is a Readable of buffers; its type says no more than that it is a stream.
  await sink.store(meta, part.content as Readable);
  part.release();
  attachments.push({ ...meta, size: part.size, sha256: part.checksum });
}

const NAME_CHARACTERS = 255;

function metaOf(part: AttachmentStream, index: number): AttachmentMeta {
  return {
    index,
    filename: fileNameOf(part.filename),
    content_type: nameOf(part.contentType) ?? 'application/octet-stream',
    content_disposition: part.contentDisposition === 'inline' ? 'inline' : 'attachment',
    content_id: nameOf(part.cid),
  };
}

const CONTROLS = /[\u0001-\u001f\u007f]+/g;

/** A line end or a bell is in nobody's file name; what stands around it must not grow together. */
function fileNameOf(value: unknown): string | null {
  const name = nameOf(value)?.replaceAll(CONTROLS, ' ').trim() ?? '';
  return name === '' ? null : name;
}

/** What the parser took from the part's header: false, of all things, where that says nothing. */
function nameOf(value: unknown): string | null {
  if (typeof value !== 'string' || value === '') return null;
  return clip(storable(value), NAME_CHARACTERS);
}
