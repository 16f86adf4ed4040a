import type { PublicContext } from '../core/context.ts';
import { type ApiError, forbidden } from '../core/errors.ts';
import type { Policy } from '../settings/policy.ts';
import { invitationReturn, invitationUse, isUsable } from '../store/account/invitations.ts';
import type { ConditionsFailed } from '../store/table/transaction.ts';
import type { Writes } from '../store/table/write.ts';
import { findInvitation } from './invitation.ts';

export interface Admission {
  use(tenantId: string): Writes<'invitation'>;
  giveBack(tenantId: string): Writes<'invitation'>;
  refuseUsed(failed: ConditionsFailed): void;
}

const OPEN: Admission = { use: () => ({}), giveBack: () => ({}), refuseUsed: () => undefined };

export function refuseClosed(
  { signUp, signUpDomains }: Policy,
  humanEmail: string,
  invitation: string | undefined,
): void {
  if (signUp === 'closed') throw forbidden('Sign-up is closed here. Ask the operator for an account.');
  const domain = humanEmail.slice(humanEmail.lastIndexOf('@') + 1);
  if (signUpDomains?.includes(domain) === false) {
    throw forbidden(`Only addresses at these domains can sign up: ${signUpDomains.join(', ')}.`);
  }
  if (signUp === 'invite' && invitation === undefined) {
    throw forbidden('Sign-up requires an invitation from the operator, in the field invitation.');
  }
}

export async function admitted(
  { table, policy, now }: PublicContext,
  humanEmail: string,
  given: string | undefined,
): Promise<Admission> {
  if (policy.signUp !== 'invite') return OPEN;
  const invitation = await findInvitation(table, given ?? '');
  if (invitation === undefined || !isUsable(invitation, now())) throw notGood();
  if (invitation.email !== undefined && invitation.email !== humanEmail) throw notGood();
  return {
    use: (tenantId) => invitationUse(table, invitation, tenantId, now()),
    giveBack: (tenantId) => invitationReturn(table, invitation, tenantId),
    refuseUsed(failed) {
      if (failed.of('invitation')) throw notGood();
    },
  };
}

/** The error does not say what is wrong, because a guess must not reveal that an invitation exists. */
function notGood(): ApiError {
  return forbidden(
    'This invitation is not valid: it is unknown, used, revoked, over 7 days old, or for a different address.',
  );
}
