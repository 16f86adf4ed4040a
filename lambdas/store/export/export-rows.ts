import * as z from 'zod';
import { DAY_MS } from '../../timing/durations.ts';
import { exportKey, exportsOf, lastExportKey } from '../keys.ts';
import { writeRows } from '../table/batch-write.ts';
import { startingWith } from '../table/prefix-range.ts';
import { bytes, rowType } from '../table/row-type.ts';
import { getAs, getRow, queryAll, type Row, type Table } from '../table/table.ts';
import { updateOnce } from '../table/update-once.ts';
import { type Change, putNew, rowPut, type Writes } from '../table/write.ts';

export const EXPORT_FORMATS = ['mbox', 'jsonl'] as const;

const MAX_RUN_MS = DAY_MS;
const KEPT_MS = 7 * DAY_MS;

const progressSchema = z.object({
  done_inbox: z.string().optional(),
  inbox: z.string().optional(),
  after: z.string().optional(),
  at_end: z.boolean().default(false),
  upload: z.string().optional(),
  etags: z.array(z.string()).default([]),
  rest: z.string().optional(),
  /** The value is the internal state of SHA-256 over all bytes so far. */
  hash: bytes.optional(),
  bytes: z.int().default(0),
  messages: z.int().default(0),
  skipped: z.int().default(0),
});
export type ExportProgress = z.output<typeof progressSchema>;

const exportRowType = rowType('export', 1, {
  export_id: z.string(),
  tenant: z.string(),
  format: z.enum(EXPORT_FORMATS),
  inbox_ids: z.array(z.string()).optional(),
  after: z.string().optional(),
  before: z.string().optional(),
  low: z.string().optional(),
  high: z.string().optional(),
  include_spam: z.boolean(),
  created_at: z.string(),
  status: z.enum(['running', 'completed', 'failed']),
  progress: progressSchema,
  sha256: z.string().optional(),
  completed_at: z.string().optional(),
  ttl: z.int(),
});
export type Export = ReturnType<typeof exportRowType.parse>;
export type NewExport = Omit<Export, 'status' | 'progress' | 'sha256' | 'completed_at' | 'ttl'>;

const lastExportRowType = rowType('last-export', 1, {
  export_id: z.string(),
  day: z.string().default(''),
  begun: z.int().default(0),
});
type LastExport = Omit<ReturnType<typeof lastExportRowType.parse>, 'export_id'> & {
  readonly id: string;
  readonly last: Export | undefined;
};

export function keptUntil({ created_at, completed_at = created_at }: Export): Date {
  return new Date(Date.parse(completed_at) + KEPT_MS);
}

export function getExport(table: Table, tenantId: string, exportId: string): Promise<Export | undefined> {
  return getAs(table, exportKey(tenantId, exportId), exportRowType.parse);
}

export async function getLastExport(table: Table, tenantId: string): Promise<LastExport | undefined> {
  const row = await getRow(table, lastExportKey(tenantId));
  if (row === undefined) return undefined;
  const { export_id: id, day, begun } = lastExportRowType.parse(row);
  return { id, day, begun, last: await getExport(table, tenantId, id) };
}

export function isRunning({ status, created_at }: Export, now: Date): boolean {
  return status === 'running' && Date.parse(created_at) + MAX_RUN_MS > now.getTime();
}

const dayOf = (instant: string): string => instant.slice(0, 10);

export function begunOnDay(last: LastExport | undefined, instant: string): number {
  return last?.day === dayOf(instant) ? last.begun : 0;
}

export function exportCreation(
  table: Table,
  wanted: NewExport,
  last: LastExport | undefined,
): Writes<'export' | 'last'> {
  const { tenant, export_id, created_at } = wanted;
  const row = exportRowType.row(exportKey(tenant, export_id), {
    ...wanted,
    status: 'running',
    progress: {},
    ttl: Math.ceil((Date.parse(created_at) + MAX_RUN_MS + KEPT_MS) / 1000),
  });
  return {
    export: putNew(table, row),
    // A concurrent call may have begun another export.
    last: rowPut(
      table,
      lastExportRowType.row(lastExportKey(tenant), {
        export_id,
        day: dayOf(created_at),
        begun: begunOnDay(last, created_at) + 1,
      }),
      { was: { export_id: last?.id } },
    ),
  };
}

