import * as z from 'zod';
import { refusedCaller } from '../../auth/refused-caller.ts';
import { nameEntryType } from '../../caller/audit-draft.ts';
import type { Context } from '../../core/context.ts';
import { ApiError, changedMeanwhile, invalid, notFound } from '../../core/errors.ts';
import {
  ENTRY_TYPES,
  entryType,
  normalizedEntry,
  SENDER_LISTS,
  type SenderList,
} from '../../message/list-entry.ts';
import { isCallerRevoked } from '../../store/account/caller-checks.ts';
import {
  getSenderList,
  isInForce,
  type ListedSender,
  type ListOwner,
  senderListUpdate,
} from '../../store/inbox/sender-lists.ts';
import { cut, type PageRequest } from '../../store/table/page.ts';
import { tryTransact } from '../../store/table/transaction.ts';
import { EXAMPLE_TIME, listOf, oneLine, timestamp } from '../fields.ts';
import { type PageInput, pageOf } from '../page-token.ts';

const MAX_ENTRIES = 1_000;
/** A DynamoDB item holds at most 400 KB. */
const MAX_BYTES = 350_000;
const ATTEMPTS = 10;

const BAD_ENTRY =
  'must be an address, a domain such as example.com (all of its addresses), *.example.com (its subdomains), or list-id:<id>';

export const listField = z
  .enum(SENDER_LISTS)
  .describe('allow: mail from these senders is stored; block: it is dropped');
export const entryField = z
  .string()
  .min(1)
  .max(330)
  .describe('An address, a domain, *.domain (its subdomains, not the domain itself), or list-id:<id>');

/** In an address, a star would match only itself. */
export const newEntryField = entryField.refine(
  (entry) => normalizedEntry(entry) !== undefined && !/\*.*@/.test(entry),
  BAD_ENTRY,
);

export const entryFields = {
  entry: newEntryField,
  reason: oneLine(200).optional().describe('A note'),
  expires_at: z.iso.datetime({ offset: true }).optional().describe('When the entry expires'),
};

export const entrySchema = z
  .object({
    entry: z.string().describe('In lower case, with domains in ASCII form'),
    entry_type: z.enum(ENTRY_TYPES),
    reason: z.string().nullable(),
    expires_at: timestamp.nullable(),
    created_at: timestamp,
  })
  .meta({ id: 'ListedSender' });
type ShownEntry = z.output<typeof entrySchema>;

export const entriesSchema = listOf('entries', entrySchema);

export const entryExample: ShownEntry = {
  entry: '*.example.com',
  entry_type: 'subdomains',
  reason: 'our services',
  expires_at: null,
  created_at: EXAMPLE_TIME,
};

function showEntry({ entry, reason, expiresAt, createdAt }: ListedSender): ShownEntry {
  return { entry, entry_type: entryType(entry), reason, expires_at: expiresAt, created_at: createdAt };
}

function entryOf({ caller }: Context, written: string): string {
  const entry = normalizedEntry(written);
  if (entry !== undefined) {
    nameEntryType(caller, entryType(entry));
    return entry;
  }
  throw invalid('entry', BAD_ENTRY);
}

export async function showList(context: Context, owner: ListOwner, list: SenderList, input: PageInput) {
  const identity = { operation: 'lists.list', filters: [owner.inboxId ?? '', list] };
  const read = async (request: PageRequest) => {
    const { entries } = await getSenderList(context.table, owner, list);
    const direction = request.ascending ? 1 : -1;
    const { after } = request;
    const ordered = entries
      .filter((each) => isInForce(each, context.now()))
      .filter(({ entry }) => after === undefined || (request.ascending ? entry > after : entry < after))
      .toSorted((a, b) => direction * (a.entry < b.entry ? -1 : 1));
    return cut(ordered, request.limit, ({ entry }) => entry);
  };
  const { items, ...page } = await pageOf(context, identity, input, read, showEntry);
  return { ...page, entries: items };
}

interface NewEntry {
  readonly entry: string;
  readonly reason?: string | undefined;
  readonly expires_at?: string | undefined;
}

export async function addEntry(
  context: Context,
  owner: ListOwner,
  list: SenderList,
  { entry: written, reason, expires_at }: NewEntry,
): Promise<{ readonly shown: ShownEntry; readonly existed: boolean }> {
  const entry = entryOf(context, written);
  const expiresAt = expires_at === undefined ? null : new Date(expires_at).toISOString();
  if (expiresAt !== null && Date.parse(expiresAt) <= context.now().getTime())
    throw invalid('expires_at', 'must be in the future');
  let known: ListedSender | undefined;
  const added = await change(context, owner, list, (entries) => {
    known = entries.find((each) => each.entry === entry);
    const createdAt = known?.createdAt ?? context.now().toISOString();
    const others = entries.filter((each) => each.entry !== entry);
    return [...others, { entry, reason: reason ?? null, expiresAt, createdAt }];
  });
  const found = added.find((each) => each.entry === entry);
  if (found === undefined) throw new Error('An added entry is missing');
  return { shown: showEntry(found), existed: known !== undefined };
}

export async function removeEntry(
  context: Context,
  owner: ListOwner,
  list: SenderList,
  written: string,
): Promise<undefined> {
  const entry = entryOf(context, written);
  await change(context, owner, list, (entries) => {
    if (!entries.some((each) => each.entry === entry)) throw notFound('entry');
    return entries.filter((each) => each.entry !== entry);
  });
  return undefined;
}

async function change(
  context: Context,
  owner: ListOwner,
  list: SenderList,
  changed: (entries: readonly ListedSender[]) => readonly ListedSender[],
): Promise<readonly ListedSender[]> {
  const { table, caller } = context;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const read = await getSenderList(table, owner, list);
    const entries = changed(read.entries.filter((entry) => isInForce(entry, context.now())));
    if (entries.length > MAX_ENTRIES || Buffer.byteLength(JSON.stringify(entries)) > MAX_BYTES)
      throw new ApiError(
        'cap_hit',
        `A list has at most ${MAX_ENTRIES} entries. Remove some, or list domains instead of addresses.`,
      );
    const writes = senderListUpdate(table, caller, owner, list, { ...read, entries });
    const failed = await tryTransact(table, writes);
    if (failed === undefined) return entries;
    if (isCallerRevoked(failed)) throw await refusedCaller(table, caller.tenantId);
    if (failed.of('owner')) throw notFound('inbox');
  }
  throw changedMeanwhile('This list');
}
