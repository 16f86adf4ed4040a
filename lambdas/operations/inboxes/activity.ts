import * as z from 'zod';
import { grants } from '../../caller/permissions.ts';
import type { Context } from '../../core/context.ts';
import type { Inbox } from '../../store/inbox/inboxes.ts';
import { UNREAD_MARKS } from '../../store/keys.ts';
import { countMarked } from '../../store/message/marked-list.ts';
import { countHeld, listMessages } from '../../store/message/messages.ts';
import { sideBySide } from '../../timing/side-by-side.ts';
import { showSummary } from '../messages/show-message.ts';
import { type inboxSchema, showInbox } from './inbox.ts';

type ShownInbox = z.input<typeof inboxSchema>;

export const MAX_UNREAD_COUNT = 1_000;
const MAX_LISTED_COUNT = 100;
const AT_ONCE = 10;

export const activityField = {
  include_activity: z
    .boolean()
    .default(false)
    .describe('Add unread_count, held_count and last_message if the key may read them'),
};

export async function countUnread({ table }: Context, inboxId: string, most: number): Promise<number> {
  const counts = await Promise.all(
    UNREAD_MARKS.map((mark) => countMarked(table, inboxId, 'clean', mark, most)),
  );
  return Math.min(
    most,
    counts.reduce((sum, count) => sum + count, 0),
  );
}

export async function withActivity(
  context: Context,
  inboxes: readonly Inbox[],
  most = MAX_LISTED_COUNT,
): Promise<ShownInbox[]> {
  const found = new Map<Inbox, ShownInbox>();
  await sideBySide(AT_ONCE, inboxes, async (inbox) => {
    found.set(inbox, { ...showInbox(inbox), ...(await activityOf(context, inbox, most)) });
  });
  return inboxes.flatMap((inbox) => found.get(inbox) ?? []);
}

async function activityOf(context: Context, { tenantId, inboxId }: Inbox, most: number) {
  const { table, caller } = context;
  const mayRead = grants(caller.permissions, 'message_read');
  const mayReadHeld = mayRead && grants(caller.permissions, 'label_spam_read');
  const newest = { limit: 1, ascending: false, after: undefined };
  const [unread_count, held_count, messages] = await Promise.all([
    countUnread(context, inboxId, most),
    mayReadHeld ? countHeld(table, inboxId, MAX_LISTED_COUNT) : undefined,
    mayRead ? listMessages(table, { tenantId, inboxId }, ['clean'], newest) : undefined,
  ]);
  const [last] = messages?.items ?? [];
  return {
    unread_count,
    ...(held_count === undefined ? {} : { held_count }),
    ...(mayRead ? { last_message: last === undefined ? null : showSummary(last) } : {}),
  };
}
