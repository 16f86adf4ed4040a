import type { Event as LoggedEvent, StreamedEvent } from 'agent-inbox-client/source';
import { useRef } from 'preact/hooks';
import { mailbox, shownLine } from '../mail/shown-text.ts';
import { hrefOf } from '../router.ts';
import { useSession } from '../session/session.ts';
import { useLoad } from '../ui/load.ts';
import { fullTime, shortTime } from '../ui/time.tsx';
import { useSeen } from './inbox-row.tsx';

/** One event with the thread or the inbox that it leads to, and with sender and subject of its message. */
export function EventRow({ event }: { readonly event: LoggedEvent | StreamedEvent }) {
  const { client } = useSession();
  const row = useRef<HTMLLIElement>(null);
  const isSeen = useSeen(row);
  const { event_type, inbox_id, timestamp } = event;
  const ids = 'message_id' in event ? { inbox_id, message_id: event.message_id } : undefined;
  const { data: message } = useLoad(
    // A message that was deleted since, or that the key may not read, is shown by its id.
    async (signal) =>
      ids === undefined || !isSeen ? undefined : client.messages.get(ids, { signal }).catch(() => undefined),
    [event.event_id, isSeen],
  );
  const about =
    message === undefined
      ? (ids?.message_id ?? '')
      : `${shownLine(message.subject) || '(no subject)'} from ${mailbox(message.from).address || '(no sender)'}`;
  const content = (
    <>
      <span class="row-title">{about === '' ? inbox_id : about}</span>
      <span class="row-text">
        {event_type}
        {'changed' in event && ` (${event.changed.join(', ')})`} · {inbox_id}
      </span>
    </>
  );
  return (
    <li class="row" ref={row}>
      {GONE.includes(event_type) ? (
        <span class="row-main">{content}</span>
      ) : (
        <a class="row-main" data-row href={hrefOf('inboxes', inbox_id, ...targetOf(event))}>
          {content}
        </a>
      )}
      <time class="row-side" dateTime={timestamp} title={fullTime(timestamp)}>
        {shortTime(timestamp)}
      </time>
    </li>
  );
}

/** They lead nowhere. */
const GONE: readonly string[] = ['inbox.deleted', 'inbox.expired', 'message.deleted'];

/** Where the event leads to within its inbox. */
function targetOf(event: LoggedEvent | StreamedEvent): readonly string[] {
  if (event.event_type === 'message.held') return ['held', event.message_id];
  return 'thread_id' in event ? [event.thread_id] : [];
}
