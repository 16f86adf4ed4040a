import { createCode } from '../auth/one-time-code.ts';
import { KEY_ENTROPY_BYTES, timeKey } from '../ids.ts';
import type { Services } from '../operations/context.ts';
import { rateLimited } from '../operations/errors.ts';
import type { Account } from '../store/accounts.ts';
import { CODE_LIFE_MS, getCode, markCodeSent, replaceCode } from '../store/codes.ts';
import { keyedHash } from '../store/keyring.ts';
import { useQuota } from '../store/quota.ts';
import { canonicalAddress } from './human-email.ts';

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 86_400;

/**
 * Mails a one-time code unless one is on its way already.
 * @throws ApiError rate_limited when the mailbox has had its share.
 */
export async function sendCode(services: Services, account: Account): Promise<void> {
  const now = services.now();
  const present = await getCode(services.table, account.tenantId);
  if (present?.sent === true && present.expiresAt > now) return;
  await limitMailbox(services, account.humanEmail);
  const code = createCode((size) => services.randomBytes(size));
  const serial = timeKey(now, services.randomBytes(KEY_ENTROPY_BYTES));
  await replaceCode(services.table, account.tenantId, {
    serial,
    hash: await hashCode(services, account.tenantId, serial, code),
    expiresAt: new Date(now.getTime() + CODE_LIFE_MS),
  });
  await services.mailer.send({
    to: account.humanEmail,
    subject: `${code} is your Agent Inbox code`,
    text: [
      `Your verification code is ${code}`,
      '',
      'Give it to the agent that signed up with your address. It is good for 24 hours and for one use.',
      'If you did not expect this mail, ignore it: without the code nobody can confirm the account.',
      '',
    ].join('\n'),
  });
  await markCodeSent(services.table, account.tenantId, serial);
}

/** Whoever asks for them: the mailbox is somebody's. */
/** What code mails to a mailbox are counted under. */
export function codeMailSubject(humanEmail: string): string {
  return `code-mail#${canonicalAddress(humanEmail)}`;
}

async function limitMailbox({ table, policy, now }: Services, humanEmail: string): Promise<void> {
  const subject = codeMailSubject(humanEmail);
  const waits = [
    await useQuota(
      table,
      { subject, limit: policy.codeMailsPerMinute, windowSeconds: MINUTE_SECONDS },
      now(),
    ),
    await useQuota(table, { subject, limit: policy.codeMailsPerDay, windowSeconds: DAY_SECONDS }, now()),
  ].filter((wait) => wait !== undefined);
  if (waits.length > 0) throw rateLimited(Math.max(...waits), 'Too many code mails to this address');
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
