import * as z from 'zod';
import { writeAsCaller } from '../../auth/write-as-caller.ts';
import type { Context } from '../../core/context.ts';
import { changedMeanwhile } from '../../core/errors.ts';
import { includesOf } from '../../events/webhook-include.ts';
import { resetEndpoint } from '../../store/webhook/endpoints.ts';
import { type Webhook, type WebhookChange, webhookUpdate } from '../../store/webhook/webhooks.ts';
import { changedHeaders, type Header, openingHeaders, sealHeaders } from '../../webhooks/headers.ts';
import { defineOperation } from '../define.ts';
import { refuseEventTypes } from '../events/subscription.ts';
import { changedField, idField } from '../fields.ts';
import { changedSentFields, refuseContent, refuseTooMany, sendsMore } from './sent-fields.ts';
import {
  changedKindFields,
  eventTypesField,
  inboxesOfWebhook,
  inboxIdsField,
  refuseTarget,
  showWebhook,
  urlField,
  visibleWebhook,
  webhookExample,
  webhookSchema,
} from './webhook.ts';

const ATTEMPTS = 10;

const changeSchema = z.object({
  ...changedSentFields,
  url: urlField.optional(),
  event_types: eventTypesField.optional(),
  inbox_ids: inboxIdsField.nullable().optional().describe('Inboxes to cover; null for all'),
  ...changedKindFields,
  enabled: z.boolean().optional().describe('false: send nothing until it is true again'),
});

export const updateWebhookOperation = defineOperation({
  name: 'webhooks.update',
  summary: 'Update a webhook',
  description:
    'inbox_ids replaces the scope. Null covers all inboxes; null for kinds or not_kinds covers all kinds of mail. A change that sends more content, or sends it to another address, needs message_read.',
  method: 'PATCH',
  path: '/webhooks/{webhook_id}',
  input: z
    .object({ webhook_id: idField, ...changeSchema.shape })
    .refine(({ webhook_id: _, ...change }) => Object.values(change).some((field) => field !== undefined), {
      message:
        'at least one of url, event_types, inbox_ids, kinds, not_kinds, include, headers and enabled is required',
    }),
  output: webhookSchema,
  errors: ['not_found', 'conflict'],
  audit: { action: 'webhook.updated', resource: 'webhook', id: 'webhook_id', named: 'headers' },
  access: { permission: 'webhook_update', scope: 'any' },
  example: { input: { webhook_id: webhookExample.webhook_id, enabled: true }, output: webhookExample },
  async run(context, { webhook_id, ...wanted }) {
    const { url, enabled } = wanted;
    const switchesOffOnly =
      enabled === false && Object.values(wanted).filter((field) => field !== undefined).length === 1;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const webhook = await visibleWebhook(context, webhook_id);
      if (url !== undefined) await refuseTarget(context, url);
      const { change, headers } = await changeOf(context, webhook, wanted);
      refuseContent(context, sendsMore(webhook, change));
      // The types are checked whichever field changes, because a new url would redirect the events.
      if (!switchesOffOnly) refuseEventTypes(context, change.eventTypes);
      const now = context.now();
      const { table, caller } = context;
      if (await writeAsCaller(context, webhookUpdate(table, webhook, change, caller.epoch, now))) {
        // The failures of the old endpoint do not apply to a new URL or a repaired endpoint.
        if (enabled === true || change.url !== webhook.url) {
          await resetEndpoint(table, webhook.webhookId, now);
        }
        return showWebhook({ ...webhook, ...change, updatedAt: now.toISOString() }, headers);
      }
    }
    throw changedMeanwhile('This webhook');
  },
});

async function changeOf(
  context: Context,
  webhook: Webhook,
  wanted: z.output<typeof changeSchema>,
): Promise<{ readonly change: WebhookChange; readonly headers: readonly Header[] }> {
  const { url = webhook.url, event_types, inbox_ids, kinds, not_kinds, include, enabled } = wanted;
  const replacesScope = inbox_ids !== undefined;
  const before = (await openingHeaders(context.keyring))(webhook);
  // Headers authenticate the service to one receiver and must not reach another origin.
  const kept = new URL(url).origin === new URL(webhook.url).origin ? before : [];
  const headers = changedHeaders(kept, wanted.headers === undefined ? {} : wanted.headers);
  refuseTooMany(headers);
  const change = {
    url,
    eventTypes: event_types === undefined ? webhook.eventTypes : [...new Set(event_types)],
    inboxIds: replacesScope ? await inboxesOfWebhook(context, inbox_ids ?? undefined) : webhook.inboxIds,
    kinds: changedField(webhook.kinds, kinds),
    notKinds: changedField(webhook.notKinds, not_kinds),
    include: include === undefined ? webhook.include : includesOf(include),
    sealedHeaders: await sealHeaders(context.keyring, webhook.webhookId, headers),
    enabled: enabled ?? webhook.enabled,
    replacesScope,
  };
  return { change, headers };
}
