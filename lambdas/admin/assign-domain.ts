import { ApiError, changedMeanwhile, conflict, invalid } from '../core/errors.ts';
import { refuseEarlyChange } from '../inboxes/early-catch-all-change.ts';
import { inboxDomainsOf } from '../settings/policy.ts';
import { getTenant, listTenants } from '../store/account/tenants.ts';
import {
  type AssignedDomain,
  domainAssignment,
  domainClosing,
  domainSharing,
  getDomain,
  isShared,
} from '../store/domain/assigned-domains.ts';
import { findInbox, inboxUpdate, listInboxes } from '../store/inbox/inboxes.ts';
import { firstPage } from '../store/table/page.ts';
import { tryTransact } from '../store/table/transaction.ts';
import { sideBySide } from '../timing/side-by-side.ts';
import { type AdminServices, auditOf, OPERATOR_LOG } from './admin-services.ts';
import { findLivingTenant } from './find-tenant.ts';

function deploymentDomain({ policy }: AdminServices, written: string): string {
  const domain = written.toLowerCase();
  const [first, ...more] = inboxDomainsOf(policy);
  if (domain === first) throw invalid('domain', 'is the first domain, which all tenants share');
  if (more.includes(domain)) return domain;
  const known = more.join(', ') || `only ${first}, which all tenants share`;
  throw new ApiError('not_found', `Unknown domain ${domain}. Known: ${known}.`);
}

export interface DomainAssignment {
  readonly domain: string;
  readonly tenant: string;
  readonly wildcard: boolean;
}

/**
 * The domain is closed first, so that no other tenant creates an inbox there while inboxes are counted. A repeated call
 * continues after a crash.
 */
export async function assignDomain(
  services: AdminServices,
  { domain: written, tenant: named, wildcard }: DomainAssignment,
  perPage = PAGE,
): Promise<AssignedDomain> {
  const { table } = services;
  const domain = deploymentDomain(services, written);
  const { tenantId } = (await findLivingTenant(table, named)).account;
  const read = await getDomain(table, domain);
  const now = services.now();
  const give = async (closed: AssignedDomain): Promise<AssignedDomain> => {
    const failed = await tryTransact(table, {
      ...domainAssignment(table, closed, { tenantId, wildcard }, now),
      ...auditOf(services, tenantId),
    });
    if (failed !== undefined) throw changedMeanwhile(domain);
    return changed(services, domain);
  };
  if (read?.tenantId === tenantId) {
    if (wildcard === (read.wildcard === true)) return read;
    refuseEarlyChange(read, 'operator', 'wildcard', now);
    return give(read);
  }
  await refuseOwned(services, read);
  if (read !== undefined) refuseEarlyChange(read, 'operator', 'domain', now);
  if ((await tryTransact(table, domainClosing(table, domain, read, now))) !== undefined)
    throw changedMeanwhile(domain);
  const closed = await changed(services, domain);
  const others = await inboxesOfOthers(services, domain, tenantId, perPage);
  if (others > 0) {
    if (isShared(read)) await tryTransact(table, domainSharing(table, closed, now));
    const inboxes = others === 1 ? '1 inbox' : `${others} inboxes`;
    throw conflict(`Other tenants have ${inboxes} in ${domain}. Every such inbox must be deleted first.`);
  }
  return give(closed);
}

async function changed({ table }: AdminServices, domain: string): Promise<AssignedDomain> {
  const read = await getDomain(table, domain);
  if (read === undefined) throw new Error(`The row of ${domain} disappeared`);
  return read;
}

async function refuseOwned({ table }: AdminServices, read: AssignedDomain | undefined): Promise<void> {
  if (read?.tenantId === undefined) return;
  const owner = await getTenant(table, read.tenantId);
  if (owner === undefined || owner.deletedAt !== undefined) return;
  throw conflict(`${read.domain} is assigned to ${read.tenantId}. Unassign it first.`);
}

export async function unassignDomain(services: AdminServices, written: string): Promise<AssignedDomain> {
  const { table } = services;
  const domain = deploymentDomain(services, written);
  const read = await getDomain(table, domain);
  if (read === undefined || isShared(read)) throw conflict(`${domain} is not assigned.`);
  if (read.tenantId === undefined) return read;
  const now = services.now();
  refuseEarlyChange(read, 'operator', 'domain', now);
  const inbox = read.catchAll === undefined ? undefined : await findInbox(table, read.catchAll);
  const failed = await tryTransact(table, {
    ...domainClosing(table, domain, read, now),
    ...(inbox === undefined
      ? {}
      : inboxUpdate(table, inbox, { metadata: inbox.metadata, catchAll: null }, now)),
    ...auditOf(services, read.tenantId),
  });
  if (failed !== undefined) throw changedMeanwhile(domain);
  return changed(services, domain);
}

export async function shareDomain(services: AdminServices, written: string): Promise<string> {
  const { table } = services;
  const domain = deploymentDomain(services, written);
  const read = await getDomain(table, domain);
  if (read === undefined || isShared(read)) return domain;
  if (read.tenantId !== undefined)
    throw conflict(`${domain} is assigned to ${read.tenantId}. Unassign it first.`);
  const failed = await tryTransact(table, {
    ...domainSharing(table, read, services.now()),
    ...auditOf(services, OPERATOR_LOG),
  });
  if (failed !== undefined) throw changedMeanwhile(domain);
  return domain;
}

const PAGE = 100;
const TENANTS_AT_ONCE = 20;

async function inboxesOfOthers(
  { table }: AdminServices,
  domain: string,
  tenantId: string,
  perPage: number,
): Promise<number> {
  let count = 0;
  const countOf = async (other: string) => {
    for (let after: string | undefined, isLast = false; !isLast; isLast = after === undefined) {
      const page = await listInboxes(table, other, { limit: perPage, ascending: true, after });
      count += page.items.filter(({ inboxId }) => inboxId.endsWith(`@${domain}`)).length;
      after = page.next;
    }
  };
  let request = { ...firstPage(perPage), after: undefined as string | undefined };
  for (;;) {
    const { items, next } = await listTenants(table, request);
    const others = items.map(({ account }) => account.tenantId).filter((other) => other !== tenantId);
    await sideBySide(TENANTS_AT_ONCE, others, countOf);
    if (next === undefined) return count;
    request = { ...request, after: next };
  }
}
