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

/** How long a message waits for the text of an attachment that was asked for. */
const MAX_TEXT_WAIT_MS = 86_400_000;

/** The message whose arrival an entry of the log is, or the text of one of whose attachments was asked for. */
export function messagesOfEntry(entry: ReadEntry): MessageToIndex[] {
  const { texts, inboxKey: inbox, at } = entry;
  if (texts !== undefined) {
    const { indices, ...message } = texts;
    return [{ ...message, inboxKey: inbox, texts: { indices, until: at + MAX_TEXT_WAIT_MS } }];
  }
  const mail = mailEntryOf(entry);
  if (mail === undefined) return [];
  const { inboxId, inboxKey, threadKey, messageKey, visibility } = mail;
  // A held message is found when it was released.
  if (visibility === 'held') return [];
  return [{ inboxId, inboxKey, threadKey, sortKey: messageSortKey(messageKey, threadKey), visibility }];
}

/** Each message once, with all texts that are wanted of it. */
export function distinct(messages: readonly MessageToIndex[]): MessageToIndex[] {
  const found = new Map<string, MessageToIndex>();
  for (const message of messages) {
    const known = found.get(keyOf(message));
    const wanted = [known?.texts, message.texts].flatMap((texts) => texts ?? []);
    const texts = {
      indices: [...new Set(wanted.flatMap(({ indices }) => indices))],
      until: Math.max(...wanted.map(({ until }) => until)),
    };
    found.set(keyOf(message), wanted.length === 0 ? message : { ...message, texts });
  }
  return [...found.values()];
}

export function keyOf({ inboxKey, sortKey }: Pick<MessageToIndex, 'inboxKey' | 'sortKey'>): string {
  return `${inboxKey} ${sortKey}`;
}

/**
 * Reads messages and takes their words. Those that do not exist any more are left out.
 * @param isTaken whether a message is taken now of which a text is being made
 */
export async function* sourcesOf(
  store: MessageStore,
  tenantId: string,
  messages: readonly MessageToIndex[],
  isTaken: (message: MessageToIndex) => boolean,
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
    const taken = await readTexts(store, present, (text, { path, message }) =>
      text.isPending && !isTaken(path)
        ? undefined
        : {
            path,
            message,
            terms: documentTerms(searchedTexts(text.summary, text.content, text.attachments)),
          },
    );
    for (const { path, message, terms } of taken.filter((each) => each !== undefined)) {
      const { inboxId, inboxKey, threadKey, sortKey } = path;
      const { visibility } = message;
      read.push({
        document: { sortKey, threadKey, inboxId, inboxKey, visibility, length: terms.length },
        terms,
      });
      words += terms.words;
      if (words < MAX_POSITIONS) continue;
      yield sourceOfMessages(read);
      read = [];
      words = 0;
    }
  }
  if (read.length > 0) yield sourceOfMessages(read);
}
