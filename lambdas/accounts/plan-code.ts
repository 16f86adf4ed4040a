import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Services } from '../core/context.ts';
import { KEY_ENTROPY_BYTES, timeKey } from '../ids.ts';
import type { Account } from '../store/account/accounts.ts';
import {
  CODE_LIFE_MS,
  codeReplacement,
  codeUse,
  markCodeSent,
  type StoredCode,
} from '../store/account/codes.ts';
import { keyedHash } from '../store/secret/keyring.ts';
import { tryTransact } from '../store/table/transaction.ts';
import type { Writes } from '../store/table/write.ts';

/** Codes have six digits (ONB-05). */
export const CODE_PATTERN = /^\d{6}$/;
const CODES = 1_000_000;

export function createCode(): string {
  return String(randomInt(CODES)).padStart(6, '0');
}

/** Compares keyed hashes in constant time. */
export function sameHash(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

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
 * Plans a one-time code unless one is on its way already. The code is a part of the transaction that makes
 * the key: a sign-up that is refused has no effect.
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

/** Mails a code that the account's transaction has stored. @throws what the mailer throws. */
export async function sendCode(
  services: Services,
  { tenantId, humanEmail }: Pick<Account, 'tenantId' | 'humanEmail'>,
  { code, serial }: PlannedCode,
): Promise<void> {
  try {
    await services.mailer.send({
      to: humanEmail,
      subject: `${code} is your Agent Inbox code`,
      text: [
        `Your verification code is ${code}`,
        '',
        'Give it to the agent that signed up with your address. It can be used once, within 24 hours.',
        'If you did not expect this email, ignore it: without the code, the account cannot be confirmed.',
        '',
      ].join('\n'),
    });
  } catch (error) {
    await forgetCode(services, tenantId, serial);
    throw error;
  }
  await markCodeSent(services.table, tenantId, serial);
}

/** The next sign-up must not wait for a mail that never left. */
async function forgetCode({ table }: Services, tenantId: string, serial: string): Promise<void> {
  // It fails when another sign-up has put a code in its place already.
  await tryTransact(table, codeUse(table, tenantId, { serial }));
}
