import { closeSocketsOfKey, type SocketServices } from '../auth/close-sockets.ts';
import { isSent } from '../aws/mailer.ts';
import type { PublicContext, Services } from '../core/context.ts';
import { forbidden } from '../core/errors.ts';
import {
  type Account,
  getAccount,
  pendingKeyRotation,
  signUpKeyRotation,
} from '../store/account/accounts.ts';
import { getCode } from '../store/account/codes.ts';
import { auditWrites } from '../store/audit-log.ts';
import {
  type ApiKeyRecord,
  getKey,
  keyCreation,
  keyRevocation,
  listKeys,
  revokeKey,
} from '../store/key/api-keys.ts';
import type { Table } from '../store/table/table.ts';
import { tryTransact } from '../store/table/transaction.ts';
import type { Writes } from '../store/table/write.ts';
import { disableEarlierWebhooks } from '../webhooks/disable.ts';
import type { Admission } from './admission.ts';
import { signUpKey } from './new-account.ts';
import { type PlannedCode, planCode, sendCode } from './plan-code.ts';
import { removeUnmailed, unreachable } from './remove-unmailed.ts';
import { signUpAudit } from './sign-up-audit.ts';
import { planSignUpMails, returnSignUpMails } from './sign-up-mails.ts';

const ATTEMPTS = 200;

/**
 * A verified account gets a pending key, because anyone may know its address (STA-06, D-SUP-14). For an unverified
 * account the credential epoch advances, so that earlier keys cannot write.
 */
export async function rotateSignUpKey(
  services: PublicContext,
  found: Account,
  admission: Admission,
): Promise<SignedUp | undefined> {
  let account = found;
  const audit = signUpAudit(services, 'account.key_rotated', found.tenantId);
  for (let attempt = 1; ; attempt++) {
    // The reason is left out, because a stranger may know the address.
    if (account.suspension !== undefined) throw forbidden('This account is suspended.');
    const rotation = await planRotation(services, account);
    const failed = await tryTransact(services.table, {
      ...rotation.writes,
      ...admission.use(account.tenantId),
      ...auditWrites(services.table, account.tenantId, audit),
    });
    if (failed !== undefined) {
      admission.refuseUsed(failed);
      if (attempt === ATTEMPTS) throw failed;
      const current = await getAccount(services.table, account.tenantId);
      if (current === undefined) return undefined;
      account = current;
      continue;
    }
    const { key, secret, replacedKeyId } = rotation;
    if (replacedKeyId !== undefined) await closeSocketsOfKey(services, account.tenantId, replacedKeyId);
    if (!account.verified) {
      await revokeEarlierKeys(services, account.tenantId, key.epoch);
      await disableEarlierWebhooks(services.table, account.tenantId, key.epoch, services.now());
    }
    await mailHuman(services, account, rotation, admission);
    return { organizationId: account.tenantId, inboxId: account.firstInboxId, secret, existed: true };
  }
}

interface Rotation {
  readonly key: ApiKeyRecord;
  readonly secret: string;
  readonly pending: boolean;
  readonly replacedKeyId: string | undefined;
  readonly code: PlannedCode | undefined;
  readonly notice: boolean;
  readonly mailsAt: Date;
  readonly writes: Writes<string>;
}

async function planRotation(services: Services, account: Account): Promise<Rotation> {
  const { table, policy } = services;
  const pending = account.verified && policy.signUpRotation === 'proven';
  const epoch = account.verified ? account.epoch : account.epoch + 1;
  const { key, secret } = signUpKey(services, account.tenantId, epoch);
  const replacedKeyId = pending ? account.pendingKeyId : account.signUpKeyId;
  const revocation = await revocationOf(table, account.tenantId, replacedKeyId);
  const moreKeys = revocation.oldRecord === undefined ? 1 : 0;
  const code = account.verified && !pending ? undefined : await codeFor(services, account);
  const wanted = { code: code !== undefined, notice: true };
  const mails = await planSignUpMails(services, account.humanEmail, wanted);
  const writes = {
    ...keyCreation(table, key, pending),
    ...(pending
      ? pendingKeyRotation(table, account, { keyId: key.keyId, moreKeys })
      : signUpKeyRotation(table, account, { keyId: key.keyId, epoch, moreKeys })),
    ...revocation,
    ...code?.writes,
    ...mails.writes,
  };
  return { key, secret, pending, replacedKeyId, code, notice: mails.notice, mailsAt: mails.at, writes };
}

