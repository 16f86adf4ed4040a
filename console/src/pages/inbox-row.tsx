import type { Inbox } from 'agent-inbox-client/source';
import { useEffect, useRef, useState } from 'preact/hooks';
import { mailbox, shownLine } from '../mail/shown-text.ts';
import { hrefOf } from '../router.ts';
import { useSession } from '../session/session.ts';
import { useLoad } from '../ui/load.ts';
import { CopyButton } from '../ui/parts.tsx';
import { fullTime, shortTime } from '../ui/time.tsx';
import { marksOfMessage } from './thread-rows.ts';
import { useMessageEvents, useUnreadCount } from './unread-count.ts';

/** A code that came longer ago is not shown: it has been used, or is over. */
const CODE_MS = 15 * 60_000;

interface InboxRowProps {
  readonly inbox: Inbox;
  /** Undefined for a key that may not delete. */
  readonly onDelete: (() => void) | undefined;
}

/** An inbox with its last mail, which is loaded when the row is seen and again when mail arrives. */
export function InboxRow({ inbox, onDelete }: InboxRowProps) {
  const { client, may } = useSession();
  const row = useRef<HTMLLIElement>(null);
  const isSeen = useSeen(row);
  const { inbox_id } = inbox;
  const events = useMessageEvents(inbox_id);
  const unread = useUnreadCount(inbox_id, isSeen);
  const { data: last, reload } = useLoad(
    async (signal) => {
      if (!isSeen || !may('message_read')) return undefined;
      const { messages } = await client.messages.list({ inbox_id, limit: 1 }, { signal });
      return messages[0];
    },
    [inbox_id, isSeen],
  );
  useEffect(() => {
    if (events > 0) reload();
  }, [events, reload]);
  const sender = last === undefined ? undefined : mailbox(last.from);
  const isRecent = last !== undefined && Date.now() - Date.parse(last.received_at) < CODE_MS;
  const code = last !== undefined && isRecent ? marksOfMessage(last).code : undefined;
  return (
    <li class="row" ref={row}>
      <a class="row-main" data-row href={hrefOf('inboxes', inbox_id)}>
        <span class="row-title">{inbox_id}</span>
        <span class="row-text">{describe(inbox)}</span>
        {last !== undefined && (
          <span class="row-text row-last">
            <span class={last.unread ? 'row-subject row-unread' : 'row-subject'}>
              {shownLine(last.subject) || '(no subject)'}
            </span>{' '}
            from {sender?.address || '(no sender)'}
          </span>
        )}
      </a>
      <span class="row-side">
        {unread > 0 && <span class="badge">{unread >= 1000 ? '1000+' : unread} unread</span>}
        {code !== undefined && (
          <CopyButton text={code} label={`Copy code ${code}`}>
            {shownLine(code)}
          </CopyButton>
        )}
        {last !== undefined && (
          <time dateTime={last.received_at} title={fullTime(last.received_at)}>
            {shortTime(last.received_at)}
          </time>
        )}
      </span>
      <span class="row-actions">
        <CopyButton text={inbox.email} label={`Copy the address ${inbox.email}`} data-copy="address" />
        {onDelete !== undefined && (
          <button
            type="button"
            class="button button-quiet"
            aria-label={`Delete ${inbox_id}`}
            onClick={onDelete}
          >
            Delete
          </button>
        )}
      </span>
    </li>
  );
}

function describe({ display_name, metadata, expires_at }: Inbox): string {
  const expiry = expires_at === null ? undefined : `expires ${shortTime(expires_at)}`;
  const entries = Object.entries(metadata).map(([key, value]) => `${key}: ${value}`);
  return [display_name, ...entries, expiry].filter((text) => text !== undefined && text !== null).join(' · ');
}

/** Whether an element has come into view: a list of hundreds does not call the API hundreds of times. */
export function useSeen(element: { readonly current: HTMLElement | null }): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (current === null || isSeen) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, isSeen]);
  return isSeen;
}
