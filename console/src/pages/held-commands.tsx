import type { Message } from 'agent-inbox-client/source';
import { useState } from 'preact/hooks';
import { targetOfMessage } from '../mail/change-mail.ts';
import { mailbox } from '../mail/shown-text.ts';
import { accessOf } from '../session/access.ts';
import { useSession } from '../session/session.ts';
import { useAction } from '../ui/action.ts';
import { ActionFailure, Dialog, Field } from '../ui/parts.tsx';
import { BlockSender } from './block-sender.tsx';
import type { MailCommands } from './mail-commands.tsx';

interface HeldCommandsProps {
  readonly message: Message;
  readonly gone: MailCommands['gone'];
}

export function HeldCommands({ message, gone }: HeldCommandsProps) {
  const { mayRelease, mayChangeLists } = accessOf(useSession());
  const [dialog, setDialog] = useState<'allow' | 'block'>();
  const close = () => setDialog(undefined);
  return (
    <>
      {mayRelease && isProven(message) && (
        <button type="button" class="button button-small" onClick={() => setDialog('allow')}>
          Always allow…
        </button>
      )}
      {mayChangeLists && (
        <button
          type="button"
          class="button button-small"
          aria-label="Block the sender…"
          onClick={() => setDialog('block')}
        >
          Block…
        </button>
      )}
      {dialog === 'allow' && <AllowSender message={message} gone={gone} onClose={close} />}
      {dialog === 'block' && <BlockSender message={message} gone={gone} onClose={close} />}
    </>
  );
}

/** Anyone could have sent a message without a DMARC pass, so its sender must not be allowed. */
export function isProven({ authentication, labels }: Message): boolean {
  return authentication.dmarc === 'pass' && !labels.includes('unauthenticated');
}

function AllowSender({ message, gone, onClose }: HeldCommandsProps & { readonly onClose: () => void }) {
  const { client } = useSession();
  const { isRunning, failure, run } = useAction();
  const [reason, setReason] = useState('');
  const { inbox_id, message_id } = message;
  const { address } = mailbox(message.from);
  const allow = (event: Event) => {
    event.preventDefault();
    run(async () => {
      const why = reason.trim();
      await client.messages.release({
        inbox_id,
        message_id,
        allow_sender: true,
        ...(why === '' ? {} : { reason: why }),
      });
      gone([targetOfMessage(message)], `Released. Mail from ${address} is no longer held.`);
    });
  };
  return (
    <Dialog title="Always allow the sender" onClose={onClose}>
      <form onSubmit={allow}>
        <p>
          This message will be released, and future mail from <strong>{address}</strong> will not be held.
        </p>
        <Field
          label="Note (optional)"
          value={reason}
          maxLength={200}
          autocomplete="off"
          onInput={(event) => setReason(event.currentTarget.value)}
        />
        <ActionFailure text={failure} />
        <div class="dialog-actions">
          <button type="submit" class="button button-main" disabled={isRunning}>
            Release and always allow
          </button>
        </div>
      </form>
    </Dialog>
  );
}
