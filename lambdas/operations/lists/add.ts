import * as z from 'zod';
import { defineOperation, Replayed } from '../define.ts';
import { addEntry, entryExample, entryFields, entrySchema, listField } from './sender-list.ts';

export const addEntryOperation = defineOperation({
  name: 'lists.add',
  summary: 'Add a sender to a list of the account',
  description:
    'Counts from the next mail on. An entry of an inbox decides before one of the account, block before allow. Allow takes only the ' +
    'From address of a mail that passes DMARC; block takes From and envelope. A repeat replaces reason and expires_at.',
  method: 'POST',
  path: '/lists/{list}',
  input: z.object({ list: listField, ...entryFields }),
  output: entrySchema,
  errors: ['cap_hit', 'conflict'],
  audit: { action: 'list.entry_added', resource: 'list', id: 'list' },
  access: { permission: 'inbox_update', scope: 'organization' },
  idempotent: true,
  example: {
    input: { list: 'allow', entry: entryExample.entry, reason: 'our services' },
    output: entryExample,
  },
  async run(context, { list, ...entry }) {
    const { shown, existed } = await addEntry(context, { tenantId: context.caller.tenantId }, list, entry);
    return existed ? new Replayed(shown) : shown;
  },
});
