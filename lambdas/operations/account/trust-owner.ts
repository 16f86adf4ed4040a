import type { Context } from '../../core/context.ts';
import { normalizedEntry, type Unlisted } from '../../message/list-entry.ts';
import { getAccount } from '../../store/account/accounts.ts';
import { getSenderList, senderListUpdate } from '../../store/inbox/sender-lists.ts';
import type { Writes } from '../../store/table/write.ts';

/** A list has a thousand entries; of one that is full the owner keeps what it chose. */
const MAX_OTHERS = 999;

/**
 * The write that puts the verified owner on the account's allow list, when its mail begins to be held or dropped. What the owner
 * removes stays removed until mail of strangers has been accepted again. `list` fails when the list was changed since it was read.
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
