import type { Inbox } from 'agent-inbox-client/source';
import { useState } from 'preact/hooks';
import { useSession } from '../session/session.ts';
import { useAction } from '../ui/action.ts';
import { ActionFailure, Dialog, Field } from '../ui/parts.tsx';

interface DeleteInboxProps {
  readonly inbox: Inbox;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

export function DeleteInbox({ inbox, onClose, onDeleted }: DeleteInboxProps) {
  const { client } = useSession();
  const { isRunning, failure, run } = useAction();
  const [typed, setTyped] = useState('');
  const isConfirmed = typed.trim().toLowerCase() === inbox.inbox_id;
  const submit = (event: Event) => {
    event.preventDefault();
    if (!isConfirmed) return;
    run(async () => {
      await client.inboxes.delete({ inbox_id: inbox.inbox_id });
      onDeleted();
      onClose();
    });
  };
  return (
    <Dialog title="Delete inbox" onClose={onClose}>
      <form onSubmit={submit}>
        <p>
          All mail in <strong>{inbox.inbox_id}</strong> is permanently deleted. The address cannot be used
          again for a long time.
        </p>
        <Field
          label="Type the address to confirm"
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
          autocomplete="off"
          spellcheck={false}
        />
        <ActionFailure text={failure} />
        <div class="dialog-actions">
          <button type="submit" class="button button-danger" disabled={!isConfirmed || isRunning}>
            {isRunning ? 'Deleting…' : 'Delete inbox'}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
