import * as z from 'zod';
import { UNREAD_MARKS } from '../../store/keys.ts';
import { countMarked } from '../../store/message/marked-list.ts';
import { defineOperation } from '../define.ts';
import { inboxIdField } from '../fields.ts';
import { requireInbox } from '../of-inbox.ts';
import { inboxExample, inboxSchema, showInbox } from './inbox.ts';

/** Unread messages that are counted. */
const MAX_UNREAD_COUNT = 1_000;

export const getInboxOperation = defineOperation({
  name: 'inboxes.get',
  summary: 'Get an inbox',
  method: 'GET',
  path: '/inboxes/{inbox_id}',
  input: z.object({ inbox_id: inboxIdField }),
  output: inboxSchema,
  errors: ['not_found'],
  access: { permission: 'inbox_read', scope: 'any' },
  example: { input: { inbox_id: inboxExample.inbox_id }, output: { ...inboxExample, unread_count: 3 } },
  async run(context, { inbox_id }) {
    const [inbox, ...counts] = await Promise.all([
      requireInbox(context, inbox_id),
      ...UNREAD_MARKS.map((mark) => countMarked(context.table, inbox_id, 'clean', mark, MAX_UNREAD_COUNT)),
    ]);
    const unread = counts.reduce((sum, count) => sum + count, 0);
    return { ...showInbox(inbox), unread_count: Math.min(MAX_UNREAD_COUNT, unread) };
  },
});
