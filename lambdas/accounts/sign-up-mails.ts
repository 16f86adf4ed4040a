import type { Services } from '../core/context.ts';
import { rateLimited } from '../core/errors.ts';
import { planUse, returnUse } from '../store/limit/sliding-limit.ts';
import type { Writes } from '../store/table/write.ts';
import { DAY_SECONDS } from '../timing/durations.ts';
import { canonicalAddress } from './human-email.ts';

const MINUTE_SECONDS = 60;

interface WantedMails {
  readonly code: boolean;
  readonly notice: boolean;
}

interface AllowedMails {
  readonly notice: boolean;
  readonly at: Date;
  readonly writes: Writes<'codeQuota' | 'mailQuota'>;
}

export function signUpMailSubject(humanEmail: string): string {
  return `sign-up-mail#${canonicalAddress(humanEmail)}`;
}

/**
 * The emails are counted in the transaction of the sign-up (D-ADD-06). Over the limit, a notice is left out, but a code
 * refuses the sign-up.
 */
export async function planSignUpMails(
  services: Services,
  humanEmail: string,
  wanted: WantedMails,
): Promise<AllowedMails> {
  const at = services.now();
  const count = (mails: number) => planMails(services, humanEmail, at, mails);
  const codeQuota = wanted.code ? await planCodeMail(services, humanEmail, at) : {};
  const both = await count(Number(wanted.code) + Number(wanted.notice));
  if (both.allowed) return { notice: wanted.notice, at, writes: { ...codeQuota, ...both.writes } };
  if (!wanted.code) return { notice: false, at, writes: {} };
  const codeAlone = wanted.notice ? await count(1) : both;
  if (!codeAlone.allowed) throw tooMany(codeAlone.waitSeconds);
  return { notice: false, at, writes: { ...codeQuota, ...codeAlone.writes } };
}

export async function returnSignUpMails(
  { table }: Pick<Services, 'table'>,
  humanEmail: string,
  at: Date,
): Promise<void> {
  const subject = signUpMailSubject(humanEmail);
  for (const name of ['code', 'mail']) await returnUse(table, { subject, name }, at);
}

async function planCodeMail(
  { table, policy }: Services,
  humanEmail: string,
  at: Date,
): Promise<Writes<'codeQuota'>> {
  const limits = [{ limit: policy.codeMailsPerMinute, windowSeconds: MINUTE_SECONDS }];
  const use = await planUse(table, { subject: signUpMailSubject(humanEmail), name: 'code' }, limits, at);
  if (!use.allowed) throw tooMany(use.waitSeconds);
  return named('codeQuota', use.writes);
}

type PlannedMails =
  | { readonly allowed: true; readonly writes: Writes<'mailQuota'> }
  | { readonly allowed: false; readonly waitSeconds: number };

async function planMails(
  { table, policy }: Services,
  humanEmail: string,
  at: Date,
  count: number,
): Promise<PlannedMails> {
  if (count === 0) return { allowed: true, writes: {} };
  const limits = [{ limit: policy.codeMailsPerDay, windowSeconds: DAY_SECONDS }];
  const use = await planUse(
    table,
    { subject: signUpMailSubject(humanEmail), name: 'mail' },
    limits,
    at,
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
  return rateLimited(waitSeconds, 'Too many emails to this address');
}
