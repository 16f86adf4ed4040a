import { randomBytes } from 'node:crypto';
import { changeMessages } from '../../../../lambdas/messages/change-messages.ts';
import { deleteMessages } from '../../../../lambdas/messages/delete-messages.ts';
import {
  inboxCreation,
  inboxDeletion,
  inboxUpdate,
  markPurged,
} from '../../../../lambdas/store/inbox/inboxes.ts';
import { addressKey, arrivalKey, credentialKey, messageRowKey } from '../../../../lambdas/store/keys.ts';
import { entriesAfter, forgetMail, type Log } from '../../../../lambdas/store/log/log-entries.ts';
import { POSITION_AFTER_ALL, POSITION_BEFORE_ALL } from '../../../../lambdas/store/log-position.ts';
import {
  arrivalRow,
  findArrivals,
  findClaimedThreads,
  putArrival,
} from '../../../../lambdas/store/message/arrivals.ts';
import { forgetReferences } from '../../../../lambdas/store/message/deleted-messages.ts';
import { repairThread } from '../../../../lambdas/store/message/made-thread.ts';
import { markCounted } from '../../../../lambdas/store/message/message-rows.ts';
import { getThread } from '../../../../lambdas/store/message/messages.ts';
import { getUnread, moveClaim, putClaim } from '../../../../lambdas/store/message/unread-claims.ts';
import { deleteInboxRows } from '../../../../lambdas/store/removal/inbox-rows.ts';
import type { Table } from '../../../../lambdas/store/table/table.ts';
import { transact } from '../../../../lambdas/store/table/transaction.ts';
import {
  areDeferred,
  beginBehind,
  defer,
  deferredRemoval,
  forgetDeferred,
  markGivenUp,
  takeBeginning,
  unlistTenant,
  waitingStamp,
} from '../../../../lambdas/store/usage/deferred-mail.ts';
import { getDeferredTotal } from '../../../../lambdas/store/usage/deferred-total.ts';
import { droppedIn } from '../../../../lambdas/store/usage/dropped-mail.ts';
import { testKey } from '../../test-account.ts';
import { NOW } from '../../test-context.ts';
import { createKey } from '../key/create-key.ts';
import { arrive, newInbox, testInbox } from '../receive/arriving-mail.ts';
import { rowOf, type Scenario } from './scenario.ts';

async function firstArrival(table: Table, log: Log): Promise<{ readonly at: Date }> {
  const entries = await entriesAfter(table, log, POSITION_BEFORE_ALL, POSITION_AFTER_ALL);
  return { at: new Date(entries.find(({ mail }) => mail !== undefined)?.at ?? 0) };
}

