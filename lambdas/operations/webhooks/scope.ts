import type { Caller } from '../../auth/caller.ts';
import { grants } from '../../auth/permissions.ts';
import type { EventType } from '../../events/event-type.ts';
import { getInbox } from '../../store/inboxes.ts';
import { coversOnly, getWebhook, type Webhook } from '../../store/webhooks.ts';
import type { Context } from '../context.ts';
import { forbidden, invalid, notFound, OutOfScopeError } from '../errors.ts';

/** The webhook that a path names, if the caller may see it: an inbox-scoped key sees those of its inbox. */
export async function visibleWebhook({ table, caller }: Context, webhookId: string): Promise<Webhook> {
  const webhook = await getWebhook(table, caller.tenantId, webhookId);
  if (webhook === undefined) throw notFound();
  if (!isInScope(caller, webhook)) throw notFound();
  return webhook;
}

/** The same for what the webhook sends and has sent: of one that hears spam, only with the permission to read spam. */
export async function webhookWithDeliveries(context: Context, webhookId: string): Promise<Webhook> {
  const webhook = await visibleWebhook(context, webhookId);
  if (hearsSpam(webhook.eventTypes) && !readsSpam(context.caller)) throw notFound();
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
export async function coveredInboxes(
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
  if (inboxes.includes(undefined)) throw notFound();
  return ids;
}

/** Events of spam are as good as reading it. @throws ApiError forbidden */
export function refuseSpamEvents({ caller }: Context, eventTypes: readonly EventType[]): void {
  if (hearsSpam(eventTypes) && !readsSpam(caller)) {
    throw forbidden('This key lacks the permission label_spam_read, which message.received.spam takes.');
  }
}

function hearsSpam(eventTypes: readonly string[]): boolean {
  return eventTypes.includes('message.received.spam');
}

/** Whether this key may learn of spam. */
export function readsSpam({ permissions }: Caller): boolean {
  return grants(permissions, 'label_spam_read');
}

/** @throws ApiError validation when the address is not one that we may connect to. */
export async function refuseTarget({ webhookTargets }: Context, url: string): Promise<void> {
  const rule = await webhookTargets.check(url);
  if (rule !== undefined) throw invalid('url', rule);
}
