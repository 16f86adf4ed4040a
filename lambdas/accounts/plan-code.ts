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

export const CODE_PATTERN = /^\d{6}$/;
const CODES = 1_000_000;

export function createCode(): string {
  return String(randomInt(CODES)).padStart(6, '0');
}

export function sameHash(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

/** After this time, a sign-up that stored a code and did not email it must have crashed. */
const UNDER_WAY_MS = 60_000;

export interface PlannedCode {
  readonly code: string;
  readonly serial: string;
  readonly writes: Writes<'newCode'>;
}

/** The code is part of the transaction that creates the key, so a refused sign-up has no effect. */
export async function planCode(
  services: Services,
  tenantId: string,
  present: StoredCode | undefined,
): Promise<PlannedCode | undefined> {
  if (present !== undefined && isUnderWay(present, services.now())) return undefined;
  return newCode(services, tenantId, present);
}

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

function isUnderWay({ sent, expiresAt, usedUp }: StoredCode, now: Date): boolean {
  if (usedUp) return false;
  const left = expiresAt.getTime() - now.getTime();
  return left > 0 && (sent || left > CODE_LIFE_MS - UNDER_WAY_MS);
}

/** The hash is bound to the account and to this code. */
export async function hashCode(
  { keyring }: Services,
  tenantId: string,
  serial: string,
  code: string,
): Promise<Buffer> {
  return keyedHash(await keyring.key('one-time-code'), tenantId, serial, code);
}

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

/** The code is removed so that the next sign-up does not wait for an email that never left. */
async function forgetCode({ table }: Services, tenantId: string, serial: string): Promise<void> {
  await tryTransact(table, codeUse(table, tenantId, { serial }));
}
