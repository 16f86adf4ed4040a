import type { Inbox, MessageSummary } from 'agent-inbox-client/source';
import { useEffect } from 'preact/hooks';
import { mailbox, shownLine } from '../mail/shown-text.ts';
import { hrefOf } from '../router.ts';
import { useSession } from '../session/session.ts';
import { Address } from '../ui/address.tsx';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';
import { CopyButton } from '../ui/parts.tsx';
import { shortTime, Time } from '../ui/time.tsx';
import { countText, useMessageEvents } from './inbox-activity.ts';
import { marksOfMessage } from './thread-rows.ts';

/** Older codes were used or have expired. */
const CODE_MS = 15 * 60_000;

interface InboxRowProps {
  readonly inbox: Inbox;
  readonly onChange: (inbox: Inbox) => void;
  readonly onDelete: (() => void) | undefined;
}

export function InboxRow({ inbox, onChange, onDelete }: InboxRowProps) {
  const { client } = useSession();
  const { inbox_id, unread_count = 0, held_count = 0, last_message: last } = inbox;
  const events = useMessageEvents(inbox_id);
  useEffect(() => {
    if (events === 0) return;
    // A failure is ignored because the list itself reports a lost service.
    client.inboxes.get({ inbox_id, include_activity: true }).then(onChange, () => undefined);
  }, [events]);
  const code = last ? recentCode(last) : undefined;
  return (
    <li class="row inbox">
      <a class="row-main" data-row href={hrefOf('inboxes', inbox_id)}>
        <span class="row-title">
          <Address text={inbox_id} />
        </span>
        <span class="row-text row-line">{describe(inbox)}</span>
      </a>
      <span class="inbox-last">{last && <LastMail message={last} />}</span>
      <span class="row-side">
        {code !== undefined && (
          <CopyButton text={code} label={`Copy code ${code}`} isSmall>
            {shownLine(code)}
          </CopyButton>
        )}
        {held_count > 0 && (
          <a class="badge badge-new row-actions" href={hrefOf('inboxes', inbox_id, 'held')}>
            {countText(held_count)} held
          </a>
        )}
        {unread_count > 0 && <span class="badge">{countText(unread_count)} unread</span>}
        {last && <Time iso={last.received_at} />}
      </span>
      <span class="row-actions">
        <CopyButton text={inbox.email} label={`Copy the address ${inbox.email}`} isQuiet data-copy="address">
          <Icon name="copy" />
        </CopyButton>
        {onDelete !== undefined && (
          <Menu
            label={`More actions for ${inbox_id}`}
            items={[{ title: 'Delete inbox…', isDangerous: true, run: onDelete }]}
          />
        )}
      </span>
    </li>
  );
}

function LastMail({ message: { from, subject, unread } }: { readonly message: MessageSummary }) {
  return (
    <>
      <span class={unread ? 'row-line row-subject row-unread' : 'row-line row-subject'}>
        {shownLine(subject) || '(no subject)'}
      </span>
      <span class="row-line row-text">from {mailbox(from).address || '(no sender)'}</span>
    </>
  );
}

function recentCode(message: MessageSummary): string | undefined {
  const isRecent = Date.now() - Date.parse(message.received_at) < CODE_MS;
  return isRecent ? marksOfMessage(message).code : undefined;
}

function describe({ display_name, metadata, expires_at, catch_all }: Inbox): string {
  const expiry = expires_at === null ? undefined : `expires ${shortTime(expires_at)}`;
  const entries = Object.entries(metadata).map(([key, value]) => `${key}: ${value}`);
  const mark = catch_all ? 'catch-all' : undefined;
  return [mark, display_name, ...entries, expiry]
    .filter((text) => text !== undefined && text !== null)
    .join(' · ');
}
