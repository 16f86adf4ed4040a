import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { AuditAction } from '../caller/audit-actions.ts';
import type { Actor, AuditDraft } from '../caller/audit-draft.ts';
import { KEY_ENTROPY_BYTES, newId, timePrefix } from '../ids.ts';
import { logError } from '../observability/log.ts';
import { DAY_SECONDS } from '../timing/durations.ts';
import { auditEntryKey, auditPartition, type Key, PARTITION } from './keys.ts';
import { cut, type Page } from './table/page.ts';
import { sortedBetween } from './table/prefix-range.ts';
import { rowType } from './table/row-type.ts';
import { eachPage, getRows, keyOfRow, type Row, type Table } from './table/table.ts';
import { tryTransact } from './table/transaction.ts';
import { putNew, rowPut, type Writes } from './table/write.ts';

const AUDIT_DAYS = 400;
const HOUR_MS = 3_600_000;
const ROWS_A_READ = 500;
const MAX_READS = 8;
const ID_PREFIX = 'aud_';
const REFUSED = '#refused';

const auditEntryRowType = rowType('audit-entry', 1, {
  auditId: z.string(),
  at: z.string(),
  actorType: z.enum(['key', 'operator', 'service']),
  actorId: z.string(),
  action: z.string(),
  resourceType: z.string(),
  resourceId: z.string(),
  ipPrefix: z.string().optional(),
  requestId: z.string().optional(),
  changed: z.array(z.string()),
  ttl: z.number(),
});

export interface AuditEntry extends Omit<AuditDraft, 'at' | 'action'> {
  readonly at: string;
  readonly action: string;
  readonly actor: Actor;
}

function entryRow(tenantId: string, draft: AuditDraft): Row {
  const { at, actor, ipPrefix, requestId } = draft;
  return auditEntryRowType.row(auditEntryKey(tenantId, draft.auditId.slice(ID_PREFIX.length)), {
    ...draft,
    at: at.toISOString(),
    actorType: actor.type,
    actorId: actor.id,
    ipPrefix: ipPrefix ?? undefined,
    requestId: requestId ?? undefined,
    ttl: Math.ceil(at.getTime() / 1000) + AUDIT_DAYS * DAY_SECONDS,
  });
}

/** Each transaction of a change writes the same entry. The `tenantId` is `operator` for what concerns no tenant. */
export function auditWrites(table: Table, tenantId: string, audit: AuditDraft | undefined): Writes<'audit'> {
  return audit === undefined ? {} : { audit: rowPut(table, entryRow(tenantId, audit)) };
}

/** The id is derived from actor, action, resource and time, so that a retry overwrites the entry. */
export function auditEntry(
  actor: Actor,
  action: AuditAction,
  resource: { readonly type: string; readonly id: string },
  at: Date,
  changed: readonly string[] = [],
): AuditDraft {
  const digest = createHash('sha256').update(`${actor.id} ${action} ${resource.id}`).digest();
  return {
    auditId: newId('aud', at, digest.subarray(0, KEY_ENTROPY_BYTES)),
    at,
    actor,
    action,
    resourceType: resource.type,
    resourceId: resource.id,
    ipPrefix: null,
    requestId: null,
    changed,
  };
}

export function serviceAudit(
  by: 'catch-all' | 'expiry' | 'held-mail' | 'retention' | 'trash' | 'webhooks',
  ...about: Parameters<typeof auditEntry> extends [Actor, ...infer Rest] ? Rest : never
): AuditDraft {
  return auditEntry({ type: 'service', id: by }, ...about);
}

/**
 * The first refusal per hour, key and reason is stored. A failure is only logged, because the call is refused anyway.
 */
export async function noteRefusal(table: Table, tenantId: string, draft: AuditDraft): Promise<void> {
  const hour = Math.floor(draft.at.getTime() / HOUR_MS);
  const digest = createHash('sha256').update(`${draft.actor.id} ${draft.action}`).digest('base64url');
  const marker = {
    ...auditEntryKey(`${tenantId}${REFUSED}`, `${hour}#${digest.slice(0, 16)}`),
    ttl: ((hour + 2) * HOUR_MS) / 1000,
  };
  try {
    await tryTransact(table, {
      first: putNew(table, marker),
      ...auditWrites(table, tenantId, draft),
    });
  } catch (error) {
    logError('refused call not noted', error, { [draft.resourceType]: draft.resourceId });
  }
}

export interface AuditFilter {
  readonly after?: string | undefined;
  readonly before?: string | undefined;
  readonly actor?: string | undefined;
  readonly action?: AuditAction | undefined;
  readonly resource?: string | undefined;
}

export async function readAuditLog(
  table: Table,
  tenantId: string,
  { after, before, ...named }: AuditFilter,
  page: { readonly limit: number; readonly after: string | undefined },
  bounds = { rows: ROWS_A_READ, reads: MAX_READS },
): Promise<Page<AuditEntry>> {
  const low = after === undefined ? '0' : timePrefix(Math.max(0, Date.parse(after)));
  const newest = before === undefined ? '~' : timePrefix(Math.max(0, Date.parse(before)));
  const high = page.after !== undefined && page.after < newest ? page.after : newest;
  const found: AuditEntry[] = [];
  let reads = 0;
  let last: string | undefined;
  if (low > high) return { items: [], next: undefined };
  await eachPage(
    table,
    {
      ...sortedBetween(auditPartition(tenantId), low, high),
      ScanIndexForward: false,
      ConsistentRead: true,
      Limit: bounds.rows,
    },
    ({ rows, lastKey }) => {
      reads += 1;
      last = lastKey === undefined ? undefined : String(lastKey['sk']);
      found.push(
        ...rows
          .filter(({ sk }) => sk !== page.after)
          .map(entryOf)
          .filter((entry) => matches(entry, named)),
      );
      return found.length > page.limit || reads === bounds.reads ? 'enough' : 'more';
    },
  );
  const shown = cut(found, page.limit, ({ auditId }) => auditId.slice(ID_PREFIX.length));
  return { items: shown.items, next: shown.next ?? last };
}

/** A row that cannot be parsed is skipped, because it would block all later entries. */
export async function entriesAt(
  table: Table,
  keys: readonly Key[],
): Promise<readonly (AuditEntry & { readonly log: string })[]> {
  const rows = await getRows(
    table,
    keys.filter(({ pk }) => !pk.endsWith(REFUSED)),
  );
  return rows.flatMap((row) => {
    if (row === undefined) return [];
    const { pk, sk } = keyOfRow(row);
    try {
      return [{ ...entryOf(row), log: pk.slice(PARTITION.audit.length) }];
    } catch (error) {
      logError('audit entry not readable', error, { pk, sk });
      return [];
    }
  });
}

function entryOf(row: Row): AuditEntry {
  const { actorType, actorId, ttl: _, ...entry } = auditEntryRowType.parse(row);
  return {
    ...entry,
    actor: { type: actorType, id: actorId },
    ipPrefix: entry.ipPrefix ?? null,
    requestId: entry.requestId ?? null,
  };
}

function matches(
  entry: AuditEntry,
  { actor, action, resource }: Pick<AuditFilter, 'actor' | 'action' | 'resource'>,
): boolean {
  return (
    (actor === undefined || entry.actor.id === actor || entry.actor.type === actor) &&
    (action === undefined || entry.action === action) &&
    (resource === undefined || entry.resourceId === resource || entry.resourceType === resource)
  );
}
