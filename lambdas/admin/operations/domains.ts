import * as z from 'zod';
import { inboxDomainsOf } from '../../settings/policy.ts';
import { type AssignedDomain, assignedDomains, isShared } from '../../store/domain/assigned-domains.ts';
import type { AdminServices } from '../admin-services.ts';
import { assignDomain, shareDomain, unassignDomain } from '../assign-domain.ts';
import { defineOperatorOperation } from '../define.ts';
import { tenantField } from './fields.ts';

const domainSchema = z.object({
  domain: z.string(),
  default: z.boolean(),
  status: z.enum(['shared', 'assigned', 'closed']),
  tenant_id: z.string().nullable(),
  catch_all: z.string().nullable(),
  wildcard: z.boolean(),
});
type Shown = z.output<typeof domainSchema>;

const DOMAIN_CHARACTERS = 253;
const domainField = z
  .string()
  .trim()
  .min(1)
  .max(DOMAIN_CHARACTERS)
  .describe('A domain from moreInboxDomains');

const change = {
  input: z.object({ domain: domainField }),
  output: domainSchema,
  errors: ['not_found', 'conflict'],
} as const;

export const domainOperations = [
  defineOperatorOperation({
    name: 'domains.list',
    summary: 'List the domains of the deployment and their tenants',
    method: 'GET',
    path: '/domains',
    input: z.object({}),
    output: z.object({ domains: z.array(domainSchema) }),
    errors: [],
    run: listDomains,
  }),
  defineOperatorOperation({
    ...change,
    name: 'domains.assign',
    audit: { action: 'domain.assigned', resource: 'domain', id: 'domain' },
    summary: 'Assign a domain to one tenant, so that only it can create inboxes there',
    method: 'PUT',
    path: '/domains/{domain}/assignment',
    input: z.object({
      domain: domainField,
      tenant: tenantField,
      wildcard: z
        .boolean()
        .default(false)
        .describe(
          'Whether the catch-all stores mail to subdomains too, which needs an MX record for *.<domain>',
        ),
    }),
    run: async (services, input) => shown(services, input.domain, await assignDomain(services, input)),
  }),
  defineOperatorOperation({
    name: 'domains.unassign',
    audit: { action: 'domain.unassigned', resource: 'domain', id: 'domain' },
    summary: 'Unassign a domain. Its inboxes stay, and no tenant can create more there',
    method: 'DELETE',
    path: '/domains/{domain}/assignment',
    ...change,
    run: async (services, { domain }) => shown(services, domain, await unassignDomain(services, domain)),
  }),
  defineOperatorOperation({
    name: 'domains.share',
    audit: { action: 'domain.shared', resource: 'domain', id: 'domain' },
    summary: 'Let all tenants create inboxes in an unassigned domain',
    method: 'POST',
    path: '/domains/{domain}/share',
    ...change,
    run: async (services, { domain }) => {
      await shareDomain(services, domain);
      return shown(services, domain, undefined);
    },
  }),
] as const;

function shown({ policy }: AdminServices, written: string, row: AssignedDomain | undefined): Shown {
  const domain = written.toLowerCase();
  const closedOrAssigned = row?.tenantId === undefined ? 'closed' : 'assigned';
  return {
    domain,
    default: domain === policy.inboxDomain,
    status: isShared(row) ? 'shared' : closedOrAssigned,
    tenant_id: row?.tenantId ?? null,
    catch_all: row?.catchAll ?? null,
    wildcard: row?.wildcard === true,
  };
}

async function listDomains(services: AdminServices): Promise<{ domains: Shown[] }> {
  const rows = await assignedDomains(services.table);
  return {
    domains: inboxDomainsOf(services.policy).map((domain) => shown(services, domain, rows.get(domain))),
  };
}
