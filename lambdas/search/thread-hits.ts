import { type Hit, inboxKeyOf, type Window } from './find-window.ts';

/** Names the thread of a hit among those of all inboxes. */
export function threadOfHit(hit: Hit): string {
  return `${inboxKeyOf(hit)} ${hit.head.threadKeyAt(hit.number)}`;
}

const known = new WeakMap<Window, ReadonlyMap<string, readonly Hit[]>>();

/** The hits of a thread, in order. A window may have 100,000: they are gone through once, however many threads are asked for. */
export function hitsOfThread(window: Window, thread: string): readonly Hit[] {
  const byThread = known.get(window) ?? Map.groupBy(window.hits(), threadOfHit);
  known.set(window, byThread);
  return byThread.get(thread) ?? [];
}
