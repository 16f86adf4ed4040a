import * as z from 'zod';
import {
  type KeyedTenant,
  keyedTenantSchema,
  listedTenantSchema,
  shownTenantSchema,
  supportKeySchema,
  tenantPageSchema,
  tenantUsageSchema,
} from '../../lambdas/admin/admin-answer.ts';
import { LIMIT_NAMES } from '../../lambdas/admin/own-limits.ts';
import type { AdminCommand, AdminRequest } from '../../lambdas/admin/registry.ts';
import { SUSPENDED_MAIL } from '../../lambdas/store/suspension.ts';
import { WrongUsage } from '../../local/failures/wrong-usage.ts';
import { AdminFailed } from './admin-failed.ts';
import type { OperatorAccess } from './ask-admin.ts';
import { askAdmin } from './ask-admin.ts';
import { tenantLine, tenantSheet, tenantTable, usageTable } from './tenant-text.ts';
import { type OperatorFlags, printedJson, withAccess } from './with-access.ts';

export interface ListFlags extends OperatorFlags {
  readonly limit?: number;
  readonly pageToken?: string;
  readonly all?: boolean;
}

type Page = z.output<typeof tenantPageSchema>;

/** @returns what to print. */
export function listTenants(flags: ListFlags): Promise<string> {
  return withAccess(flags, async (access) => {
    const page = await (flags.all === true ? allPages : onePage)(access, flags);
    if (flags.json === true) return printedJson(page);
    const more =
      page.next_page_token === null
        ? []
        : ['', `There are more: --page-token '${page.next_page_token}', or --all.`];
    return [tenantTable(page.tenants), ...more].join('\n');
  });
}

function onePage(access: OperatorAccess, { limit, pageToken }: ListFlags): Promise<Page> {
  return askAdmin(
    access,
    {
      command: 'tenants.list',
      ...(limit === undefined ? {} : { limit }),
      ...(pageToken === undefined ? {} : { page_token: pageToken }),
    },
    tenantPageSchema,
  );
}

async function allPages(access: OperatorAccess, flags: ListFlags): Promise<Page> {
  const tenants: Page['tenants'] = [];
  for (let token = flags.pageToken; ; ) {
    const page = await onePage(access, { ...flags, ...(token === undefined ? {} : { pageToken: token }) });
    tenants.push(...page.tenants);
    if (page.next_page_token === null) return { tenants, count: tenants.length, next_page_token: null };
    token = page.next_page_token;
  }
}

/** @returns what to print. */
export function showTenant(tenant: string, flags: OperatorFlags): Promise<string> {
  return withAccess(flags, async (access) => {
    const shown = await askAdmin(access, { command: 'tenants.show', tenant }, shownTenantSchema);
    return flags.json === true ? printedJson(shown) : tenantSheet(shown);
  });
}

/** Shows what a tenant used in a month, and what that costs. @returns what to print. */
export function showUsage(
  tenant: string,
  flags: OperatorFlags & { readonly month?: string },
): Promise<string> {
  const { month } = flags;
  return withAccess(flags, async (access) => {
    const request = { command: 'tenants.usage' as const, tenant, ...(month === undefined ? {} : { month }) };
    const usage = await askAdmin(access, request, tenantUsageSchema);
    return flags.json === true ? printedJson(usage) : usageTable(usage);
  });
}

/** Makes a tenant. @returns what to print. */
export function createTenant(
  flags: OperatorFlags & { readonly human: string; readonly plan?: string; readonly clientId?: string },
): Promise<string> {
  const { human, plan, clientId } = flags;
  return withAccess(flags, async (access) => {
    const request = {
      command: 'tenants.create' as const,
      human_email: human,
      ...(plan === undefined ? {} : { plan }),
      ...(clientId === undefined ? {} : { client_id: clientId }),
    };
    return keyedText(await askAdmin(access, request, keyedTenantSchema), flags);
  });
}

/** Gives a tenant another key. @returns what to print. */
export function newKey(tenant: string, flags: OperatorFlags): Promise<string> {
  return withAccess(flags, async (access) =>
    keyedText(await askAdmin(access, { command: 'tenants.new-key', tenant }, keyedTenantSchema), flags),
  );
}

function keyedText(tenant: KeyedTenant, { json }: OperatorFlags): string {
  if (json === true) return printedJson(tenant);
  const key = tenant.api_key ?? 'was shown before ("tenants new-key" gives another)';
  return [tenantLine(tenant), `Inbox: ${tenant.inbox_id}`, `Key: ${key}`].join('\n');
}

type Change = Extract<
  AdminRequest,
  {
    command: `tenants.${'set-plan' | 'cancel' | 'reactivate' | 'suspend' | 'resume' | 'set-limit' | 'delete'}`;
  }
>;

/** Changes a tenant. @returns what to print. */
export function changeTenant(change: Change, flags: OperatorFlags): Promise<string> {
  return withAccess(flags, async (access) => {
    const changed = await askAdmin(access, change, listedTenantSchema);
    return flags.json === true ? printedJson(changed) : tenantLine(changed);
  });
}

/** @returns what to print. */
export function suspendTenant(
  tenant: string,
  flags: OperatorFlags & { readonly reason: string; readonly receive?: string },
): Promise<string> {
  const { reason, receive } = flags;
  const how = z.enum(SUSPENDED_MAIL).optional().safeParse(receive);
  if (!how.success) throw new WrongUsage(`--receive is ${SUSPENDED_MAIL.join(' or ')}.`);
  const wanted = how.data === undefined ? {} : { receive: how.data };
  return changeTenant({ command: 'tenants.suspend', tenant, reason, ...wanted }, flags);
}

/** @returns what to print. */
export function setLimit(
  tenant: string,
  limit: string,
  value: string,
  flags: OperatorFlags,
): Promise<string> {
  const named = LIMIT_NAMES.find((name) => name === limit);
  if (named === undefined) throw new WrongUsage(`The limit is one of ${LIMIT_NAMES.join(', ')}.`);
  if (value !== 'plan' && !/^\d{1,15}$/.test(value)) throw new WrongUsage('The value is a number, or plan.');
  const wanted = value === 'plan' ? value : Number(value);
  return changeTenant({ command: 'tenants.set-limit', tenant, limit: named, value: wanted }, flags);
}

/** Makes a key for support. @returns what to print. */
export function createSupportKey(
  tenant: string,
  flags: OperatorFlags & { readonly expires: string; readonly readOnly?: boolean },
): Promise<string> {
  const { expires, readOnly = false } = flags;
  return withAccess(flags, async (access) => {
    const request = { command: 'keys.create' as const, tenant, expires, read_only: readOnly };
    const made = await askAdmin(access, request, supportKeySchema);
    if (flags.json === true) return printedJson(made);
    return `${made.api_key}\nA key to ${made.tenant_id} until ${made.expires_at}. Shown once; its tenant sees it.`;
  });
}

/** Deletes a tenant when the command confirms it. @returns what to print. */
export async function deleteTenant(
  tenant: string,
  flags: OperatorFlags & { readonly yes?: boolean },
): Promise<string> {
  if (flags.yes === true) {
    const printed = await changeTenant({ command: 'tenants.delete' satisfies AdminCommand, tenant }, flags);
    return flags.json === true ? printed : `${printed}; its data is being removed`;
  }
  const sheet = await showTenant(tenant, { ...flags, json: false });
  throw new AdminFailed(`This would delete for ever:\n${sheet}\nSay --yes when that is meant.`);
}
