import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import type { ServiceEvent } from '../../lambdas/events/events.ts';
import { keyOfThreadId, keysOfMessageId } from '../../lambdas/ids.ts';
import type { PublishJob } from '../../lambdas/jobs/publish-job.ts';
import { CLAIM_FAILED } from '../../lambdas/message/labels.ts';
import { trashChange } from '../../lambdas/message/message-state.ts';
import { changeMessages } from '../../lambdas/messages/change-messages.ts';
import { deleteMessages } from '../../lambdas/messages/delete-messages.ts';
import { MAX_ATTEMPTS } from '../../lambdas/messages/last-claim.ts';
import { completeClaimOperation } from '../../lambdas/operations/claims/complete.ts';
import { createClaimsOperation } from '../../lambdas/operations/claims/create.ts';
import { extendClaimOperation, releaseClaimOperation } from '../../lambdas/operations/claims/extend.ts';
import { updateMessageOperation } from '../../lambdas/operations/messages/update.ts';
import { getInbox, inboxUpdate } from '../../lambdas/store/inbox/inboxes.ts';
import { UNREAD_MARKS } from '../../lambdas/store/keys.ts';
import { transact } from '../../lambdas/store/table/transaction.ts';
import { Crash, type PurgeWorld } from '../lambdas/purge/purge-world.ts';
import { NOW } from '../lambdas/test-context.ts';
import { ARRIVED, change, isQueued, type Mail } from './state-mail.ts';
import { DAY_MS, type StateWorld } from './state-world.ts';

export const LEASE_SECONDS = 30;

export interface Held {
  readonly mail: Mail;
  readonly claim: string;
}

export type End = 'complete' | 'extend' | 'release';

/** A claim whose worker died when it had it and before it could say so. */
const UNKNOWN_CLAIM = 'unknown';

const sortKeyOf = ({ id }: Mail) => keysOfMessageId(id)?.sortKey ?? '';

export class StateModel {
  readonly mails: Mail[] = [];
  readonly claims: Held[] = [];
  readonly world: StateWorld;
  /** Threads that Message-IDs lead to. */
  readonly #threads = new Map<number, string>();
  readonly #publications: PublishJob[] = [];

  constructor(world: StateWorld) {
    this.world = world;
  }

  get left(): readonly Mail[] {
    return this.mails.filter(({ isGone }) => !isGone);
  }

  get free(): readonly Mail[] {
    return this.left.filter((mail) => isQueued(mail) && (mail.heldUntil ?? 0) <= this.world.now);
  }

