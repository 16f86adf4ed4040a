import type { Document } from '@agent-inbox/segment-index';
import {
  type DocumentTerms,
  documentTerms,
  type SegmentSource,
  sourceOfMessages,
} from '@agent-inbox/segment-index';
import { messageSortKey } from '../ids.ts';
import { ASKED_MS } from '../jobs/attachment-text-job.ts';
import { markOf } from '../message/visibility.ts';
import type { ReadEntry } from '../store/log/log-entries.ts';
import { mailEntryOf } from '../store/log/mail-entries.ts';
import type { StoredMessage } from '../store/message/message-rows.ts';
import type { MessageToIndex } from '../store/search/search-index.ts';
import { type MessageStore, readMessages, readTexts } from './read-messages.ts';
import { mostWordsOf, searchedTexts } from './searched-texts.ts';

/** A hostile email with more words is split over several sources. */
const MAX_SOURCE_WORDS = 400_000;
const READ_AT_ONCE = 100;

const MAX_PART_WORDS = 100_000;

export function messagesOfEntry(entry: ReadEntry): MessageToIndex[] {
  const { texts, inboxKey: inbox, at } = entry;
  if (texts !== undefined) {
    const { indices, ...message } = texts;
    return [{ ...message, inboxKey: inbox, texts: { indices, until: at + ASKED_MS } }];
  }
  const mail = mailEntryOf(entry);
  if (mail === undefined) return [];
  const { inboxId, inboxKey, threadKey, messageKey, visibility } = mail;
  // A held message is indexed when it is released.
  if (visibility === 'held') return [];
  return [{ inboxId, inboxKey, threadKey, sortKey: messageSortKey(messageKey, threadKey), visibility }];
}

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

interface SourceBounds {
  readonly messages?: number;
  readonly words?: number;
  readonly atOnce?: number;
}

interface ReadSource {
  readonly source: SegmentSource;
  readonly end: number;
}

export async function* sourcesOf(
  store: MessageStore,
  tenantId: string,
  messages: readonly MessageToIndex[],
  isTaken: (message: MessageToIndex) => boolean,
  {
    messages: most = Number.POSITIVE_INFINITY,
    words: mostWords = MAX_SOURCE_WORDS,
    atOnce = READ_AT_ONCE,
  }: SourceBounds = {},
): AsyncGenerator<ReadSource> {
  let read: { document: Document; terms: DocumentTerms }[] = [];
  let words = 0;
  for (let start = 0; start < messages.length; start += atOnce) {
    const wanted = messages.slice(start, start + atOnce);
    const { messages: found } = await readMessages(store, tenantId, wanted);
    const present = wanted.flatMap((path, i) => {
      const message = found[i];
      return message === undefined ? [] : [{ path, message, end: start + i + 1 }];
    });
    for (const part of partsOf(present)) {
      const taken = await readTexts(store, part, (text, { path, message, end }) =>
        text.isPending && !isTaken(path)
          ? undefined
          : {
              path,
              mark: markOf(message.visibility),
              end,
              terms: documentTerms(searchedTexts(text.summary, text.content, text.attachments)),
            },
      );
      for (const { path, mark, terms, end } of taken.filter((each) => each !== undefined)) {
        const { inboxId, inboxKey, threadKey, sortKey } = path;
        read.push({
          document: { sortKey, threadKey, inboxId, inboxKey, mark, length: terms.length },
          terms,
        });
        words += terms.words;
        if (words < mostWords && read.length < most) continue;
        yield { source: sourceOfMessages(read), end };
        read = [];
        words = 0;
      }
    }
  }
  if (read.length > 0) yield { source: sourceOfMessages(read), end: messages.length };
}

/** A word takes at least two bytes of an email, which bounds the memory. */
function* partsOf<Each extends { readonly path: MessageToIndex; readonly message: StoredMessage }>(
  messages: readonly Each[],
): Generator<Each[]> {
  let part: Each[] = [];
  let words = 0;
  for (const each of messages) {
    const ofMail = Math.min(each.message.summary.size / 2, mostWordsOf('text'));
    const ofFiles = each.path.texts === undefined ? 0 : mostWordsOf('attachment') - mostWordsOf('text');
    if (part.length > 0 && words + ofMail + ofFiles > MAX_PART_WORDS) {
      yield part;
      part = [];
      words = 0;
    }
    part.push(each);
    words += ofMail + ofFiles;
  }
  if (part.length > 0) yield part;
}
