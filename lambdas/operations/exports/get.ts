import * as z from 'zod';
import { notFound } from '../../core/errors.ts';
import { getExport, keptUntil } from '../../store/export/export-rows.ts';
import { defineOperation } from '../define.ts';
import { refuseSpamWithoutPermission } from '../messages/spam-access.ts';
import { exportExample, exportSchema, refuseWithoutKeyRead, showExport } from './export.ts';

export const getExportOperation = defineOperation({
  name: 'exports.get',
  summary: 'Get an export',
  description:
    'How far it is, and a link to its file once it is completed. It is kept for 7 days. An export of spam takes label_spam_read.',
  method: 'GET',
  path: '/exports/{export_id}',
  input: z.object({ export_id: z.string().max(200) }),
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
