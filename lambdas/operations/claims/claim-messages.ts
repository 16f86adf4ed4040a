import type { Context } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';
import { isTrashed } from '../../message/message-state.ts';
import { labelFailed, MAX_ATTEMPTS, noteLastClaim } from '../../messages/last-claim.ts';
import { sortedRowKey } from '../../store/keys.ts';
import { keysOfMessage, messageOf, type StoredMessage } from '../../store/message/message-rows.ts';
import type { MessageListFilter } from '../../store/message/messages.ts';
import {
  availableMessages,
  putClaim,
  UNREAD_PAGE,
  type UnreadMessage,
} from '../../store/message/unread-claims.ts';
import { getRow, getRows } from '../../store/table/table.ts';
import { newClaimId } from './claim.ts';

/** For each message lost to another worker, this many more of the following ones may be tried first. */
const NEXT_FEW = 4;

export interface WantedClaims {
  readonly inboxId: string;
  readonly limit: number;
  readonly leaseSeconds: number;
  readonly worker: string | undefined;
  readonly filter: MessageListFilter;
}

export interface Claim {
  readonly claimId: string;
  readonly expiresAt: Date;
  readonly attempt: number;
  readonly message: StoredMessage;
}

/** The read count is approximate: the small rows of marks count a tenth. */
interface Look {
  readonly claims: readonly Claim[];
  readonly rowsRead: number;
}

/**
 * Workers that read the same page try the same messages. A worker that loses one continues with any of the next few,
 * because it would otherwise lose one after the other.
 */
export async function claimMessages(context: Context, wanted: WantedClaims): Promise<Look> {
  const { table, now } = context;
  const { inboxId, limit, filter } = wanted;
  const claims: Claim[] = [];
  let rowsRead = 0;
  let lost = 0;
  for await (const page of availableMessages(table, inboxId, filter, now())) {
    rowsRead += UNREAD_PAGE / 10 + (filter.matches === undefined ? 0 : page.length);
    const left = [...(await matching(context, wanted, page))];
    while (left.length > 0 && claims.length < limit) {
      const few = Math.min(left.length, 1 + NEXT_FEW * limit * lost);
      const [unread] = left.splice(randomBelow(context, few), 1);
      const claim = unread && (await claimOne(context, wanted, unread));
      if (claim === 'lost') lost += 1;
      else if (claim !== undefined) claims.push(claim);
    }
    if (claims.length === limit) break;
  }
  return { claims: claims.sort((one, other) => (sortKeyOf(one) < sortKeyOf(other) ? -1 : 1)), rowsRead };
}

const sortKeyOf = ({ message }: Claim) => keysOfMessage(message).sortKey;

function randomBelow({ randomBytes }: Context, bound: number): number {
  return bound === 1 ? 0 : Buffer.from(randomBytes(4)).readUInt32BE() % bound;
}

async function matching(
  { table, caller }: Context,
  { inboxId, filter: { matches } }: WantedClaims,
  page: readonly UnreadMessage[],
): Promise<readonly UnreadMessage[]> {
  if (matches === undefined) return page;
  const rows = await getRows(
    table,
    page.map(({ sortKey }) => sortedRowKey(inboxId, sortKey)),
  );
  return page.filter((_, i) => {
    const message = messageOf(rows[i], caller.tenantId);
    return message !== undefined && matches(message.summary);
  });
}

async function claimOne(
  context: Context,
  { inboxId, leaseSeconds, worker }: WantedClaims,
  unread: UnreadMessage,
): Promise<Claim | 'lost' | undefined> {
  const { table, caller, now } = context;
  if (unread.attempt >= MAX_ATTEMPTS) {
    await giveUp(context, inboxId, unread);
    return undefined;
  }
  const claimId = await newClaimId(context, inboxId, unread.sortKey);
  const expiresAt = new Date(now().getTime() + leaseSeconds * 1000);
  if (unread.attempt + 1 === MAX_ATTEMPTS) {
    await noteLastClaim(table, { tenantId: caller.tenantId, inboxId }, unread.sortKey, expiresAt);
  }
  const isClaimed = await putClaim(table, inboxId, unread, { claim: claimId, worker, until: expiresAt });
  if (!isClaimed) return 'lost';
  const row = await getRow(table, sortedRowKey(inboxId, unread.sortKey));
  const message = messageOf(row, caller.tenantId);
  // The message was marked as read or deleted after the read, which ends its claim.
  if (message?.state.unread !== true || isTrashed(message.state)) return undefined;
  return { claimId, expiresAt, attempt: unread.attempt + 1, message };
}

/** Labels a message after its last claim failed. When concurrent changes win, the end of the claim does it. */
export async function giveUp(context: Context, inboxId: string, unread: UnreadMessage): Promise<void> {
  const labelled = labelFailed(context, { tenantId: context.caller.tenantId, inboxId }, unread);
  await labelled.catch((error: unknown) => {
    if (!(error instanceof ApiError && error.name === 'conflict')) throw error;
  });
}
