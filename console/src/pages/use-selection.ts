import { useState } from 'preact/hooks';
import type { ThreadRow } from './thread-rows.ts';

export interface Selection {
  readonly rows: readonly ThreadRow[];
  has(id: string): boolean;
  toggle(id: string): void;
  extendTo(id: string): void;
  all(): void;
  none(): void;
}

export function useSelection(rows: readonly ThreadRow[]): Selection {
  const [state, setState] = useState<{ readonly ids: ReadonlySet<string>; readonly anchor?: string }>({
    ids: new Set(),
  });
  return {
    rows: rows.filter(({ id }) => state.ids.has(id)),
    has: (id) => state.ids.has(id),
    toggle: (id) =>
      setState(({ ids }) => {
        const others = [...ids].filter((each) => each !== id);
        return { ids: new Set(ids.has(id) ? others : [...others, id]), anchor: id };
      }),
    extendTo: (id) =>
      setState(({ ids, anchor = id }) => {
        const ends = [anchor, id]
          .map((end) => rows.findIndex((row) => row.id === end))
          .filter((at) => at >= 0);
        const range = rows.slice(Math.min(...ends), Math.max(...ends) + 1);
        return { ids: new Set([...ids, ...range.map((row) => row.id)]), anchor };
      }),
    all: () => setState({ ids: new Set(rows.map(({ id }) => id)) }),
    none: () => setState({ ids: new Set() }),
  };
}
