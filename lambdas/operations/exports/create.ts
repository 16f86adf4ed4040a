import * as z from 'zod';
import { invalid } from '../../core/errors.ts';
import { startExport } from '../../exports/start-export.ts';
import { lowerCased } from '../../inboxes/username.ts';
import { defineOperation } from '../define.ts';
import { inboxIdField } from '../fields.ts';
import { messageFilter } from '../list-filters.ts';
import { refuseSpamWithoutPermission } from '../messages/spam-access.ts';
import { requireInbox } from '../require-inbox.ts';
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
