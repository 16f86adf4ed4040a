import { isSent, type Mailer } from '../aws/mailer.ts';
import { logError, logInfo } from '../observability/log.ts';
import { type Account, getAccount } from '../store/account/accounts.ts';
import { takeNotice } from '../store/account/sender-settings.ts';
import { type Due, plannedAt } from '../store/due/due-rows.ts';
import { NOTED_INBOXES, noteHeld } from '../store/due/held-notice.ts';
import { getInbox, listInboxes } from '../store/inbox/inboxes.ts';
import { countMarked } from '../store/message/marked-list.ts';
import { firstPage } from '../store/table/page.ts';
import type { Table } from '../store/table/table.ts';
import { sideBySide } from '../timing/side-by-side.ts';

interface NoticeServices {
  readonly table: Table;
  readonly mailer: Mailer;
  readonly noted?: number;
  readonly named?: number;
  readonly counted?: number;
  now(): Date;
}

const AT_ONCE = 10;
const MOST = 100;
const INBOXES = 100;
const NAMED = 500;

/** The notice is marked as sent before SES sends it, so that a human gets at most one per day. */
export async function tellHeld(services: NoticeServices, due: Due): Promise<void> {
  const { tenantId, inboxes = [] } = due;
  const { table } = services;
  const account = await getAccount(table, tenantId);
  // An unconfirmed address gets only email that it asked for.
  if (account?.notify !== 'daily' || !account.verified || account.canceled || account.suspension) return;
  const isFull = inboxes.length >= (services.noted ?? NOTED_INBOXES);
  const noted = isFull ? await inboxIdsOf(services, tenantId) : inboxes;
  const counts = await heldCounts(services, tenantId, noted);
  if (counts.length === 0) return;
  const isSent =
    (await takeNotice(table, tenantId, plannedAt(due))) && (await mailed(services, account, counts));
  if (isSent) return;
  for (const inboxId of inboxes) await noteHeld(table, { tenantId, inboxId }, services.now());
}

async function inboxIdsOf({ table, noted = INBOXES }: NoticeServices, tenantId: string): Promise<string[]> {
  const ids: string[] = [];
  for (let page = firstPage(noted); ; ) {
    const { items, next } = await listInboxes(table, tenantId, page);
    ids.push(...items.map(({ inboxId }) => inboxId));
    if (next === undefined) return ids;
    page = { ...page, after: next };
  }
}

type HeldCount = readonly [inboxId: string, count: number];

async function heldCounts(
  { table, counted = MOST }: NoticeServices,
  tenantId: string,
  inboxes: readonly string[],
): Promise<readonly HeldCount[]> {
  const counts: HeldCount[] = [];
  await sideBySide(AT_ONCE, inboxes, async (inboxId) => {
    if ((await getInbox(table, tenantId, inboxId)) === undefined) return;
    const count = await countMarked(table, inboxId, 'held', 'unread', counted);
    if (count > 0) counts.push([inboxId, count]);
  });
  return counts.sort(([a], [b]) => (a < b ? -1 : 1));
}

async function mailed(
  { mailer, named = NAMED, counted = MOST }: NoticeServices,
  { humanEmail: to, tenantId }: Account,
  counts: readonly HeldCount[],
): Promise<boolean> {
  try {
    const subject = 'Agent Inbox is holding mail from unlisted senders';
    if (await isSent(mailer.send({ to, subject, text: textOf(counts, { named, counted }) }))) return true;
    logInfo('notice of held messages refused', { tenant: tenantId });
    return false;
  } catch (error) {
    logError('notice of held messages not sent', error, { tenant: tenantId });
    return false;
  }
}

/** The notice must contain no text of a stranger. */
function textOf(
  counts: readonly HeldCount[],
  { named, counted }: { readonly named: number; readonly counted: number },
): string {
  const others = counts.length - named;
  return [
    'These inboxes hold messages whose sender is not on a list or is not authenticated:',
    '',
    ...counts
      .slice(0, named)
      .map(([inboxId, count]) => `${inboxId}: ${count === counted ? `${counted} or more` : count}`),
    ...(others > 0 ? [`and ${others} more ${others === 1 ? 'inbox' : 'inboxes'}`] : []),
    '',
    'Review them in the console ("Held") or with include_held=true, and release those that you expect. A message that is not released',
    'is deleted 30 days after it arrived, or sooner if retention says so. This email is sent at most once a day; PATCH /account with notify "none" stops it.',
    '',
  ].join('\n');
}
