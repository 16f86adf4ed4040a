import type * as z from 'zod';
import { listTenants } from '../store/account/tenants.ts';
import type { AdminAnswer, tenantPageSchema } from './admin-answer.ts';
import { type AdminRequest, adminRequestSchema } from './admin-request.ts';
import type { AdminServices } from './admin-services.ts';
import { answerOperator } from './answer-operator.ts';
import { setCanceled, setPlan } from './change-subscription.ts';
import { createTenant, newKey } from './create-tenant.ts';
import { deleteTenant } from './delete-tenant.ts';
import { findTenant } from './find-tenant.ts';
import { createInvitation, endInvitation, pageOfInvitations } from './invitations.ts';
import { listQueues, redrive } from './redrive.ts';
import { listedTenant, showTenant } from './show-tenant.ts';

/** What the operator asks of tenants and of work that failed. */
export function answerAdmin(services: AdminServices, event: unknown): Promise<AdminAnswer> {
  return answerOperator(adminRequestSchema, event, (request) => run(services, request));
}

async function run(services: AdminServices, request: AdminRequest): Promise<unknown> {
  switch (request.command) {
    case 'tenants.list':
      return list(services, request);
    case 'tenants.create':
      return createTenant(services, request);
    case 'tenants.new-key':
      return newKey(services, request.tenant);
    case 'invitations.create':
      return createInvitation(services, request.email);
    case 'invitations.list':
      return pageOfInvitations(services, request);
    case 'invitations.revoke':
      return endInvitation(services, request.invitation_id);
    case 'tenants.show':
      return showTenant(services, await findTenant(services.table, request.tenant));
    case 'tenants.set-plan':
      return setPlan(services, request.tenant, request.plan);
    case 'tenants.cancel':
      return setCanceled(services, request.tenant, true);
    case 'tenants.reactivate':
      return setCanceled(services, request.tenant, false);
    case 'tenants.delete':
      return deleteTenant(services, request.tenant);
    case 'queues.list':
      return { queues: await listQueues(services) };
    case 'queues.redrive':
      return redrive(services, request.queue, request.limit);
  }
}

async function list(
  { table }: AdminServices,
  { limit, page_token }: Extract<AdminRequest, { command: 'tenants.list' }>,
): Promise<z.output<typeof tenantPageSchema>> {
  const { items, next } = await listTenants(table, { limit, ascending: false, after: page_token });
  return { tenants: items.map(listedTenant), count: items.length, next_page_token: next ?? null };
}
