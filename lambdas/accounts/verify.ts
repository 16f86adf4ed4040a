import { closeSocketsOfKey } from '../auth/close-sockets.ts';
import type { Caller } from '../caller/caller.ts';
import type { Services } from '../core/context.ts';
import { forbidden, invalid, notFound, rateLimited, suspended, unauthenticated } from '../core/errors.ts';
import { type Account, confirmation, getAccount } from '../store/account/accounts.ts';
import { keyExists } from '../store/account/caller-checks.ts';
import {
  ATTEMPTS_PER_CODE,
  CODE_LIFE_MS,
  codeUse,
  countAttempt,
  type StoredCode,
  secondsToNextDay,
} from '../store/account/codes.ts';
import { countKeyAttempt, getKey } from '../store/key/api-keys.ts';
import { credentialKey } from '../store/keys.ts';
import { tryTransact } from '../store/table/transaction.ts';
import { rowUpdate, type Writes } from '../store/table/write.ts';
import { CODE_PATTERN, hashCode, sameHash } from './plan-code.ts';
import { type RevocationPart, revocationOf } from './rotate-sign-up-key.ts';

/** A pending key that confirms becomes the sign-up key and replaces the previous one in one transaction. */
export async function verify(services: Services, caller: Caller, code: string): Promise<void> {
  // A restricted key could use up the attempts of its creator.
  if (caller.permissions !== null) throw forbidden('Verification requires a key with full access.');
  const account = await getAccount(services.table, caller.tenantId);
  if (account === undefined) throw notFound('account');
  if (account.verified && !caller.pending) return;
  // Malformed codes are refused before counting, so that they use up no attempt.
  if (!CODE_PATTERN.test(code)) throw invalid('otp_code', 'must be the 6 digits that were emailed');
  const stored = await countedCode(services, caller);
  if (stored === undefined) {
    if (isConfirmed(await getAccount(services.table, caller.tenantId), account, caller)) return;
    throw invalid('otp_code', 'is not expected, because no code is pending; sign up again for a new one');
  }
  const given = await hashCode(services, account.tenantId, stored.serial, code);
  if (!sameHash(given, stored.hash))
    throw invalid(
      'otp_code',
      caller.pending ? 'is wrong' : `is wrong; attempts left: ${stored.attemptsLeft}`,
    );
  await confirm(services, account, caller, stored);
}

async function countedCode({ table, now: clock }: Services, caller: Caller): Promise<StoredCode | undefined> {
  const now = clock();
  const { tenantId, keyId, pending } = caller;
  if (pending && !(await countKeyAttempt(table, tenantId, keyId, ATTEMPTS_PER_CODE))) {
    throw rateLimited(CODE_LIFE_MS / 1000, 'Too many attempts with this key; sign up again for a new one');
  }
  const attempt = await countAttempt(table, tenantId, now, pending ? 'pending key' : 'owner');
  switch (attempt.outcome) {
    case 'counted':
      return attempt.code;
    case 'none':
      return undefined;
    case 'expired':
      throw invalid('otp_code', 'has expired; sign up again for a new one');
    case 'code-exhausted': {
      const wait = Math.ceil((attempt.expiresAt.getTime() - now.getTime()) / 1000);
      throw rateLimited(Math.max(1, wait), 'Too many attempts at this code; sign up again for a new one');
    }
    case 'day-exhausted':
      throw rateLimited(secondsToNextDay(now), 'Too many attempts today');
  }
}

function isConfirmed(current: Account | undefined, { signUpKeyId }: Account, caller: Caller): boolean {
  return current?.verified === true && current.signUpKeyId === (caller.pending ? caller.keyId : signUpKeyId);
}

async function confirm(
  services: Services,
  account: Account,
  caller: Caller,
  code: StoredCode,
): Promise<void> {
  const { table } = services;
  const replaced = caller.pending ? account.signUpKeyId : undefined;
  const promoted = caller.pending ? await promotion(services, account, caller.keyId) : {};
  const failed = await tryTransact(table, {
    ...codeUse(table, account.tenantId, code),
    ...promoted,
    ...confirmation(table, account, {
      epoch: caller.epoch,
      pendingKeyId: caller.pending ? caller.keyId : undefined,
      revokedKeys: promoted.oldRecord === undefined ? 0 : 1,
    }),
    ...keyExists(table, caller),
  });
  if (failed === undefined) {
    // The plan of verified accounts may have quota for email that the previous plan deferred.
    await services.releases.send({ tenant: account.tenantId });
  } else {
    if (failed.of('caller')) throw unauthenticated();
    const current = await getAccount(table, account.tenantId);
    if (current?.suspension !== undefined) throw suspended(current.suspension.reason);
    if (isConfirmed(current, account, caller)) return;
    throw invalid('otp_code', 'was replaced; use the newest one');
  }
  if (replaced !== undefined) await closeSocketsOfKey(services, account.tenantId, replaced);
}

async function promotion(
  services: Services,
  account: Account,
  keyId: string,
): Promise<Writes<'promoted' | RevocationPart>> {
  const { table } = services;
  const [pending, revocation] = await Promise.all([
    getKey(table, account.tenantId, keyId),
    revocationOf(table, account.tenantId, account.signUpKeyId),
  ]);
  if (pending === undefined) throw notFound('account');
  return {
    promoted: rowUpdate(table, credentialKey(pending.secretHash), { remove: ['pending'], has: ['pk'] }),
    ...revocation,
  };
}
