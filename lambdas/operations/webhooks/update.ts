import * as z from 'zod';
import { writeAsCaller } from '../../auth/write-as-caller.ts';
import type { Context } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';
import { resetEndpoint } from '../../store/webhook/endpoints.ts';
import { type Webhook, type WebhookChange, webhookUpdate } from '../../store/webhook/webhooks.ts';
import { defineOperation } from '../define.ts';
import { refuseEventTypes } from '../events/subscription.ts';
import { changedField, idField } from '../fields.ts';
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

/** Parallel changes that are made one after the other before the last gets `conflict`. */
const ATTEMPTS = 10;

const changeSchema = z.object({
  url: urlField.optional(),
  event_types: eventTypesField.optional(),
  inbox_ids: inboxIdsField.nullable().optional(),
  ...changedKindFields,
  enabled: z.boolean().optional(),
});

export const updateWebhookOperation = defineOperation({
  name: 'webhooks.update',
  summary: 'Update a webhook',
  description:
    'inbox_ids replaces the scope. Null covers all inboxes; null for kinds or not_kinds covers all kinds of mail.',
  method: 'PATCH',
  path: '/webhooks/{webhook_id}',
  input: z
    .object({ webhook_id: idField, ...changeSchema.shape })
    .refine(({ webhook_id: _, ...change }) => Object.values(change).some((field) => field !== undefined), {
      message: 'at least one of url, event_types, inbox_ids, kinds, not_kinds and enabled is required',
    }),
  output: webhookSchema,
  errors: ['not_found', 'conflict'],
  audit: { action: 'webhook.updated', resource: 'webhook', id: 'webhook_id' },
  access: { permission: 'webhook_update', scope: 'any' },
  example: { input: { webhook_id: webhookExample.webhook_id, enabled: true }, output: webhookExample },
  async run(context, { webhook_id, ...wanted }) {
    const { url, enabled } = wanted;
    const switchesOffOnly =
      enabled === false && Object.values(wanted).filter((field) => field !== undefined).length === 1;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const webhook = await visibleWebhook(context, webhook_id);
      if (url !== undefined) await refuseTarget(context, url);
      const change = await changeOf(context, webhook, wanted);
      // The webhook as it would be, whichever field changes: a new url would redirect its events.
      if (!switchesOffOnly) refuseEventTypes(context, change.eventTypes);
      const now = context.now();
      const { table, caller } = context;
      if (await writeAsCaller(context, webhookUpdate(table, webhook, change, caller.epoch, now))) {
        // What the endpoint did before says nothing of another one, nor of one that was repaired.
        if (enabled === true || change.url !== webhook.url) {
          await resetEndpoint(table, webhook.webhookId, now);
        }
        return showWebhook({ ...webhook, ...change, updatedAt: now.toISOString() });
      }
    }
    throw new ApiError('conflict', 'This webhook was changed by another call at the same time. Try again.');
  },
});

/** The webhook as it would be. @throws ApiError not_found for an inbox */
async function changeOf(
  context: Context,
  webhook: Webhook,
  { url, event_types, inbox_ids, kinds, not_kinds, enabled }: z.output<typeof changeSchema>,
): Promise<WebhookChange> {
  const replacesScope = inbox_ids !== undefined;
  return {
    url: url ?? webhook.url,
    eventTypes: event_types === undefined ? webhook.eventTypes : [...new Set(event_types)],
    inboxIds: replacesScope ? await inboxesOfWebhook(context, inbox_ids ?? undefined) : webhook.inboxIds,
    kinds: changedField(webhook.kinds, kinds),
    notKinds: changedField(webhook.notKinds, not_kinds),
    enabled: enabled ?? webhook.enabled,
    replacesScope,
  };
}
