import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { keyOfThreadId, keysOfMessageId } from '../../../lambdas/ids.ts';
import { trashChange } from '../../../lambdas/mail/message-state.ts';
import { changeMessages } from '../../../lambdas/messages/change-messages.ts';
import { deleteMessages } from '../../../lambdas/messages/delete-messages.ts';
import { MAX_ATTEMPTS } from '../../../lambdas/operations/claims/claim-messages.ts';
import { completeClaimOperation } from '../../../lambdas/operations/claims/complete.ts';
import { createClaimsOperation } from '../../../lambdas/operations/claims/create.ts';
import type { Operation } from '../../../lambdas/operations/define.ts';
import { execute } from '../../../lambdas/operations/execute.ts';
import { updateMessageOperation } from '../../../lambdas/operations/messages/update.ts';
import { storeMessage } from '../../../lambdas/receive/store-message.ts';
import { inboxUpdate } from '../../../lambdas/store/inbox/inbox-update.ts';
import { getInbox, type Inbox } from '../../../lambdas/store/inbox/inboxes.ts';
import { inboxPartition, threadRowKey, UNREAD_MARKS } from '../../../lambdas/store/keys.ts';
import { countMarked } from '../../../lambdas/store/message/marked-list.ts';
import { listMessages } from '../../../lambdas/store/message/messages.ts';
import { repairThread } from '../../../lambdas/store/message/repair-thread.ts';
import { startingWith } from '../../../lambdas/store/table/prefix-range.ts';
import { getRow, queryAll } from '../../../lambdas/store/table/table.ts';
import { transact } from '../../../lambdas/store/table/transaction.ts';
import { readTenantUsage } from '../../../lambdas/usage/read-usage.ts';
import { seeded } from '../../faults/seeded.ts';
import { inboxMail, newInbox, receiveServices } from '../store/receive/arriving-mail.ts';
import { openTestTable, type TestTable } from '../store/table/test-table.ts';
import { NOW, testCaller, testContext } from '../test-context.ts';
import { Crash, openTestBucket, PurgeWorld, shownSummary, type TestBucket, unique } from './purge-world.ts';

let table: TestTable;
let bucket: TestBucket;
beforeAll(async () => {
  table = await openTestTable();
  bucket = await openTestBucket();
});
afterAll(async () => {
  await table.stop();
  await bucket.stop();
});
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const DAY_MS = 86_400_000;
const PAGE = { limit: 1000, ascending: true, after: undefined };

interface Mail {
  readonly n: number;
  readonly parent: number | undefined;
  readonly size: number;
  readonly id: string;
  readonly key: string;
  readonly thread: string;
  trashedAt: number | undefined;
  isGone: boolean;
  unread: boolean;
  /** Its last claim, the day of that, and how many it had since it was unread. */
  claim?: { readonly id: string; readonly day: number; readonly attempt: number } | undefined;
}

/** An inbox and what it must hold, on a clock of its own. */
class TrashModel {
  readonly mails: Mail[] = [];
  readonly inbox: Inbox;
  /** Days since NOW. */
  day = 0;
  /** Threads that Message-IDs lead to. */
  readonly #claims = new Map<number, string>();

  constructor(inbox: Inbox) {
    this.inbox = inbox;
  }

  get left(): readonly Mail[] {
    return this.mails.filter(({ isGone }) => !isGone);
  }

  world(): PurgeWorld {
    const world = new PurgeWorld(table, bucket);
    const { now } = world.services;
    Object.assign(world.services, { now: () => new Date(now().getTime() + this.day * DAY_MS) });
    return world;
  }

