import * as z from 'zod';
import { refusedCaller } from '../../auth/refused-caller.ts';
import { grants } from '../../caller/permissions.ts';
import { NOTIFY, UNLISTED } from '../../mail/sender/list-entry.ts';
import { keyExists } from '../../store/account/caller-checks.ts';
import { senderSettingsUpdate } from '../../store/account/sender-settings.ts';
import { failedConditions, transact } from '../../store/table/transaction.ts';
import { defineOperation } from '../define.ts';
import { retentionField } from '../inboxes/inbox.ts';
import { refuseRetention } from '../refuse-retention.ts';
import { getAccountOperation, showAccount } from './get.ts';

const { output, example } = getAccountOperation;

export const updateAccountOperation = defineOperation({
  name: 'account.update',
  summary: 'Update the account',
  description:
    'unlisted counts from the next mail on, retention_days (which needs inbox_delete) from the next day on. Without metrics_read the answer has no limits.',
  method: 'PATCH',
  path: '/account',
  input: z
    .object({
      unlisted: z
        .enum(UNLISTED)
        .optional()
        .describe('What happens to mail from senders on no list: stored, held until released, or dropped'),
      notify: z
        .enum(NOTIFY)
        .optional()
        .describe(
          'daily: the confirmed human gets at most one mail a day with the number of held messages of each inbox',
        ),
      retention_days: retentionField,
    })
    .refine((change) => Object.values(change).some((value) => value !== undefined), {
      message: 'at least one of unlisted, notify and retention_days is required',
    }),
  output: output.partial({ limits: true }),
  errors: ['not_found'],
  audit: { action: 'account.updated', resource: 'account' },
  access: { permission: 'inbox_update', scope: 'organization' },
  example: { input: { unlisted: 'hold' }, output: { ...example.output, unlisted: 'hold' } },
  async run(context, settings) {
    const { table, caller } = context;
    if (settings.retention_days !== undefined) refuseRetention(caller);
    const failed = await failedConditions(transact, table, {
      ...senderSettingsUpdate(table, caller, settings),
      ...keyExists(table, caller),
    });
    // Its conditions are those of the key.
    if (failed !== undefined) throw await refusedCaller(table, caller.tenantId);
    const { limits, ...account } = await showAccount(context);
    return grants(caller.permissions, 'metrics_read') ? { ...account, limits } : account;
  },
});