async function codeFor(services: Services, account: Account): Promise<PlannedCode | undefined> {
  return planCode(services, account.tenantId, await getCode(services.table, account.tenantId));
}

export type RevocationPart = 'oldCredential' | 'oldRecord';

export async function revocationOf(
  table: Table,
  tenantId: string,
  keyId: string | undefined,
): Promise<Writes<RevocationPart>> {
  const key = keyId === undefined ? undefined : await getKey(table, tenantId, keyId);
  if (key === undefined) return {};
  const { credential, record } = keyRevocation(table, key);
  return {
    ...(credential === undefined ? {} : { oldCredential: credential }),
    ...(record === undefined ? {} : { oldRecord: record }),
  };
}

async function mailHuman(
  services: PublicContext,
  account: Account,
  { key, pending, code, notice, mailsAt }: Rotation,
  admission: Admission,
): Promise<void> {
  // The code is sent first, because a repeat of this call does not send a code that is under way.
  const isRefused = code !== undefined && !(await isSent(sendCode(services, account, code)));
  const isNoted = isRefused || !notice || (await isSent(sendNotice(services, account, pending)));
  if (!isRefused && (isNoted || code !== undefined)) return;
  await returnSignUpMails(services, account.humanEmail, mailsAt);
  const isNew = await removeUnmailed(services, { ...account, signUpKeyId: key.keyId }, admission);
  // The key of an unverified account works without the code, and the next sign-up sends another code.
  if (isNew || (isRefused && pending)) throw unreachable();
}

async function sendNotice(services: Services, account: Account, pending: boolean): Promise<void> {
  const effect = pending
    ? 'The new key does nothing until it is confirmed with the code that we email you. Keys in use keep working.'
    : 'The previous key has stopped working.';
  await services.mailer.send({
    to: account.humanEmail,
    subject: 'A new Agent Inbox key was requested',
    text: [
      `There was another sign-up with your address, for the account that owns ${account.firstInboxId}.`,
      '',
      effect,
      'If that was not you or your agent, do not share any code, and delete keys that you do not recognize.',
      '',
    ].join('\n'),
  });
}

const PAGE_KEYS = 100;

/**
 * The address was not proved, so anyone may hold an earlier key. The epoch has advanced, so no new one can appear and
 * the list is read until it is empty.
 */
async function revokeEarlierKeys(services: SocketServices, tenantId: string, epoch: number): Promise<void> {
  for (;;) {
    const earlier = await keysBefore(services.table, tenantId, epoch);
    if (earlier.length === 0) return;
    for (const key of earlier) {
      await revokeKey(services.table, key);
      await closeSocketsOfKey(services, tenantId, key.keyId);
    }
  }
}

async function keysBefore(table: Table, tenantId: string, epoch: number): Promise<ApiKeyRecord[]> {
  const earlier: ApiKeyRecord[] = [];
  let after: string | undefined;
  do {
    const page = await listKeys(table, tenantId, undefined, { limit: PAGE_KEYS, ascending: true, after });
    earlier.push(...page.items.filter((key) => key.epoch < epoch));
    after = page.next;
  } while (after !== undefined);
  return earlier;
}

export interface SignedUp {
  readonly organizationId: string;
  readonly inboxId: string;
  readonly secret: string;
  readonly existed: boolean;
}