  async arrive(parent: number | undefined): Promise<void> {
    const n = this.mails.length;
    const size = 1000 + n;
    const outcome = await this.receive(n, parent, size);
    if (outcome.kind !== 'stored') throw new Error(outcome.kind);
    const { message_id: id, thread_id: thread } = outcome.summary;
    const known = parent === undefined ? undefined : this.#claims.get(parent);
    const isAlive = this.left.some((mail) => mail.thread === known);
    if (isAlive) expect(thread).toBe(known);
    else expect(this.mails.map((mail) => mail.thread)).not.toContain(thread);
    this.#claims.set(n, thread);
    if (parent !== undefined && !isAlive) this.#claims.set(parent, thread);
    const { messageKey: key } = inboxMail(this.inbox, this.#arriving(n, parent, size)).addressee;
    await bucket.put(`raw/${this.inbox.inboxId}/${key}`);
    await bucket.put(`mail/${this.inbox.inboxId}/${key}/body`);
    this.mails.push({ n, parent, size, id, key, thread, trashedAt: undefined, isGone: false, unread: true });
  }

  receive(n: number, parent: number | undefined, size: number) {
    return storeMessage(receiveServices(table), inboxMail(this.inbox, this.#arriving(n, parent, size)));
  }

  #arriving(n: number, parent: number | undefined, size: number) {
    const of = (each: number) => `<${each}@${this.inbox.listKey}>`;
    const reply = parent === undefined ? {} : { inReplyTo: of(parent) };
    return {
      id: of(n),
      size,
      second: n,
      sesMessageId: `${this.inbox.listKey}-${n}`,
      from: `s${n}@x.test`,
      ...reply,
    };
  }

  async trash(mails: readonly Mail[], trash: boolean): Promise<void> {
    const [first] = mails;
    if (first === undefined) return;
    const { services } = this.world();
    await changeMessages(services, {
      inbox: this.inbox,
      threadKey: keyOfThreadId(first.thread) ?? '',
      sortKeys: mails.map(({ id }) => keysOfMessageId(id)?.sortKey ?? ''),
      change: trashChange(trash),
      together: true,
      mayChange: () => true,
    });
    for (const mail of mails) {
      // A claim goes with the trash, and with it the count of its attempts.
      if (trash && !hasFailed(mail)) mail.claim = undefined;
      mail.trashedAt = trash ? (mail.trashedAt ?? this.day) : undefined;
    }
  }

  #call(operation: Operation, input: object) {
    const context = testContext({
      table,
      caller: testCaller({ tenantId: this.inbox.tenantId }),
      now: () => new Date(NOW.getTime() + this.day * DAY_MS),
      randomBytes,
      publications: { send: async () => undefined },
    });
    return execute(operation, context, { inbox_id: this.inbox.inboxId, ...input });
  }

  async mark(mail: Mail, unread: boolean): Promise<void> {
    if (hasFailed(mail)) return;
    await this.#call(updateMessageOperation, { message_id: mail.id, unread });
    if (mail.unread !== unread) mail.claim = undefined;
    mail.unread = unread;
  }

  /** The oldest unread message that no worker holds is claimed, for an hour: a claim is over on the next day. */
  async claim(): Promise<void> {
    const free = this.left.find(
      (mail) =>
        mail.unread && mail.trashedAt === undefined && mail.claim?.day !== this.day && !hasFailed(mail),
    );
    const { body } = await this.#call(createClaimsOperation, { lease_seconds: 3600 });
    const [claimed] = createClaimsOperation.output.parse(body).claims;
    expect(claimed?.message.message_id).toBe(free?.id);
    if (free === undefined || claimed === undefined) return;
    expect(claimed.attempt).toBe((free.claim?.attempt ?? 0) + 1);
    free.claim = { id: claimed.claim_id, day: this.day, attempt: claimed.attempt };
  }

  async complete(mail: Mail): Promise<void> {
    if (mail.claim === undefined) return;
    const call = this.#call(completeClaimOperation, { claim_id: mail.claim.id });
    if (mail.claim.day !== this.day) return expect(call).rejects.toMatchObject({ name: 'conflict' });
    await call;
    mail.unread = false;
    mail.claim = undefined;
  }

  /** The inbox expires on the next day, with all that it has. */
  async expire(): Promise<void> {
    const { inbox } = this;
    const expiresAt = new Date(NOW.getTime() + (this.day + 1) * DAY_MS).toISOString();
    await transact(
      table,
      inboxUpdate(table, inbox, { displayName: undefined, metadata: {}, expiresAt }, NOW),
    );
    await this.passDays(1.5, 3);
    expect(await getInbox(table, inbox.tenantId, inbox.inboxId)).toBeUndefined();
    expect(await bucket.keys(`raw/${inbox.inboxId}/`)).toEqual([]);
    const all = { partition: inboxPartition(inbox.inboxId), prefix: '' };
    expect(await queryAll(table, startingWith(all))).toEqual([]);
    const [usage] = await readTenantUsage(table, inbox.tenantId, [NOW.getTime() + 10_000 * DAY_MS]);
    expect([usage?.messages, usage?.bytes, usage?.threads]).toEqual([0, 0, 0]);
  }

  /** A worker dies before that effect, and what was asked for is asked for again. */
  async delete(mails: readonly Mail[], crashAt: number): Promise<number> {
    const ids = mails.map(({ id }) => id);
    const world = this.world();
    world.crashAt = crashAt;
    for (const thread of new Set(mails.map((mail) => mail.thread))) {
      const sortKeys = mails
        .filter((mail) => mail.thread === thread)
        .map((mail) => keysOfMessageId(mail.id)?.sortKey ?? '');
      const isWhole = sortKeys.length === this.left.filter((mail) => mail.thread === thread).length;
      const request = {
        inbox: this.inbox,
        threadKey: keyOfThreadId(thread) ?? '',
        // As a call that names the messages, or the thread.
        sortKeys: isWhole && crashAt % 2 === 0 ? undefined : sortKeys,
        isWanted: ({ summary }: { summary: { message_id: string } }) => ids.includes(summary.message_id),
      };
      try {
        await deleteMessages(world.services, request);
      } catch (error) {
        if (!(error instanceof Crash)) throw error;
        await deleteMessages(world.services, request);
      }
    }
    await world.run();
    for (const mail of mails) mail.isGone = true;
    return world.effects;
  }

  async passDays(days: number, crashAt: number): Promise<void> {
    this.day += days;
    for (const each of [crashAt, undefined]) {
      const world = this.world();
      world.crashAt = each;
      world.duplicates = each === undefined;
      world.enqueue({ due: {} });
      await world.run();
    }
    for (const mail of this.left) {
      if (mail.trashedAt !== undefined && mail.trashedAt + 30 <= this.day) mail.isGone = true;
    }
  }

  async check(): Promise<void> {
    const { inbox, left } = this;
    const idsOf = async (trash?: 'only') => {
      const page = await listMessages(table, inbox, ['clean'], PAGE, { trash });
      return page?.items.map(({ message_id }) => message_id);
    };
    const ids = (isTrashed: boolean) =>
      left.filter(({ trashedAt }) => (trashedAt !== undefined) === isTrashed).map(({ id }) => id);
    expect([await idsOf(), await idsOf('only')]).toEqual([ids(false), ids(true)]);
    const unread = left.filter((mail) => mail.unread && mail.trashedAt === undefined).map(({ id }) => id);
    const marked = await listMessages(table, inbox, ['clean'], PAGE, { marks: UNREAD_MARKS });
    expect(marked?.items.map(({ message_id }) => message_id).sort()).toEqual(unread.sort());
    const counts = UNREAD_MARKS.map((mark) => countMarked(table, inbox.inboxId, 'clean', mark, 1000));
    expect((await Promise.all(counts)).reduce((a, b) => a + b)).toBe(unread.length);
    const [usage] = await readTenantUsage(table, inbox.tenantId, [NOW.getTime() + 10_000 * DAY_MS]);
    expect([usage?.messages, usage?.bytes, usage?.threads]).toEqual([
      left.length,
      left.reduce((sum, { size }) => sum + size, 0),
      new Set(left.map(({ thread }) => thread)).size,
    ]);
    for (const thread of new Set(left.map((mail) => mail.thread))) {
      const threadKey = keyOfThreadId(thread) ?? '';
      const read = () => getRow(table, threadRowKey(inbox.inboxId, threadKey));
      const before = await read();
      await repairThread(table, { tenantId: inbox.tenantId, inboxId: inbox.inboxId, threadKey });
      const { changes: _1, updated_at: _2, ...made } = (await read()) ?? {};
      const { changes: _3, updated_at: _4, ...row } = before ?? {};
      expect({ ...row, summary: shownSummary(row) }).toEqual({ ...made, summary: shownSummary(made) });
    }
    const keys = [
      ...(await bucket.keys(`raw/${inbox.inboxId}/`)),
      ...(await bucket.keys(`mail/${inbox.inboxId}/`)),
    ];
    expect(new Set(keys.map((key) => key.split('/')[2]))).toEqual(new Set(left.map(({ key }) => key)));
  }
}

const hasFailed = ({ claim }: Mail) => claim?.attempt === MAX_ATTEMPTS;

async function emptyModel(): Promise<TrashModel> {
  const name = unique();
  return new TrashModel(await newInbox(table, { inboxId: `${name}@agents.test`, listKey: name }));
}

test('a message leaves the trash 30 days after it was put there last, with its bytes, and a copy of its receipt does not bring it back', async () => {
  const model = await emptyModel();
  await model.arrive(undefined);
  await model.arrive(0);
  const [first, second] = model.mails;
  if (first === undefined || second === undefined) throw new Error('No mail');
  await model.trash([first, second], true);
  model.day = 10;
  await model.trash([first], false);
  await model.trash([first], true);

  await model.passDays(20, 1);
  await model.check();
  expect(model.left).toEqual([first]);
  await model.passDays(10, 1);
  await model.check();
  expect(model.left).toEqual([]);
  expect((await model.receive(first.n, first.parent, first.size)).kind).toBe('droppedBefore');
});

test('a thread that is deleted for good by a worker that dies before any of its effects leaves nothing, once', async () => {
  let effects = 2;
  for (let crashAt = 1; crashAt <= effects; crashAt++) {
    const model = await emptyModel();
    await model.arrive(undefined);
    await model.arrive(0);
    effects = Math.max(effects, await model.delete(model.mails, crashAt));
    await model.check();
  }
  expect(effects).toBeGreaterThan(20);
});

test.each(
  process.env['TEST_LONG'] === undefined ? [1] : [1, 2, 3, 4, 5, 6],
)('random arrivals, marks, claims, trash, restores, deletes, expiry, copies of receipts and jobs, and days, with workers that die (seed %i): lists, unread, claims, counts, storage, threads and bytes are exact at each step', async (seed) => {
  const random = seeded(seed);
  const below = (n: number) => Math.floor(random() * n);
  const model = await emptyModel();
  for (let step = 0; step < 40; step++) {
    const mail = model.mails[below(model.mails.length)];
    const crashAt = 1 + below(30);
    const kind = below(14);
    if (mail === undefined || kind < 4) await model.arrive(below(3) === 0 ? undefined : mail?.n);
    else if (mail.isGone || kind === 4) {
      const outcome = await model.receive(mail.n, mail.parent, mail.size);
      expect(outcome.kind).toBe(mail.isGone ? 'droppedBefore' : 'stored');
    } else if (kind < 7) {
      const thread = model.left.filter((each) => each.thread === mail.thread);
      await model.trash(below(3) === 0 ? thread : [mail], kind < 6);
    } else if (kind < 9) {
      const thread = model.left.filter((each) => each.thread === mail.thread);
      await model.delete(below(3) === 0 ? thread : [mail], crashAt);
    } else if (kind < 11) await model.claim();
    else if (kind === 11) await model.mark(mail, below(3) === 0);
    else if (kind === 12) for (const each of model.left) await model.complete(each);
    else await model.passDays(1 + below(20), crashAt);
    await model.check();
  }
  await model.trash(model.left.slice(0, 1), true);
  await model.passDays(40, 1);
  await model.check();
  await model.expire();
});
