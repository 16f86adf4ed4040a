import { useEffect, useRef } from 'preact/hooks';
import { shownLine } from '../mail/shown-text.ts';
import { hrefOf } from '../router.ts';
import { useSession } from '../session/session.ts';
import { Labels } from '../ui/labels.tsx';
import { useLoad } from '../ui/load.ts';
import { Failure, Loading } from '../ui/parts.tsx';
import { MessageView } from './message-view.tsx';

export interface ThreadViewProps {
  readonly inboxId: string;
  readonly threadId: string;
}

/** The messages of a thread, the newest one open. A new one appears as it arrives. */
export function ThreadView({ inboxId, threadId }: ThreadViewProps) {
  const { client, live } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, isLoading, reload } = useLoad(
    (signal) => client.threads.get({ inbox_id: inboxId, thread_id: threadId }, { signal }),
    [inboxId, threadId],
  );
  useEffect(
    () =>
      live.onEvent((event) => {
        if (event.inbox_id === inboxId && 'thread_id' in event && event.thread_id === threadId) reload();
      }),
    [live, inboxId, threadId, reload],
  );
  const isShown = data !== undefined;
  useEffect(() => {
    if (isShown) heading.current?.focus({ preventScroll: true });
  }, [isShown]);

  return (
    <>
      <a class="back-link" href={hrefOf('inboxes', inboxId)}>
        ‹ Threads
      </a>
      {error !== undefined && <Failure error={error} retry={reload} />}
      {data === undefined && isLoading && <Loading what="Loading thread" />}
      {data !== undefined && (
        <>
          <header class="thread-header">
            <h2 ref={heading} tabIndex={-1}>
              {shownLine(data.subject) || '(no subject)'}
            </h2>
            <Labels labels={data.labels} />
            {data.messages_truncated === true && (
              <p class="hint">The newest 100 of {data.message_count} messages.</p>
            )}
          </header>
          {data.messages.map((message, index) => (
            <MessageView
              key={message.message_id}
              message={message}
              isOpen={index === data.messages.length - 1}
            />
          ))}
        </>
      )}
    </>
  );
}
