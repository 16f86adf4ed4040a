import type { Message } from 'agent-inbox-client/source';
import { useState } from 'preact/hooks';
import { deleteForGood, targetOfMessage } from '../mail/change-mail.ts';
import { mailbox } from '../mail/shown-text.ts';
import { accessOf } from '../session/access.ts';
import { useSession } from '../session/session.ts';
import { useAction } from '../ui/action.ts';
import { ActionFailure, Dialog, Field } from '../ui/parts.tsx';
import type { MailCommands } from './mail-commands.tsx';

interface BlockSenderProps {
  readonly message: Message;
  readonly gone: MailCommands['gone'];
  readonly onClose: () => void;
}

export function BlockSender({ message, gone, onClose }: BlockSenderProps) {
  const session = useSession();
  const { client } = session;
  const { mayDelete } = accessOf(session);
  const { isRunning, failure, errors, run } = useAction(['entry']);
  const [entry, setEntry] = useState(mailbox(message.from).address);
  const [isDeleting, setIsDeleting] = useState(mayDelete);
  const targets = [targetOfMessage(message)];
  const submit = (event: Event) => {
    event.preventDefault();
    run(async () => {
      await client.lists.addForInbox({ inbox_id: message.inbox_id, list: 'block', entry: entry.trim() });
      if (isDeleting) await deleteForGood(client, message.inbox_id, targets);
      gone(isDeleting ? targets : [], `${entry.trim()} is blocked.`);
      onClose();
    });
  };
  return (
    <Dialog title="Block the sender" onClose={onClose}>
      <form onSubmit={submit}>
        <p>Starting with the next message, this inbox drops mail from this sender without storing it.</p>
        <Field
          label="Sender"
          hint="An address, or a domain to block all of its addresses"
          error={errors['entry']}
          required
          value={entry}
          autocomplete="off"
          spellcheck={false}
          onInput={(event) => setEntry(event.currentTarget.value)}
        />
        {mayDelete && (
          <label class="switch">
            <input
              type="checkbox"
              checked={isDeleting}
              onChange={(event) => setIsDeleting(event.currentTarget.checked)}
            />
            Delete this message permanently
          </label>
        )}
        <ActionFailure text={failure} />
        <div class="dialog-actions">
          <button type="submit" class="button button-danger" disabled={isRunning}>
            Block
          </button>
        </div>
      </form>
    </Dialog>
  );
}
