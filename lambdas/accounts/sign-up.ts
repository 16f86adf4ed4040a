import { isSent } from '../aws/mailer.ts';
import type { PublicContext } from '../core/context.ts';
import { ApiError, rateLimited } from '../core/errors.ts';
import { unavailable } from '../inboxes/create-inbox.ts';
import { findTenantOf, getAccount } from '../store/account/accounts.ts';
import { auditWrites } from '../store/audit-log.ts';
import { countInWindow } from '../store/limit/window-limit.ts';
import { ConditionsFailed, transact } from '../store/table/transaction.ts';
import { type Admission, admitted, refuseClosed } from './admission.ts';
import { accountAddress } from './human-email.ts';
import { planAccount } from './new-account.ts';
import { newCode, sendCode } from './plan-code.ts';
import { removeUnmailed, unreachable } from './remove-unmailed.ts';
import { rotateSignUpKey, type SignedUp } from './rotate-sign-up-key.ts';
import { signUpAudit } from './sign-up-audit.ts';
import { planSignUpMails, returnSignUpMails } from './sign-up-mails.ts';

const HOUR_SECONDS = 3600;

/** An attempt is used up by a random name that is taken and by a concurrent sign-up for the same address. */
const ATTEMPTS = 50;

/** A repeated sign-up rotates the key (STA-01, STA-05). */
export async function signUp(
  context: PublicContext,
  email: string,
  username: string | undefined,
  invitation?: string,
): Promise<SignedUp> {
  const humanEmail = accountAddress(email);
  // The settings are checked before any lookup, so that an address with an account gets the same answer (D-SUP-23).
  refuseClosed(context.policy, humanEmail, invitation);
  await limitSource(context);
  const admission = await admitted(context, humanEmail, invitation);
  for (let attempt = 1; ; attempt++) {
    const tenantId = await findTenantOf(context.table, humanEmail);
    const account = tenantId === undefined ? undefined : await getAccount(context.table, tenantId);
    if (account !== undefined) {
      const rotated = await rotateSignUpKey(context, account, admission);
      if (rotated !== undefined) return rotated;
      continue;
    }
    try {
      return await openAccount(context, humanEmail, username, admission);
    } catch (error) {
      // The email that reached the mailbox's limit may belong to a concurrent first sign-up, which then also made the
      // account.
      if (isLimit(error) && (await findTenantOf(context.table, humanEmail)) !== undefined) continue;
      const refusal = refusalOf(error, username, admission);
      if (refusal !== undefined || attempt === ATTEMPTS) throw refusal ?? error;
    }
  }
}

/** Undefined means that another attempt may succeed. */
function refusalOf(error: unknown, username: string | undefined, admission: Admission): unknown {
  if (!(error instanceof ConditionsFailed)) return error;
  admission.refuseUsed(error);
  const isNameTaken = error.of('address') && !error.of('human');
  return isNameTaken && username !== undefined ? unavailable() : undefined;
}

function isLimit(error: unknown): boolean {
  return error instanceof ApiError && error.name === 'rate_limited';
}

async function limitSource(context: PublicContext): Promise<void> {
  const limit = context.policy.signUpsPerHourPerSource;
  if (limit === 0) return;
  const quota = { subject: `sign-up#${context.sourceIp}`, limit, windowSeconds: HOUR_SECONDS };
  const wait = await countInWindow(context.table, quota, context.now());
  if (wait !== undefined) throw rateLimited(wait, 'Too many sign-ups from this address');
}

async function openAccount(
  services: PublicContext,
  humanEmail: string,
  username: string | undefined,
  admission: Admission,
): Promise<SignedUp> {
  const { table } = services;
  const planned = planAccount(services, { humanEmail, username, verified: false, plan: 'unverified' });
  const { account, secret, writes } = planned;
  const { tenantId } = account;
  const audit = signUpAudit(services, 'account.created', tenantId);
  const mails = await planSignUpMails(services, humanEmail, { code: true, notice: false });
  const code = await newCode(services, tenantId, undefined);
  await transact(table, {
    ...writes,
    ...code.writes,
    ...mails.writes,
    ...admission.use(tenantId),
    ...auditWrites(table, tenantId, audit),
  });
  if (!(await isSent(sendCode(services, account, code)))) {
    await returnSignUpMails(services, humanEmail, mails.at);
    await removeUnmailed(services, account, admission);
    throw unreachable();
  }
  return { organizationId: tenantId, inboxId: account.firstInboxId, secret, existed: false };
}
