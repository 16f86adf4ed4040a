import { refusalOfTypes } from '../../auth/event-access.ts';
import type { Caller } from '../../caller/caller.ts';
import { grants } from '../../caller/permissions.ts';
import type { Context } from '../../core/context.ts';
import { invalid, notFound, OutOfScopeError } from '../../core/errors.ts';
import { getInbox } from '../../store/inbox/inboxes.ts';
import { coversOnly, getWebhook, type Webhook } from '../../store/webhook/webhooks.ts';

/** The webhook that a path names, if the caller may see it: an inbox-scoped key sees those of its inbox. */
export async function visibleWebhook({ table, caller }: Context, webhookId: string): Promise<Webhook> {
  const webhook = await getWebhook(table, caller.tenantId, webhookId);
  if (webhook === undefined) throw notFound('webhook');
  if (!isInScope(caller, webhook)) throw notFound('webhook');
  return webhook;
}

/** The same for what the webhook sends and has sent: also needs the permissions of its event types. */
export async function webhookWithDeliveries(context: Context, webhookId: string): Promise<Webhook> {
  const webhook = await visibleWebhook(context, webhookId);
  if (refusalOfTypes(context.caller, webhook.eventTypes) !== undefined) throw notFound('webhook');
  return webhook;
}

/** Whether this key could get the webhook by its id. */
export function canReadWebhook(caller: Caller, webhook: Webhook): boolean {
  return grants(caller.permissions, 'webhook_read') && isInScope(caller, webhook);
}

function isInScope({ scope }: Caller, webhook: Webhook): boolean {
  return scope.type === 'organization' || coversOnly(webhook, scope.inboxId);
}

/**
 * The inboxes that a webhook may cover for this caller, in lower case and each once.
 * @param wanted undefined for all of the tenant's, which an inbox-scoped key cannot have.
 * @throws ApiError not_found for an inbox that is not the tenant's, forbidden outside of the key's scope
 */
export async function inboxesOfWebhook(
  { table, caller }: Context,
  wanted: readonly string[] | undefined,
): Promise<string[] | undefined> {
  if (caller.scope.type === 'inbox') {
    const own = caller.scope.inboxId;
    if (wanted?.some((id) => id.toLowerCase() !== own)) throw new OutOfScopeError();
    return [own];
  }
  if (wanted === undefined) return undefined;
  const ids = [...new Set(wanted.map((id) => id.toLowerCase()))];
  const inboxes = await Promise.all(ids.map((id) => getInbox(table, caller.tenantId, id)));
  if (inboxes.includes(undefined)) throw notFound('inbox');
  return ids;
}

/** @throws ApiError validation when the address is not one that we may connect to. */
export async function refuseTarget({ webhookTargets }: Context, url: string): Promise<void> {
  const rule = await webhookTargets.check(url);
  if (rule !== undefined) throw invalid('url', rule);
}
