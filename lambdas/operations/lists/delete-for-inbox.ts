import * as z from 'zod';
import { defineOperation } from '../define.ts';
import { inboxIdField } from '../fields.ts';
import { requireInbox } from '../require-inbox.ts';
import { deleteEntryOperation } from './delete.ts';
import { removeEntry } from './sender-list.ts';

const { input, example } = deleteEntryOperation;

export const deleteInboxEntryOperation = defineOperation({
  ...deleteEntryOperation,
  name: 'lists.delete-for-inbox',
  summary: 'Remove a sender from a list of an inbox',
  path: '/inboxes/{inbox_id}/lists/{list}/{entry}',
  input: z.object({ inbox_id: inboxIdField, ...input.shape }),
  example: { ...example, input: { inbox_id: 'calm-otter-483920@agents.example.com', ...example.input } },
  async run(context, { inbox_id, list, entry }) {
    const { tenantId, inboxId } = await requireInbox(context, inbox_id);
    await removeEntry(context, { tenantId, inboxId }, list, entry);
    return undefined;
  },
});
