import type { Message, ThreadsGetOutput } from 'agent-inbox-client/source';
import { useEffect, useRef, useState } from 'preact/hooks';
import { targetOfMessage, targetOfThread } from '../mail/change-mail.ts';
import { shownLine } from '../mail/shown-text.ts';
import { accessOf } from '../session/access.ts';
import { openingMarksRead } from '../session/preferences.ts';
import { useSession } from '../session/session.ts';
import { useLoad } from '../ui/load.ts';
import { Failure, Loading } from '../ui/parts.tsx';
import { type Command, CommandButtons, type MailCommands, menuItems } from './mail-commands.tsx';
import { MessageView } from './message-view.tsx';
import { rowOfOpenThread, type ThreadRow } from './thread-rows.ts';

interface ThreadViewProps {
  readonly inboxId: string;
  readonly threadId: string;
  readonly commands: readonly Command[];
  readonly change: MailCommands['change'];
  readonly onShown: (row: ThreadRow) => void;
}

export function ThreadView({ inboxId, threadId, commands, change, onShown }: ThreadViewProps) {
  const { client, live } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, isLoading, reload } = useLoad(
    (signal) => client.threads.get({ inbox_id: inboxId, thread_id: threadId }, { signal }),
    [inboxId, threadId],
  );
  const marked = useMarkedRead(data, change);
  const isUnread = ({ unread, message_id }: Message) => unread && !marked.has(message_id);
  useEffect(
    () =>
      live.onEvent((event) => {
        if (event.inbox_id !== inboxId || !('thread_id' in event) || event.thread_id !== threadId) return;
        // This view caused the event itself and already shows the change.
        if ('changed' in event && event.changed.join() === 'unread' && marked.has(event.message_id)) return;
        reload();
      }),
    [live, inboxId, threadId, reload, marked],
  );
  const isShown = data !== undefined;
  useEffect(() => {
    if (isShown) heading.current?.focus({ preventScroll: true });
  }, [isShown]);
  useEffect(() => {
    if (data !== undefined) onShown({ ...rowOfOpenThread(data), unread: data.messages.some(isUnread) });
  }, [data, marked, onShown]);

  return (
    <>
      {error !== undefined && <Failure error={error} retry={reload} />}
      {data === undefined && isLoading && <Loading what="Loading thread" />}
      {data !== undefined && (
        <>
          <header class="thread-header">
            <h2 ref={heading} tabIndex={-1}>
              {shownLine(data.subject) || '(no subject)'}
            </h2>
            <div class="commands">
              <CommandButtons
                commands={commands}
                targets={[{ ...targetOfThread(data), unread: data.messages.some(isUnread) }]}
              />
            </div>
            {data.messages_truncated === true && (
              <p class="hint">Only the newest 100 of {data.message_count} messages are shown.</p>
            )}
          </header>
          {data.messages.map((message, index) => (
            <MessageView
              key={message.message_id}
              message={message}
              isOpen={message.unread || index === data.messages.length - 1}
              actions={
                data.messages.length > 1
                  ? menuItems(commands, [{ ...targetOfMessage(message), unread: isUnread(message) }])
                  : []
              }
            />
          ))}
        </>
      )}
    </>
  );
}

/**
 * A message is marked once, when it is first shown, so that the person can mark it as unread again. @returns the ids
 * that were marked
 */
function useMarkedRead(
  data: ThreadsGetOutput | undefined,
  change: MailCommands['change'],
): ReadonlySet<string> {
  const { mayUpdate } = accessOf(useSession());
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const known = useRef(new Set<string>()).current;
  const changeNow = useRef(change);
  changeNow.current = change;
  useEffect(() => {
    if (data === undefined || !mayUpdate) return;
    const mark = () => {
      if (document.hidden || !openingMarksRead()) return;
      const ids = data.messages
        .filter(({ unread, message_id }) => unread && !known.has(message_id))
        .map(({ message_id }) => message_id);
      if (ids.length === 0) return;
      for (const id of ids) known.add(id);
      setMarked(new Set(known));
      changeNow.current([{ ...targetOfThread(data), message_ids: ids }], { unread: false }).catch(() => {
        // After a failure the messages stay unread, and opening the thread again retries.
        for (const id of ids) known.delete(id);
        setMarked(new Set(known));
      });
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [data, mayUpdate, known]);
  return marked;
}
