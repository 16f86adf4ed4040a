import { resolve } from 'node:path';
import { endpointsFile } from '../data-dir/endpoints-file.ts';
import type { SendFlags } from './send-mail.ts';

const ADDRESS = /[^\s<>,;"]+@[^\s<>,;"]+/g;

/**
 * A warning for each recipient that is no inbox of the development account. SMTP accepts such mail, as SES does, and the
 * service drops it without a bounce. The key of the development account does not see inboxes of other accounts. Another
 * SMTP server than that of the running service is not asked.
 */
export async function unknownInboxes({
  to,
  cc = [],
  bcc = [],
  smtp,
  dataDir,
}: Pick<SendFlags, 'to' | 'cc' | 'bcc' | 'smtp' | 'dataDir'>): Promise<readonly string[]> {
  const running = smtp === undefined ? endpointsFile(resolve(dataDir)).read() : undefined;
  if (running === undefined) return [];
  const addresses = [...to, ...cc, ...bcc].flatMap((text) => text.match(ADDRESS) ?? []);
  // Mail to `name+tag@` arrives in `name@`.
  const inboxIds = new Set(addresses.map((address) => address.toLowerCase().replace(/\+[^@]*@/, '@')));
  const warnings = [...inboxIds].map(async (inboxId) => {
    const { status } = await fetch(`${running.base_url}/inboxes/${encodeURIComponent(inboxId)}`, {
      headers: { 'x-api-key': running.api_key },
    });
    return status === 404 ? [`the development account has no inbox ${inboxId}: ${DROPPED}`] : [];
  });
  return (await Promise.all(warnings)).flat();
}

const DROPPED = 'unless another account has it, the mail is dropped without a bounce';
