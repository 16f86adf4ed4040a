import { randomBytes } from 'node:crypto';
import { ApiError } from '../../lambdas/core/errors.ts';
import type { Publication, ServiceEvent } from '../../lambdas/events/events.ts';
import { keysOfMessageId } from '../../lambdas/ids.ts';
import type { PublishJob } from '../../lambdas/jobs/publish-job.ts';
import { CLAIM_FAILED } from '../../lambdas/message/labels.ts';
import { isTrashed } from '../../lambdas/message/message-state.ts';
import type { Operation } from '../../lambdas/operations/define.ts';
import { execute } from '../../lambdas/operations/execute.ts';
import { publishLogged } from '../../lambdas/publish/publish-logged.ts';
import { storeMessage } from '../../lambdas/receive/store-message.ts';
import { accountCreation } from '../../lambdas/store/account/accounts.ts';
import type { Inbox } from '../../lambdas/store/inbox/inboxes.ts';
import { inboxPartition, sortedRowKey, threadRowKey, UNREAD_MARKS } from '../../lambdas/store/keys.ts';
import { entriesAfter } from '../../lambdas/store/log/log-entries.ts';
import { eventOfEntry } from '../../lambdas/store/log/mail-entries.ts';
import { POSITION_AFTER_ALL, POSITION_BEFORE_ALL } from '../../lambdas/store/log-position.ts';
import { repairThread } from '../../lambdas/store/message/made-thread.ts';
import { countMarked } from '../../lambdas/store/message/marked-list.ts';
import { messageOf } from '../../lambdas/store/message/message-rows.ts';
import { listMessages, type MessageListFilter } from '../../lambdas/store/message/messages.ts';
import { getUnread } from '../../lambdas/store/message/unread-claims.ts';
import { startingWith } from '../../lambdas/store/table/prefix-range.ts';
import { getRow, queryAll } from '../../lambdas/store/table/table.ts';
import { transact } from '../../lambdas/store/table/transaction.ts';
import { readTenantUsage } from '../../lambdas/usage/read-usage.ts';
import { PurgeWorld, shownSummary, type TestBucket, unique } from '../lambdas/purge/purge-world.ts';
import {
  type ArrivingMail,
  inboxMail,
  newInbox,
  receiveServices,
} from '../lambdas/store/receive/arriving-mail.ts';
import type { TestTable } from '../lambdas/store/table/test-table.ts';
import { verifiedAccount } from '../lambdas/test-account.ts';
import { NOW, testCaller, testContext } from '../lambdas/test-context.ts';

export const DAY_MS = 86_400_000;
const PAGE = { limit: 1000, ascending: true, after: undefined };

interface NumberedMail {
  readonly n: number;
  /** That it answers. */
  readonly parent: number | undefined;
  readonly size: number;
}

export class StateWorld {
  readonly inbox: Inbox;
  /** Milliseconds since NOW, as all times here. */
  now = 0;
  readonly table: TestTable;
  readonly bucket: TestBucket;

  private constructor(table: TestTable, bucket: TestBucket, inbox: Inbox) {
    this.table = table;
    this.bucket = bucket;
    this.inbox = inbox;
  }

  static async open(table: TestTable, bucket: TestBucket): Promise<StateWorld> {
    const name = unique();
    const inbox = { inboxId: `${name}@agents.test`, listKey: name, tenantId: `tenant-${name}` };
    // An event without a listener is not published.
    const account = verifiedAccount(inbox.tenantId, { firstInboxId: inbox.inboxId, webhooks: 1 });
    await transact(table, accountCreation(table, account));
    return new StateWorld(table, bucket, await newInbox(table, inbox));
  }

  /** A worker that dies before the effect `crashAt` of what it does. */
  worker(crashAt?: number): PurgeWorld {
    const world = new PurgeWorld(this.table, this.bucket);
    const { now } = world.services;
    Object.assign(world.services, { now: () => new Date(now().getTime() + this.now) });
    world.crashAt = crashAt;
    return world;
  }

  async call({ services }: PurgeWorld, operation: Operation, input: object): Promise<unknown> {
    const context = testContext({
      table: services.table,
      caller: testCaller({ tenantId: this.inbox.tenantId }),
      now: services.now,
      randomBytes,
      publications: services.publications,
    });
    try {
      return (await execute(operation, context, { inbox_id: this.inbox.inboxId, ...input })).body;
    } catch (error) {
      if (error instanceof ApiError) return error.name;
      throw error;
    }
  }

