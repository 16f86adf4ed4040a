import * as z from 'zod';
import { refusedCaller } from '../../auth/refused-caller.ts';
import { notFound } from '../../core/errors.ts';
import { isCallerRevoked, keyExists } from '../../store/account/caller-checks.ts';
import { returnPlanCapacity } from '../../store/account/plan-capacity.ts';
import { failedConditions, transact } from '../../store/table/transaction.ts';
import { webhookDeletion, webhookTrace } from '../../store/webhook/webhooks.ts';
import { defineOperation } from '../define.ts';
import { visibleWebhook } from './scope.ts';
import { webhookExample, webhookIdField } from './webhook.ts';

export const deleteWebhookOperation = defineOperation({
  name: 'webhooks.delete',
  summary: 'Delete a webhook',
  description: 'Deliveries stop at once; attempts that were still to come are abandoned.',
  method: 'DELETE',
  path: '/webhooks/{webhook_id}',
  input: z.object({ webhook_id: webhookIdField }),
  output: z.undefined(),
  errors: ['not_found'],
  audit: { action: 'webhook.deleted', resource: 'webhook', id: 'webhook_id' },
  access: { permission: 'webhook_delete', scope: 'any' },
  example: { input: { webhook_id: webhookExample.webhook_id }, output: undefined },
  async run(context, { webhook_id }) {
    const { table, caller } = context;
    const webhook = await visibleWebhook(context, webhook_id);
    const failed = await failedConditions(transact, table, {
      ...webhookDeletion(table, webhook),
      ...webhookTrace(table, webhook, context.now()),
      ...returnPlanCapacity(table, caller, 'webhooks'),
      ...keyExists(table, caller),
    });
    if (failed !== undefined)
      throw isCallerRevoked(failed) ? await refusedCaller(table, caller.tenantId) : notFound('webhook');
    return undefined;
  },
});
