import { randomBytes } from 'node:crypto';
import { parseQuery, sourceOfSegment } from '@agent-inbox/segment-index';
import { keysOfMessageId } from '../../../lambdas/ids.ts';
import { inboxEntry, inboxLogged } from '../../../lambdas/inboxes/inbox-log.ts';
import { isTrashed } from '../../../lambdas/message/message-state.ts';
import type { Visibility } from '../../../lambdas/message/visibility.ts';
import { deleteMessages } from '../../../lambdas/messages/delete-messages.ts';
import { INDEX_BOUNDS, type IndexBounds, indexTenant } from '../../../lambdas/search/index-tenant.ts';
import { readTexts } from '../../../lambdas/search/read-messages.ts';
import { searchMessages } from '../../../lambdas/search/search-page.ts';
import { searchedTexts } from '../../../lambdas/search/searched-texts.ts';
import { type Inbox, inboxDeletion } from '../../../lambdas/store/inbox/inboxes.ts';
import { sortedRowKey } from '../../../lambdas/store/keys.ts';
import { logEntryRow } from '../../../lambdas/store/log/log-entries.ts';
import { messageOf, type StoredMessage, stateUpdate } from '../../../lambdas/store/message/message-rows.ts';
import { getSearchIndex } from '../../../lambdas/store/search/search-index.ts';
import { writeRows } from '../../../lambdas/store/table/batch-write.ts';
import { queryAll, type Table, tableOf } from '../../../lambdas/store/table/table.ts';
import { transact } from '../../../lambdas/store/table/transaction.ts';
import { isMatch } from '../../../packages/segment-index/test/plain-scan.ts';
import { memoryBucket } from '../store/object/memory-bucket.ts';
import {
  type ArrivingMail,
  inboxMail,
  newInbox,
  receiveServices,
  storedSummary,
} from '../store/receive/arriving-mail.ts';
import { NOW } from '../test-context.ts';

const SETTLE_SECONDS = 120;

interface IndexedMail {
  readonly inbox: Inbox;
  readonly id: string;
  readonly word: string;
}

interface MailOptions {
  readonly spam?: boolean;
  /** So many seconds ago its writer began to store it. */
  readonly late?: number;
  readonly inReplyTo?: IndexedMail | undefined;
  readonly attachments?: ArrivingMail['attachments'];
}

export class IndexedTenant {
  readonly objects = new Map<string, Uint8Array>();
  readonly mails: IndexedMail[] = [];
  readonly gone: string[] = [];
  readonly inboxes: Inbox[];
  readonly counts = new Map<string, number>();
  readonly #table: Table;
  readonly #bounds: IndexBounds;
  readonly #writtenAt = new Map<string, Date>();
  #now = NOW.getTime();
  #mails = 0;

  private constructor(table: Table, inboxes: readonly Inbox[], bounds: IndexBounds) {
    this.#table = table;
    this.#bounds = bounds;
    this.inboxes = [...inboxes];
  }

  static async open(table: Table, bounds: Partial<IndexBounds> = {}): Promise<IndexedTenant> {
    const first = await newInbox(table);
    const inboxes = [first, await newInbox(table, { tenantId: first.tenantId })];
    return new IndexedTenant(table, inboxes, { ...INDEX_BOUNDS, ...bounds });
  }