interface ExportLease {
  readonly worker: string;
  readonly now: Date;
  readonly until: Date;
}

export async function takeExport(
  table: Table,
  tenantId: string,
  exportId: string,
  { worker, now, until }: ExportLease,
): Promise<Export | undefined> {
  const row = await updateRunning(table, tenantId, exportId, {
    set: { worker, leased_until: until.toISOString() },
    condition: 'attribute_not_exists(leased_until) OR leased_until < :now OR worker = :worker',
    values: { ':worker': worker, ':now': now.toISOString() },
  });
  return row && exportRowType.parse(row);
}

export async function saveProgress(
  table: Table,
  { tenant, export_id }: Export,
  worker: string,
  progress: ExportProgress,
  isLast: boolean,
): Promise<boolean> {
  const row = await updateRunning(table, tenant, export_id, {
    set: { progress: definedOnly(progress) },
    remove: isLast ? ['leased_until'] : [],
    was: { worker },
  });
  return row !== undefined;
}

export async function releaseExport(
  table: Table,
  { tenant, export_id }: Export,
  worker: string,
): Promise<void> {
  await updateRunning(table, tenant, export_id, { remove: ['leased_until'], was: { worker } });
}

export async function endExport(
  table: Table,
  { tenant, export_id }: Export,
  worker: string,
  end:
    | { status: 'completed'; sha256: string; at: Date; progress: ExportProgress }
    | { readonly status: 'failed' },
): Promise<boolean> {
  const done =
    end.status === 'completed'
      ? { sha256: end.sha256, completed_at: end.at.toISOString(), progress: definedOnly(end.progress) }
      : {};
  const row = await updateRunning(table, tenant, export_id, {
    set: { status: end.status, ...done },
    was: { worker },
  });
  return row !== undefined;
}

export async function forgetExports(
  table: Table,
  tenantId: string,
  { begunBefore }: { readonly begunBefore?: string | undefined } = {},
): Promise<void> {
  const exports = await exportsOfTenant(table, tenantId);
  const forgotten = exports.filter((each) => begunBefore === undefined || each.created_at < begunBefore);
  await removeExports(table, forgotten);
}

const KEPT_EXPORTS = 3;

export async function forgetOlderExports(table: Table, tenantId: string): Promise<boolean> {
  const exports = await exportsOfTenant(table, tenantId);
  const completed = exports.filter(({ status }) => status === 'completed');
  const forgotten = completed.slice(0, -KEPT_EXPORTS);
  await removeExports(table, forgotten);
  return forgotten.length > 0;
}

async function exportsOfTenant(table: Table, tenantId: string): Promise<Export[]> {
  const rows = await queryAll(table, { ...startingWith(exportsOf(tenantId)), ConsistentRead: true });
  return rows.map(exportRowType.parse);
}

async function removeExports(table: Table, exports: readonly Export[]): Promise<void> {
  await writeRows(
    table,
    exports.map(({ tenant, export_id }) => ({ remove: exportKey(tenant, export_id) })),
  );
}

async function updateRunning(
  table: Table,
  tenantId: string,
  exportId: string,
  { was, ...change }: Change,
): Promise<Row | undefined> {
  const running = { ...change, was: { ...was, status: 'running' } };
  const result = await updateOnce(table, exportKey(tenantId, exportId), running);
  return result.applied ? result.row : undefined;
}

function definedOnly(progress: ExportProgress): Record<string, unknown> {
  return Object.fromEntries(Object.entries(progress).filter(([, value]) => value !== undefined));
}
