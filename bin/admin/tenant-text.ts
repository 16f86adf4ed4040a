import type { ListedTenant, ShownTenant, TenantUsage } from '../../lambdas/admin/admin-answer.ts';
import { counted } from '../output/counted.ts';
import { type Column, textTable } from '../output/text-table.ts';

const COLUMNS: readonly Column<ListedTenant>[] = [
  ['TENANT', ({ tenant_id }) => tenant_id],
  ['HUMAN', ({ human_email }) => human_email],
  ['STATE', stateOf],
  ['PLAN', ({ plan }) => plan],
  ['INBOXES', ({ inboxes }) => String(inboxes)],
  ['WEBHOOKS', ({ webhooks }) => String(webhooks)],
  ['CREATED', ({ created_at }) => created_at],
];
const GAP = '  ';

function stateOf(tenant: ListedTenant): string {
  return `${lifeOf(tenant)}${heldOf(tenant) === undefined ? '' : ', held'}`;
}

function lifeOf({ deleted_at, suspension, canceled, verified }: ListedTenant): string {
  if (deleted_at !== null) return 'deleted';
  if (suspension !== null) return 'suspended';
  if (canceled) return 'canceled';
  return verified ? 'active' : 'unverified';
}

/** Tenants as a table for people. */
export function tenantTable(tenants: readonly ListedTenant[]): string {
  if (tenants.length === 0) return 'There are no tenants.';
  return textTable(COLUMNS, tenants).join('\n');
}

/** One tenant in a line: what a command has made of it. */
export function tenantLine(tenant: ListedTenant): string {
  const held = heldOf(tenant);
  const hold = held === undefined ? '' : `; legal hold: ${held}`;
  return `${tenant.tenant_id} (${tenant.human_email}): ${stateOf(tenant)}, plan ${tenant.plan}${hold}`;
}

/** What of a tenant is under a legal hold. */
function heldOf({ legal_hold, held_inboxes }: ListedTenant): string | undefined {
  if (legal_hold !== null) return 'the whole tenant';
  return held_inboxes.length === 0 ? undefined : held_inboxes.join(', ');
}

/** One tenant with what it uses of what it may. */
export function tenantSheet(tenant: ShownTenant): string {
  const { usage, limits } = tenant;
  const held = heldOf(tenant);
  const rows: readonly (readonly [string, string])[] = [
    ['Tenant', tenant.tenant_id],
    ['Human', tenant.human_email],
    ['State', stateOf(tenant)],
    ['Plan', tenant.plan],
    ['Created', tenant.created_at],
    ...(tenant.deleted_at === null ? [] : [['Deleted', tenant.deleted_at] as const]),
    ...suspensionRows(tenant),
    ...(held === undefined ? [] : [['Legal hold', held] as const]),
    ['First inbox', tenant.first_inbox_id],
    ['Inboxes', of(usage.inboxes, limits.inboxes)],
    ['Webhooks', of(usage.webhooks, limits.webhooks)],
    ['Messages this month', of(usage.messages_per_month, limits.messages_per_month)],
    ['Storage (bytes)', of(usage.storage_bytes, limits.storage_bytes)],
    ['Messages', String(usage.messages)],
    ['Threads', String(usage.threads)],
    ['Deferred messages', of(usage.deferred_messages, limits.deferred_messages)],
    ['Deferred mail (bytes)', of(usage.deferred_bytes, limits.deferred_bytes)],
    [
      'Dropped this month',
      `${usage.dropped_messages_per_month} (${counted(usage.dropped_bytes_per_month, 'byte')})`,
    ],
  ];
  const width = Math.max(...rows.map(([name]) => name.length)) + GAP.length;
  return rows.map(([name, value]) => `${name.padEnd(width)}${value}`).join('\n');
}

const USAGE: readonly Column<TenantUsage['days'][number]>[] = [
  ['DAY', ({ day }) => day],
  ['RECEIVED', ({ messages_received }) => String(messages_received)],
  ['STORED', ({ messages_stored }) => String(messages_stored)],
  ['BYTES', ({ bytes_stored }) => String(bytes_stored)],
  ['RECEIVING $', ({ cost_usd }) => cost_usd.receiving.toFixed(6)],
  ['STORAGE $', ({ cost_usd }) => cost_usd.storage.toFixed(6)],
  ['COST $', ({ cost_usd }) => cost_usd.total.toFixed(6)],
];

/** A month of a tenant, its days first. */
export function usageTable({ days, month, ...sum }: TenantUsage): string {
  return textTable(USAGE, [...days, { day: month, ...sum }]).join('\n');
}

function suspensionRows({ suspension }: ShownTenant): readonly (readonly [string, string])[] {
  if (suspension === null) return [];
  const { at, reason, receive } = suspension;
  return [['Suspended', `${at} (mail: ${receive}): ${reason}`]];
}

function of(used: number, limit: number): string {
  return `${used} of ${limit}`;
}
