import { hrefOf } from '../router.ts';
import { useSession } from '../session/session.ts';
import { Code, Empty } from '../ui/parts.tsx';
import type { Folder } from './thread-rows.ts';

interface EmptyInboxProps {
  readonly inboxId: string;
  readonly folder: Folder;
  readonly isFiltered: boolean;
  readonly hasMore: boolean;
  readonly more: () => void;
}

export function EmptyInbox({ inboxId, folder, isFiltered, hasMore, more }: EmptyInboxProps) {
  const { localSecret } = useSession();
  if (isFiltered) {
    return (
      <Empty title="No matches so far">
        {hasMore ? (
          <button type="button" class="button" onClick={more}>
            Search older mail
          </button>
        ) : (
          <p>Spam and mail from unverified senders are shown only if you select them.</p>
        )}
      </Empty>
    );
  }
  if (folder === 'trash') {
    return (
      <Empty title="The trash is empty">
        <p>Deleted messages stay here for 30 days.</p>
      </Empty>
    );
  }
  if (folder === 'held') {
    return (
      <Empty title="No mail is held">
        <p>
          Mail from unlisted senders is kept here for up to 30 days if{' '}
          <a href={hrefOf('inboxes', inboxId, 'senders')}>the inbox is set to hold it</a>.
        </p>
      </Empty>
    );
  }
  return (
    <Empty title="No mail yet">
      <p>Mail to this address appears here as it arrives.</p>
      {localSecret === undefined ? (
        <Code text={inboxId} label="Copy the address" />
      ) : (
        <>
          <a class="button button-main" href={hrefOf('send', inboxId)}>
            Send a test email
          </a>
          <p>Or from a shell:</p>
          <Code
            text={`node bin/agent-inbox.mjs send --to ${inboxId} --subject Hello --text 'Hello, agent'`}
            label="Copy the command"
          />
        </>
      )}
    </Empty>
  );
}
