import type { Event as LoggedEvent, MessageSummary, StreamedEvent } from 'agent-inbox-client/source';
import { useRef } from 'preact/hooks';
import { mailbox, shownLine } from '../mail/shown-text.ts';
import { hrefOf } from '../router.ts';
import { EVENT_TYPES } from '../session/event-types.ts';
import { useSession } from '../session/session.ts';
import { useLoad } from '../ui/load.ts';
import { useSeen } from '../ui/seen.ts';
import { Time } from '../ui/time.tsx';

type Message = Pick<MessageSummary, 'subject' | 'from'>;

interface EventRowProps {
  readonly event: LoggedEvent | StreamedEvent;
  readonly known: Message | 'unknown' | undefined;
}

export function EventRow({ event, known }: EventRowProps) {
  const { event_type, inbox_id, timestamp } = event;
  const row = useRef<HTMLLIElement>(null);
  const isSeen = useSeen(row);
  const message = useMessage(event, known, isSeen);
  const content = (
    <>
      <span class="row-title row-line">
        {'message_id' in event ? subjectOf(message, event.message_id) : inbox_id}
      </span>
      <span class="row-text row-line">
        {event_type}
        {'changed' in event && ` (${event.changed.join(', ')})`}
        {typeof message === 'object' && ` · from ${mailbox(message.from).address || '(no sender)'}`}
        {'message_id' in event && ` · ${inbox_id}`}
      </span>
    </>
  );
  return (
    <li class="row" ref={row}>
      {isGone(event) ? (
        <span class="row-main">{content}</span>
      ) : (
        <a class="row-main" data-row href={hrefOf('inboxes', inbox_id, ...targetOf(event))}>
          {content}
        </a>
      )}
      <Time class="row-text row-time" iso={timestamp} />
    </li>
  );
}

/** A message that is not known is read when the row becomes visible; a deleted one stays unknown. */
function useMessage(
  event: LoggedEvent | StreamedEvent,
  known: EventRowProps['known'],
  isSeen: boolean,
): EventRowProps['known'] {
  const { client } = useSession();
  const isRead = known === 'unknown' && isSeen && 'message_id' in event && !isGone(event);
  const { data } = useLoad(
    async (signal): Promise<EventRowProps['known']> => {
      if (!isRead) return undefined;
      const { inbox_id, message_id } = event;
      return client.messages.get({ inbox_id, message_id }, { signal }).catch(() => 'unknown' as const);
    },
    [event.event_id, isRead],
  );
  return isRead ? data : known;
}

function subjectOf(message: EventRowProps['known'], id: string): string {
  if (message === undefined) return '…';
  return message === 'unknown' ? id : shownLine(message.subject) || '(no subject)';
}

const isGone = ({ event_type }: LoggedEvent | StreamedEvent): boolean =>
  EVENT_TYPES.some((shown) => shown.type === event_type && shown.isGone === true);

function targetOf(event: LoggedEvent | StreamedEvent): readonly string[] {
  if (event.event_type === 'message.held') return ['held', event.message_id];
  return 'thread_id' in event ? [event.thread_id] : [];
}
