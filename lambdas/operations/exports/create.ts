import * as z from 'zod';
import { refusedCaller } from '../../auth/refused-caller.ts';
import type { JobQueue } from '../../aws/job-queue.ts';
import { nameMade } from '../../caller/audit-draft.ts';
import type { Caller } from '../../caller/caller.ts';
import { grants } from '../../caller/permissions.ts';
import { ApiError, forbidden, invalid, overCap, unauthenticated } from '../../core/errors.ts';
import { KEY_ENTROPY_BYTES, newId } from '../../ids.ts';
import { lowerCased } from '../../inboxes/username.ts';
import type { PurgeWork } from '../../jobs/purge-job.ts';
import type { Policy } from '../../settings/policy.ts';
import { getAccount } from '../../store/account/accounts.ts';
import { callerChecks, isCallerRevoked } from '../../store/account/caller-checks.ts';
import {
  begunOnDay,
  type Export,
  exportCreation,
  getLastExport,
  isRunning,
  type NewExport,
} from '../../store/export/export-rows.ts';
import type { Table } from '../../store/table/table.ts';
import { tryTransact } from '../../store/table/transaction.ts';
import { planOf } from '../../usage/plan.ts';
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
  summary: 'Export mail to one file',
  description:
    'Exports mail in order of arrival, including unauthenticated mail but not messages that are held or in the trash. Also ' +
    'needs api_key_read. One export runs at a time, and the plan limits how many start each day (UTC). GET shows ' +
    'its progress.',
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
      .describe('Only these inboxes; all if omitted'),
    after: instant.optional().describe('Only mail that arrived later than this'),
    before: instant.optional().describe('Only mail that arrived earlier than this'),
    include_spam: z.boolean().default(false).describe('Include spam; needs the label_spam_read permission'),
  }),
  output: exportSchema,
  errors: ['not_found', 'conflict', 'cap_hit'],
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
    refuseReadOnlySupport(context.caller);
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

/** A read-only support key must not create a file with all email that its tenant did not request. */
function refuseReadOnlySupport({ isSupport, permissions }: Caller): void {
  if (isSupport === true && !grants(permissions, 'inbox_update'))
    throw forbidden('This support key is read-only and cannot start an export.');
}

interface StartServices {
  readonly table: Table;
  readonly policy: Pick<Policy, 'plans'>;
  readonly purgeQueue: JobQueue<PurgeWork>;
  readonly caller: Caller;
  now(): Date;
  randomBytes(size: number): Uint8Array;
}

/** The delay lets the transaction commit or fail before the job is first read. */
const DECISION_SECONDS = 1;

/** The job is queued first, so that a crash leaves only a job that finds no export and ends. */
export async function startExport(
  { table, purgeQueue, policy, caller, now, randomBytes }: StartServices,
  wanted: Omit<NewExport, 'export_id' | 'tenant' | 'created_at'>,
): Promise<Export> {
  const { tenantId } = caller;
  const last = await getLastExport(table, tenantId);
  const at = now();
  if (last?.last !== undefined && isRunning(last.last, at)) throw alreadyRunning();
  const created_at = at.toISOString();
  const account = await getAccount(table, tenantId);
  if (account === undefined) throw unauthenticated();
  const { exportsPerDay } = planOf(policy, account);
  if (begunOnDay(last, created_at) >= exportsPerDay)
    throw overCap(`${exportsPerDay} exports per day`, 'The next day begins at 00:00 UTC.');
  const export_id = newId('exp', at, randomBytes(KEY_ENTROPY_BYTES));
  await purgeQueue.send({ tenant: tenantId, export_id, requested_at: created_at }, DECISION_SECONDS);
  const begun = { ...wanted, export_id, tenant: tenantId, created_at };
  nameMade(caller, export_id);
  const failed = await tryTransact(table, {
    ...exportCreation(table, begun, last),
    ...callerChecks(table, caller),
  });
  if (failed !== undefined && isCallerRevoked(failed)) throw await refusedCaller(table, tenantId);
  if (failed !== undefined) throw alreadyRunning();
  return { ...begun, status: 'running', progress: NO_PROGRESS, ttl: 0 };
}

const NO_PROGRESS: Export['progress'] = { at_end: false, etags: [], bytes: 0, messages: 0, skipped: 0 };

function alreadyRunning(): ApiError {
  return new ApiError(
    'conflict',
    'An export of this account is already running. Wait until it is completed.',
  );
}
