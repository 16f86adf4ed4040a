import type { Message } from 'agent-inbox-client/source';
import { useState } from 'preact/hooks';
import { OpenLink } from '../mail/link-list.tsx';
import { shownLine } from '../mail/shown-text.ts';
import { CopyButton } from '../ui/parts.tsx';

export function Unsubscribe({ message: { unsubscribe } }: { readonly message: Message }) {
  const [isOpening, setIsOpening] = useState(false);
  const [url] = unsubscribe?.urls ?? [];
  const mailto = unsubscribe?.mailto?.replace(/^mailto:/i, '');
  if (url !== undefined) {
    const host = URL.canParse(url) ? new URL(url).host : '';
    return (
      <p class="commands">
        <button type="button" class="button button-small" onClick={() => setIsOpening(true)}>
          Unsubscribe…
        </button>
        {isOpening && (
          <OpenLink link={{ text: 'Unsubscribe', url, host }} onClose={() => setIsOpening(false)} />
        )}
      </p>
    );
  }
  return mailto === undefined ? null : (
    <p class="hint">
      To unsubscribe, send an email to <code>{shownLine(mailto)}</code>{' '}
      <CopyButton text={mailto} label="Copy the unsubscribe address" isSmall />
    </p>
  );
}
