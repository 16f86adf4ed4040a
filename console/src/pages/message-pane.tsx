import { useEffect, useRef } from 'preact/hooks';
import { targetOfMessage } from '../mail/change-mail.ts';
import { shownLine } from '../mail/shown-text.ts';
import { useSession } from '../session/session.ts';
import { useLoad } from '../ui/load.ts';
import { Failure, Loading } from '../ui/parts.tsx';
import { HeldCommands } from './held-commands.tsx';
import { HeldMessage } from './held-message.tsx';
import { type Command, CommandButtons, type MailCommands } from './mail-commands.tsx';
import { MessageView } from './message-view.tsx';
import { type Folder, rowOfMessage, type ThreadRow } from './thread-rows.ts';

interface MessagePaneProps {
  readonly inboxId: string;
  readonly folder: Folder;
  readonly messageId: string;
  readonly commands: readonly Command[];
  readonly gone: MailCommands['gone'];
  readonly onShown: (row: ThreadRow) => void;
}

export function MessagePane({ inboxId, folder, messageId, commands, gone, onShown }: MessagePaneProps) {
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
  useEffect(() => {
    if (data !== undefined) onShown(rowOfMessage(data));
  }, [data, onShown]);
  return (
    <>
      {error !== undefined && <Failure error={error} retry={reload} />}
      {data === undefined && isLoading && <Loading what="Loading message" />}
      {data !== undefined && (
        <>
          <header class="thread-header">
            <h2 ref={heading} tabIndex={-1}>
              {shownLine(data.subject) || '(no subject)'}
            </h2>
            <div class="commands">
              <CommandButtons commands={commands} targets={[targetOfMessage(data)]} isShort />
              {folder === 'held' && <HeldCommands message={data} gone={gone} />}
            </div>
          </header>
          {folder === 'held' ? <HeldMessage message={data} /> : <MessageView message={data} isOpen />}
        </>
      )}
    </>
  );
}
