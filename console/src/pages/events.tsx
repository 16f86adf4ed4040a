import type { Event as LoggedEvent, StreamedEvent } from 'agent-inbox-client/source';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useSession } from '../session/session.ts';
import { useLoad } from '../ui/load.ts';
import { Code, Empty, Failure, Loading, PageHeader } from '../ui/parts.tsx';
import { useRows } from '../ui/rows.ts';
import { Select } from '../ui/select.tsx';
import { EventRow } from './event-row.tsx';

const HOUR_MS = 3_600_000;
const WINDOW_MS = {
  Hour: HOUR_MS,
  Day: 24 * HOUR_MS,
  Week: 7 * 24 * HOUR_MS,
  // The log covers 30 days; the range is an hour shorter because clocks differ.
  '30 days': 30 * 24 * HOUR_MS - HOUR_MS,
} as const;
const WINDOWS = [
  ['Hour', 'Last hour'],
  ['Day', 'Last day'],
  ['Week', 'Last week'],
  ['30 days', 'Last 30 days'],
] as const;

/** Most changes come from the console's own user, so they are shown only on request. */
const SHOWN = {
  most: /^(?!message\.updated)/,
  all: /^/,
  arrivals: /^message\.(?:received|held)/,
  changes: /^message\.updated/,
  deletions: /deleted|expired/,
  inboxes: /^inbox\./,
} as const;
const FILTERS = [
  ['most', 'All except changes'],
  ['all', 'All events'],
  ['arrivals', 'Arrivals'],
  ['changes', 'Changes'],
  ['deletions', 'Deletions'],
  ['inboxes', 'Inboxes'],
] as const;

const PAGE = 100;
const MAX_ANSWERS = 20;
const KEPT = 500;

interface Read {
  readonly events: readonly LoggedEvent[];
  readonly cursor: string;
  readonly isCut: boolean;
}

export function EventsPage() {
  const { client, eventTypes, live, may } = useSession();
  const [filter, setFilter] = useState<keyof typeof SHOWN>('most');
  const [inbox, setInbox] = useState('');
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
  const newest = useLoad(async (signal) => {
    const { messages } = await client.messages
      .search(
        {
          limit: 100,
          include_spam: may('label_spam_read'),
          include_unauthenticated: true,
          include_trash: true,
        },
        { signal },
      )
      .catch(() => ({ messages: [] }));
    return new Map(messages.map((message) => [message.message_id, message]));
  }, []);
  const all = useMemo(() => {
    const both = [...arrived, ...(log.data?.events.toReversed() ?? [])];
    return [...new Map(both.toReversed().map((event) => [event.event_id, event])).values()]
      .toReversed()
      .slice(0, KEPT);
  }, [arrived, log.data]);
  const inboxes = [...new Set(all.map(({ inbox_id }) => inbox_id))].toSorted();
  const shown = all.filter(
    ({ event_type, inbox_id }) => SHOWN[filter].test(event_type) && (inbox === '' || inbox === inbox_id),
  );
  const rows = useRows<HTMLOListElement>(shown.length);
  return (
    <div class="page">
      <PageHeader title="Events">
        <Select label="Event types" options={FILTERS} value={filter} onChange={setFilter} />
        <Select
          label="Inbox"
          options={[['', 'All inboxes'], ...inboxes.map((id) => [id, id] as const)]}
          value={inbox}
          onChange={setInbox}
        />
        <Select label="Since" options={WINDOWS} value={window} onChange={setWindow} />
        <button type="button" class="button" aria-pressed={isPaused} onClick={() => setIsPaused(!isPaused)}>
          {isPaused ? 'Continue' : 'Pause'}
        </button>
      </PageHeader>
      {log.error !== undefined && <Failure error={log.error} retry={log.reload} />}
      {log.data === undefined && log.error === undefined && <Loading what="Loading the log" />}
      {log.data?.isCut === true && (
        <p class="notice">Not all events in this period are shown. Choose a shorter period.</p>
      )}
      {shown.length > 0 && (
        <ol class="rows" aria-live="polite" ref={rows}>
          {shown.map((event) => (
            <EventRow
              key={event.event_id}
              event={event}
              known={
                newest.data &&
                (('message_id' in event ? newest.data.get(event.message_id) : undefined) ?? 'unknown')
              }
            />
          ))}
        </ol>
      )}
      {log.data !== undefined && shown.length === 0 && (
        <Empty title={isPaused ? 'Paused' : 'No matching events in this period'}>
          <p>New messages and new or deleted inboxes appear here. The log covers 30 days. From a shell:</p>
          <Code text="agentinbox listen" label="Copy the command" />
        </Empty>
      )}
      {log.data !== undefined && (
        <details>
          <summary>Cursor</summary>
          <p class="hint">A program that resumes from this cursor gets each later event exactly once.</p>
          <Code text={log.data.cursor} label="Copy the cursor" />
        </details>
      )}
    </div>
  );
}
