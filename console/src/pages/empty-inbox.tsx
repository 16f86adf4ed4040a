import { hrefOf } from '../router.ts';
import { useSession } from '../session/session.ts';
import { Code, Empty } from '../ui/parts.tsx';

export interface EmptyInboxProps {
  readonly inboxId: string;
  readonly isFiltered: boolean;
  readonly hasMore: boolean;
  readonly more: () => void;
}

export function EmptyInbox({ inboxId, isFiltered, hasMore, more }: EmptyInboxProps) {
  const { localSecret } = useSession();
  if (isFiltered) {
    return (
      <Empty title="Nothing matches the search so far">
        {hasMore ? (
          <button type="button" class="button" onClick={more}>
            Look through older mail
          </button>
        ) : (
          <p>Spam and mail of unverified senders are shown only when you switch them on.</p>
        )}
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
            Send a test mail
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
