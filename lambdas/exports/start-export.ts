import { refusedCaller } from '../auth/refused-caller.ts';
import type { JobQueue } from '../aws/job-queue.ts';
import { nameMade } from '../caller/audit-draft.ts';
import type { Caller } from '../caller/caller.ts';
import { ApiError } from '../core/errors.ts';
import { KEY_ENTROPY_BYTES, newId } from '../ids.ts';
import type { PurgeWork } from '../jobs/purge-job.ts';
import { callerChecks, isCallerRevoked } from '../store/account/caller-checks.ts';
import {
  type Export,
  exportCreation,
  getLastExport,
  isRunning,
  type NewExport,
} from '../store/export/export-rows.ts';
import type { Table } from '../store/table/table.ts';
import { failedConditions, transact } from '../store/table/transaction.ts';

interface StartServices {
  readonly table: Table;
  readonly purgeQueue: JobQueue<PurgeWork>;
  readonly caller: Caller;
  now(): Date;
  randomBytes(size: number): Uint8Array;
}

/** The job is first looked at when its transaction has most likely been decided. */
const DECISION_SECONDS = 1;

/**
 * Begins an export. The job is queued first: a crash between the two leaves a job that finds nothing and ends.
 * @throws ApiError conflict while another runs; unauthenticated
 */
export async function startExport(
  { table, purgeQueue, caller, now, randomBytes }: StartServices,
  wanted: Omit<NewExport, 'export_id' | 'tenant' | 'created_at'>,
): Promise<Export> {
  const { tenantId } = caller;
  const last = await getLastExport(table, tenantId);
  const at = now();
  if (last?.last !== undefined && isRunning(last.last, at)) throw alreadyRunning();
  const created_at = at.toISOString();
  const export_id = newId('exp', at, randomBytes(KEY_ENTROPY_BYTES));
  await purgeQueue.send({ tenant: tenantId, export_id, requested_at: created_at }, DECISION_SECONDS);
  const begun = { ...wanted, export_id, tenant: tenantId, created_at };
  nameMade(caller, export_id);
  const failed = await failedConditions(transact, table, {
    ...exportCreation(table, begun, last?.id),
    ...callerChecks(table, caller),
  });
  if (failed !== undefined && isCallerRevoked(failed)) throw await refusedCaller(table, tenantId);
  if (failed !== undefined) throw alreadyRunning();
  return { ...begun, status: 'running', progress: NO_PROGRESS, ttl: 0 };
}

const NO_PROGRESS: Export['progress'] = { at_end: false, etags: [], bytes: 0, messages: 0, skipped: 0 };

function alreadyRunning(): ApiError {
  return new ApiError('conflict', 'An export of this account is running: one runs at a time.');
}
