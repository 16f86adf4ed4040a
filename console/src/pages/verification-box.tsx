import type { Message } from 'agent-inbox-client/source';
import { useState } from 'preact/hooks';
import { useKeys } from '../keyboard.ts';
import { OpenLink } from '../mail/link-list.tsx';
import type { MailLink } from '../mail/mail-document.ts';
import { checkSender } from '../mail/sender-check.ts';
import { shownLine } from '../mail/shown-text.ts';
import { CopyButton } from '../ui/parts.tsx';

const PURPOSES: Readonly<Record<string, string>> = {
  verify: 'Verify the address',
  sign_in: 'Sign in',
  reset_password: 'Reset the password',
  invitation: 'Accept the invitation',
};

export function VerificationBox({ message }: { readonly message: Message }) {
  const { codes = [], links = [] } = message.verification ?? {};
  const [opening, setOpening] = useState<MailLink>();
  useKeys({
    e: () => document.querySelector<HTMLButtonElement>('[data-copy="code"]')?.click(),
  });
  if (codes.length === 0 && links.length === 0) return null;
  const sender = checkSender(message);
  return (
    <section class="verification" aria-label="Verification">
      {codes.map(({ value, confidence }) => (
        <p key={value} class="verification-code">
          <code>{shownLine(value)}</code>
          <CopyButton text={value} label={`Copy code ${value}`} isSmall data-copy="code">
            Copy code
          </CopyButton>
          {confidence !== 'high' && <span class="badge">{confidence} confidence</span>}
        </p>
      ))}
      {links.map(({ url, host, purpose, matches_sender }) => (
        <p key={url} class="verification-code">
          <span class="verification-link">{PURPOSES[purpose] ?? purpose}</span>
          <span class={matches_sender ? 'badge' : 'badge badge-unsure'}>{shownLine(host)}</span>
          <button
            type="button"
            class="button button-small"
            aria-label={`Open ${host}`}
            onClick={() => setOpening({ text: PURPOSES[purpose] ?? purpose, url, host })}
          >
            Open…
          </button>
          <CopyButton text={url} label={`Copy the link to ${host}`} isSmall />
        </p>
      ))}
      {sender.tone !== 'plain' && <p class="hint hint-bad">Use it only if you asked this sender for it.</p>}
      {opening !== undefined && <OpenLink link={opening} onClose={() => setOpening(undefined)} />}
    </section>
  );
}
