import { type Hit, inboxKeyOf, type Window } from './find-window.ts';

/** Names the thread of a hit among those of all inboxes. */
export function threadOfHit(hit: Hit): string {
  return `${inboxKeyOf(hit)} ${hit.head.threadKeyAt(hit.number)}`;
}

const known = new WeakMap<Window, ReadonlyMap<string, readonly Hit[]>>();

/** The hits of a thread, in order. A window has up to 100,000 hits, which are grouped once for all threads. */
export function hitsOfThread(window: Window, thread: string): readonly Hit[] {
  const byThread = known.get(window) ?? Map.groupBy(window.hits(), threadOfHit);
  known.set(window, byThread);
  return byThread.get(thread) ?? [];
}
