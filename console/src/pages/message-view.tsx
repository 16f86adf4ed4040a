import type { Message } from 'agent-inbox-client/source';
import { useMemo, useState } from 'preact/hooks';
import { hasOnlyPreheader } from '../mail/preheader.ts';
import { checkSender } from '../mail/sender-check.ts';
import { mailbox, shownLine } from '../mail/shown-text.ts';
import { explainChecks } from '../ui/explanations.ts';
import { Labels } from '../ui/labels.tsx';
import { Menu, type MenuItem } from '../ui/menu.tsx';
import { sizeText } from '../ui/size.ts';
import { fullTime, longTime, Time } from '../ui/time.tsx';
import { Attachments } from './attachments.tsx';
import { FactList } from './fact-list.tsx';
import { KindCard, KindLabel } from './kind-card.tsx';
import { MessageBody } from './message-body.tsx';
import { MisleadingLinks, OtherDomain } from './sender-notice.tsx';
import { Unsubscribe } from './unsubscribe.tsx';
import { VerificationBox } from './verification-box.tsx';

interface MessageViewProps {
  readonly message: Message;
  readonly isOpen: boolean;
  readonly actions?: readonly MenuItem[];
}

export function MessageView({ message, isOpen, actions = [] }: MessageViewProps) {
  const [isShown, setIsShown] = useState(isOpen);
  const { name, address } = mailbox(message.from);
  const sender = checkSender(message);
  const isHiddenTextOdd = useMemo(
    () => message.hidden_text === true && !hasOnlyPreheader(message.html ?? ''),
    [message],
  );
  return (
    <article class="message card">
      <header class="message-header">
        <button
          type="button"
          class="message-toggle"
          aria-expanded={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          <span class="message-from">
            <strong>{name === '' ? address || '(no sender)' : name}</strong>
            {name !== '' && address !== '' && <SenderAddress address={address} />}
          </span>
          <Time class="message-time" iso={message.received_at} text={longTime(message.received_at)} />
          {!isShown && <span class="thread-preview">{shownLine(message.preview)}</span>}
        </button>
        <Menu label={`More actions for the message from ${longTime(message.received_at)}`} items={actions} />
      </header>
      {isShown && (
        <>
          <details class="facts">
            <summary>
              <span class={`badge badge-${sender.tone}`}>{sender.text}</span>
              <Labels labels={message.labels} />
              <KindLabel kind={message.kind} />
              {message.to.join() !== message.inbox_id && (
                <span class="recipients">
                  to {message.to.map(shownLine).join(', ') || 'undisclosed recipients'}
                </span>
              )}
            </summary>
            <Facts message={message} />
          </details>
          {message.body_missing === true && (
            <p class="notice notice-bad">The content of this message was lost in storage.</p>
          )}
          {message.parse_error !== undefined && (
            <p class="notice">Parts of this message could not be read: {shownLine(message.parse_error)}</p>
          )}
          <OtherDomain sender={sender} />
          <MisleadingLinks html={message.html} />
          {message.hidden_text === 'unchecked' && (
            <p class="notice">
              The HTML was too large to check for hidden text. The text may contain hidden words.
            </p>
          )}
          {isHiddenTextOdd && (
            <p class="notice">This message contains hidden text. It is left out of "Text".</p>
          )}
          <VerificationBox message={message} />
          <KindCard message={message} />
          <MessageBody message={message} />
          <Attachments message={message} />
          <Unsubscribe message={message} />
        </>
      )}
    </article>
  );
}

/** The domain is marked because a sender cannot choose it freely. */
function SenderAddress({ address }: { readonly address: string }) {
  const at = address.lastIndexOf('@') + 1;
  return (
    <span class="message-address">
      {address.slice(0, at)}
      <span>{address.slice(at)}</span>
    </span>
  );
}

function Facts({ message }: { readonly message: Message }) {
  const facts: readonly (readonly [string, string])[] = [
    ['From', message.from],
    ['To', message.to.join(', ')],
    ['Cc', message.cc.join(', ')],
    ['Reply to', message.reply_to.join(', ')],
    ['Envelope', `${message.envelope.mail_from || '(empty)'} → ${message.envelope.rcpt_to}`],
    ['Date', fullTime(message.timestamp)],
    ['Received', fullTime(message.received_at)],
    ['Size', sizeText(message.size)],
    ['Message id', message.message_id],
  ];
  return (
    <>
      <FactList facts={facts} />
      <ul class="checks">
        {explainChecks(message.authentication).map(({ name, verdict, text, tone }) => (
          <li key={name}>
            <span class={`badge badge-${tone}`}>
              {name}: {verdict}
            </span>{' '}
            {text}
          </li>
        ))}
      </ul>
    </>
  );
}
