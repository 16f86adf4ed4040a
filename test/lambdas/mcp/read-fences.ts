export interface ReadText {
  readonly marker: string;
  readonly ours: readonly string[];
  readonly theirs: readonly string[];
}

const OPENING = /^<untrusted_content ([0-9a-f]{24})>$/m;

/**
 * Reads a text block line by line. The first opening line outside names the marker.
 * @throws Error when a fence is opened twice, closed unopened, or left open
 */
export function readFences(text: string): ReadText {
  const [, marker = ''] = OPENING.exec(text) ?? [];
  const ours: string[] = [];
  const theirs: string[] = [];
  let inside: string[] | undefined;
  for (const line of text.split('\n')) {
    if (marker !== '' && line === `<untrusted_content ${marker}>`) {
      if (inside !== undefined) throw new Error('A fence is opened inside of another');
      inside = [];
    } else if (marker !== '' && line === `</untrusted_content ${marker}>`) {
      if (inside === undefined) throw new Error('A fence is closed that was not open');
      theirs.push(inside.join('\n'));
      inside = undefined;
    } else (inside ?? ours).push(line);
  }
  if (inside !== undefined) throw new Error('A fence is left open');
  return { marker, ours, theirs };
}
