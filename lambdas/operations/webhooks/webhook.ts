import * as z from 'zod';
import { refusalOfTypes } from '../../auth/event-access.ts';
import { refusedCaller } from '../../auth/refused-caller.ts';
import type { Caller } from '../../caller/caller.ts';
import { grants } from '../../caller/permissions.ts';
import type { Context } from '../../core/context.ts';
import { invalid, notFound, OutOfScopeError } from '../../core/errors.ts';
import { eventTypeSchema } from '../../events/events.ts';
import { KINDS } from '../../message/message.ts';
import { kindSchema } from '../../message/message-parts.ts';
import { isCallerRevoked, keyExists } from '../../store/account/caller-checks.ts';
import { returnPlanCapacity } from '../../store/account/plan-capacity.ts';
import { getInbox } from '../../store/inbox/inboxes.ts';
import type { PageRequest } from '../../store/table/page.ts';
import { tryTransact } from '../../store/table/transaction.ts';
import {
  coversOnly,
  getWebhook,
  listWebhooks,
  type Webhook,
  webhookDeletion,
  webhookTrace,
} from '../../store/webhook/webhooks.ts';
import { type Header, openingHeaders } from '../../webhooks/headers.ts';
import { httpsRule, URL_CHARACTERS } from '../../webhooks/target-check.ts';
import { defineOperation } from '../define.ts';
import { EXAMPLE_TIME, idField, inboxIdField, listOf, onePage, pageFields, timestamp } from '../fields.ts';
import { inboxOfKey, ofInbox, requireInbox } from '../of-inbox.ts';
import { type ListIdentity, type PageInput, pageOf } from '../page-token.ts';
import { sentFields, showSent } from './sent-fields.ts';

const MAX_INBOX_IDS = 10;

/** FLD-40 to FLD-45 define a webhook. */
export const webhookSchema = z
  .object({
    webhook_id: z.string(),
    url: z.string(),
    event_types: z.array(z.string()),
    inbox_ids: z.array(z.string()).describe('Empty if the webhook covers all inboxes'),
    kinds: z.array(kindSchema).optional().describe('Omitted if the webhook covers all kinds of mail'),
    not_kinds: z.array(kindSchema).optional(),
    ...sentFields,
    enabled: z.boolean(),
    client_id: z.string().optional(),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'Webhook' });

export const createdWebhookSchema = webhookSchema.extend({
  secret: z.string().optional().describe('whsec_ signing secret, shown only when created'),
});

export const urlField = z
  .url({
    protocol: /^https$/,
    error: ({ input }) => (input === undefined ? undefined : httpsRule(input)),
  })
  .max(URL_CHARACTERS)
  .describe('HTTPS URL that receives the events');

export const eventTypesField = z
  .array(eventTypeSchema)
  .min(1, 'must name at least one event type')
  .describe(
    'message.received is for clean mail; message.received.spam and .unauthenticated are for mail that lists omit',
  );

export const inboxIdsField = z
  .array(inboxIdField)
  .min(1, 'must name at least one inbox; omit it for all')
  .max(MAX_INBOX_IDS, `must name at most ${MAX_INBOX_IDS} inboxes`)
  .describe('Inboxes to cover; all if omitted');

const kinds = z
  .array(kindSchema)
  .min(1, 'must name at least one kind; omit it for all')
  // Every event reads the row, so it must stay small.
  .max(KINDS.length, 'must name each kind at most once');

export const wantedKindFields = {
  kinds: kinds.optional().describe('Only mail of these kinds'),
  not_kinds: kinds.optional().describe('No mail of these kinds'),
};

export const changedKindFields = {
  kinds: kinds.nullable().optional().describe('Only mail of these kinds; null for all'),
  not_kinds: kinds.nullable().optional().describe('No mail of these kinds; null for all'),
};

export const webhookExample: z.input<typeof webhookSchema> = {
  webhook_id: 'wh_01kajf2v4g8q3k7m9x2c1d',
  url: 'https://agent.example.org/hooks/mail',
  event_types: ['message.received'],
  inbox_ids: [],
  include: [],
  headers: {},
  enabled: true,
  created_at: EXAMPLE_TIME,
  updated_at: EXAMPLE_TIME,
};

export function showWebhook(webhook: Webhook, headers: readonly Header[]): z.input<typeof webhookSchema> {
  return {
    ...showSent(webhook, headers),
    webhook_id: webhook.webhookId,
    url: webhook.url,
    event_types: [...webhook.eventTypes],
    enabled: webhook.enabled,
    created_at: webhook.createdAt,
    updated_at: webhook.updatedAt,
    inbox_ids: [...(webhook.inboxIds ?? [])],
    kinds: webhook.kinds && [...webhook.kinds],
    not_kinds: webhook.notKinds && [...webhook.notKinds],
    client_id: webhook.clientId,
  };
}

