import * as z from 'zod';
import { defineOperation, Replayed } from '../define.ts';
import { onePage, pageFields } from '../fields.ts';
import { ofInbox, requireInbox } from '../of-inbox.ts';
import {
  addEntry,
  entriesSchema,
  entryExample,
  entryField,
  entryFields,
  entrySchema,
  listField,
  removeEntry,
  showList,
} from './sender-list.ts';

export const listEntriesOperation = defineOperation({
  name: 'lists.list',
  summary: "List the senders on the account's allow or block list",
  method: 'GET',
  path: '/lists/{list}',
  input: z.object({ list: listField, ...pageFields }),
  output: entriesSchema,
  access: { permission: 'inbox_read', scope: 'organization' },
  example: {
    input: { list: 'allow' },
    output: onePage({ entries: [entryExample] }),
  },
  run: (context, { list, ...page }) => showList(context, { tenantId: context.caller.tenantId }, list, page),
});

const { exampleInput: listInput, ...listOfInbox } = ofInbox(listEntriesOperation);

export const listInboxEntriesOperation = defineOperation({
  ...listEntriesOperation,
  ...listOfInbox,
  name: 'lists.list-for-inbox',
  summary: "List the senders on an inbox's allow or block list",
  errors: ['not_found'],
  access: { permission: 'inbox_read', scope: 'any' },
  example: { ...listEntriesOperation.example, input: listInput },
  run: async (context, { inbox_id, list, ...page }) =>
    showList(context, await requireInbox(context, inbox_id), list, page),
});

export const addEntryOperation = defineOperation({
  name: 'lists.add',
  summary: "Add a sender to the account's allow or block list",
  description:
    'Applies starting with the next message. Entries of an inbox take precedence over those of the account, and block over ' +
    'allow. Allow matches only the From address of a message that passes DMARC; block matches the From and the envelope ' +
    'address. Adding an entry again replaces its reason and expires_at.',
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

const { exampleInput: addInput, ...addOfInbox } = ofInbox(addEntryOperation);

export const addInboxEntryOperation = defineOperation({
  ...addEntryOperation,
  ...addOfInbox,
  name: 'lists.add-for-inbox',
  summary: "Add a sender to an inbox's allow or block list",
  errors: ['not_found', 'cap_hit', 'conflict'],
  example: { ...addEntryOperation.example, input: addInput },
  async run(context, { inbox_id, list, ...entry }) {
    const { shown, existed } = await addEntry(context, await requireInbox(context, inbox_id), list, entry);
    return existed ? new Replayed(shown) : shown;
  },
});

export const deleteEntryOperation = defineOperation({
  name: 'lists.delete',
  summary: "Remove a sender from the account's allow or block list",
  description: 'In a URL, encode / ? and % in an entry twice (%252F, %253F, %2525); the clients do that.',
  method: 'DELETE',
  path: '/lists/{list}/{entry}',
  input: z.object({ list: listField, entry: entryField }),
  output: z.undefined(),
  errors: ['not_found', 'conflict'],
  audit: { action: 'list.entry_deleted', resource: 'list', id: 'list' },
  access: { permission: 'inbox_update', scope: 'organization' },
  example: { input: { list: 'allow', entry: entryExample.entry }, output: undefined },
  run: (context, { list, entry }) => removeEntry(context, { tenantId: context.caller.tenantId }, list, entry),
});

const { exampleInput: deleteInput, ...deleteOfInbox } = ofInbox(deleteEntryOperation);

export const deleteInboxEntryOperation = defineOperation({
  ...deleteEntryOperation,
  ...deleteOfInbox,
  name: 'lists.delete-for-inbox',
  summary: "Remove a sender from an inbox's allow or block list",
  example: { ...deleteEntryOperation.example, input: deleteInput },
  run: async (context, { inbox_id, list, entry }) =>
    removeEntry(context, await requireInbox(context, inbox_id), list, entry),
});