export const mailScenarios: readonly Scenario[] = [
  {
    title: 'messages of a thread are deleted for good, and what leads to them',
    files: ['made-thread', 'deleted-messages', 'arrivals', 'log-entries'],
    async run({ table, plain, id }) {
      const inbox = await newInbox(plain, { inboxId: `${id}@agents.test` });
      const first = { id: `<1@${id}>`, sesMessageId: `one-${id}` };
      const { threadId, messageId } = await arrive(plain, inbox, first);
      await arrive(plain, inbox, {
        id: `<2@${id}>`,
        inReplyTo: first.id,
        second: 1,
        sesMessageId: `two-${id}`,
      });
      const [threadKey, messageKey] = [threadId.replace(/^thr_/, ''), messageId.replace(/^msg_/, '')];
      const services = {
        table,
        purgeQueue: { send: async () => undefined },
        publications: { send: async () => undefined },
        usage: { changed: async () => undefined },
        now: () => NOW,
        randomBytes: (size: number) => new Uint8Array(size),
      };
      const deleted = await deleteMessages(services, { inbox, threadKey, isWanted: () => true });
      await putArrival(table, arrivalRow(inbox.inboxId, messageKey, { thread: threadKey }));
      await forgetReferences(table, inbox.inboxId, threadKey);
      const log = { tenantId: inbox.tenantId, shards: 1 };
      await forgetMail(table, log, messageKey, (await firstArrival(plain, log)).at);
      const entries = await entriesAfter(plain, log, POSITION_BEFORE_ALL, POSITION_AFTER_ALL);
      const claimed = await findClaimedThreads(plain, inbox.inboxId, 'clean', [first.id, `<2@${id}>`]);
      return {
        deleted,
        counts: entries.map(({ messages, bytes, threads, mail }) => [
          messages,
          bytes > 0,
          threads,
          mail !== undefined,
        ]),
        arrival: (await findArrivals(plain, inbox.inboxId, [messageKey]))[0]?.thread,
        claimed: [...claimed],
      };
    },
  },
  {
    title: 'a message is claimed, the claim extended and released',
    files: ['unread-claims'],
    async run({ table, plain, id }) {
      const inbox = await newInbox(plain, { inboxId: `${id}@agents.test` });
      const { messageId } = await arrive(plain, inbox, { id: `<1@${id}>`, sesMessageId: id });
      const sortKey = messageId.replace(/^msg_/, '');
      const read = () => getUnread(plain, inbox.inboxId, sortKey);
      const [unread, until] = [await read(), new Date(NOW.getTime() + 30_000)];
      if (unread === undefined) throw new Error('The message has no mark');
      const next = { claim: 'claim-1', worker: undefined, until };
      const claimed = await putClaim(table, inbox.inboxId, unread, next);
      const second = await putClaim(table, inbox.inboxId, unread, { ...next, claim: 'claim-2' });
      const held = { inboxId: inbox.inboxId, sortKey, claim: 'claim-1' };
      const extended = await moveClaim(table, held, until, NOW, { ends: false });
      const released = await moveClaim(table, held, NOW, NOW, { ends: true });
      return { claimed, second, extended, released, attempt: (await read())?.attempt };
    },
  },
  {
    title: 'deleteInboxRows with a key of the inbox',
    files: ['inbox-rows'],
    async run({ table, plain, id }) {
      const inboxId = `${id}@agents.test`;
      const key = testKey(id, `key_${id}`, { inboxId });
      await createKey(plain, key);
      const removed = await deleteInboxRows(table, inboxId, id);
      return { removed, credential: await rowOf(plain, credentialKey(key.secretHash)) };
    },
  },
  {
    title: 'inboxCreation, inboxUpdate, inboxDeletion and markPurged',
    files: ['inboxes'],
    async run({ table, plain, id }) {
      const own = { inboxId: `${id}@agents.test`, tenantId: id, listKey: id };
      const inbox = testInbox({ ...own, clientId: 'client-1', metadata: { a: 'b' } });
      await transact(table, inboxCreation(table, inbox, NOW));
      await transact(table, inboxUpdate(table, inbox, { displayName: 'x', metadata: {} }, NOW));
      const changed = await rowOf(plain, addressKey(inbox.inboxId));
      await transact(table, inboxDeletion(table, inbox, NOW, NOW));
      await markPurged(table, inbox.inboxId, inbox.listKey);
      return { changed, purged: await rowOf(plain, addressKey(inbox.inboxId)) };
    },
  },
  {
    title:
      'defer up to a cap and beyond it, beginBehind, takeBeginning, markGivenUp, deferredRemoval, forgetDeferred and unlistTenant',
    files: ['deferred-mail', 'deferred-total', 'dropped-mail'],
    async run({ table, plain, id }) {
      const mail = (messageKey: string) => ({
        tenantId: id,
        inboxId: `${id}@agents.test`,
        messageKey,
        receipt: '{}',
        size: 1,
        deferredAt: NOW.toISOString(),
        expiresAt: NOW.getTime(),
      });
      const caps = { messagesPerMonth: 3, storageBytes: 1_000 };
      const outcomes = [];
      for (const key of ['a', 'b', 'c', 'd']) outcomes.push(await defer(table, mail(key), NOW, caps));
      const again = [await defer(table, mail('a'), NOW, caps), await defer(table, mail('d'), NOW, caps)];
      const full = await getDeferredTotal(plain, id);
      await beginBehind(table, id, 'a');
      const behind = [await takeBeginning(table, id), await takeBeginning(table, id)];
      const givenUp = await markGivenUp(table, mail('a'));
      await transact(table, deferredRemoval(table, id, 'b', 1));
      await forgetDeferred(table, mail('c'));
      const left = await areDeferred(plain, id, ['a', 'b', 'c']);
      await unlistTenant(table, id, NOW.toISOString());
      return {
        outcomes,
        again,
        full,
        behind,
        givenUp,
        left,
        total: await getDeferredTotal(plain, id),
        dropped: await droppedIn(plain, id, '2026-11'),
        stamp: await waitingStamp(plain, id),
      };
    },
  },
  {
    title: 'two mails of one thread, its row made again, one counted later, and both marked',
    files: ['new-message', 'thread-join', 'thread-rows', 'repair-thread', 'message-rows'],
    async run({ table, plain, id }) {
      const inbox = await newInbox(plain, { inboxId: `${id}@agents.test` });
      const first = { id: `<1@${id}>`, sesMessageId: `one-${id}` };
      const reply = { id: `<2@${id}>`, inReplyTo: first.id, second: 1, sesMessageId: `two-${id}` };
      const { threadId, messageId } = await arrive(table, inbox, first);
      await arrive(table, inbox, reply);
      const read = () => getThread(plain, inbox, threadId);
      const before = (await read())?.thread;
      const threadKey = threadId.replace(/^thr_/, '');
      const messageKey = messageId.replace(/^msg_/, '');
      await repairThread(table, { tenantId: inbox.tenantId, inboxId: inbox.inboxId, threadKey });
      const after = await read();
      const path = { inboxId: inbox.inboxId, threadKey, messageKey };
      await transact(table, { message: markCounted(table, path, NOW) });
      const counted = await rowOf(plain, messageRowKey(inbox.inboxId, threadKey, messageKey));
      const services = { table, now: () => NOW, randomBytes, publications: { send: async () => undefined } };
      const change = { unread: false, addLabels: ['a'], removeLabels: [], ifLabels: [], unlessLabels: ['a'] };
      const marked = await changeMessages(services, {
        inbox,
        threadKey,
        sortKeys: undefined,
        change,
        together: true,
        mayChange: () => true,
      });
      return {
        marked: [marked?.messages.length, marked?.conflicts, (await read())?.thread.labels],
        countedAt: counted?.['counted_at'],
        count: [before?.messageCount, after?.thread.messageCount, after?.messages.length],
        arrival: (await rowOf(plain, arrivalKey(inbox.inboxId, messageKey))) !== undefined,
      };
    },
  },
];
