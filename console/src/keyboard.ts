import { useEffect, useRef } from 'preact/hooks';

/** A name is one key (`j`), or two keys pressed in sequence (`g i`). */
export type KeyMap = Readonly<Record<string, (event: KeyboardEvent) => void>>;

const SECOND_KEY_MS = 1_200;

const maps = new Set<{ readonly current: KeyMap }>();
let first: { readonly key: string; readonly at: number } | undefined;

export function useKeys(keys: KeyMap): void {
  const map = useRef(keys);
  map.current = keys;
  useEffect(() => {
    maps.add(map);
    return () => {
      maps.delete(map);
    };
  }, []);
}

addEventListener('keydown', (event) => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
  // Enter belongs to the focused element.
  if (event.key === 'Enter' && !isFocusFree()) return;
  const pair = first !== undefined && event.timeStamp - first.at < SECOND_KEY_MS ? first.key : undefined;
  first = undefined;
  if (pair !== undefined && press(`${pair} ${event.key}`, event)) return;
  if (press(event.key, event)) return;
  if (isFirstOfTwo(event.key)) first = { key: event.key, at: event.timeStamp };
});

export function isFocusFree(): boolean {
  const { activeElement } = document;
  return activeElement === document.body || activeElement?.id === 'main';
}

export function focusPage(element: Element | null = null): void {
  const target = element?.isConnected === true ? element : document.getElementById('main');
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

let focused: EventTarget | null = null;
addEventListener('focusin', ({ target }) => {
  focused = target;
});
// Removing a row, toast or page can remove the focused element; keyboard and screen reader users then continue in the
// page.
new MutationObserver(() => {
  if (document.activeElement !== document.body || !(focused instanceof Element) || focused.isConnected)
    return;
  focused = null;
  focusPage();
}).observe(document, { childList: true, subtree: true });

function press(key: string, event: KeyboardEvent): boolean {
  for (const { current } of [...maps].reverse()) {
    const action = current[key];
    if (action === undefined) continue;
    event.preventDefault();
    action(event);
    return true;
  }
  return false;
}

function isFirstOfTwo(key: string): boolean {
  return [...maps].some(({ current }) => Object.keys(current).some((name) => name.startsWith(`${key} `)));
}

function isTyping({ target }: KeyboardEvent): boolean {
  return (
    document.querySelector('dialog[open]') !== null ||
    (target instanceof HTMLElement &&
      target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable]') !== null)
  );
}