  /**
   * Does what a call does. Of one that dies the rows must be those after a part of its effects.
   * @param effects in their order @returns undefined when it died
   */
  async #act<Answer>(
    effects: readonly (() => void)[],
    crashAt: number | undefined,
    call: (worker: PurgeWorld) => Promise<Answer>,
  ): Promise<Answer | undefined> {
    const worker = this.world.worker(crashAt);
    const answer = await call(worker).catch((error: unknown) => {
      if (!(error instanceof Crash)) throw error;
      return undefined;
    });
    this.#publications.push(...worker.publications);
    const isDead = crashAt !== undefined && worker.crashAt === undefined;
    const rows = isDead ? await this.#rows() : undefined;
    for (const effect of effects) {
      if (isDead && isDeepStrictEqual(rows, this.#expectedRows())) break;
      effect();
    }
    if (isDead) expect(rows).toEqual(this.#expectedRows());
    return isDead ? undefined : answer;
  }

  #rows() {
    return this.world.rowsOf(this.left.map(({ id }) => id));
  }

  #expectedRows(): Awaited<ReturnType<StateWorld['rowsOf']>> {
    return this.left.map((mail) => {
      const { id, unread, trashedAt, hasFailed, attempts, claim, heldUntil } = mail;
      const queued = isQueued(mail) ? { attempts, isClaimed: claim !== undefined, heldUntil } : undefined;
      return { id, unread, isTrashed: trashedAt !== undefined, hasFailed, queued };
    });
  }

  async arrive(parent: number | undefined): Promise<void> {
    const n = this.mails.length;
    const size = 1000 + n;
    const arriving = { n, parent, size };
    const outcome = await this.world.receive(arriving);
    if (outcome.kind !== 'stored') throw new Error(outcome.kind);
    const { message_id: id, thread_id: thread } = outcome.summary;
    const known = parent === undefined ? undefined : this.#threads.get(parent);
    const isAlive = this.left.some((mail) => mail.thread === known);
    if (isAlive) expect(thread).toBe(known);
    else expect(this.mails.map((mail) => mail.thread)).not.toContain(thread);
    this.#threads.set(n, thread);
    if (parent !== undefined && !isAlive) this.#threads.set(parent, thread);
    const key = await this.world.storeObjects(arriving);
    this.mails.push({ ...arriving, id, key, thread, ...ARRIVED });
  }

  async trash(mails: readonly Mail[], trash: boolean, crashAt?: number): Promise<void> {
    const [first] = mails;
    if (first === undefined) return;
    const { inbox, now } = this.world;
    const all = () => {
      for (const mail of mails) change(mail, { trashedAt: trash ? (mail.trashedAt ?? now) : undefined });
    };
    await this.#act([all], crashAt, ({ services }) =>
      changeMessages(services, {
        inbox,
        threadKey: keyOfThreadId(first.thread) ?? '',
        sortKeys: mails.map(sortKeyOf),
        change: trashChange(trash),
        together: true,
        mayChange: () => true,
      }),
    );
  }

  async mark(mail: Mail, asked: { unread?: boolean; remove_labels?: string }, crashAt?: number) {
    const unread = asked.unread ?? mail.unread;
    const hasFailed = mail.hasFailed && asked.remove_labels === undefined;
    await this.#act([() => change(mail, { unread, hasFailed })], crashAt, (worker) =>
      this.world.call(worker, updateMessageOperation, { message_id: mail.id, ...asked }),
    );
  }

  /** The oldest messages without a claim are claimed; those whose fifth claim failed are given up. */
  async claim(limit: number, crashAt?: number): Promise<boolean> {
    const heldUntil = this.world.now + LEASE_SECONDS * 1000;
    const claimed: Mail[] = [];
    const effects: (() => void)[] = [];
    for (const mail of this.free) {
      if (claimed.length === limit) break;
      const hasFailed = mail.attempts === MAX_ATTEMPTS;
      effects.push(() => {
        if (hasFailed) change(mail, { hasFailed });
        else Object.assign(mail, { attempts: mail.attempts + 1, claim: UNKNOWN_CLAIM, heldUntil });
      });
      if (!hasFailed) claimed.push(mail);
    }
    const answer = await this.#act(effects, crashAt, (worker) =>
      this.world.call(worker, createClaimsOperation, { limit, lease_seconds: LEASE_SECONDS }),
    );
    if (answer === undefined) return false;
    this.#take(createClaimsOperation.output.parse(answer).claims, claimed);
    return true;
  }

  #take(claims: Claims, expected: readonly Mail[]): void {
    expect(claims.map(({ message, attempt }) => [message.message_id, attempt])).toEqual(
      expected.map(({ id, attempts }) => [id, attempts]),
    );
    for (const [i, mail] of expected.entries()) {
      mail.claim = claims[i]?.claim_id ?? '';
      this.claims.push({ mail, claim: mail.claim });
    }
  }

  /** Workers that ask at the same time get one message each, of those that were free, while there are some. */
  async race(workers: number): Promise<void> {
    const { free } = this;
    if (free.some(({ attempts }) => attempts === MAX_ATTEMPTS)) return;
    const heldUntil = this.world.now + LEASE_SECONDS * 1000;
    const calls = Array.from({ length: workers }, () =>
      this.world.call(this.world.worker(), createClaimsOperation, { lease_seconds: LEASE_SECONDS }),
    );
    const answers = await Promise.all(calls);
    const claims = answers.flatMap((answer) => createClaimsOperation.output.parse(answer).claims);
    const claimed = claims.flatMap(({ message }) => free.filter(({ id }) => id === message.message_id));
    expect([claims.length, new Set(claimed).size]).toEqual([claimed.length, Math.min(workers, free.length)]);
    for (const mail of claimed) Object.assign(mail, { attempts: mail.attempts + 1, heldUntil });
    this.#take(claims, claimed);
  }

  /** What a worker says of its claim, perhaps too late or again. @returns whether it lived */
  async end({ mail, claim }: Held, end: End, seconds: number, crashAt?: number): Promise<boolean> {
    const { now } = this.world;
    const isHeld = isQueued(mail) && mail.claim === claim && (mail.heldUntil ?? 0) > now;
    const isRepeat = end === 'complete' && mail.completedBy === claim && !mail.isGone;
    const heldUntil = now + seconds * 1000;
    const giveUp = mail.attempts === MAX_ATTEMPTS ? [() => change(mail, { hasFailed: true })] : [];
    const { operation, input, effects } = {
      complete: {
        operation: completeClaimOperation,
        input: {},
        effects: [() => change(mail, { unread: false, completedBy: claim })],
      },
      extend: {
        operation: extendClaimOperation,
        input: { lease_seconds: seconds },
        effects: [() => Object.assign(mail, { heldUntil })],
      },
      release: {
        operation: releaseClaimOperation,
        input: { delay_seconds: seconds },
        effects: [() => Object.assign(mail, { claim: undefined, heldUntil }), ...giveUp],
      },
    }[end];
    const answer = await this.#act(isHeld ? effects : [], crashAt, (worker) =>
      this.world.call(worker, operation, { claim_id: claim, ...input }),
    );
    if (answer === undefined) return false;
    const refusal = end === 'complete' && mail.isGone ? 'not_found' : 'conflict';
    expect(answer).toEqual(isHeld || isRepeat ? expect.any(Object) : refusal);
    return true;
  }

  /** The worker dies, and what was asked for is asked for again. @returns the number of its effects */
  async delete(mails: readonly Mail[], crashAt: number): Promise<number> {
    const ids = mails.map(({ id }) => id);
    const worker = this.world.worker(crashAt);
    for (const thread of new Set(mails.map((mail) => mail.thread))) {
      const sortKeys = mails.filter((mail) => mail.thread === thread).map(sortKeyOf);
      const isWhole = sortKeys.length === this.left.filter((mail) => mail.thread === thread).length;
      const request = {
        inbox: this.world.inbox,
        threadKey: keyOfThreadId(thread) ?? '',
        // As a call that names the messages, or the thread.
        sortKeys: isWhole && crashAt % 2 === 0 ? undefined : sortKeys,
        isWanted: ({ summary }: { summary: { message_id: string } }) => ids.includes(summary.message_id),
      };
      try {
        await deleteMessages(worker.services, request);
      } catch (error) {
        if (!(error instanceof Crash)) throw error;
        await deleteMessages(worker.services, request);
      }
    }
    await worker.run();
    for (const mail of mails) mail.isGone = true;
    return worker.effects;
  }

  /** Time passes, and what is due is done: by a worker that dies, and then by one whose jobs all come twice. */
  async pass(milliseconds: number, crashAt: number): Promise<void> {
    this.world.now += milliseconds;
    let dueAt = this.world.now;
    for (const each of [crashAt, undefined]) {
      const worker = this.world.worker(each);
      worker.duplicates = each === undefined;
      worker.enqueue({ due: {} });
      dueAt = this.world.now;
      await worker.run();
      this.world.now += worker.now.getTime() - NOW.getTime();
    }
    for (const mail of this.left) {
      if (mail.trashedAt !== undefined && mail.trashedAt + 30 * DAY_MS <= dueAt) mail.isGone = true;
    }
  }

  async check(): Promise<void> {
    const { world, left } = this;
    expect(await this.#rows()).toEqual(this.#expectedRows());
    const ids = (isWanted: (mail: Mail) => boolean) => left.filter(isWanted).map(({ id }) => id);
    const isShown = ({ trashedAt }: Mail) => trashedAt === undefined;
    expect(await world.idsOf({})).toEqual(ids(isShown));
    expect(await world.idsOf({ trash: 'only' })).toEqual(ids((mail) => !isShown(mail)));
    const unread = ids((mail) => mail.unread && isShown(mail));
    expect((await world.idsOf({ marks: UNREAD_MARKS })).sort()).toEqual(unread.sort());
    expect(await world.unreadCount()).toBe(unread.length);
    const threads = new Set(left.map(({ thread }) => thread));
    const bytes = left.reduce((sum, { size }) => sum + size, 0);
    expect(await world.usage()).toEqual({ messages: left.length, bytes, threads: threads.size });
    for (const thread of threads) {
      const [carried, made] = await world.threadRows(keyOfThreadId(thread) ?? '');
      expect(carried).toEqual(made);
    }
    const keys = (await world.objects()).map((key) => key.split('/')[2]);
    expect(new Set(keys)).toEqual(new Set(left.map(({ key }) => key)));
    this.#expectUpdates(await world.loggedEvents());
  }

  /** Each change that took effect, `complete` too, is one event. */
  #expectUpdates(events: readonly ServiceEvent[]): void {
    const updated = events.flatMap((event) =>
      event.event_type === 'message.updated' ? [event.message_id] : [],
    );
    const counts = this.left.map(({ id }) => updated.filter((each) => each === id).length);
    expect(counts).toEqual(this.left.map(({ updates }) => updates));
  }

  /** Workers that do not fail complete what is left. */
  async finish(): Promise<void> {
    for (let hours = 0; this.left.some((mail) => isQueued(mail) || mail.hasFailed); hours++) {
      expect(hours).toBeLessThan(20);
      for (const mail of this.left.filter(({ hasFailed }) => hasFailed)) {
        await this.mark(mail, { remove_labels: CLAIM_FAILED });
      }
      this.world.now += DAY_MS / 24;
      await this.claim(10);
      for (const held of this.claims.filter(({ mail, claim }) => mail.claim === claim)) {
        await this.end(held, 'complete', 0);
      }
    }
    await this.check();
    this.#expectUpdates(await this.world.publishedEvents(this.#publications));
  }

  /** The inbox expires on the next day, with all that it has. */
  async expire(): Promise<void> {
    const { world } = this;
    const { inbox, table } = world;
    const expiresAt = new Date(NOW.getTime() + world.now + DAY_MS).toISOString();
    const changed = { displayName: undefined, metadata: {}, expiresAt };
    await transact(table, inboxUpdate(table, inbox, changed, NOW));
    await this.pass(1.5 * DAY_MS, 3);
    expect(await getInbox(table, inbox.tenantId, inbox.inboxId)).toBeUndefined();
    expect(await world.call(world.worker(), createClaimsOperation, {})).toBe('not_found');
    expect([await world.rows(), await world.objects()]).toEqual([[], []]);
    expect(await world.usage()).toEqual({ messages: 0, bytes: 0, threads: 0 });
  }
}

type Claims = ReturnType<(typeof createClaimsOperation.output)['parse']>['claims'];
