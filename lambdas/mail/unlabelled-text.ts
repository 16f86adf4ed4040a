import { isUtf8 } from 'node:buffer';
import type { Readable } from 'node:stream';
import { charsetName, decodeBytes, JAPANESE } from './decode-bytes.ts';
import { TextDecodingStream } from './text-decoding-stream.ts';

/** A text part as the parser holds it, whose content is read from a stream and put together at its end. */
export interface UnlabelledPart {
  readonly contentStream?: Readable;
  readonly charset?: string;
  readonly contentType?: string | false;
  textContent?: string;
}

/** Where a page names its charset, within the beginning that browsers look at for it. */
const NAMED_IN_PAGE = /<meta[^>]{0,200}?charset\s*=\s*["']?\s*([\w:.-]{1,40})/i;
const PAGE_BEGINNING = 2048;

/**
 * Looks again at a text without a charset, or with one that every text has, when it turns out not to be the UTF-8 that the
 * parser takes it for. Bytes are kept by reference until then: nearly every text is what it is taken for.
 */
export function lookAtUnlabelled(part: UnlabelledPart): void {
  const stream = part.contentStream;
  if (stream === undefined || stream instanceof TextDecodingStream) return;
  const chunks: Uint8Array[] = [];
  const read = stream.read;
  stream.read = (size?: number): unknown => {
    const chunk: unknown = read.call(stream, size);
    if (chunk instanceof Uint8Array) chunks.push(chunk);
    return chunk;
  };
  stream.once('end', () => {
    const text = part.textContent ?? '';
    const isShifted = text.includes(JAPANESE);
    if (!isShifted && !text.includes('\ufffd')) return;
    const bytes = Buffer.concat(chunks);
    if (!isShifted && isUtf8(bytes)) return;
    const named = part.charset === undefined && part.contentType === 'text/html' ? charsetInPage(bytes) : '';
    part.textContent = decodeBytes(bytes, named).replaceAll('\r\n', '\n');
  });
}

function charsetInPage(bytes: Uint8Array): string {
  const beginning = Buffer.from(bytes.subarray(0, PAGE_BEGINNING)).toString('latin1');
  const name = charsetName(NAMED_IN_PAGE.exec(beginning)?.[1] ?? '');
  // What could be read so far has a byte for each character.
  return name.startsWith('utf-16') ? '' : name;
}
