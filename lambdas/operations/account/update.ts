import * as z from 'zod';
import { refusedCaller } from '../../auth/refused-caller.ts';
import { grants } from '../../caller/permissions.ts';
import { UNLISTED } from '../../mail/sender/list-entry.ts';
import { keyExists } from '../../store/account/caller-checks.ts';
import { unlistedUpdate } from '../../store/account/unlisted.ts';
import { failedConditions, transact } from '../../store/table/transaction.ts';
import { defineOperation } from '../define.ts';
import { getAccountOperation, showAccount } from './get.ts';

const { output, example } = getAccountOperation;

export const updateAccountOperation = defineOperation({
  name: 'account.update',
  summary: 'Update the account',
  description: 'Counts from the next mail on. Without metrics_read the answer has no limits.',
  method: 'PATCH',
  path: '/account',
  input: z.object({
    unlisted: z
      .enum(UNLISTED)
      .describe('Mail whose sender is on no list: stored, held until a person releases it, or dropped'),
  }),
  output: output.partial({ limits: true }),
  errors: ['not_found'],
  access: { permission: 'inbox_update', scope: 'organization' },
  example: { input: { unlisted: 'hold' }, output: { ...example.output, unlisted: 'hold' } },
  async run(context, { unlisted }) {
    const { table, caller } = context;
    const failed = await failedConditions(transact, table, {
      ...unlistedUpdate(table, caller, unlisted),
      ...keyExists(table, caller),
    });
    // Its conditions are those of the key.
    if (failed !== undefined) throw await refusedCaller(table, caller.tenantId);
    const { limits, ...account } = await showAccount(context);
    return grants(caller.permissions, 'metrics_read') ? { ...account, limits } : account;
  },
});
