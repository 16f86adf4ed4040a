import { safeText } from './safe-text.ts';

/** Our own text is shown as JSON; text of other authors is shown between markers. */
export type Segment = { readonly ours: unknown } | { readonly theirs: string };

const MARKER_BYTES = 12;

/**
 * A fresh random marker fences text of other authors and is replaced if the content contains it, so that content cannot
 * end its own fence.
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
    // The web console shows the same text and has no Buffer.
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
