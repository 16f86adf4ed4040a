import * as z from 'zod';
import type { Context } from '../../core/context.ts';
import { listWebhooks } from '../../store/webhook/webhooks.ts';
import { defineOperation } from '../define.ts';
import { listOf, pageFields } from '../fields.ts';
import { type ListIdentity, type PageInput, pageEnvelope, pageRequest } from '../page-token.ts';
import { showWebhook, webhookExample, webhookSchema } from './webhook.ts';

export const listWebhooksOperation = defineOperation({
  name: 'webhooks.list',
  summary: 'List webhooks',
  description: 'Newest first, without secrets. A key that is pinned to an inbox sees those of that inbox.',
  method: 'GET',
  path: '/webhooks',
  input: z.object(pageFields),
  output: listOf('webhooks', webhookSchema),
  access: { permission: 'webhook_read', scope: 'any' },
  example: { input: {}, output: { count: 1, limit: 50, next_page_token: null, webhooks: [webhookExample] } },
  async run(context, input) {
    const { scope } = context.caller;
    const inboxId = scope.type === 'inbox' ? scope.inboxId : undefined;
    const list = { operation: 'webhooks.list', filters: [inboxId ?? ''] };
    return webhooksPage(context, list, input, async () => inboxId);
  },
});

/** A page of a tenant's webhooks. @param inboxOf reads which inbox they are of, once the page token is known to be good */
export async function webhooksPage(
  context: Context,
  list: ListIdentity,
  input: PageInput,
  inboxOf: () => Promise<string | undefined>,
) {
  const request = await pageRequest(context, list, input);
  const page = await listWebhooks(context.table, context.caller.tenantId, await inboxOf(), request);
  return { ...(await pageEnvelope(context, list, request, page)), webhooks: page.items.map(showWebhook) };
}
