import * as z from 'zod';
import { defineOperation } from '../define.ts';
import { entryExample, entryField, listField, removeEntry } from './sender-list.ts';

export const deleteEntryOperation = defineOperation({
  name: 'lists.delete',
  summary: 'Remove a sender from a list of the account',
  method: 'DELETE',
  path: '/lists/{list}/{entry}',
  input: z.object({ list: listField, entry: entryField }),
  output: z.undefined(),
  errors: ['not_found', 'conflict'],
  audit: { action: 'list.entry_deleted', resource: 'list', id: 'list' },
  access: { permission: 'inbox_update', scope: 'organization' },
  example: { input: { list: 'allow', entry: entryExample.entry }, output: undefined },
  async run(context, { list, entry }) {
    await removeEntry(context, { tenantId: context.caller.tenantId }, list, entry);
    return undefined;
  },
});
