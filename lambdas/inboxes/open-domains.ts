import type { Context } from '../core/context.ts';
import { type ApiError, invalid } from '../core/errors.ts';
import { inboxDomainsOf } from '../settings/policy.ts';
import { type AssignedDomain, assignedDomains, isShared } from '../store/domain/assigned-domains.ts';

export interface OpenDomain {
  readonly domain: string;
  /** The assignment to the caller's tenant; undefined for a domain that is shared. */
  readonly own: AssignedDomain | undefined;
}

/** The domains in which the caller's tenant may make inboxes, the default one first. */
export async function openDomains({ table, caller, policy }: Context): Promise<OpenDomain[]> {
  const [first = '', ...more] = inboxDomainsOf(policy);
  const assigned = more.length === 0 ? undefined : await assignedDomains(table);
  return [first, ...more].flatMap((domain): OpenDomain[] => {
    const row = domain === first ? undefined : assigned?.get(domain);
    if (isShared(row)) return [{ domain, own: undefined }];
    return row?.tenantId === caller.tenantId ? [{ domain, own: row }] : [];
  });
}

/** Another tenant's domain gets the same error as a domain that the deployment does not have. */
export async function unknownDomain(context: Context): Promise<ApiError> {
  const names = (await openDomains(context)).map(({ domain }) => domain);
  return invalid('domain', `must be one of ${names.join(', ')}`);
}
