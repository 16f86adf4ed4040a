import type { Context } from '../core/context.ts';
import { type ApiError, invalid } from '../core/errors.ts';
import { inboxDomainsOf } from '../settings/policy.ts';
import { type AssignedDomain, assignedDomains, isShared } from '../store/domain/assigned-domains.ts';

export interface OpenDomain {
  readonly domain: string;
  readonly own: AssignedDomain | undefined;
}

export async function openDomains({ table, caller, policy }: Context): Promise<OpenDomain[]> {
  const [first = '', ...more] = inboxDomainsOf(policy);
  const assigned = more.length === 0 ? undefined : await assignedDomains(table);
  return [first, ...more].flatMap((domain): OpenDomain[] => {
    const row = domain === first ? undefined : assigned?.get(domain);
    if (isShared(row)) return [{ domain, own: undefined }];
    return row?.tenantId === caller.tenantId ? [{ domain, own: row }] : [];
  });
}

/** A domain of another tenant gets the same error as an unknown one, so that it is not revealed. */
export async function unknownDomain(context: Context): Promise<ApiError> {
  const names = (await openDomains(context)).map(({ domain }) => domain);
  return invalid('domain', `must be one of ${names.join(', ')}`);
}
