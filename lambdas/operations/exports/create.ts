import * as z from 'zod';
import { refusedCaller } from '../../auth/refused-caller.ts';
import type { JobQueue } from '../../aws/job-queue.ts';
import { nameMade } from '../../caller/audit-draft.ts';
import type { Caller } from '../../caller/caller.ts';
import { ApiError, invalid } from '../../core/errors.ts';
import { KEY_ENTROPY_BYTES, newId } from '../../ids.ts';
import { lowerCased } from '../../inboxes/username.ts';
import type { PurgeWork } from '../../jobs/purge-job.ts';
import { callerChecks, isCallerRevoked } from '../../store/account/caller-checks.ts';
import {
  type Export,
  exportCreation,
  getLastExport,
  isRunning,
  type NewExport,
} from '../../store/export/export-rows.ts';
import type { Table } from '../../store/table/table.ts';
import { tryTransact } from '../../store/table/transaction.ts';
import { defineOperation } from '../define.ts';
import { inboxIdField } from '../fields.ts';
import { messageFilter } from '../list-filters.ts';
import { requireInbox } from '../of-inbox.ts';
import { refuseSpamWithoutPermission } from '../spam-access.ts';
import { exportExample, exportSchema, formatField, refuseWithoutKeyRead, showExport } from './export.ts';

const MAX_INBOXES = 100;
const instant = z.iso.datetime({ offset: true });

export const createExportOperation = defineOperation({
  name: 'exports.create',
  summary: 'Export mail as one file',
  description:
    'Mail of the inboxes in the order of arrival, unauthenticated mail too, without what is in the trash or held. Needs api_key_read too. ' +
    'One runs at a time; GET says when it is completed.',
  method: 'POST',
  path: '/exports',
  status: 202,
  input: z.object({
    format: formatField,
    inbox_ids: z
      .array(inboxIdField)
      .min(1)
      .max(MAX_INBOXES)
      .optional()
      .describe('Only these; all when omitted'),
    after: instant.optional().describe('Arrived later than this'),
    before: instant.optional().describe('Arrived earlier than this'),
    include_spam: z.boolean().default(false).describe('Also spam; needs the permission label_spam_read'),
  }),
  output: exportSchema,
  errors: ['not_found', 'conflict'],
  audit: { action: 'export.created', resource: 'export' },
  access: { permission: 'message_read', scope: 'organization', whenCanceled: true },
  example: {
    input: { format: 'mbox' },
    output: {
      ...exportExample,
      status: 'running',
      messages: 0,
      bytes: 0,
      sha256: null,
      download_url: null,
      expires_at: null,
    },
  },
  async run(context, { format, inbox_ids, after, before, include_spam }) {
    refuseWithoutKeyRead(context);
    refuseSpamWithoutPermission(context.caller, include_spam);
    if (after !== undefined && before !== undefined && Date.parse(after) >= Date.parse(before))
      throw invalid('before', 'must be later than after');
    const ids = inbox_ids && [...new Set(inbox_ids.map(lowerCased))];
    await Promise.all((ids ?? []).map((id) => requireInbox(context, id)));
    const { low, high } = messageFilter({ after, before });
    const wanted = { format, inbox_ids: ids, after, before, low, high, include_spam };
    return showExport(context, await startExport(context, wanted));
  },
});

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
  const failed = await tryTransact(table, {
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
