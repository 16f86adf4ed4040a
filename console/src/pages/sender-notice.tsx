import { useMemo } from 'preact/hooks';
import { misleadingLinks } from '../mail/misleading-links.ts';
import type { checkSender } from '../mail/sender-check.ts';
import { shownLine } from '../mail/shown-text.ts';

export function OtherDomain({
  sender: { domain, otherDomain },
}: {
  readonly sender: ReturnType<typeof checkSender>;
}) {
  return otherDomain === undefined ? null : (
    <p class="notice notice-unsure">
      The sender's name mentions <strong>{shownLine(otherDomain)}</strong>, but the message is from{' '}
      <strong>{shownLine(domain)}</strong>.
    </p>
  );
}

export function MisleadingLinks({ html }: { readonly html: string | null }) {
  const [first, ...others] = useMemo(() => misleadingLinks(html ?? ''), [html]);
  return first === undefined ? null : (
    <p class="notice notice-unsure">
      A link shows "{shownLine(first.text)}" but leads to <strong>{shownLine(first.host)}</strong>.
      {others.length > 0 &&
        ` ${others.length} more ${others.length === 1 ? 'link is' : 'links are'} similar.`}
    </p>
  );
}
