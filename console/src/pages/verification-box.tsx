import type { Message } from '../../../client/src/index.ts';
import { useKeys } from '../keyboard.ts';
import { explainSender } from '../mail/explanations.ts';
import { LinkList } from '../mail/link-list.tsx';
import { mailbox, shownLine } from '../mail/shown-text.ts';
import { CopyButton } from '../ui/parts.tsx';

const PURPOSES: Readonly<Record<string, string>> = {
  verify: 'Verify the address',
  sign_in: 'Sign in',
  reset_password: 'Reset the password',
  invitation: 'Accept the invitation',
};

/** The code that the mail brings, and whose it is. */
export function VerificationBox({ message }: { readonly message: Message }) {
  const { codes = [], links = [] } = message.verification ?? {};
  useKeys({
    e: () => document.querySelector<HTMLButtonElement>('[data-copy="code"]')?.click(),
  });
  if (codes.length === 0 && links.length === 0) return null;
  const { address } = mailbox(message.from);
  const sender = explainSender(message.authentication);
  return (
    <section class="verification" aria-label="Verification">
      {codes.map(({ value, confidence }) => (
        <p key={value} class="verification-code">
          <code>{shownLine(value)}</code>
          <CopyButton text={value} label={`Copy code ${value}`} data-copy="code">
            Copy code
          </CopyButton>
          {confidence !== 'high' && <span class="badge">{confidence} confidence</span>}
        </p>
      ))}
      <p class="verification-sender">
        from <strong>{address}</strong> <span class={`badge badge-${sender.tone}`}>{sender.text}</span>
      </p>
      {sender.tone !== 'good' && (
        <p class="hint hint-bad">
          Use it only if you expect it: nobody vouches that this sender is who it says.
        </p>
      )}
      <LinkList
        links={links.map(({ url, host, purpose }) => ({ text: PURPOSES[purpose] ?? purpose, url, host }))}
        from={message.from}
      />
    </section>
  );
}
