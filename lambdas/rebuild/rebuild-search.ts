import * as z from 'zod';
import { findLivingTenant } from '../admin/find-tenant.ts';
import { readAwaitedTexts } from '../attachments/asked-texts.ts';
import { conflict } from '../core/errors.ts';
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

const SEARCHED = VISIBILITIES.filter((visibility) => visibility !== 'held');
const PAGE_MESSAGES = 500;
/** The index builder replaces the index only every few minutes. */
const ATTEMPTS = 5;

interface SearchServices
  extends Pick<RebuildServices, 'table' | 'bucket' | 'budgetMs' | 'settleSeconds' | 'now'> {
  readonly stepMessages?: number;
}

const tokenSchema = z.object({
  inboxes: z.string().optional(),
  of: z.string().optional(),
  list: z.int(),
  after: z.string().optional(),
});
type Token = z.output<typeof tokenSchema>;

/**
 * The new index replaces the current one at the end. Email that arrives meanwhile stays in the log after the start
 * position. @throws ApiError not_found, conflict
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
    throw conflict('Another rebuild of this tenant finished in the meantime. Start again.');
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
    // Messages may still wait for the texts of attachments.
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

/** The inbox in the token may have been deleted. */
function placeIn({ listKey }: Inbox, token: Token): Token {
  return token.of === listKey ? token : { inboxes: token.inboxes, of: listKey, list: 0 };
}

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

/** No call waits for the text of an attachment; the index takes existing ones. */
const TEXTS_MADE = { indices: [], until: 0 };

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
  if (index === undefined) throw conflict('Another rebuild of this tenant has started.');
  return index;
}

async function finish(services: SearchServices, tenantId: string, made: SearchIndex): Promise<void> {
  const { table } = services;
  for (let attempt = 1; ; attempt++) {
    const present = await getSearchIndex(table, tenantId);
    if ((await replaceSearchIndex(table, tenantId, present, made)) !== undefined) break;
    if (attempt === ATTEMPTS) throw conflict('The index kept changing. Start again.');
  }
  await deleteSearchIndex(table, tenantId, 'REBUILD');
  // A quiet tenant has no other index job for what arrived or was deleted since the start.
  try {
    await indexTenant({ ...services, metering: { count: () => undefined } }, tenantId, true);
  } catch (error) {
    if (!(error instanceof IndexingUnfinished)) throw error;
    throw conflict('The index was built but is not up to date. Start again.');
  }
}
