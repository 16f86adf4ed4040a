import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { isFocusFree, type KeyMap, useKeys } from '../keyboard.ts';
import { lastLeft } from '../router.ts';

/**
 * The keys j and k move the focus among rows that are links with `data-row`, and o opens. After Back the focus is on
 * the same row again. `keys` adds keys of the page, which receive the focused link.
 */
export function useRows<List extends HTMLElement>(
  count: number,
  keys: Readonly<Record<string, (focused: HTMLElement | undefined) => void>> = {},
): RefObject<List | null> {
  const list = useRef<List>(null);
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const focused = () => rows().find((row) => row.matches(':focus'));
  const move = (by: number) => {
    const all = rows();
    const at = all.findIndex((row) => row.matches(':focus'));
    all[at < 0 ? 0 : Math.min(Math.max(at + by, 0), all.length - 1)]?.focus();
  };
  const more = Object.entries(keys).map(([key, action]) => [key, () => action(focused())] as const);
  const map: KeyMap = {
    j: () => move(1),
    k: () => move(-1),
    o: () => focused()?.click(),
    ...Object.fromEntries(more),
  };
  useKeys(map);
  const isFilled = count > 0;
  useEffect(() => {
    if (!isFilled || !isFocusFree()) return;
    const left = lastLeft();
    rows()
      .find((row) => {
        const href = row.getAttribute('href') ?? '';
        return href !== '' && (left === href || left.startsWith(`${href}/`));
      })
      ?.focus();
  }, [isFilled]);
  return list;
}
