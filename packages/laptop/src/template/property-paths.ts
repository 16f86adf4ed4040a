import type { Json } from '../contract.ts';
import { isList, isObject } from './json.ts';

interface Pattern {
  readonly segments: readonly string[];
  readonly subtree: boolean;
}

/** A pattern that ends at a list covers its scalar members. */
export function uncoveredPaths(properties: Json, patterns: readonly string[]): readonly string[] {
  const compiled = patterns.map((pattern): Pattern => {
    const segments = pattern.split('.');
    const subtree = segments.at(-1) === '**';
    return { segments: subtree ? segments.slice(0, -1) : segments, subtree };
  });
  const uncovered: string[] = [];
  visit(properties, [], compiled, uncovered);
  return uncovered;
}

function visit(
  value: Json,
  path: readonly string[],
  candidates: readonly Pattern[],
  uncovered: string[],
): void {
  const depth = path.length;
  if (candidates.some(({ segments, subtree }) => subtree && segments.length <= depth)) return;
  const entries = isList(value)
    ? value.map((member, index): [string, Json] => [String(index), member])
    : isObject(value)
      ? Object.entries(value)
      : undefined;
  const exact = candidates.some(({ segments }) => segments.length === depth);
  if (entries === undefined) {
    if (!exact) uncovered.push(path.join('.'));
    return;
  }
  for (const [name, member] of entries) {
    const scalarMember = isList(value) && !isList(member) && !isObject(member);
    if (exact && scalarMember) continue;
    const next = candidates.filter(({ segments }) => segments[depth] === '*' || segments[depth] === name);
    if (next.length === 0) uncovered.push([...path, name].join('.'));
    else visit(member, [...path, name], next, uncovered);
  }
}
