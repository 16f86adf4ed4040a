import * as z from 'zod';
import { defineOperation } from '../define.ts';
import { inboxIdField } from '../fields.ts';
import { requireInbox } from '../require-inbox.ts';
import { keysPage, listKeysOperation } from './list.ts';

const { description: _ofAll, ...list } = listKeysOperation;

export const listInboxKeysOperation = defineOperation({
  ...list,
  name: 'api-keys.list-for-inbox',
  summary: 'List the API keys of one inbox',
  path: '/inboxes/{inbox_id}/api-keys',
  input: z.object({ inbox_id: inboxIdField, ...list.input.shape }),
  errors: ['not_found'],
  example: { ...list.example, input: { inbox_id: 'calm-otter-483920@agents.example.com' } },
  run: (context, { inbox_id, ...page }) =>
    keysPage(
      context,
      { operation: 'api-keys.list-for-inbox', filters: [inbox_id] },
      page,
      async () => (await requireInbox(context, inbox_id)).inboxId,
    ),
});
