import * as z from 'zod';
import { defineOperation } from '../define.ts';
import { inboxIdField } from '../fields.ts';
import { requireInbox } from '../of-inbox.ts';
import { activityField, countUnread, MAX_UNREAD_COUNT, withActivity } from './activity.ts';
import { inboxExample, inboxSchema, showInbox } from './inbox.ts';

export const getInboxOperation = defineOperation({
  name: 'inboxes.get',
  summary: 'Get an inbox',
  method: 'GET',
  path: '/inboxes/{inbox_id}',
  input: z.object({ inbox_id: inboxIdField, ...activityField }),
  output: inboxSchema,
  errors: ['not_found'],
  access: { permission: 'inbox_read', scope: 'any' },
  example: { input: { inbox_id: inboxExample.inbox_id }, output: { ...inboxExample, unread_count: 3 } },
  async run(context, { inbox_id, include_activity }) {
    if (include_activity) {
      const inbox = await requireInbox(context, inbox_id);
      const [shown] = await withActivity(context, [inbox], MAX_UNREAD_COUNT);
      return shown ?? showInbox(inbox);
    }
    const [inbox, unread_count] = await Promise.all([
      requireInbox(context, inbox_id),
      countUnread(context, inbox_id, MAX_UNREAD_COUNT),
    ]);
    return { ...showInbox(inbox), unread_count };
  },
});
