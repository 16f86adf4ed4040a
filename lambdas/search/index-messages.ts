import { messageSortKey } from '../ids.ts';
import type { ReadEntry } from '../store/log/log-entries.ts';
import { mailEntryOf } from '../store/log/mail-entries.ts';
import type { MessageToIndex } from '../store/search/search-index.ts';
import { type DocumentTerms, documentTerms } from './document-terms.ts';
import { type MessageStore, readMessages, readTexts } from './read-messages.ts';
import { searchedTexts } from './searched-texts.ts';
import type { Document } from './segment.ts';
import { type SegmentSource, sourceOfMessages } from './write-segment.ts';

/** Words of one source: what hostile mails have is split over several. */
const MAX_POSITIONS = 400_000;
/** Messages that are read at once. */
const READ_AT_ONCE = 100;

/** The message whose arrival an entry of the log is. */
export function messagesOfEntry(entry: ReadEntry): MessageToIndex[] {
  const mail = mailEntryOf(entry);
  if (mail === undefined) return [];
  const { inboxId, inboxKey, threadKey, messageKey, visibility } = mail;
  return [{ inboxId, inboxKey, threadKey, sortKey: messageSortKey(messageKey, threadKey), visibility }];
}

/** Reads messages and takes their words. Those that do not exist any more are left out. */
export async function* sourcesOf(
  store: MessageStore,
  tenantId: string,
  messages: readonly MessageToIndex[],
): AsyncGenerator<SegmentSource> {
  let read: { document: Document; terms: DocumentTerms }[] = [];
  let words = 0;
  for (let start = 0; start < messages.length; start += READ_AT_ONCE) {
    const wanted = messages.slice(start, start + READ_AT_ONCE);
    const { messages: found } = await readMessages(store, tenantId, wanted);
    const present = wanted.flatMap((path, i) => {
      const message = found[i];
      return message === undefined ? [] : [{ path, message }];
    });
    for (const [i, { summary, content }] of (await readTexts(store, present)).entries()) {
      const { path, message } = present[i] ?? {};
      if (path === undefined || message === undefined) continue;
      const terms = documentTerms(searchedTexts(summary, content));
      const { inboxId, inboxKey, threadKey, sortKey } = path;
      const { visibility } = message;
      read.push({
        document: { sortKey, threadKey, inboxId, inboxKey, visibility, length: terms.length },
        terms,
      });
      words += terms.length;
      if (words < MAX_POSITIONS) continue;
      yield sourceOfMessages(read);
      read = [];
      words = 0;
    }
  }
  if (read.length > 0) yield sourceOfMessages(read);
}
