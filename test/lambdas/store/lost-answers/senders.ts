import { releaseHeld } from '../../../../lambdas/messages/release-held.ts';
import { setAccountHold, setInboxHold } from '../../../../lambdas/store/account/legal-hold.ts';
import { senderSettingsUpdate, takeNotice } from '../../../../lambdas/store/account/sender-settings.ts';
import { noteHeld } from '../../../../lambdas/store/due/held-notice.ts';
import { getSenderList, senderListUpdate } from '../../../../lambdas/store/inbox/sender-lists.ts';
import { accountKey, addressKey } from '../../../../lambdas/store/keys.ts';
import { dropBlocked, droppedOn } from '../../../../lambdas/store/receive/blocked-mail.ts';
import { transact } from '../../../../lambdas/store/table/transaction.ts';
import { testKey } from '../../test-account.ts';
import { NOW, testCaller } from '../../test-context.ts';
import { createKey } from '../key/create-key.ts';
import { arrive, newInbox } from '../receive/arriving-mail.ts';
import { rowOf, type Scenario } from './scenario.ts';

export const senderScenarios: readonly Scenario[] = [
  {
    title: 'lists of an account and of an inbox are changed, and what becomes of other senders',
    files: ['sender-lists', 'sender-settings', 'held-notice'],
    async run({ table, plain, id }) {
      const { inboxId, tenantId } = await newInbox(plain, { inboxId: `${id}@agents.test` });
      const caller = testCaller({ tenantId });
      await createKey(plain, testKey(tenantId, caller.keyId));
      const entry = { entry: 'a@x.test', reason: null, expiresAt: null, createdAt: NOW.toISOString() };
      const seen = [];
      for (const owner of [{ tenantId }, { tenantId, inboxId }]) {
        for (const entries of [[entry], []]) {
          const { revision } = await getSenderList(plain, owner, 'allow');
          await transact(table, senderListUpdate(table, caller, owner, 'allow', { revision, entries }));
          seen.push(
            await getSenderList(plain, owner, 'allow'),
            (await rowOf(plain, addressKey(inboxId)))?.['has_allow_list'],
          );
        }
      }
      await transact(table, senderSettingsUpdate(table, caller, { unlisted: 'hold', notify: 'daily' }));
      await noteHeld(table, { tenantId, inboxId }, NOW);
      const taken = [];
      for (const at of ['2026-11-21', '2026-11-21', '2026-11-22'])
        taken.push(await takeNotice(table, tenantId, at));
      const { unlisted, notify } = (await rowOf(plain, accountKey(tenantId))) ?? {};
      return { seen, taken, unlisted, notify };
    },
  },
  {
    title: 'a legal hold of an account and of an inbox begins and ends',
    files: ['legal-hold'],
    async run({ table, plain, id }) {
      const inbox = await newInbox(plain, { inboxId: `${id}@agents.test` });
      const keys = [accountKey(inbox.tenantId), addressKey(inbox.inboxId)];
      const rows = () => Promise.all(keys.map(async (key) => (await rowOf(plain, key))?.['legal_hold']));
      const seen = [];
      for (const at of [NOW, undefined]) {
        seen.push(
          await setInboxHold(table, inbox, at),
          await setAccountHold(table, inbox.tenantId, at),
          await rows(),
        );
      }
      return { seen };
    },
  },
  {
    title: 'a mail of a blocked sender is dropped, also when its receipt comes again',
    files: ['blocked-mail'],
    async run({ table, plain, id }) {
      const mail = {
        tenantId: id,
        inboxId: `${id}@agents.test`,
        messageKey: 'key',
        deferredSize: undefined,
        sender: 'a@x.test',
        envelopeFrom: 'a@x.test',
        at: NOW.toISOString(),
        reason: 'blocked',
      };
      await dropBlocked(table, mail, NOW);
      await dropBlocked(table, mail, NOW);
      return { dropped: await droppedOn(plain, id, NOW.toISOString().slice(0, 10)) };
    },
  },
  {
    title: 'a held message is released, twice',
    files: ['released-message'],
    async run({ table, plain, id }) {
      const inbox = await newInbox(plain, { inboxId: `${id}@agents.test`, unlisted: 'hold' });
      const caller = testCaller({ tenantId: inbox.tenantId });
      await createKey(plain, testKey(inbox.tenantId, caller.keyId));
      const { messageId } = await arrive(plain, inbox, { id: `<1@${id}>`, sesMessageId: id });
      const services = {
        table,
        caller,
        usage: { changed: async () => undefined },
        publications: { send: async () => undefined },
        now: () => NOW,
        randomBytes: (size: number) => new Uint8Array(size),
      };
      const released = await releaseHeld(services, inbox, messageId);
      const again = await releaseHeld(services, inbox, messageId);
      return {
        labels: released?.summary.labels,
        isSame: released?.summary.message_id === again?.summary.message_id,
        isKnown: released !== undefined && released.summary.message_id !== messageId,
      };
    },
  },
];
