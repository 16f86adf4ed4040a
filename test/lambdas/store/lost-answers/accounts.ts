import { DecryptCommand, GenerateDataKeyCommand, KMSClient } from '@aws-sdk/client-kms';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import {
  type Account,
  accountCreation,
  confirmation,
  getAccount,
  pendingKeyRotation,
  signUpKeyRotation,
  subscriptionChange,
} from '../../../../lambdas/store/account/accounts.ts';
import { callerChecks } from '../../../../lambdas/store/account/caller-checks.ts';
import {
  getInvitation,
  invitationCreation,
  invitationReturn,
  invitationRevocation,
  invitationUse,
} from '../../../../lambdas/store/account/invitations.ts';
import { returnPlanCapacity, takePlanCapacity } from '../../../../lambdas/store/account/plan-capacity.ts';
import { forgetTenant, getTenant, tenantDeletion } from '../../../../lambdas/store/account/tenants.ts';
import { noteRefusal, readAuditLog } from '../../../../lambdas/store/audit-log.ts';
import {
  markTenant,
  suspensionEnd,
  suspensionStart,
} from '../../../../lambdas/store/key/suspension-marks.ts';
import {
  accountKey,
  credentialKey,
  deliveryKey,
  recentUsesKey,
  rollUpKey,
  usageHeadKey,
  webhookKey,
} from '../../../../lambdas/store/keys.ts';
import { planUse, returnUse } from '../../../../lambdas/store/limit/sliding-limit.ts';
import { openKeyring } from '../../../../lambdas/store/secret/keyring.ts';
import { narrowConnection, saveConnection } from '../../../../lambdas/store/stream/connections.ts';
import type { Table } from '../../../../lambdas/store/table/table.ts';
import { transact, tryTransact } from '../../../../lambdas/store/table/transaction.ts';
import { takeRollUp } from '../../../../lambdas/store/usage/roll-up-interval.ts';
import { getUsageHead, moveHead } from '../../../../lambdas/store/usage/usage-head.ts';
import { putPeriod } from '../../../../lambdas/store/usage/usage-periods.ts';
import { NOTHING } from '../../../../lambdas/store/usage/usage-rows.ts';
import { deliveryStart } from '../../../../lambdas/store/webhook/started-deliveries.ts';
import { getWebhook } from '../../../../lambdas/store/webhook/webhooks.ts';
import { setSubscription, testAccount, testKey } from '../../test-account.ts';
import { NOW, testCaller } from '../../test-context.ts';
import { createKey } from '../key/create-key.ts';
import { rowOf, type Scenario } from './scenario.ts';
import { deliveryOf, newWebhook } from './webhooks.ts';

async function newAccount(plain: Table, id: string): Promise<Account> {
  const account = testAccount(id);
  await transact(plain, accountCreation(plain, account));
  return account;
}

const HEAD = { totals: NOTHING, month: '2026-11', deliveredBefore: 0, shards: 1, ended: [] };

