import { isAttributeName, type Token } from './expression-tokens.ts';

export type DocumentPath = readonly string[];

interface FoundPath {
  readonly path: DocumentPath;
  readonly end: number;
}

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

export function overlap(one: DocumentPath, other: DocumentPath): boolean {
  const shorter = Math.min(one.length, other.length);
  return one.slice(0, shorter).every((step, index) => step === other[index]);
}

export function formatPath(path: DocumentPath): string {
  return `[${path.join(', ')}]`;
}
