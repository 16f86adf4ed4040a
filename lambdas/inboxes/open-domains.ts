import type { Context } from '../core/context.ts';
import { type ApiError, invalid } from '../core/errors.ts';
import { inboxDomainsOf } from '../settings/policy.ts';
import { assignedDomains } from '../store/domain/assigned-domains.ts';

export interface OpenDomain {
  readonly domain: string;
  /** Assigned to the caller's tenant, and to no other. */
  readonly isAssigned: boolean;
}

/** The domains in which the caller's tenant may make inboxes, the default one first. */
export async function openDomains({ table, caller, policy }: Context): Promise<OpenDomain[]> {
  const [first = '', ...more] = inboxDomainsOf(policy);
  const assigned = more.length === 0 ? undefined : await assignedDomains(table);
  return [first, ...more].flatMap((domain): OpenDomain[] => {
    const row = domain === first ? undefined : assigned?.get(domain);
    if (row === undefined) return [{ domain, isAssigned: false }];
    return row.tenantId === caller.tenantId ? [{ domain, isAssigned: true }] : [];
  });
}

/** Another tenant's domain gets the same error as a domain that the deployment does not have. */
export async function unknownDomain(context: Context): Promise<ApiError> {
  const names = (await openDomains(context)).map(({ domain }) => domain);
  return invalid('domain', `must be one of ${names.join(', ')}`);
}
