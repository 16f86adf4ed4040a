import {
  invitationPageSchema,
  type ListedInvitation,
  listedInvitationSchema,
  madeInvitationSchema,
} from '../../lambdas/admin/admin-answer.ts';
import { type Column, textTable } from '../output/text-table.ts';
import { askAdmin } from './ask-admin.ts';
import { type OperatorFlags, printedJson, withAccess } from './with-access.ts';

const COLUMNS: readonly Column<ListedInvitation>[] = [
  ['INVITATION', ({ invitation_id }) => invitation_id],
  ['STATE', ({ status }) => status],
  ['FOR', ({ email }) => email ?? 'any address'],
  ['EXPIRES', ({ expires_at }) => expires_at],
  ['TENANT', ({ tenant_id }) => tenant_id ?? ''],
];

/** @returns what to print. */
export function createInvitation(flags: OperatorFlags & { readonly email?: string }): Promise<string> {
  const { email } = flags;
  return withAccess(flags, async (access) => {
    const request = { command: 'invitations.create' as const, ...(email === undefined ? {} : { email }) };
    const made = await askAdmin(access, request, madeInvitationSchema);
    if (flags.json === true) return printedJson(made);
    const who = made.email ?? 'any address that may sign up';
    return `${made.invitation}\nGood for one sign-up of ${who}, until ${made.expires_at}. Shown once.`;
  });
}

/** Every page. @returns what to print. */
export function listInvitations(flags: OperatorFlags): Promise<string> {
  return withAccess(flags, async (access) => {
    const invitations: ListedInvitation[] = [];
    for (let token: string | null | undefined; token !== null; ) {
      const after = token === undefined ? {} : { page_token: token };
      const page = await askAdmin(access, { command: 'invitations.list', ...after }, invitationPageSchema);
      invitations.push(...page.invitations);
      token = page.next_page_token;
    }
    if (flags.json === true) return printedJson({ invitations });
    return invitations.length === 0
      ? 'There are no invitations.'
      : textTable(COLUMNS, invitations).join('\n');
  });
}

/** @returns what to print. */
export function revokeInvitation(invitation_id: string, flags: OperatorFlags): Promise<string> {
  return withAccess(flags, async (access) => {
    const request = { command: 'invitations.revoke' as const, invitation_id };
    const revoked = await askAdmin(access, request, listedInvitationSchema);
    return flags.json === true ? printedJson(revoked) : `${revoked.invitation_id}: revoked`;
  });
}
