import * as z from 'zod';
import type { Context } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';
import { refuseEarlyChange } from '../../inboxes/early-catch-all-change.ts';
import { catchAllWrite, getDomain } from '../../store/domain/assigned-domains.ts';
import { domainOfInbox, getInbox, type Inbox } from '../../store/inbox/inboxes.ts';
import type { Writes } from '../../store/table/write.ts';

export const catchAllField = z
  .boolean()
  .optional()
  .describe(
    'Whether the inbox stores mail to unknown names at its domain. The domain must be assigned to the account',
  );

export async function catchAllChange(
  { table, caller, now }: Context,
  { inboxId }: Inbox,
  wanted: boolean | undefined,
): Promise<Writes<'domain'>> {
  if (wanted === undefined) return {};
  const name = domainOfInbox(inboxId);
  const domain = await getDomain(table, name);
  if (domain?.tenantId !== caller.tenantId)
    throw new ApiError(
      'conflict',
      `${name} is not assigned to this account: the operator of the service assigns domains.`,
    );
  const { catchAll } = domain;
  const isOthers = wanted && catchAll !== undefined && catchAll !== inboxId;
  // A restored backup of the table may name a catch-all inbox that no longer exists.
  if (isOthers && (await getInbox(table, caller.tenantId, catchAll)) !== undefined)
    throw new ApiError(
      'conflict',
      `${catchAll} is the catch-all inbox of ${name}. Set its catch_all to false first.`,
    );
  if (wanted === (catchAll === inboxId)) return {};
  refuseEarlyChange(domain, 'tenant', 'catch_all', now());
  return catchAllWrite(table, domain, wanted ? inboxId : undefined, now());
}
