import { safeText } from './safe-text.ts';

/** A piece of an answer: what we say, shown as JSON, or what strangers wrote, shown between markers. */
export type Segment = { readonly ours: unknown } | { readonly theirs: string };

const MARKER_BYTES = 12;

/**
 * The text block of an answer. Text of strangers is between two lines with a marker that was drawn for
 * this answer; it is drawn again should the content hold it, so nothing inside can end its fence.
 */
export function fencedText(segments: readonly Segment[], randomBytes: (size: number) => Uint8Array): string {
  const safe = segments.map((segment) =>
    'theirs' in segment ? { theirs: safeText(segment.theirs) } : segment,
  );
  const marker = drawMarker(safe, randomBytes);
  return safe.map((segment) => shown(segment, marker)).join('\n');
}

function drawMarker(segments: readonly Segment[], randomBytes: (size: number) => Uint8Array): string {
  for (;;) {
    // Without Buffer: the web console shows the same text.
    const marker = Array.from(randomBytes(MARKER_BYTES), (byte) => byte.toString(16).padStart(2, '0')).join(
      '',
    );
    if (!segments.some((segment) => 'theirs' in segment && segment.theirs.includes(marker))) return marker;
  }
}

function shown(segment: Segment, marker: string): string {
  return 'ours' in segment
    ? JSON.stringify(segment.ours)
    : `<untrusted_content ${marker}>\n${segment.theirs}\n</untrusted_content ${marker}>`;
}
