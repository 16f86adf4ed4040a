import * as z from 'zod';
import { defineOperation } from '../define.ts';
import { inboxIdField } from '../fields.ts';
import { requireInbox } from '../require-inbox.ts';
import { listEntriesOperation } from './list.ts';
import { showList } from './sender-list.ts';

const { input, example } = listEntriesOperation;

export const listInboxEntriesOperation = defineOperation({
  ...listEntriesOperation,
  name: 'lists.list-for-inbox',
  summary: 'List the senders on a list of an inbox',
  path: '/inboxes/{inbox_id}/lists/{list}',
  input: z.object({ inbox_id: inboxIdField, ...input.shape }),
  errors: ['not_found'],
  access: { permission: 'inbox_read', scope: 'any' },
  example: { ...example, input: { inbox_id: 'calm-otter-483920@agents.example.com', ...example.input } },
  async run(context, { inbox_id, list, ...page }) {
    const { tenantId, inboxId } = await requireInbox(context, inbox_id);
    return showList(context, { tenantId, inboxId }, list, page);
  },
});