export const listWebhooksOperation = defineOperation({
  name: 'webhooks.list',
  summary: 'List webhooks',
  description:
    'Lists webhooks without their secrets, newest first. An inbox-scoped key sees only those of its inbox.',
  method: 'GET',
  path: '/webhooks',
  input: z.object(pageFields),
  output: listOf('webhooks', webhookSchema),
  access: { permission: 'webhook_read', scope: 'any' },
  example: { input: {}, output: onePage({ webhooks: [webhookExample] }) },
  async run(context, input) {
    const inboxId = inboxOfKey(context.caller);
    const list = { operation: 'webhooks.list', filters: [inboxId ?? ''] };
    return webhooksPage(context, list, input, async () => inboxId);
  },
});

const { exampleInput, ...listOfInbox } = ofInbox(listWebhooksOperation);

export const listInboxWebhooksOperation = defineOperation({
  ...listWebhooksOperation,
  ...listOfInbox,
  name: 'webhooks.list-for-inbox',
  summary: 'List the webhooks of one inbox',
  description: 'Lists the webhooks that cover only this inbox.',
  errors: ['not_found'],
  example: { ...listWebhooksOperation.example, input: exampleInput },
  run: (context, { inbox_id, ...page }) =>
    webhooksPage(
      context,
      { operation: 'webhooks.list-for-inbox', filters: [inbox_id] },
      page,
      async () => (await requireInbox(context, inbox_id)).inboxId,
    ),
});

export const deleteWebhookOperation = defineOperation({
  name: 'webhooks.delete',
  summary: 'Delete a webhook',
  description: 'Deliveries stop immediately, and outstanding attempts are abandoned.',
  method: 'DELETE',
  path: '/webhooks/{webhook_id}',
  input: z.object({ webhook_id: idField }),
  output: z.undefined(),
  errors: ['not_found'],
  audit: { action: 'webhook.deleted', resource: 'webhook', id: 'webhook_id' },
  access: { permission: 'webhook_delete', scope: 'any' },
  example: { input: { webhook_id: webhookExample.webhook_id }, output: undefined },
  async run(context, { webhook_id }) {
    const { table, caller } = context;
    const webhook = await visibleWebhook(context, webhook_id);
    const failed = await tryTransact(table, {
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

export const getWebhookOperation = defineOperation({
  name: 'webhooks.get',
  summary: 'Get a webhook',
  method: 'GET',
  path: '/webhooks/{webhook_id}',
  input: z.object({ webhook_id: idField }),
  output: webhookSchema,
  errors: ['not_found'],
  access: { permission: 'webhook_read', scope: 'any' },
  example: { input: { webhook_id: webhookExample.webhook_id }, output: webhookExample },
  async run(context, { webhook_id }) {
    const webhook = await visibleWebhook(context, webhook_id);
    const open = await openingHeaders(context.keyring);
    return showWebhook(webhook, open(webhook));
  },
});

async function webhooksPage(
  context: Context,
  list: ListIdentity,
  input: PageInput,
  inboxOf: () => Promise<string | undefined>,
) {
  const { table, caller } = context;
  const read = async (request: PageRequest) => listWebhooks(table, caller.tenantId, await inboxOf(), request);
  const open = await openingHeaders(context.keyring);
  const show = (webhook: Webhook) => showWebhook(webhook, open(webhook));
  const { items, ...page } = await pageOf(context, list, input, read, show);
  return { ...page, webhooks: items };
}

/** A key of one inbox sees only the webhooks of its inbox. */
export async function visibleWebhook({ table, caller }: Context, webhookId: string): Promise<Webhook> {
  const webhook = await getWebhook(table, caller.tenantId, webhookId);
  if (webhook === undefined || !isInScope(caller, webhook)) throw notFound('webhook');
  return webhook;
}

/** Deliveries also need the permissions of the webhook's event types. */
export async function webhookWithDeliveries(context: Context, webhookId: string): Promise<Webhook> {
  const webhook = await visibleWebhook(context, webhookId);
  if (refusalOfTypes(context.caller, webhook.eventTypes) !== undefined) throw notFound('webhook');
  return webhook;
}

export function canReadWebhook(caller: Caller, webhook: Webhook): boolean {
  return grants(caller.permissions, 'webhook_read') && isInScope(caller, webhook);
}

function isInScope({ scope }: Caller, webhook: Webhook): boolean {
  return scope.type === 'organization' || coversOnly(webhook, scope.inboxId);
}

/**
 * The result is in lower case without duplicates. @param wanted undefined for all inboxes, which a key of one inbox
 * cannot have
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

export async function refuseTarget({ webhookTargets }: Context, url: string): Promise<void> {
  const rule = await webhookTargets.check(url);
  if (rule !== undefined) throw invalid('url', rule);
}
