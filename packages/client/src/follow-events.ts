import { pauseAfterFailure } from './after-failure.ts';
import { type ConnectionHooks, ConnectionState } from './connection-state.ts';
import type { EventsListOutput } from './generated/types.ts';
import { SeenEvents } from './seen-events.ts';
import type { StreamedEvent } from './stream.ts';

export interface LogSource {
  begin(): Promise<string>;
  /** Returns events after a cursor or an instant; waits for the first one. */
  next(after: string): Promise<EventsListOutput>;
}

export async function* followEvents(
  { begin, next }: LogSource,
  { signal, ...hooks }: ConnectionHooks & { readonly signal?: AbortSignal },
): AsyncGenerator<StreamedEvent, void, undefined> {
  const seen = new SeenEvents();
  const connection = new ConnectionState(hooks);
  let after: string | undefined;
  const isAborted = () => signal?.aborted === true;
  for (let failures = 0; !isAborted(); ) {
    let page: EventsListOutput;
    try {
      after ??= await begin();
      page = await next(after);
      failures = 0;
      connection.up();
    } catch (error) {
      if (isAborted()) return;
      connection.failed(error);
      await pauseAfterFailure(failures, signal);
      failures += 1;
      continue;
    }
    for (const [i, { type: _, ...event }] of page.events.entries()) {
      // The page's cursor is safe only after its last event.
      const cursor = i === page.events.length - 1 ? page.cursor : after;
      if (seen.add(event.event_id)) yield { ...event, cursor };
    }
    after = page.cursor;
  }
}
