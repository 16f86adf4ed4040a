import { useEffect, useState } from 'preact/hooks';
import type { MessageEvent } from '../../../client/src/index.ts';
import { useSession } from '../session/session.ts';
import { Code, Empty, PageHeader } from '../ui/parts.tsx';
import { useRows } from '../ui/rows.ts';
import { EventRow } from './event-row.tsx';

/** As many as a person looks back to. */
const KEPT = 500;

/** Events as they arrive, since the page was opened. */
export function StreamPage() {
  const { live } = useSession();
  const [events, setEvents] = useState<readonly MessageEvent[]>([]);
  const [isPaused, setIsPaused] = useState(false);
  const rows = useRows<HTMLOListElement>(events.length);
  useEffect(() => {
    if (isPaused) return;
    return live.onEvent((event) => setEvents((before) => [event, ...before].slice(0, KEPT)));
  }, [live, isPaused]);
  return (
    <div class="page">
      <PageHeader title="Stream">
        <button type="button" class="button" aria-pressed={isPaused} onClick={() => setIsPaused(!isPaused)}>
          {isPaused ? 'Continue' : 'Pause'}
        </button>
        <button type="button" class="button" disabled={events.length === 0} onClick={() => setEvents([])}>
          Clear
        </button>
      </PageHeader>
      {events.length === 0 ? (
        <Empty title={isPaused ? 'The stream is paused' : 'Waiting for events'}>
          <p>Each mail that arrives is an event here. From a shell:</p>
          <Code text="node bin/agent-inbox.mjs listen" label="Copy the command" />
        </Empty>
      ) : (
        <ol class="rows" aria-live="polite" ref={rows}>
          {events.map((event) => (
            <EventRow key={event.event_id ?? event.message_id} event={event} />
          ))}
        </ol>
      )}
    </div>
  );
}
