import * as z from 'zod';
import { defineOperation, Replayed } from '../define.ts';
import { inboxIdField } from '../fields.ts';
import { requireInbox } from '../require-inbox.ts';
import { addEntryOperation } from './add.ts';
import { addEntry } from './sender-list.ts';

const { input, example } = addEntryOperation;

export const addInboxEntryOperation = defineOperation({
  ...addEntryOperation,
  name: 'lists.add-for-inbox',
  summary: 'Add a sender to a list of an inbox',
  path: '/inboxes/{inbox_id}/lists/{list}',
  input: z.object({ inbox_id: inboxIdField, ...input.shape }),
  errors: ['not_found', 'cap_hit', 'conflict'],
  example: { ...example, input: { inbox_id: 'calm-otter-483920@agents.example.com', ...example.input } },
  async run(context, { inbox_id, list, ...entry }) {
    const { tenantId, inboxId } = await requireInbox(context, inbox_id);
    const { shown, existed } = await addEntry(context, { tenantId, inboxId }, list, entry);
    return existed ? new Replayed(shown) : shown;
  },
});
