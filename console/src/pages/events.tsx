import { useState } from 'preact/hooks';
import type { Event as LoggedEvent } from '../../../client/src/index.ts';
import { useSession } from '../session/session.ts';
import { useAction } from '../ui/action.ts';
import { useLoad } from '../ui/load.ts';
import { ActionFailure, Code, Empty, Failure, Loading, PageHeader } from '../ui/parts.tsx';
import { useRows } from '../ui/rows.ts';
import { EventRow } from './event-row.tsx';

const HOUR_MS = 3_600_000;
const WINDOWS = [
  { title: 'Hour', ms: HOUR_MS },
  { title: 'Day', ms: 24 * HOUR_MS },
  { title: 'Week', ms: 7 * 24 * HOUR_MS },
  // A little less than the 30 days that the log goes back: clocks differ.
  { title: '30 days', ms: 30 * 24 * HOUR_MS - HOUR_MS },
] as const;

const PAGE = 100;
/** Answers without events that one press reads over: a key that sees little of much. */
const MAX_EMPTY_ANSWERS = 20;

interface Read {
  readonly events: readonly LoggedEvent[];
  readonly cursor: string;
  readonly hasMore: boolean;
}

/** The log of events, oldest first, from a time on, read on with its cursor. */
export function EventsPage() {
  const { client } = useSession();
  const [at, setAt] = useState(1);
  const { ms } = WINDOWS[at] ?? WINDOWS[1];
  const [more, setMore] = useState<Read>();
  const { isRunning, failure, run } = useAction();
  const read = async (after: string, signal?: AbortSignal): Promise<Read> => {
    let cursor = after;
    for (let answers = 1; ; answers += 1) {
      const answer = await client.events.list(
        { after: cursor, limit: PAGE },
        signal === undefined ? {} : { signal },
      );
      cursor = answer.cursor;
      if (answer.count > 0 || !answer.has_more || answers === MAX_EMPTY_ANSWERS) {
        return { events: answer.events, cursor, hasMore: answer.has_more };
      }
    }
  };
  const first = useLoad((signal) => read(new Date(Date.now() - ms).toISOString(), signal), [ms]);
  const shown = more ?? first.data;
  const rows = useRows<HTMLOListElement>(shown?.events.length ?? 0);
  const readOn = () =>
    run(async () => {
      if (shown === undefined) return;
      const next = await read(shown.cursor);
      const known = new Set(shown.events.map(({ event_id }) => event_id));
      const fresh = next.events.filter(({ event_id }) => !known.has(event_id));
      setMore({ ...next, events: [...shown.events, ...fresh] });
    });
  const choose = (index: number) => {
    setMore(undefined);
    setAt(index);
  };
  return (
    <div class="page">
      <PageHeader title="Events">
        <fieldset class="choices" aria-label="Since">
          {WINDOWS.map(({ title }, index) => (
            <button
              key={title}
              type="button"
              class="button button-term"
              aria-pressed={index === at}
              onClick={() => choose(index)}
            >
              {title}
            </button>
          ))}
        </fieldset>
      </PageHeader>
      {first.error !== undefined && <Failure error={first.error} retry={first.reload} />}
      {shown === undefined && first.error === undefined && <Loading what="Reading the log" />}
      {shown !== undefined && shown.events.length > 0 && (
        <ol class="rows" ref={rows}>
          {shown.events.map((event) => (
            <EventRow key={event.event_id} event={event} />
          ))}
        </ol>
      )}
      {shown !== undefined && shown.events.length === 0 && (
        <Empty title="No event in this time">
          <p>Every mail that arrives is an event. The log goes back 30 days.</p>
        </Empty>
      )}
      <ActionFailure text={failure} />
      {shown !== undefined && (
        <>
          <button type="button" class="button" disabled={isRunning} onClick={readOn}>
            {shown.hasMore ? 'Newer events' : 'Look for new events'}
          </button>
          <details>
            <summary>Cursor</summary>
            <p class="hint">A program that goes on with it misses nothing and sees nothing twice.</p>
            <Code text={shown.cursor} label="Copy the cursor" />
          </details>
        </>
      )}
    </div>
  );
}
