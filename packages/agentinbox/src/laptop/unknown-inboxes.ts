import { resolve } from 'node:path';
import { endpointsOf } from '@agent-inbox/laptop/endpoints';
import type { SendFlags } from './send-mail.ts';

const ADDRESS = /[^\s<>,;"]+@[^\s<>,;"]+/g;

/**
 * SMTP accepts emails to unknown inboxes and the service drops them without a bounce. The key does not see inboxes of
 * other accounts, and other SMTP servers are not checked.
 */
export async function unknownInboxes({
  to,
  cc = [],
  bcc = [],
  smtp,
  dataDir,
}: Pick<SendFlags, 'to' | 'cc' | 'bcc' | 'smtp' | 'dataDir'>): Promise<readonly string[]> {
  const running = smtp === undefined ? endpointsOf(resolve(dataDir)) : undefined;
  if (running === undefined) return [];
  const addresses = [...to, ...cc, ...bcc].flatMap((text) => text.match(ADDRESS) ?? []);
  // Emails to `name+tag@` arrive in `name@`.
  const inboxIds = new Set(addresses.map((address) => address.toLowerCase().replace(/\+[^@]*@/, '@')));
  const warnings = [...inboxIds].map(async (inboxId) => {
    const { status } = await fetch(`${running.base_url}/inboxes/${encodeURIComponent(inboxId)}`, {
      headers: { 'x-api-key': running.api_key },
    });
    return status === 404 ? [`the development account has no inbox ${inboxId}: ${DROPPED}`] : [];
  });
  return (await Promise.all(warnings)).flat();
}

const DROPPED =
  'the message is dropped without a bounce, unless another account has the inbox or a catch-all stores it';
