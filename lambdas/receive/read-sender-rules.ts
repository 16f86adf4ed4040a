import type { SenderList } from '../mail/sender/list-entry.ts';
import type { Account } from '../store/account/accounts.ts';
import { getSenderLists, isInForce, type StoredList } from '../store/inbox/sender-lists.ts';
import type { InboxMail } from './classify-mail.ts';
import { decideSender, type OwnEntries, type SenderDecision } from './decide-sender.ts';
import type { ReceiveServices } from './services.ts';

/**
 * Decides by the lists as they are now. Reads those that have entries, all in one request: for a tenant without lists nothing
 * is read.
 */
export async function decideByLists(
  { table, now }: Pick<ReceiveServices, 'table' | 'now'>,
  { inbox, receipt, parsed }: InboxMail,
  account: Pick<Account, 'unlisted' | 'lists' | 'suspension'>,
): Promise<SenderDecision> {
  if (account.suspension?.receive === 'drop') return { kind: 'drop', reason: 'suspended' };
  const unlisted = inbox.unlisted ?? account.unlisted ?? 'accept';
  const { tenantId, inboxId } = inbox;
  const ofInbox = (inbox.lists ?? []).map((list) => ({ owner: { tenantId, inboxId }, list }));
  const ofAccount = (account.lists ?? []).map((list) => ({ owner: { tenantId }, list }));
  const wanted = [...ofInbox, ...ofAccount];
  const lists = await getSenderLists(table, wanted);
  const entries = (from: number, to: number): OwnEntries => ({
    allow: entriesOf('allow', wanted.slice(from, to), lists.slice(from, to), now()),
    block: entriesOf('block', wanted.slice(from, to), lists.slice(from, to), now()),
  });
  return decideSender(
    {
      claims: parsed.senderClaims,
      verdicts: receipt.verdicts,
      envelopeFrom: receipt.mailFrom,
      headerWhole: parsed.headerWhole,
    },
    { inbox: entries(0, ofInbox.length), account: entries(ofInbox.length, wanted.length), unlisted },
  );
}

function entriesOf(
  list: SenderList,
  wanted: readonly { readonly list: SenderList }[],
  lists: readonly StoredList[],
  now: Date,
): ReadonlySet<string> {
  const stored = lists[wanted.findIndex((each) => each.list === list)];
  return new Set(stored?.entries.filter((entry) => isInForce(entry, now)).map(({ entry }) => entry));
}
