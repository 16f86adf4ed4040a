import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';

export interface Rows {
  readonly list: RefObject<HTMLUListElement | null>;
  /** Moves the focus by some rows; from outside the list to its first row. */
  move(by: number): void;
}

/** Moving through a list whose rows are links with `data-row`. */
export function useRows(count: number): Rows {
  const list = useRef<HTMLUListElement>(null);
  return {
    list,
    move(by) {
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
      const focused = rows.findIndex((row) => row.matches(':focus'));
      const next = focused < 0 ? 0 : Math.min(Math.max(focused + by, 0), count - 1);
      rows[next]?.focus();
    },
  };
}
