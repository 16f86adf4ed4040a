import type { AgentInbox, Attachment, Message } from 'agent-inbox-client/source';
import { useState } from 'preact/hooks';
import { attachment as load, save } from '../mail/download.ts';
import { safeFilename, shownLine, shownText } from '../mail/shown-text.ts';
import { useSession } from '../session/session.ts';
import { useAction } from '../ui/action.ts';
import { ActionFailure } from '../ui/parts.tsx';
import { sizeText } from '../ui/size.ts';

type AttachmentText = Awaited<ReturnType<AgentInbox['attachments']['text']>>;

const SHOWN_CHARACTERS = 100_000;
const TEXT_STATUS: Readonly<Record<Exclude<AttachmentText['status'], 'ready'>, string>> = {
  pending: 'The text is being extracted. Try again.',
  unsupported: 'Files of this format are not supported.',
  too_large: 'The file is too large.',
  encrypted: 'The file needs a password.',
  no_text: 'The file has no text.',
  failed: 'The file could not be read.',
};

export function Attachments({ message }: { readonly message: Message }) {
  if (message.attachments.length === 0) return null;
  const count = message.attachments.length;
  return (
    <section class="attachments" aria-label="Attachments">
      <h3>{count === 1 ? '1 attachment' : `${count} attachments`}</h3>
      <ul>
        {message.attachments.map((attachment) => (
          <Row key={attachment.attachment_id} message={message} attachment={attachment} />
        ))}
      </ul>
    </section>
  );
}

function Row({ message, attachment }: { readonly message: Message; readonly attachment: Attachment }) {
  const { client } = useSession();
  const { isRunning, failure, run } = useAction();
  const [link, setLink] = useState<URL>();
  const [shown, setShown] = useState<AttachmentText>();
  const name = safeFilename(attachment.filename, 'attachment');
  const download = () =>
    run(async () => {
      const found = await load(client, message, attachment);
      if (found instanceof URL) setLink(found);
      else save(found, name);
    });
  const showText = () =>
    run(async () =>
      setShown(
        await client.attachments.text({
          inbox_id: message.inbox_id,
          message_id: message.message_id,
          attachment_id: attachment.attachment_id,
          max_chars: SHOWN_CHARACTERS,
          wait: 25,
        }),
      ),
    );
  return (
    <li>
      <span class="attachment-name">{name}</span>
      <span class="attachment-type">
        {shownLine(attachment.content_type)} · {sizeText(attachment.size)}
        {attachment.content_disposition === 'inline' && ' · inline'}
      </span>
      <button
        type="button"
        class="button button-small"
        disabled={isRunning}
        aria-label={`Download ${name}`}
        onClick={download}
      >
        {isRunning ? 'Loading…' : 'Download'}
      </button>
      {link !== undefined && <StorageLink link={link} />}
      {attachment.text_status !== 'none' && (
        <button
          type="button"
          class="button button-small"
          disabled={isRunning}
          aria-expanded={shown !== undefined}
          aria-label={`Show the text of ${name}`}
          onClick={() => (shown === undefined ? showText() : setShown(undefined))}
        >
          Text
        </button>
      )}
      <ActionFailure text={failure} />
      {shown !== undefined && (
        <div class="attachment-text">
          {shown.status === 'ready' ? (
            <pre class="mail-text">{shownText(shown.text)}</pre>
          ) : (
            <p class="hint">{TEXT_STATUS[shown.status]}</p>
          )}
          {shown.hidden_text === true && <p class="hint">The file contains hidden text.</p>}
          {shown.next_offset !== null && (
            <p class="hint">Only the beginning is shown ({shown.chars} characters in total).</p>
          )}
        </div>
      )}
    </li>
  );
}

export function StorageLink({ link }: { readonly link: URL }) {
  return (
    <a class="button" href={link.href} rel="noopener noreferrer" target="_blank">
      Download from {link.host} (valid for one minute)
    </a>
  );
}
