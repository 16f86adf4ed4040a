import { isAttributeName, type Token } from './expression-tokens.ts';

/** Steps to an attribute: names without placeholders, and `[n]` for elements of lists. */
export type DocumentPath = readonly string[];

interface FoundPath {
  readonly path: DocumentPath;
  /** Index of the first token behind it. */
  readonly end: number;
}

/** The path that begins at a token, or undefined when none does. */
export function pathAt(
  tokens: readonly Token[],
  start: number,
  names: Readonly<Record<string, string>>,
): FoundPath | undefined {
  const first = tokens[start];
  if (!isAttributeName(first)) return undefined;
  const path = [names[first] ?? first];
  let end = start + 1;
  for (;;) {
    const next = tokens[end + 1];
    if (tokens[end] === '.' && isAttributeName(next)) {
      path.push(names[next] ?? next);
      end += 2;
    } else if (tokens[end] === '[' && tokens[end + 2] === ']') {
      path.push(`[${next}]`);
      end += 3;
    } else {
      return { path, end };
    }
  }
}

/** Whether one path leads to the other's attribute or to a part of it. */
export function overlap(one: DocumentPath, other: DocumentPath): boolean {
  const shorter = Math.min(one.length, other.length);
  return one.slice(0, shorter).every((step, index) => step === other[index]);
}

/** As DynamoDB writes a path in its messages. */
export function formatPath(path: DocumentPath): string {
  return `[${path.join(', ')}]`;
}