export const accountScenarios: readonly Scenario[] = [
  {
    title: 'uses of a limit that are taken back',
    files: ['sliding-limit'],
    async run({ table, plain, id }) {
      const counted = { subject: id, name: 'mail' };
      const limits = [{ limit: 9, windowSeconds: 60 }];
      for (const at of [NOW, new Date(NOW.getTime() + 1)]) {
        const use = await planUse(plain, counted, limits, at, 2);
        if (use.allowed) await transact(plain, use.writes);
      }
      await returnUse(table, counted, NOW);
      return { uses: (await rowOf(plain, recentUsesKey(id, 'mail')))?.['uses'] };
    },
  },
  {
    title: 'accountCreation, setSubscription, tenantDeletion and forgetTenant',
    files: ['accounts', 'tenants'],
    async run({ table, plain, id }) {
      const account = testAccount(id);
      await transact(table, accountCreation(table, account));
      await setSubscription(table, id, { plan: 'verified' });
      const before = await getTenant(plain, id);
      await transact(table, tenantDeletion(table, account, NOW));
      const deleted = await getTenant(plain, id);
      const changedAfter = await tryTransact(table, subscriptionChange(table, id, { canceled: true }));
      await forgetTenant(table, account);
      return {
        before,
        deleted,
        changedAfter: changedAfter?.of('account'),
        after: await getTenant(plain, id),
      };
    },
  },
  {
    title: 'a suspension with its marks and its end, and a refused call that is noted',
    files: ['suspension-marks', 'audit-log'],
    async run({ table, plain, id }) {
      const account = await newAccount(plain, id);
      await createKey(plain, testKey(id, account.signUpKeyId));
      const suspension = { id: '1', at: NOW.toISOString(), reason: 'unpaid', receive: 'keep' } as const;
      await transact(table, suspensionStart(table, id, suspension, undefined));
      await markTenant(table, id, suspension);
      const marked = await rowOf(plain, credentialKey(testKey(id, account.signUpKeyId).secretHash));
      await markTenant(table, id, undefined);
      await transact(table, suspensionEnd(table, id, suspension));
      await noteRefusal(table, id, {
        auditId: 'aud_01kajf2v4g8q3k7m9x2c1d',
        at: NOW,
        actor: { type: 'key', id: account.signUpKeyId },
        action: 'refused.forbidden',
        resourceType: 'operation',
        resourceId: 'inboxes.create',
        ipPrefix: null,
        requestId: null,
        changed: [],
      });
      const { items } = await readAuditLog(plain, id, {}, { limit: 10, after: undefined });
      return { marked, account: await getAccount(plain, id), entries: items };
    },
  },
  {
    title: 'an invitation: made, used up, revoked before and after, and good again',
    files: ['invitations'],
    async run({ table, plain, id }) {
      const invitation = {
        email: undefined,
        hash: new Uint8Array([1]),
        createdAt: NOW.toISOString(),
        expiresAt: new Date(NOW.getTime() + 1000),
        usedAt: undefined,
        tenantId: undefined,
      };
      const [used, unused] = [`inv_${id}1`, `inv_${id}2`];
      for (const invitationId of [used, unused])
        await transact(table, invitationCreation(table, { ...invitation, invitationId }));
      await transact(table, invitationUse(table, { ...invitation, invitationId: used }, id, NOW));
      const revoke = async (of: string) =>
        (await tryTransact(table, invitationRevocation(table, of)))?.of('invitation');
      const revoked = [await revoke(used), await revoke(unused)];
      const left = [await getInvitation(plain, used), await getInvitation(plain, unused)];
      await transact(table, invitationReturn(table, { ...invitation, invitationId: used }, id));
      return { revoked, left, returned: await getInvitation(plain, used) };
    },
  },
  {
    title: 'signUpKeyRotation, pendingKeyRotation and confirmation',
    files: ['accounts'],
    async run({ table, plain, id }) {
      const account = await newAccount(plain, id);
      await transact(table, signUpKeyRotation(table, account, { keyId: 'key_2', epoch: 0, moreKeys: 0 }));
      const rotated = { ...account, signUpKeyId: 'key_2' };
      await transact(table, pendingKeyRotation(table, rotated, { keyId: 'key_3', moreKeys: 1 }));
      const pending = await rowOf(plain, accountKey(id));
      const confirmed = { epoch: 0, pendingKeyId: 'key_3', revokedKeys: 1 };
      await transact(table, confirmation(table, { ...rotated, pendingKeyId: 'key_3' }, confirmed));
      return { pending, confirmed: await rowOf(plain, accountKey(id)) };
    },
  },
  {
    title: 'takePlanCapacity of the last capacity, and returnPlanCapacity, with their callerChecks',
    files: ['plan-capacity', 'caller-checks'],
    async run({ table, plain, id }) {
      const account = await newAccount(plain, id);
      const caller = testCaller({ tenantId: id });
      const request = { account, what: 'webhooks', cap: 1, limit: { count: 1 }, now: NOW } as const;
      await createKey(plain, testKey(id, caller.keyId));
      await transact(table, { ...callerChecks(table, caller), ...takePlanCapacity(table, caller, request) });
      const taken = await rowOf(plain, accountKey(id));
      await transact(table, {
        ...callerChecks(table, caller),
        ...returnPlanCapacity(table, caller, 'webhooks'),
      });
      return { taken, returned: await rowOf(plain, accountKey(id)) };
    },
  },
  {
    title: 'deliveryStart, first and next of a minute',
    files: ['started-deliveries', 'webhook-deliveries'],
    async run({ table, plain, id }) {
      const account = await newAccount(plain, id);
      const caller = testCaller({ tenantId: id });
      await createKey(plain, testKey(id, caller.keyId));
      const webhook = await newWebhook(plain, id);
      await transact(
        table,
        deliveryStart(table, caller, { account, webhook, now: NOW }, deliveryOf(id, 'del_1')),
      );
      const counted = (await getAccount(plain, id)) ?? account;
      const started = (await getWebhook(plain, id, id)) ?? webhook;
      const next = { account: counted, webhook: started, now: NOW };
      await transact(table, deliveryStart(table, caller, next, deliveryOf(id, 'del_2')));
      return {
        account: await rowOf(plain, accountKey(id)),
        webhook: await rowOf(plain, webhookKey(id, id)),
        delivery: await rowOf(plain, deliveryKey(id, 'del_2')),
      };
    },
  },
  {
    title: 'createKey of an account',
    files: ['api-keys'],
    async run({ table, plain, id }) {
      await newAccount(plain, id);
      await createKey(table, testKey(id, `key_${id}`));
      return { row: await rowOf(plain, { pk: `TENANT#${id}`, sk: `KEY#key_${id}` }) };
    },
  },
  {
    title: 'narrowConnection',
    files: ['connections'],
    async run({ table, plain, id }) {
      const connection = {
        connectionId: id,
        tenantId: id,
        keyId: 'key_1',
        secretHash: 'hash',
        inboxIds: undefined,
        eventTypes: ['message.received'] as const,
        openedAt: NOW,
        expiresAt: NOW,
      };
      await saveConnection(plain, connection);
      const narrowed = await narrowConnection(table, connection, { inboxIds: ['a'], eventTypes: [] });
      return { narrowed, row: await rowOf(plain, { pk: `SOCKETS#${id}`, sk: `key_1#${id}` }) };
    },
  },
  {
    title: 'putPeriod and moveHead of usage, first, next and late',
    files: ['usage-head', 'usage-periods'],
    async run({ table, plain, id }) {
      const before = await getUsageHead(plain, id);
      const [one, two] = ['001', '002'].map((position) => ({ ...HEAD, position }));
      const ends = [];
      for (const end of ['001', '002']) {
        const period = { start: before.position, end, before: NOTHING, after: NOTHING, changes: [] };
        ends.push(await putPeriod(table, id, period));
      }
      if (one === undefined || two === undefined) throw new Error('Two heads');
      const moved = [
        await moveHead(table, id, before, one, undefined),
        await moveHead(table, id, one, two, undefined),
        await moveHead(table, id, before, one, undefined),
      ];
      return { ends, moved, row: await rowOf(plain, usageHeadKey(id)) };
    },
  },
  {
    title: 'takeRollUp by two holders, in one interval and the next',
    files: ['roll-up-interval'],
    async run({ table, plain, id }) {
      const claim = (interval: number, holder: string) => takeRollUp(table, id, { interval, holder });
      const claims = [];
      for (const [interval, holder] of [
        [1, 'a'],
        [1, 'b'],
        [1, 'a'],
        [2, 'b'],
        [2, 'a'],
      ] as const)
        claims.push(await claim(interval, holder));
      return { claims, row: await rowOf(plain, rollUpKey(id)) };
    },
  },
  {
    title: 'first use of the keyring',
    files: ['keyring'],
    async run({ table, plain, id }) {
      const kms = mockClient(KMSClient);
      kms.on(GenerateDataKeyCommand).resolves({ CiphertextBlob: new Uint8Array([1, 2]) });
      kms.on(DecryptCommand).resolves({ Plaintext: new Uint8Array(32) });
      try {
        const key = await openKeyring(table, id).key('page-token');
        return {
          key: key.toString('hex'),
          row: await rowOf(plain, { pk: 'KEYRING', sk: 'KEYRING' }),
          generated: kms.commandCalls(GenerateDataKeyCommand).length,
        };
      } finally {
        kms.restore();
        await plain.client.send(
          new DeleteCommand({ TableName: plain.name, Key: { pk: 'KEYRING', sk: 'KEYRING' } }),
        );
      }
    },
  },
];