  get store() {
    return { table: this.#table, bucket: memoryBucket(this.objects) };
  }

  get tenantId(): string {
    return this.inboxes[0]?.tenantId ?? '';
  }

  pass(seconds: number): void {
    this.#now += seconds * 1000;
  }

  async mail(
    inbox: Inbox,
    text: string,
    { spam = false, late = 0, inReplyTo, attachments = [] }: MailOptions = {},
  ): Promise<IndexedMail> {
    const word = `unique${this.#mails++}x`;
    this.pass(1);
    const begun = new Date(this.#now - late * 1000);
    const second = Math.floor((begun.getTime() - NOW.getTime()) / 1000);
    const services = { ...receiveServices(this.#table), bucket: this.store.bucket, now: () => begun };
    const mail = inboxMail(inbox, {
      ...{ id: `<${word}@x.test>`, text: `${text} ${word}`, second, spam, attachments },
      ...(inReplyTo === undefined ? {} : { inReplyTo: `<${inReplyTo.word}@x.test>` }),
    });
    const { message_id: id } = await storedSummary(services, mail);
    const stored = { inbox, id, word };
    this.mails.push(stored);
    return stored;
  }

  async remove(mail: IndexedMail, late = 0): Promise<void> {
    this.mails.splice(this.mails.indexOf(mail), 1);
    this.gone.push(mail.word);
    this.pass(1);
    const { sortKey } = keysOfMessageId(mail.id) ?? { sortKey: '' };
    const entry = {
      at: new Date(this.#now - late * 1000),
      unique: `removed-${mail.word}`,
      inboxKey: mail.inbox.listKey,
      inboxes: 0 as const,
      threads: 0,
      messages: -1,
      bytes: 0,
      delivered: 0,
      removed: [sortKey],
    };
    const { name: TableName } = this.#table;
    await transact(this.#table, {
      row: { Delete: { TableName, Key: sortedRowKey(mail.inbox.inboxId, sortKey) } },
      entry: { Put: { TableName, Item: logEntryRow(this.tenantId, 0, entry) } },
    });
  }

  /** Asks for the text of the first attachment of a mail that began its thread. */
  async ask({ inbox: { inboxId, listKey: inboxKey }, id, word }: IndexedMail): Promise<void> {
    this.pass(1);
    const keys = keysOfMessageId(id) ?? { sortKey: '', threadKey: '' };
    const entry = {
      at: new Date(this.#now),
      unique: `asked-${word}`,
      ...{ inboxKey, inboxes: 0 as const, threads: 0, messages: 0, bytes: 0, delivered: 0 },
      texts: { ...keys, inboxId, indices: [0], visibility: 'clean' as const },
    };
    await writeRows(this.#table, [{ put: logEntryRow(this.tenantId, 0, entry) }]);
  }

  /** As the service deletes a message for good, with its part of the thread. */
  async erase(mail: IndexedMail): Promise<void> {
    this.mails.splice(this.mails.indexOf(mail), 1);
    this.gone.push(mail.word);
    this.pass(1);
    const { sortKey, threadKey } = keysOfMessageId(mail.id) ?? { sortKey: '', threadKey: '' };
    const services = {
      table: this.#table,
      purgeQueue: { send: async () => undefined },
      publications: { send: async () => undefined },
      usage: { changed: async () => undefined },
      now: () => new Date(this.#now),
      randomBytes,
    };
    const inbox = { tenantId: this.tenantId, inboxId: mail.inbox.inboxId };
    await deleteMessages(services, { inbox, threadKey, sortKeys: [sortKey], isWanted: () => true });
  }

  async removeInbox(inbox: Inbox): Promise<void> {
    this.inboxes.splice(this.inboxes.indexOf(inbox), 1);
    for (const mail of this.mails.filter((each) => each.inbox === inbox)) {
      this.mails.splice(this.mails.indexOf(mail), 1);
      this.gone.push(mail.word);
    }
    this.pass(1);
    const now = new Date(this.#now);
    await transact(this.#table, {
      ...inboxDeletion(this.#table, inbox, now, now),
      ...inboxLogged(this.#table, inbox, inboxEntry(inbox, 'inbox.deleted', now)),
    });
  }

  async label(mail: IndexedMail, labels: readonly string[]): Promise<void> {
    const message = (await this.#rows(mail.inbox)).find(({ summary }) => summary.message_id === mail.id);
    if (message === undefined) throw new Error('There is no such message');
    await transact(this.#table, { state: stateUpdate(this.#table, message, { ...message.state, labels }) });
  }

  /** @param crashAt the call at which the builder ends; after all of them without one. @returns the calls that it made. */
  async build(crashAt = Number.POSITIVE_INFINITY, isRepeated = false): Promise<number> {
    let calls = 0;
    const count = () => {
      calls++;
      if (calls === crashAt) throw new Error('crash');
    };
    const { client, name } = this.#table;
    const send = (...args: unknown[]) => {
      count();
      return Reflect.apply(client.send, client, args);
    };
    const counted = new Proxy(client, {
      get: (target, property) => (property === 'send' ? send : Reflect.get(target, property)),
    });
    const writtenAt = (key: string) => {
      const known = this.#writtenAt.get(key) ?? new Date(this.#now);
      this.#writtenAt.set(key, known);
      return known;
    };
    const services = {
      table: tableOf(counted, name),
      bucket: memoryBucket(this.objects, count, writtenAt),
      settleSeconds: SETTLE_SECONDS,
      bounds: this.#bounds,
      metering: {
        count: (metric: string, by = 1) => this.counts.set(metric, (this.counts.get(metric) ?? 0) + by),
      },
      now: () => new Date(this.#now),
    };
    await indexTenant(services, this.tenantId, isRepeated);
    return calls;
  }

  async settle(): Promise<void> {
    // An object is first seen by a builder that looks for what is left.
    await this.build(undefined, true);
    this.pass(600);
    await this.build(undefined, true);
  }

  async found(
    q: string,
    { visibilities = ['clean'], label }: { visibilities?: readonly Visibility[]; label?: string } = {},
    ascending = false,
  ): Promise<string[]> {
    const { store } = this;
    const request = {
      tenantId: this.tenantId,
      inboxKeys: undefined,
      visibilities,
      query: parseQuery(q),
      byRelevance: false,
    };
    const filter = label === undefined ? {} : { matches: hasLabel(label) };
    const ids: string[] = [];
    for (let after: string | undefined; ; ) {
      const page = await searchMessages(store, { ...request, page: { limit: 11, ascending, after } }, filter);
      ids.push(...page.items.map(({ summary }) => summary.message_id));
      if (page.next === undefined) return ids;
      after = page.next;
    }
  }

  async read() {
    const rows = (await Promise.all(this.inboxes.map((inbox) => this.#rows(inbox)))).flat();
    const path = { inboxId: '', inboxKey: '', threadKey: '', sortKey: '' };
    const found = rows.map((message) => ({ message, path }));
    return readTexts(this.store, found, ({ summary, content }, { message: { visibility, state } }) => ({
      summary,
      visibility,
      isTrashed: isTrashed(state),
      texts: searchedTexts(summary, content),
    }));
  }

  /** What `found` must find, newest first: a look at every row. */
  async scanned(
    q: string,
    { visibilities = ['clean'], label }: { visibilities?: readonly Visibility[]; label?: string } = {},
    rows?: Awaited<ReturnType<IndexedTenant['read']>>,
  ): Promise<string[]> {
    const query = parseQuery(q);
    return (rows ?? (await this.read()))
      .filter(
        ({ summary, visibility, texts }) =>
          visibilities.includes(visibility) &&
          (label === undefined || hasLabel(label)(summary)) &&
          isMatch(texts, query),
      )
      .map(({ summary }) => summary.message_id)
      .sort()
      .reverse();
  }

  async #rows({ inboxId }: Inbox): Promise<StoredMessage[]> {
    const rows = await queryAll(this.#table, {
      KeyConditionExpression: 'pk = :inbox AND begins_with(sk, :thread)',
      ExpressionAttributeValues: { ':inbox': `INBOX#${inboxId}`, ':thread': 'THREAD#' },
      ConsistentRead: true,
    });
    const messages = rows.filter(({ sk }) => !String(sk).endsWith('~'));
    return messages.flatMap((row) => messageOf(row, this.tenantId) ?? []);
  }

  /** The words of every object of the index, read as a whole. */
  async storedWords(): Promise<Set<string>> {
    const { segments } = await getSearchIndex(this.#table, this.tenantId);
    const heads = new Map(segments.map(({ name, head }) => [`search/${this.tenantId}/${name}`, head]));
    const words = new Set<string>();
    for (const [key, bytes] of this.objects) {
      const head = heads.get(key);
      if (head === undefined) throw new Error(`${key} is in no index`);
      for (const { term } of sourceOfSegment(bytes, head).lists()) words.add(term);
    }
    return words;
  }
}

const hasLabel =
  (label: string) =>
  ({ labels }: { readonly labels: readonly string[] }) =>
    labels.includes(label);
