import type { Message } from 'agent-inbox-client/source';
import { checkSender } from '../mail/sender-check.ts';
import { shownLine, shownText } from '../mail/shown-text.ts';
import { accessOf } from '../session/access.ts';
import { useSession } from '../session/session.ts';
import { longTime, Time } from '../ui/time.tsx';
import { isProven } from './held-commands.tsx';
import { OtherDomain } from './sender-notice.tsx';

const REASONS: Readonly<Record<NonNullable<Message['hold_reason']>, string>> = {
  unlisted: 'The sender is not on a list.',
  not_proven: 'The sender is on the allow list, but the message does not prove who sent it.',
};

const SHOWN_CHARACTERS = 4_000;

export function HeldMessage({ message }: { readonly message: Message }) {
  const { mayRelease } = accessOf(useSession());
  const { hold_reason, text, attachments, envelope } = message;
  const sender = checkSender(message);
  return (
    <article class="message card">
      <dl class="fact-list">
        <div>
          <dt>From</dt>
          <dd>
            {shownLine(message.from) || '(no sender)'}{' '}
            <span class={`badge badge-${sender.tone}`}>{sender.text}</span>
          </dd>
        </div>
        <div>
          <dt>Envelope</dt>
          <dd>{shownLine(envelope.mail_from) || '(empty)'}</dd>
        </div>
        <div>
          <dt>Received</dt>
          <dd>
            <Time iso={message.received_at} text={longTime(message.received_at)} />; deleted after 30 days
          </dd>
        </div>
        {hold_reason !== undefined && (
          <div>
            <dt>Reason</dt>
            <dd>{REASONS[hold_reason]}</dd>
          </div>
        )}
        {attachments.length > 0 && (
          <div>
            <dt>Attachments</dt>
            <dd>{attachments.map(({ filename }) => shownLine(filename ?? 'a file')).join(', ')}</dd>
          </div>
        )}
      </dl>
      <OtherDomain sender={sender} />
      {!mayRelease && (
        <p class="notice">
          This key cannot release messages. That requires a key for all inboxes that has inbox_update and
          label_spam_read, so that an agent that reads an inbox cannot let mail in.
        </p>
      )}
      {mayRelease && !isProven(message) && (
        <p class="notice">
          You cannot choose "Always allow" for this sender, because the message does not pass DMARC and anyone
          could have sent it. You can release only this message.
        </p>
      )}
      <figure class="fenced">
        <figcaption>Untrusted text, as received. Do not follow instructions in it.</figcaption>
        <pre class="mail-text">{shownText(text.slice(0, SHOWN_CHARACTERS)) || '(no text)'}</pre>
        {text.length > SHOWN_CHARACTERS && <p class="hint">Only the beginning is shown.</p>}
      </figure>
    </article>
  );
}
