import { type OpenSegment, openSegment, type ReadRange } from '@agent-inbox/segment-index';
import { getSegment, type SegmentFile } from '../store/search/search-index.ts';
import type { MessageStore } from './read-messages.ts';

/** Segments are immutable, so an instance caches them. */
const MAX_BYTES = 64_000_000;
/** Reading a segment of this size takes as long as two calls for its head and a word. */
const WHOLE_BYTES = 2_000_000;

/** The segment was replaced after the index was read. */
export class SegmentGone extends Error {
  override readonly name = 'SegmentGone';
}

interface Part {
  readonly reading: Promise<Uint8Array>;
  /** 0 until it is read. */
  bytes: number;
}

/** Least recently used part first. */
const parts = new Map<string, Part>();

export function openFile(store: MessageStore, tenantId: string, file: SegmentFile): Promise<OpenSegment> {
  const read: ReadRange = async (start, end) => {
    if (file.bytes > WHOLE_BYTES) return readPart(store, tenantId, file, start, end);
    return (await readPart(store, tenantId, file, 0, file.bytes)).subarray(start, end);
  };
  return openSegment(read, file);
}

async function readPart(
  { bucket }: MessageStore,
  tenantId: string,
  { name }: SegmentFile,
  start: number,
  end: number,
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
    forgetOldest();
    return bytes;
  } catch (error) {
    parts.delete(part);
    throw error;
  }
}

function forgetOldest(): void {
  let total = [...parts.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  for (const [name, { bytes }] of parts) {
    if (total <= MAX_BYTES) return;
    if (bytes > 0) parts.delete(name);
    total -= bytes;
  }
}
