import { isRefusal, pauseAfterFailure } from './after-failure.ts';
import type { EventsListOutput } from './generated/types.ts';
import { SeenEvents } from './seen-events.ts';
import type { StreamedEvent } from './stream.ts';

/** What following the log needs of a client. */
export interface LogSource {
  /** What comes first is behind it: a cursor or an instant. */
  begin(): Promise<string>;
  /** The events of the log behind a cursor or an instant; waits for the first one. */
  next(after: string): Promise<EventsListOutput>;
}

/**
 * Yields each event of the log once and misses none, until the signal is aborted. A failure of the service or the network is
 * tried again.
 * @throws ApiError when the service refuses what is asked for.
 */
export async function* followEvents(
  { begin, next }: LogSource,
  signal: AbortSignal | undefined,
): AsyncGenerator<StreamedEvent, void, undefined> {
  const seen = new SeenEvents();
  let after: string | undefined;
  const isAborted = () => signal?.aborted === true;
  for (let failures = 0; !isAborted(); ) {
    let page: EventsListOutput;
    try {
      after ??= await begin();
      page = await next(after);
      failures = 0;
    } catch (error) {
      if (isAborted()) return;
      if (isRefusal(error)) throw error;
      await pauseAfterFailure(failures, signal);
      failures += 1;
      continue;
    }
    for (const [i, { type: _, ...event }] of page.events.entries()) {
      // Only behind the last event nothing of the page is missed.
      const cursor = i === page.events.length - 1 ? page.cursor : after;
      if (seen.add(event.event_id)) yield { ...event, cursor };
    }
    after = page.cursor;
  }
}