  receive(mail: NumberedMail) {
    return storeMessage(receiveServices(this.table), inboxMail(this.inbox, this.#arriving(mail)));
  }

  async storeObjects(mail: NumberedMail): Promise<string> {
    const { messageKey } = inboxMail(this.inbox, this.#arriving(mail)).addressee;
    await this.bucket.put(`raw/${this.inbox.inboxId}/${messageKey}`);
    await this.bucket.put(`mail/${this.inbox.inboxId}/${messageKey}/body`);
    return messageKey;
  }

  #arriving({ n, parent, size }: NumberedMail): ArrivingMail {
    const of = (each: number) => `<${each}@${this.inbox.listKey}>`;
    return {
      id: of(n),
      size,
      second: n,
      sesMessageId: `${this.inbox.listKey}-${n}`,
      from: `s${n}@x.test`,
      ...(parent === undefined ? {} : { inReplyTo: of(parent) }),
    };
  }

  rowsOf(ids: readonly string[]) {
    const { inboxId, tenantId } = this.inbox;
    return Promise.all(
      ids.map(async (id) => {
        const sortKey = keysOfMessageId(id)?.sortKey ?? '';
        const message = messageOf(await getRow(this.table, sortedRowKey(inboxId, sortKey)), tenantId);
        const queued = await getUnread(this.table, inboxId, sortKey);
        return {
          id,
          unread: message?.state.unread,
          isTrashed: message && isTrashed(message.state),
          hasFailed: message?.state.labels.includes(CLAIM_FAILED),
          queued: queued && {
            attempts: queued.attempt,
            isClaimed: queued.claim !== undefined,
            heldUntil: queued.until === undefined ? undefined : queued.until - NOW.getTime(),
          },
        };
      }),
    );
  }

  async idsOf(filter: MessageListFilter): Promise<string[]> {
    const page = await listMessages(this.table, this.inbox, ['clean'], PAGE, filter);
    return page?.items.map((message) => message.message_id) ?? [];
  }

  async unreadCount(): Promise<number> {
    const { inboxId } = this.inbox;
    const counts = UNREAD_MARKS.map((mark) => countMarked(this.table, inboxId, 'clean', mark, 1000));
    return (await Promise.all(counts)).reduce((sum, count) => sum + count);
  }

  async usage() {
    const { tenantId } = this.inbox;
    const [usage] = await readTenantUsage(this.table, tenantId, [NOW.getTime() + 10_000 * DAY_MS]);
    return { messages: usage?.messages, bytes: usage?.bytes, threads: usage?.threads };
  }

  async rows(): Promise<object[]> {
    return queryAll(this.table, startingWith({ partition: inboxPartition(this.inbox.inboxId), prefix: '' }));
  }

  async objects(): Promise<string[]> {
    const kinds = ['raw', 'mail'].map((kind) => this.bucket.keys(`${kind}/${this.inbox.inboxId}/`));
    return (await Promise.all(kinds)).flat();
  }

  /** The row of a thread as changes have brought it forward, and as it is made of its messages. */
  async threadRows(threadKey: string): Promise<[carried: object, made: object]> {
    const { inboxId, tenantId } = this.inbox;
    const read = async () => {
      const row = await getRow(this.table, threadRowKey(inboxId, threadKey));
      const { changes: _, updated_at: _at, ...rest } = row ?? {};
      return { ...rest, summary: shownSummary(rest) };
    };
    const carried = await read();
    await repairThread(this.table, { tenantId, inboxId, threadKey });
    return [carried, await read()];
  }

  async loggedEvents(): Promise<ServiceEvent[]> {
    const { tenantId } = this.inbox;
    const log = { tenantId, shards: 1 };
    const entries = await entriesAfter(this.table, log, POSITION_BEFORE_ALL, POSITION_AFTER_ALL);
    return entries.flatMap((entry) => eventOfEntry(tenantId, entry) ?? []);
  }

  /** The events that subscribers take, who drop duplicates, when each job comes twice. */
  async publishedEvents(jobs: readonly PublishJob[]): Promise<ServiceEvent[]> {
    const events = new Map<string, ServiceEvent>();
    const services = {
      table: this.table,
      now: () => new Date(NOW.getTime() + this.now),
      pause: async () => undefined,
      publications: { send: async () => undefined },
      events: {
        publish: async (published: readonly Publication[]) => {
          for (const { event } of published) events.set(event.event_id, event);
        },
      },
    };
    for (const job of [...jobs, ...jobs]) await publishLogged(services, job);
    return [...events.values()];
  }
}
