import * as z from 'zod';
import { findLivingTenant } from '../admin/find-tenant.ts';
import { readAwaitedTexts } from '../attachments/asked-texts.ts';
import { ApiError } from '../core/errors.ts';
import { keysOfMessageId, messageKeyOfAttachment } from '../ids.ts';
import type { MessageSummary } from '../message/message.ts';
import { VISIBILITIES } from '../message/visibility.ts';
import { logInfo } from '../observability/log.ts';
import { addSegment, IndexingUnfinished, indexTenant } from '../search/index-tenant.ts';
import { type Inbox, listInboxes } from '../store/inbox/inboxes.ts';
import { positionAfter } from '../store/log-position.ts';
import { listMessages } from '../store/message/messages.ts';
import {
  deleteSearchIndex,
  getSearchIndex,
  type MessageToIndex,
  NO_INDEX,
  replaceSearchIndex,
  type SearchIndex,
} from '../store/search/search-index.ts';
import type { RebuiltSearch } from './rebuild-schemas.ts';
import type { RebuildServices } from './rebuild-services.ts';

/** A held message is not searched. */
const SEARCHED = VISIBILITIES.filter((visibility) => visibility !== 'held');
/** Messages of one step. */
const PAGE_MESSAGES = 500;
/** The builder replaces the index once in minutes. */
const ATTEMPTS = 5;

interface SearchServices
  extends Pick<RebuildServices, 'table' | 'bucket' | 'budgetMs' | 'settleSeconds' | 'now'> {
  /** Messages of one step; as usual unless a test gives its own. */
  readonly stepMessages?: number;
}

/** Where a rebuild goes on: the inbox, one of its lists, and the position in it. */
const tokenSchema = z.object({
  inboxes: z.string().optional(),
  /** List key of the inbox that the others are of. */
  of: z.string().optional(),
  list: z.int(),
  after: z.string().optional(),
});
type Token = z.output<typeof tokenSchema>;

/**
 * Makes the search index of a tenant anew from the rows of its messages, beside the present one, whose place it takes at the end. Mail that
 * arrives meanwhile stays in the log behind the position at which this began.
 * @param pageToken `next_page_token` of the call before
 * @throws ApiError not_found, conflict
 */
export async function rebuildSearch(
  services: SearchServices,
  named: string,
  pageToken?: string,
): Promise<RebuiltSearch> {
  const { table, now } = services;
  const { tenantId } = (await findLivingTenant(table, named)).account;
  const endsAt = now().getTime() + services.budgetMs;
  let index =
    pageToken === undefined
      ? await begin(services, tenantId)
      : await getSearchIndex(table, tenantId, 'REBUILD');
  if (index.position === NO_INDEX.position)
    throw new ApiError('conflict', 'Another rebuild of this tenant finished in the meantime. Start again.');
  const awaited = await readAwaitedTexts(table, tenantId, now());
  let messages = 0;
  let token: Token | undefined =
    pageToken === undefined ? { list: 0 } : tokenSchema.parse(JSON.parse(pageToken));
  while (token !== undefined) {
    const page = { limit: 1, ascending: true, after: token.inboxes };
    const { items, next } = await listInboxes(table, tenantId, page);
    const [inbox] = items;
    if (inbox === undefined) {
      token = firstOf(next);
      continue;
    }
    const place = placeIn(inbox, token);
    const listed = await messagesAt(services, inbox, place, awaited);
    // Messages of earlier steps may still wait for texts of their attachments.
    const toAdd = [...index.waiting, ...listed.found];
    if (listed.found.length > 0)
      index = await addSegment(services, tenantId, index, toAdd, index.position, 'REBUILD');
    messages += listed.found.length;
    token = behind(place, listed.next) ?? firstOf(next);
    if (token !== undefined && now().getTime() >= endsAt)
      return { messages, next_page_token: JSON.stringify(token) };
  }
  await finish(services, tenantId, index);
  logInfo('search index rebuilt', { tenant: tenantId, segments: index.segments.length });
  return { messages, next_page_token: null };
}

function firstOf(inboxes: string | undefined): Token | undefined {
  return inboxes === undefined ? undefined : { inboxes, list: 0 };
}

/** The beginning of the inbox, where the one that the token was in has been deleted since. */
function placeIn({ listKey }: Inbox, token: Token): Token {
  return token.of === listKey ? token : { inboxes: token.inboxes, of: listKey, list: 0 };
}

/** @returns undefined at the end of the inbox */
function behind(place: Token, message: string | undefined): Token | undefined {
  if (message !== undefined) return { ...place, after: message };
  const { after: _, ...inbox } = place;
  return place.list < SEARCHED.length - 1 ? { ...inbox, list: place.list + 1 } : undefined;
}

async function messagesAt(
  { table, stepMessages = PAGE_MESSAGES }: SearchServices,
  inbox: Inbox,
  { list, after }: Token,
  awaited: Awaited<ReturnType<typeof readAwaitedTexts>>,
) {
  const visibility = SEARCHED[list] ?? 'clean';
  const request = { limit: stepMessages, ascending: true, after };
  const listed = await listMessages(table, inbox, [visibility], request, { trash: 'too' });
  const found = (listed?.items ?? []).flatMap((message) => toIndex(inbox, message, visibility, awaited));
  return { found, next: listed?.next };
}

function toIndex(
  { inboxId, listKey }: Inbox,
  { message_id, attachments }: MessageSummary,
  visibility: MessageToIndex['visibility'],
  awaited: Awaited<ReturnType<typeof readAwaitedTexts>>,
): MessageToIndex[] {
  const keys = keysOfMessageId(message_id);
  if (keys === undefined) return [];
  const [first] = attachments;
  const place = { inbox_id: inboxId, message_key: messageKeyOfAttachment(first?.attachment_id ?? '') };
  const texts = first && (awaited(place, attachments.length) ?? TEXTS_MADE);
  return [{ inboxId, inboxKey: listKey, ...keys, visibility, texts }];
}

/** No call waits for the text of an attachment: the index reads those that are made. */
const TEXTS_MADE = { indices: [], until: 0 };

/** An empty index, in place of one that an earlier rebuild left. */
async function begin({ table, now, settleSeconds }: SearchServices, tenantId: string): Promise<SearchIndex> {
  const left = await getSearchIndex(table, tenantId, 'REBUILD');
  const position = positionAfter(now().getTime() - settleSeconds * 1000);
  const index = await replaceSearchIndex(
    table,
    tenantId,
    left,
    { position, segments: [], waiting: [] },
    'REBUILD',
  );
  if (index === undefined) throw new ApiError('conflict', 'Another rebuild of this tenant has started.');
  return index;
}

async function finish(services: SearchServices, tenantId: string, made: SearchIndex): Promise<void> {
  const { table } = services;
  for (let attempt = 1; ; attempt++) {
    const present = await getSearchIndex(table, tenantId);
    if ((await replaceSearchIndex(table, tenantId, present, made)) !== undefined) break;
    if (attempt === ATTEMPTS) throw new ApiError('conflict', 'The index kept changing. Start again.');
  }
  await deleteSearchIndex(table, tenantId, 'REBUILD');
  // What arrived and what was deleted since this began: a tenant that is quiet from now on has no other job.
  try {
    await indexTenant({ ...services, metering: { count: () => undefined } }, tenantId, true);
  } catch (error) {
    if (!(error instanceof IndexingUnfinished)) throw error;
    throw new ApiError('conflict', 'The index was built but is not up to date. Start again.');
  }
}
