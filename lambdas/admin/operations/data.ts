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
    summary: 'Forbid or allow again that anything of a tenant or of an inbox is deleted',
    method: 'POST',
    path: '/holds',
    audit: { action: 'tenant.hold_changed', resource: 'tenant' },
    input: z.object({
      subject: nameField.describe(
        'An inbox by its address, or a tenant by its id or the address of its human',
      ),
      on: z.boolean().describe('Whether it is held: on or off'),
    }),
    output: listedTenantSchema,
    errors: OF_A_LIVING_TENANT,
    run: (services, { subject, on }) => setHold(services, subject, on),
  }),
  defineOperatorOperation({
    name: 'data.erase',
    summary: 'Delete mail from or to an address, a piece in each call',
    method: 'POST',
    path: '/erasures',
    audit: { action: 'tenant.mail_erased', resource: 'tenant' },
    input: z.object({
      address: emailField,
      tenant: tenantField.optional(),
      dry_run: z.boolean().default(false).describe('Count only'),
      page_token: pageTokenField.optional(),
    }),
    output: erasedSchema,
    errors: ['not_found'],
    run: erase,
  }),
] as const;

/**
 * Begins or ends the legal hold of an account or an inbox, during which its mail, its inboxes and the account are not deleted. An
 * address of an inbox names the inbox.
 * @throws ApiError not_found, conflict for a deleted tenant
 */
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
    throw new ApiError('not_found', `There is no inbox ${named} any more.`);
  }
  logInfo(isOn ? 'legal hold begins' : 'legal hold ends', {
    tenant: tenantId,
    of: inbox ? 'inbox' : 'account',
  });
  return listedTenant(await findLivingTenant(table, tenantId));
}
