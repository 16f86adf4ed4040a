import type { Event as LoggedEvent, StreamedEvent } from 'agent-inbox-client/source';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useSession } from '../session/session.ts';
import { Choices } from '../ui/choices.tsx';
import { useLoad } from '../ui/load.ts';
import { Code, Empty, Failure, Loading, PageHeader } from '../ui/parts.tsx';
import { useRows } from '../ui/rows.ts';
import { EventRow } from './event-row.tsx';

const HOUR_MS = 3_600_000;
const WINDOW_MS = {
  Hour: HOUR_MS,
  Day: 24 * HOUR_MS,
  Week: 7 * 24 * HOUR_MS,
  // A little less than the 30 days that the log goes back: clocks differ.
  '30 days': 30 * 24 * HOUR_MS - HOUR_MS,
} as const;
const WINDOWS = ['Hour', 'Day', 'Week', '30 days'] as const;

const PAGE = 100;
/** Answers of the log that are read for a window; of a busier one the newest events are shown as they arrive. */
const MAX_ANSWERS = 20;
/** Events that are shown at most: the newest. */
const KEPT = 500;

interface Read {
  readonly events: readonly LoggedEvent[];
  readonly cursor: string;
  /** Whether the log has newer events than these. */
  readonly isCut: boolean;
}

/** The event log and what arrives, newest first. */
export function EventsPage() {
  const { client, eventTypes, live } = useSession();
  const [window, setWindow] = useState<keyof typeof WINDOW_MS>('Day');
  const ms = WINDOW_MS[window];
  const [arrived, setArrived] = useState<readonly StreamedEvent[]>([]);
  const [isPaused, setIsPaused] = useState(false);
  useEffect(() => {
    if (isPaused) return;
    return live.onEvent((event) => setArrived((before) => [event, ...before].slice(0, KEPT)));
  }, [live, isPaused]);
  const log = useLoad(
    async (signal): Promise<Read> => {
      let cursor = new Date(Date.now() - ms).toISOString();
      let events: readonly LoggedEvent[] = [];
      for (let answers = 1; ; answers += 1) {
        const answer = await client.events.list(
          { after: cursor, limit: PAGE, event_types: [...eventTypes] },
          { signal },
        );
        cursor = answer.cursor;
        events = [...events, ...answer.events].slice(-KEPT);
        if (!answer.has_more || answers === MAX_ANSWERS) return { events, cursor, isCut: answer.has_more };
      }
    },
    [ms],
  );
  const shown = useMemo(() => {
    const all = [...arrived, ...(log.data?.events.toReversed() ?? [])];
    return [...new Map(all.toReversed().map((event) => [event.event_id, event])).values()]
      .toReversed()
      .slice(0, KEPT);
  }, [arrived, log.data]);
  const rows = useRows<HTMLOListElement>(shown.length);
  return (
    <div class="page">
      <PageHeader title="Events">
        <Choices label="Since" choices={WINDOWS} chosen={window} choose={setWindow} />
        <button type="button" class="button" aria-pressed={isPaused} onClick={() => setIsPaused(!isPaused)}>
          {isPaused ? 'Continue' : 'Pause'}
        </button>
      </PageHeader>
      {log.error !== undefined && <Failure error={log.error} retry={log.reload} />}
      {log.data === undefined && log.error === undefined && <Loading what="Reading the log" />}
      {log.data?.isCut === true && (
        <p class="notice">There are more events in this period than are shown. Choose a shorter period.</p>
      )}
      {shown.length > 0 && (
        <ol class="rows" aria-live="polite" ref={rows}>
          {shown.map((event) => (
            <EventRow key={event.event_id} event={event} />
          ))}
        </ol>
      )}
      {log.data !== undefined && shown.length === 0 && (
        <Empty title={isPaused ? 'Paused' : 'No events in this period'}>
          <p>
            Arriving messages and new and deleted inboxes appear here. The log covers 30 days. From a shell:
          </p>
          <Code text="agentinbox listen" label="Copy the command" />
        </Empty>
      )}
      {log.data !== undefined && (
        <details>
          <summary>Cursor</summary>
          <p class="hint">A program that continues from it misses no event and gets none twice.</p>
          <Code text={log.data.cursor} label="Copy the cursor" />
        </details>
      )}
    </div>
  );
}
