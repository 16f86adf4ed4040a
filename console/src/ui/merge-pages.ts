export interface PageOf<T> {
  readonly items: readonly T[];
  readonly next: string | null;
}

export function merged<T>(page: PageOf<T>, before: PageOf<T>, idOf: (item: T) => string): PageOf<T> {
  const known = new Map(before.items.map((item, index) => [idOf(item), index]));
  const last = page.items.findLast((item) => known.has(idOf(item)));
  // There are more new items than were read, so the gap before the old items is unknown.
  if (page.next === null || last === undefined) return page;
  const rest = before.items.slice((known.get(idOf(last)) ?? 0) + 1);
  if (rest.length === 0) return page;
  return { items: withoutRepeats([...page.items, ...rest], idOf), next: before.next };
}

export function withoutRepeats<T>(items: readonly T[], idOf: (item: T) => string): readonly T[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const id = idOf(item);
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}
