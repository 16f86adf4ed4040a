import { type OpenSegment, openSegment, type ReadRange } from '@agent-inbox/segment-index';
import { getSegment, type SegmentFile } from '../store/search/search-index.ts';
import type { MessageStore } from './read-messages.ts';

/** Segments are immutable, so a Lambda instance may cache them. */
const MAX_BYTES = 64_000_000;
/** Reading this many bytes takes as long as two calls for a head and a word. */
const WHOLE_BYTES = 2_000_000;

export class SegmentGone extends Error {
  override readonly name = 'SegmentGone';
}

interface Part {
  readonly reading: Promise<Uint8Array>;
  bytes: number;
}

const parts = new Map<string, Part>();

export function openFile(
  store: MessageStore,
  tenantId: string,
  file: SegmentFile,
  keptBytes = MAX_BYTES,
): Promise<OpenSegment> {
  const part = (start: number, end: number) => readPart(store, tenantId, file, { start, end, keptBytes });
  const read: ReadRange = async (start, end) => {
    if (file.bytes > WHOLE_BYTES) return part(start, end);
    return (await part(0, file.bytes)).subarray(start, end);
  };
  return openSegment(read, file);
}

async function readPart(
  { bucket }: MessageStore,
  tenantId: string,
  { name }: SegmentFile,
  { start, end, keptBytes }: Readonly<Record<'start' | 'end' | 'keptBytes', number>>,
): Promise<Uint8Array> {
  if (start === end) return new Uint8Array();
  const part = `${tenantId}/${name}/${start}-${end}`;
  const known = parts.get(part);
  if (known !== undefined) {
    parts.delete(part);
    parts.set(part, known);
    return known.reading;
  }
  const reading = getSegment(bucket, tenantId, name, [start, end]).then((bytes) => {
    if (bytes === undefined) throw new SegmentGone(`The segment ${name} is not there`);
    return bytes;
  });
  const kept: Part = { reading, bytes: 0 };
  parts.set(part, kept);
  try {
    const bytes = await reading;
    kept.bytes = bytes.length;
    forgetOldest(keptBytes);
    return bytes;
  } catch (error) {
    parts.delete(part);
    throw error;
  }
}

function forgetOldest(keptBytes: number): void {
  let total = [...parts.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  for (const [name, { bytes }] of parts) {
    if (total <= keptBytes) return;
    if (bytes > 0) parts.delete(name);
    total -= bytes;
  }
}
