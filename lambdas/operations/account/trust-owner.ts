import type { Context } from '../../core/context.ts';
import { normalizedEntry, type Unlisted } from '../../message/list-entry.ts';
import { getAccount } from '../../store/account/accounts.ts';
import { getSenderList, senderListUpdate } from '../../store/inbox/sender-lists.ts';
import type { Writes } from '../../store/table/write.ts';

/** A list has up to a thousand entries; a full one is left as it is. */
const MAX_OTHERS = 999;

/**
 * The verified owner is added when the account begins to hold or drop email. A removed owner stays removed until
 * strangers have been accepted again. `list` fails after a concurrent change.
 */
export async function ownerTrusted(
  { table, caller, now }: Context,
  unlisted: Unlisted | undefined,
): Promise<Writes<'list'>> {
  if (unlisted === undefined || unlisted === 'accept') return {};
  const { tenantId } = caller;
  const [account, read] = await Promise.all([
    getAccount(table, tenantId),
    getSenderList(table, { tenantId }, 'allow'),
  ]);
  const before = account?.unlisted ?? 'accept';
  const entry = account?.verified === true ? normalizedEntry(account.humanEmail) : undefined;
  if (before !== 'accept' || entry === undefined || read.entries.length > MAX_OTHERS) return {};
  if (read.entries.some((each) => each.entry === entry)) return {};
  const owner = { entry, reason: 'owner', expiresAt: null, createdAt: now().toISOString() };
  const change = { ...read, entries: [...read.entries, owner] };
  const { list } = senderListUpdate(table, caller, { tenantId }, 'allow', change);
  return list === undefined ? {} : { list };
}
