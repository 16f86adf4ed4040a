import * as z from 'zod';
import { grants } from '../../caller/permissions.ts';
import type { Context } from '../../core/context.ts';
import { lacksPermission, notFound } from '../../core/errors.ts';
import {
  EXPORT_FORMATS,
  type Export,
  getExport,
  isRunning,
  keptUntil,
} from '../../store/export/export-rows.ts';
import { downloadLink } from '../../store/message/downloads.ts';
import { exportObjectKey } from '../../store/object/object-keys.ts';
import { defineOperation } from '../define.ts';
import { idField, timestamp } from '../fields.ts';
import { refuseSpamWithoutPermission } from '../spam-access.ts';

export const formatField = z
  .enum(EXPORT_FORMATS)
  .describe('mbox: the original bytes (mboxrd); jsonl: one line per message, as GET returns it');

export const exportSchema = z
  .object({
    export_id: z.string(),
    status: z.enum(['running', 'completed', 'failed']),
    format: formatField,
    inbox_ids: z.array(z.string()).nullable().describe('Null for all inboxes'),
    after: timestamp.nullable(),
    before: timestamp.nullable(),
    include_spam: z.boolean(),
    messages: z.int().describe('Number of messages exported so far'),
    skipped: z
      .int()
      .describe(
        'Messages missing from an mbox file because their original bytes are no longer kept or contain a virus',
      ),
    bytes: z.int().describe('Number of bytes written so far'),
    sha256: z.string().nullable().describe('SHA-256 of the file; null until the export is completed'),
    download_url: z.string().nullable().describe('Null until the export is completed'),
    expires_at: timestamp
      .nullable()
      .describe('When download_url expires (after one minute). Each call creates a new URL'),
    kept_until: timestamp.describe('When the export is deleted'),
    created_at: timestamp,
  })
  .meta({ id: 'Export' });
type ShownExport = z.input<typeof exportSchema>;

/** An export contains email of all inboxes, so it needs the permission that sees keys. */
export function refuseWithoutKeyRead({ caller }: Context): void {
  if (!grants(caller.permissions, 'api_key_read')) throw lacksPermission('api_key_read');
}

export async function showExport({ bucket, now }: Context, shown: Export): Promise<ShownExport> {
  const { progress } = shown;
  const isEnded = shown.status !== 'running' || isRunning(shown, now());
  const key = exportObjectKey(shown.tenant, shown.export_id);
  const link =
    shown.status === 'completed'
      ? await downloadLink(bucket, key, `${shown.export_id}.${shown.format}`, now())
      : undefined;
  return {
    export_id: shown.export_id,
    status: isEnded ? shown.status : 'failed',
    format: shown.format,
    inbox_ids: shown.inbox_ids ?? null,
    after: shown.after ?? null,
    before: shown.before ?? null,
    include_spam: shown.include_spam,
    messages: progress.messages,
    skipped: progress.skipped,
    bytes: progress.bytes,
    sha256: shown.sha256 ?? null,
    download_url: link?.url ?? null,
    expires_at: link?.expiresAt.toISOString() ?? null,
    kept_until: keptUntil(shown).toISOString(),
    created_at: shown.created_at,
  };
}

export const exportExample: ShownExport = {
  export_id: 'exp_01kdbc4v2m8q5r7tw9xyz3',
  status: 'completed',
  format: 'mbox',
  inbox_ids: null,
  after: null,
  before: null,
  include_spam: false,
  messages: 1_250,
  skipped: 0,
  bytes: 48_213_007,
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  download_url: 'https://bucket.s3.amazonaws.com/export/…?X-Amz-Signature=…',
  expires_at: '2026-11-21T09:20:00.000Z',
  kept_until: '2026-11-28T09:14:58.000Z',
  created_at: '2026-11-21T09:12:00.000Z',
};

export const getExportOperation = defineOperation({
  name: 'exports.get',
  summary: 'Get an export',
  description:
    'Returns the progress of an export and, once it is completed, a link to its file. An export is kept for 7 days. One that includes spam needs label_spam_read.',
  method: 'GET',
  path: '/exports/{export_id}',
  input: z.object({ export_id: idField }),
  output: exportSchema,
  errors: ['not_found'],
  access: { permission: 'message_read', scope: 'organization' },
  example: { input: { export_id: exportExample.export_id }, output: exportExample },
  async run(context, { export_id }) {
    const { table, caller, now } = context;
    refuseWithoutKeyRead(context);
    const found = await getExport(table, caller.tenantId, export_id);
    if (found === undefined || keptUntil(found) <= now()) throw notFound('export');
    refuseSpamWithoutPermission(caller, found.include_spam);
    return showExport(context, found);
  },
});
