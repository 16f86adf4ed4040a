import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import type { Inbox } from '../../store/inbox/inboxes.ts';
import { NewEntries } from '../../waiting/new-entries.ts';
import { waitUntilFound } from '../../waiting/wait-until-found.ts';
import { type Claim, claimMessages, type WantedClaims } from './claim-messages.ts';

/**
 * Rows that looks of a waiting call may read for each second since the last one: of an inbox with few unread messages it looks
 * each second, of one with a thousand that do not match once more at its end. A call counts once against the rate limit.
 */
const ROWS_PER_SECOND = 20;
/** The same when the log has something new of the inbox, which the call may be waiting for. */
const ROWS_PER_SECOND_AFTER_CHANGE = 200;

/**
 * Waits for messages to claim. They come with mail and with changes of messages, which are in the log, and when a claim ends,
 * which is not: for that the call looks again by itself.
 * @throws ApiError not_found when the inbox is deleted, unauthenticated when the key is revoked, rate_limited
 */
export async function waitForClaims(
  context: Context,
  { inboxId, listKey, tenantId }: Inbox,
  seconds: number,
  wanted: Omit<WantedClaims, 'inboxId'>,
  rowsReadBefore: number,
): Promise<readonly Claim[] | undefined> {
  const newEntries = new NewEntries(context.table, tenantId);
  let rowsRead = rowsReadBefore;
  let lookedAt = context.now().getTime();
  let isChanged = false;
  return waitUntilFound(context, seconds, async (round) => {
    const entries = (await newEntries.read(round)).filter(({ inboxKey }) => inboxKey === listKey);
    if (entries.some(({ inboxes }) => inboxes === -1)) throw notFound('inbox');
    isChanged ||= entries.length > 0;
    const at = round.at.getTime();
    const perSecond = isChanged ? ROWS_PER_SECOND_AFTER_CHANGE : ROWS_PER_SECOND;
    if (!round.isLast && at - lookedAt < (rowsRead / perSecond) * 1000) return undefined;
    const look = await claimMessages(context, { ...wanted, inboxId });
    rowsRead = look.rowsRead;
    lookedAt = at;
    isChanged = false;
    return look.claims.length > 0 ? look.claims : undefined;
  });
}
