import { inboxIdOfAddress } from '../inboxes/username.ts';
import { logInfo } from '../observability/log.ts';
import { setAccountHold, setInboxHold } from '../store/account/legal-hold.ts';
import { findInbox } from '../store/inbox/inboxes.ts';
import { AdminError, type ListedTenant } from './admin-answer.ts';
import type { AdminServices } from './admin-services.ts';
import { deleted, findLivingTenant } from './find-tenant.ts';
import { auditOf } from './operator-log.ts';
import { listedTenant } from './show-tenant.ts';

/**
 * Begins or ends the legal hold of an account or an inbox, during which its mail, its inboxes and the account are not deleted. An
 * address of an inbox names the inbox.
 * @throws AdminError tenant_not_found, tenant_deleted, inbox_not_found
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
    throw new AdminError('inbox_not_found', `There is no inbox ${named} any more.`);
  }
  logInfo(isOn ? 'legal hold begins' : 'legal hold ends', {
    tenant: tenantId,
    of: inbox ? 'inbox' : 'account',
  });
  return listedTenant(await findLivingTenant(table, tenantId));
}
