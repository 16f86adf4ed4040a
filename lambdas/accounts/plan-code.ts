import { createCode } from '../auth/one-time-code.ts';
import type { Services } from '../core/context.ts';
import { KEY_ENTROPY_BYTES, timeKey } from '../ids.ts';
import { CODE_LIFE_MS, codeReplacement, type StoredCode } from '../store/account/codes.ts';
import { keyedHash } from '../store/secret/keyring.ts';
import type { Writes } from '../store/table/transaction.ts';

/** How long a code that was made may be on its way into a mail; after that, its sign-up must have crashed. */
const UNDER_WAY_MS = 60_000;

/** A code that a transaction makes, and that is mailed after it. */
export interface PlannedCode {
  readonly code: string;
  readonly serial: string;
  /** Fails when another sign-up was faster: plan again. */
  readonly writes: Writes<'newCode'>;
}

/**
 * Plans a one-time code unless one is on its way already. Writes nothing: the code is a part of the transaction that
 * makes the key, so that a sign-up that is refused has no effect.
 * @param present the account's code, if it has one
 */
export async function planCode(
  services: Services,
  tenantId: string,
  present: StoredCode | undefined,
): Promise<PlannedCode | undefined> {
  if (present !== undefined && isUnderWay(present, services.now())) return undefined;
  return newCode(services, tenantId, present);
}

/** A one-time code that replaces the code that was read. */
export async function newCode(
  services: Services,
  tenantId: string,
  present: StoredCode | undefined,
): Promise<PlannedCode> {
  const now = services.now();
  const code = createCode();
  const serial = timeKey(now, services.randomBytes(KEY_ENTROPY_BYTES));
  const hash = await hashCode(services, tenantId, serial, code);
  const expiresAt = new Date(now.getTime() + CODE_LIFE_MS);
  const writes = codeReplacement(services.table, tenantId, present, { serial, hash, expiresAt });
  return { code, serial, writes };
}

/** A code without attempts left counts as expired. */
function isUnderWay({ sent, expiresAt, usedUp }: StoredCode, now: Date): boolean {
  if (usedUp) return false;
  const left = expiresAt.getTime() - now.getTime();
  return left > 0 && (sent || left > CODE_LIFE_MS - UNDER_WAY_MS);
}

/** What is stored in place of a code: bound to the account and to this one code. */
export async function hashCode(
  { keyring }: Services,
  tenantId: string,
  serial: string,
  code: string,
): Promise<Buffer> {
  return keyedHash(await keyring.key('one-time-code'), tenantId, serial, code);
}
