import { useState } from 'preact/hooks';
import type { Attachment, Message } from '../../../client/src/index.ts';
import { attachment as load, save } from '../mail/download.ts';
import { safeFilename, shownLine } from '../mail/shown-text.ts';
import { useSession } from '../session/session.ts';
import { useAction } from '../ui/action.ts';
import { ActionFailure } from '../ui/parts.tsx';
import { sizeText } from '../ui/size.ts';

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
  const name = safeFilename(attachment.filename, 'attachment');
  const download = () =>
    run(async () => {
      const found = await load(client, message, attachment);
      if (found instanceof URL) setLink(found);
      else save(found, name);
    });
  return (
    <li>
      <span class="attachment-name">{name}</span>
      <span class="attachment-type">
        {shownLine(attachment.content_type)} · {sizeText(attachment.size)}
        {attachment.content_disposition === 'inline' && ' · inline'}
      </span>
      <button
        type="button"
        class="button"
        disabled={isRunning}
        aria-label={`Download ${name}`}
        onClick={download}
      >
        {isRunning ? 'Loading…' : 'Download'}
      </button>
      {link !== undefined && <StorageLink link={link} />}
      <ActionFailure text={failure} />
    </li>
  );
}

/** Large objects come from the storage: another host, which the person is told of before. */
export function StorageLink({ link }: { readonly link: URL }) {
  return (
    <a class="button" href={link.href} rel="noopener noreferrer" target="_blank">
      Download from {link.host} (valid for five minutes)
    </a>
  );
}
