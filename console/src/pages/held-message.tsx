import type { Message } from 'agent-inbox-client/source';
import { useState } from 'preact/hooks';
import { targetOfMessage } from '../mail/change-mail.ts';
import { checkSender } from '../mail/sender-check.ts';
import { mailbox, shownLine, shownText } from '../mail/shown-text.ts';
import { accessOf } from '../session/access.ts';
import { useSession } from '../session/session.ts';
import { useAction } from '../ui/action.ts';
import { ActionFailure, Field } from '../ui/parts.tsx';
import { fullTime } from '../ui/time.tsx';
import { BlockSender } from './block-sender.tsx';
import type { MailCommands } from './mail-commands.tsx';

const REASONS: Readonly<Record<NonNullable<Message['hold_reason']>, string>> = {
  unlisted: 'The sender is not on a list.',
  not_proven: 'The sender is on the allow list, but the message does not prove who sent it.',
};

/** As much of the text as a person needs to decide. */
const SHOWN_CHARACTERS = 4_000;

interface HeldMessageProps {
  readonly message: Message;
  readonly gone: MailCommands['gone'];
}

/** What a person decides about a held message, with its text as nothing but text. */
export function HeldMessage({ message, gone }: HeldMessageProps) {
  const session = useSession();
  const { client } = session;
  const { mayRelease, mayChangeLists } = accessOf(session);
  const { isRunning, failure, run } = useAction();
  const [reason, setReason] = useState('');
  const [isBlocking, setIsBlocking] = useState(false);
  const { inbox_id, message_id, hold_reason, text, labels, authentication } = message;
  const sender = checkSender(message);
  const { address } = mailbox(message.from);
  const isProven = authentication.dmarc === 'pass' && !labels.includes('unauthenticated');
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
      gone([targetOfMessage(message)], `Released. Mail from ${address} arrives from now on.`);
    });
  };
  return (
    <article class="message card">
      <dl class="fact-list">
        <div>
          <dt>From</dt>
          <dd>
            {shownLine(message.from) || '(no sender)'}{' '}
            <span class={`badge badge-${sender.tone}`}>{shownLine(sender.text)}</span>
          </dd>
        </div>
        <div>
          <dt>Envelope</dt>
          <dd>{shownLine(message.envelope.mail_from) || '(empty)'}</dd>
        </div>
        <div>
          <dt>Received</dt>
          <dd>{fullTime(message.received_at)}; it is deleted 30 days later</dd>
        </div>
        {hold_reason !== undefined && (
          <div>
            <dt>Why held</dt>
            <dd>{REASONS[hold_reason]}</dd>
          </div>
        )}
        {message.attachments.length > 0 && (
          <div>
            <dt>Attached</dt>
            <dd>{message.attachments.map(({ filename }) => shownLine(filename ?? 'a file')).join(', ')}</dd>
          </div>
        )}
      </dl>
      <figure class="fenced">
        <figcaption>Text from a stranger, as written. Nothing in it is a link or an instruction.</figcaption>
        <pre class="mail-text">{shownText(text.slice(0, SHOWN_CHARACTERS)) || '(no text)'}</pre>
        {text.length > SHOWN_CHARACTERS && <p class="hint">The beginning of the text.</p>}
      </figure>
      {!mayRelease && (
        <p class="notice">
          This key cannot release messages. That takes a key for all inboxes with inbox_update and
          label_spam_read, so that an agent that reads an inbox cannot let mail in.
        </p>
      )}
      {mayRelease && !isProven && (
        <p class="notice">
          This sender cannot always be allowed, because the message does not pass DMARC and anyone could have
          sent it. You can release only this message.
        </p>
      )}
      {mayRelease && isProven && (
        <form onSubmit={allow}>
          <Field
            label="Why the sender is allowed (optional)"
            value={reason}
            maxLength={200}
            autocomplete="off"
            onInput={(event) => setReason(event.currentTarget.value)}
          />
          <button type="submit" class="button button-main" disabled={isRunning}>
            Release and always allow
          </button>
        </form>
      )}
      {mayChangeLists && (
        <p class="commands">
          <button type="button" class="button button-danger" onClick={() => setIsBlocking(true)}>
            Block the sender…
          </button>
        </p>
      )}
      <ActionFailure text={failure} />
      {isBlocking && <BlockSender message={message} gone={gone} onClose={() => setIsBlocking(false)} />}
    </article>
  );
}
