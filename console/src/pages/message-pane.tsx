import { useEffect, useRef } from 'preact/hooks';
import { targetOfMessage } from '../mail/change-mail.ts';
import { shownLine } from '../mail/shown-text.ts';
import { hrefOf } from '../router.ts';
import { useSession } from '../session/session.ts';
import { Labels } from '../ui/labels.tsx';
import { useLoad } from '../ui/load.ts';
import { Failure, Loading } from '../ui/parts.tsx';
import { HeldMessage } from './held-message.tsx';
import { type Command, CommandButtons, type MailCommands } from './mail-commands.tsx';
import { MessageView } from './message-view.tsx';
import type { Folder } from './thread-rows.ts';

interface MessagePaneProps {
  readonly inboxId: string;
  readonly folder: Folder;
  readonly messageId: string;
  readonly commands: readonly Command[];
  readonly gone: MailCommands['gone'];
}

/** A message of the trash, or one that is held. */
export function MessagePane({ inboxId, folder, messageId, commands, gone }: MessagePaneProps) {
  const { client } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, isLoading, reload } = useLoad(
    (signal) => client.messages.get({ inbox_id: inboxId, message_id: messageId }, { signal }),
    [inboxId, messageId],
  );
  const isShown = data !== undefined;
  useEffect(() => {
    if (isShown) heading.current?.focus({ preventScroll: true });
  }, [isShown]);
  return (
    <>
      <a class="back-link" href={hrefOf('inboxes', inboxId, folder)}>
        ‹ Messages
      </a>
      {error !== undefined && <Failure error={error} retry={reload} />}
      {data === undefined && isLoading && <Loading what="Loading message" />}
      {data !== undefined && (
        <>
          <header class="thread-header">
            <h2 ref={heading} tabIndex={-1}>
              {shownLine(data.subject) || '(no subject)'}
            </h2>
            <Labels labels={data.labels} />
            <div class="commands">
              <CommandButtons commands={commands} targets={[targetOfMessage(data)]} />
            </div>
          </header>
          {folder === 'held' ? (
            <HeldMessage message={data} gone={gone} />
          ) : (
            <MessageView message={data} isOpen />
          )}
        </>
      )}
    </>
  );
}
