import * as z from 'zod';
import { ApiError } from '../../core/errors.ts';
import { inboxIdOfAddress } from '../../inboxes/username.ts';
import { logInfo } from '../../observability/log.ts';
import { setAccountHold, setInboxHold } from '../../store/account/legal-hold.ts';
import { findInbox } from '../../store/inbox/inboxes.ts';
import { type ListedTenant, listedTenantSchema } from '../admin-answer.ts';
import { type AdminServices, auditOf } from '../admin-services.ts';
import { defineOperatorOperation } from '../define.ts';
import { erase, erasedSchema } from '../erase.ts';
import { deleted, findLivingTenant } from '../find-tenant.ts';
import { listedTenant } from '../show-tenant.ts';
import { emailField, nameField, OF_A_LIVING_TENANT, pageTokenField, tenantField } from './fields.ts';

export const dataOperations = [
  defineOperatorOperation({
    name: 'data.hold',
    summary: 'Place or lift a legal hold on a tenant or an inbox',
    method: 'POST',
    path: '/holds',
    audit: {
      action: ({ on }) => (on === true ? 'tenant.hold_placed' : 'tenant.hold_lifted'),
      resource: 'tenant',
    },
    input: z.object({
      subject: nameField.describe("Inbox address, tenant id, or the address of the tenant's owner"),
      on: z.boolean().describe('on to place the hold, off to lift it'),
    }),
    output: listedTenantSchema,
    errors: OF_A_LIVING_TENANT,
    run: (services, { subject, on }) => setHold(services, subject, on),
  }),
  defineOperatorOperation({
    name: 'data.erase',
    summary: 'Delete mail from or to an address, one page per call',
    method: 'POST',
    path: '/erasures',
    audit: { action: 'tenant.mail_erased', resource: 'tenant' },
    input: z.object({
      address: emailField.describe('Email address in From, To, Cc or Bcc'),
      tenant: tenantField.optional(),
      dry_run: z.boolean().default(false).describe('Only count the messages'),
      page_token: pageTokenField.optional(),
    }),
    output: erasedSchema,
    errors: ['not_found'],
    run: erase,
  }),
] as const;

export async function setHold(services: AdminServices, named: string, isOn: boolean): Promise<ListedTenant> {
  const { table, now } = services;
  const at = isOn ? now() : undefined;
  const inbox = named.includes('@') ? await findInbox(table, inboxIdOfAddress(named)) : undefined;
  const { account } = await findLivingTenant(table, inbox?.tenantId ?? named);
  const { tenantId } = account;
  const audit = auditOf(services, tenantId);
  if (inbox === undefined) {
    if (!(await setAccountHold(table, tenantId, at, audit))) throw deleted(tenantId);
  } else if (!(await setInboxHold(table, inbox, at, audit))) {
    throw new ApiError('not_found', `Inbox ${named} no longer exists.`);
  }
  logInfo(isOn ? 'legal hold begins' : 'legal hold ends', {
    tenant: tenantId,
    of: inbox ? 'inbox' : 'account',
  });
  return listedTenant(await findLivingTenant(table, tenantId));
}
