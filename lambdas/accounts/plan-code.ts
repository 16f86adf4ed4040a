import { createCode } from '../auth/one-time-code.ts';
import { KEY_ENTROPY_BYTES, timeKey } from '../ids.ts';
import type { Services } from '../operations/context.ts';
import { rateLimited } from '../operations/errors.ts';
import type { Account } from '../store/accounts.ts';
import { ATTEMPTS_PER_CODE, CODE_LIFE_MS, codeReplacement, type StoredCode } from '../store/codes.ts';
import { keyedHash } from '../store/keyring.ts';
import { planUse } from '../store/sliding-quota.ts';
import type { Writes } from '../store/transaction.ts';
import { canonicalAddress } from './human-email.ts';

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 86_400;
/** How long a code that was made may be on its way into a mail; after that, its sign-up must have crashed. */
const UNDER_WAY_MS = 60_000;

/** A code that a transaction makes, and that is mailed after it. */
export interface PlannedCode {
  readonly code: string;
  readonly serial: string;
  /** Both fail when another sign-up was faster: plan again. */
  readonly writes: Writes<'newCode' | 'quota'>;
}

/**
 * Plans a one-time code unless one is on its way already. Writes nothing: the mailbox's quota is counted by the same
 * transaction that the code is a part of, so that a sign-up that is refused has no effect.
 * @param present the account's code, if it has one
 * @throws ApiError rate_limited when the mailbox has had its share
 */
export async function planCode(
  services: Services,
  { tenantId, humanEmail }: Pick<Account, 'tenantId' | 'humanEmail'>,
  present: StoredCode | undefined,
): Promise<PlannedCode | undefined> {
  const now = services.now();
  if (present !== undefined && isUnderWay(present, now)) return undefined;
  const quota = await limitMailbox(services, humanEmail, now);
  const code = createCode((size) => services.randomBytes(size));
  const serial = timeKey(now, services.randomBytes(KEY_ENTROPY_BYTES));
  const hash = await hashCode(services, tenantId, serial, code);
  const expiresAt = new Date(now.getTime() + CODE_LIFE_MS);
  const replacement = codeReplacement(services.table, tenantId, present, { serial, hash, expiresAt });
  return { code, serial, writes: { ...replacement, ...quota } };
}

/** One whose attempts are used up is as good as expired: with it nobody could verify any more. */
function isUnderWay({ sent, expiresAt, attempts }: StoredCode, now: Date): boolean {
  if (attempts >= ATTEMPTS_PER_CODE) return false;
  const left = expiresAt.getTime() - now.getTime();
  return left > 0 && (sent || left > CODE_LIFE_MS - UNDER_WAY_MS);
}

/** What code mails to a mailbox are counted under, whoever asks for them: the mailbox is somebody's. */
export function codeMailSubject(humanEmail: string): string {
  return `code-mail#${canonicalAddress(humanEmail)}`;
}

async function limitMailbox(
  { table, policy }: Services,
  humanEmail: string,
  now: Date,
): Promise<Writes<'quota'>> {
  const limits = [
    { limit: policy.codeMailsPerMinute, windowSeconds: MINUTE_SECONDS },
    { limit: policy.codeMailsPerDay, windowSeconds: DAY_SECONDS },
  ];
  const use = await planUse(table, codeMailSubject(humanEmail), limits, now);
  if (!use.allowed) throw rateLimited(use.waitSeconds, 'Too many code mails to this address');
  return use.writes;
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
