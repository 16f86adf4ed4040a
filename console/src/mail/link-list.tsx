import { useState } from 'preact/hooks';
import { CopyButton, Dialog } from '../ui/parts.tsx';
import type { MailLink } from './mail-document.ts';
import { isMisleading } from './misleading-links.ts';
import { shownLine } from './shown-text.ts';

const OPENED = /^https?:/i;

export function LinkList({ links }: { readonly links: readonly MailLink[] }) {
  const [opening, setOpening] = useState<MailLink>();
  if (links.length === 0) return null;
  return (
    <details class="links">
      <summary>
        {links.length} {links.length === 1 ? 'link' : 'links'} in this message
      </summary>
      <ul>
        {links.map((link, index) => (
          <li key={index}>
            <span class="link-text">{shownLine(link.text)}</span>
            <span class={isMisleading(link) ? 'badge badge-unsure' : 'badge'}>{shownLine(link.host)}</span>
            <code class="link-url">{shownLine(link.url)}</code>
            <CopyButton text={link.url} label={`Copy the link to ${link.host}`} isSmall />
            {OPENED.test(link.url) && (
              <button
                type="button"
                class="button button-small"
                aria-label={`Open ${link.host}`}
                onClick={() => setOpening(link)}
              >
                Open…
              </button>
            )}
          </li>
        ))}
      </ul>
      {opening !== undefined && <OpenLink link={opening} onClose={() => setOpening(undefined)} />}
    </details>
  );
}

export function OpenLink({
  link: { text, url, host },
  onClose,
}: {
  readonly link: MailLink;
  readonly onClose: () => void;
}) {
  const open = () => {
    window.open(url, '_blank', 'noopener,noreferrer');
    onClose();
  };
  return (
    <Dialog title="Open this link?" onClose={onClose}>
      <p>
        The message shows "{shownLine(text)}". It leads to <strong>{shownLine(host)}</strong>:
      </p>
      <p>
        <code class="link-url">{shownLine(url)}</code>
      </p>
      <div class="dialog-actions">
        <button type="button" class="button" onClick={onClose}>
          Cancel
        </button>
        <button type="button" class="button button-main" onClick={open}>
          Open in a new tab
        </button>
      </div>
    </Dialog>
  );
}
