import type { Services } from '../core/context.ts';
import { rateLimited } from '../core/errors.ts';
import { planUse } from '../store/limit/sliding-limit.ts';
import type { Writes } from '../store/table/write.ts';
import { DAY_SECONDS } from '../timing/durations.ts';
import { canonicalAddress } from './human-email.ts';

const MINUTE_SECONDS = 60;

interface WantedMails {
  readonly code: boolean;
  readonly notice: boolean;
}

/** Mails that it may send, with the writes that count them: both fail when another sign-up was faster. */
interface AllowedMails {
  readonly notice: boolean;
  readonly writes: Writes<'codeQuota' | 'mailQuota'>;
}

/** The limit that counts sign-up mails to a mailbox, whatever client causes them. */
export function signUpMailSubject(humanEmail: string): string {
  return `sign-up-mail#${canonicalAddress(humanEmail)}`;
}

/**
 * Plans what a sign-up may mail, to be counted in the transaction that it makes (D-ADD-06).
 * A notice that may not be sent is left out; a code that may not be sent refuses the sign-up.
 * @throws ApiError rate_limited
 */
export async function planSignUpMails(
  services: Services,
  humanEmail: string,
  wanted: WantedMails,
): Promise<AllowedMails> {
  const codeQuota = wanted.code ? await planCodeMail(services, humanEmail) : {};
  const both = await planMails(services, humanEmail, Number(wanted.code) + Number(wanted.notice));
  if (both.allowed) return { notice: wanted.notice, writes: { ...codeQuota, ...both.writes } };
  if (!wanted.code) return { notice: false, writes: {} };
  const codeAlone = wanted.notice ? await planMails(services, humanEmail, 1) : both;
  if (!codeAlone.allowed) throw tooMany(codeAlone.waitSeconds);
  return { notice: false, writes: { ...codeQuota, ...codeAlone.writes } };
}

async function planCodeMail(services: Services, humanEmail: string): Promise<Writes<'codeQuota'>> {
  const { table, policy, now } = services;
  const limits = [{ limit: policy.codeMailsPerMinute, windowSeconds: MINUTE_SECONDS }];
  const use = await planUse(table, { subject: signUpMailSubject(humanEmail), name: 'code' }, limits, now());
  if (!use.allowed) throw tooMany(use.waitSeconds);
  return named('codeQuota', use.writes);
}

type PlannedMails =
  | { readonly allowed: true; readonly writes: Writes<'mailQuota'> }
  | { readonly allowed: false; readonly waitSeconds: number };

async function planMails(services: Services, humanEmail: string, count: number): Promise<PlannedMails> {
  if (count === 0) return { allowed: true, writes: {} };
  const { table, policy, now } = services;
  const limits = [{ limit: policy.codeMailsPerDay, windowSeconds: DAY_SECONDS }];
  const use = await planUse(
    table,
    { subject: signUpMailSubject(humanEmail), name: 'mail' },
    limits,
    now(),
    count,
  );
  return use.allowed ? { allowed: true, writes: named('mailQuota', use.writes) } : use;
}

function named<Name extends string>(name: Name, { quota }: Writes<'quota'>): Writes<Name> {
  const writes: { [part in Name]?: typeof quota } = {};
  if (quota !== undefined) writes[name] = quota;
  return writes as Writes<Name>;
}

function tooMany(waitSeconds: number): Error {
  return rateLimited(waitSeconds, 'Too many mails to this address');
}
