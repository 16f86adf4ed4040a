import { closeSocketsOfKey } from '../auth/close-sockets.ts';
import type { Services } from '../operations/context.ts';
import { ApiError } from '../operations/errors.ts';
import { type Account, getAccount, pendingKeyRotation, signUpKeyRotation } from '../store/accounts.ts';
import { getKey, keyCreation, keyRevocation, listKeys, revokeKey } from '../store/api-keys.ts';
import { getCode } from '../store/codes.ts';
import type { Table } from '../store/table.ts';
import { ConditionsFailed, transact, type Writes } from '../store/transaction.ts';
import { disableEarlierWebhooks } from '../webhooks/disable-earlier.ts';
import { type PlannedCode, planCode } from './plan-code.ts';
import { sendCode } from './send-code.ts';
import { signUpKey } from './sign-up-key.ts';
import type { SignedUp } from './signed-up.ts';

/** Parallel sign-ups with one address take turns; each of them needs its own. */
const ATTEMPTS = 200;
/** Keys that are revoked in one round. */
const REVOKED_AT_ONCE = 100;

/**
 * Sign-up again: same account, another key (interface section 3). A verified account's new key is pending
 * until the human confirms, because anyone may know an address (decisions, "Sign-up and verify").
 * @throws ApiError rate_limited, and then nothing was changed
 */
export async function rotateSignUpKey(services: Services, found: Account): Promise<SignedUp> {
  let account = found;
  for (let attempt = 1; ; attempt++) {
    const pending = account.verified && services.policy.signUpRotation === 'proven';
    const { key, secret } = signUpKey(services, account.tenantId);
    const replaced = pending ? account.pendingKeyId : account.signUpKeyId;
    // Before anything is written: it may refuse.
    const code = account.verified && !pending ? undefined : await codeFor(services, account);
    try {
      await transact(services.table, {
        ...keyCreation(services.table, key, pending),
        ...(pending
          ? pendingKeyRotation(services.table, account, key.keyId)
          : signUpKeyRotation(services.table, account, key.keyId)),
        ...(await revocationOf(services.table, account.tenantId, replaced)),
        ...code?.writes,
      });
    } catch (error) {
      if (!(error instanceof ConditionsFailed) || attempt === ATTEMPTS) throw error;
      account = await reread(services.table, account);
      continue;
    }
    if (replaced !== undefined) await closeSocketsOfKey(services, account.tenantId, replaced);
    if (!account.verified) {
      await revokeAllBut(services, account.tenantId, key.keyId);
      await disableEarlierWebhooks(services.table, account.tenantId, services.now());
    }
    await notify(services, account, pending);
    if (code !== undefined) await sendCode(services, account, code);
    return { organizationId: account.tenantId, inboxId: account.firstInboxId, secret, existed: true };
  }
}

/** @throws ApiError rate_limited */
async function codeFor(services: Services, account: Account): Promise<PlannedCode | undefined> {
  return planCode(services, account, await getCode(services.table, account.tenantId));
}

async function reread(table: Table, account: Account): Promise<Account> {
  const current = await getAccount(table, account.tenantId);
  if (current === undefined)
    throw new ApiError('conflict', 'The account was deleted meanwhile. Sign up again.');
  return current;
}

type RevocationPart = 'oldCredential' | 'oldRecord';

/** The writes that revoke a key, under names of their own beside those that make another. */
async function revocationOf(
  table: Table,
  tenantId: string,
  keyId: string | undefined,
): Promise<Writes<RevocationPart>> {
  const key = keyId === undefined ? undefined : await getKey(table, tenantId, keyId);
  // Its owner may have deleted it: nothing is left to revoke.
  if (key === undefined) return {};
  const { credential, record } = keyRevocation(table, key);
  return {
    ...(credential === undefined ? {} : { oldCredential: credential }),
    ...(record === undefined ? {} : { oldRecord: record }),
  };
}

/** Nobody had proved the address, so whoever holds an earlier key may be anyone. */
async function revokeAllBut(services: Services, tenantId: string, keptKeyId: string): Promise<void> {
  for (let after: string | undefined; ; ) {
    const page = await listKeys(services.table, tenantId, undefined, {
      limit: REVOKED_AT_ONCE,
      ascending: true,
      after,
    });
    for (const key of page.items) {
      // Keys sort by age: one that a later sign-up made is that one's to judge.
      if (key.keyId >= keptKeyId) continue;
      await revokeKey(services.table, key);
      await closeSocketsOfKey(services, tenantId, key.keyId);
    }
    if (page.next === undefined) return;
    after = page.next;
  }
}

async function notify(services: Services, account: Account, pending: boolean): Promise<void> {
  const effect = pending
    ? 'The new key does nothing until it is confirmed with the code that we mail you. Keys in use go on working.'
    : 'The key that was handed out before has stopped working.';
  await services.mailer.send({
    to: account.humanEmail,
    subject: 'A new Agent Inbox key was asked for',
    text: [
      `Somebody signed up again with your address, for the account that owns ${account.firstInboxId}.`,
      '',
      effect,
      'If that was not you or your agent, do not pass on any code, and delete keys that you do not know.',
      '',
    ].join('\n'),
  });
}
