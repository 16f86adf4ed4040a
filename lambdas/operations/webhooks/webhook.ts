import * as z from 'zod';
import { eventTypeSchema } from '../../events/events.ts';
import type { Webhook } from '../../store/webhook/webhooks.ts';
import { URL_CHARACTERS } from '../../webhooks/target-check.ts';
import { inboxIdField, timestamp } from '../fields.ts';
import { kindSchema } from '../kind-schema.ts';

const INBOX_IDS = 10;

/** A webhook as the API shows it (FLD-40 to FLD-45). */
export const webhookSchema = z
  .object({
    webhook_id: z.string(),
    url: z.string(),
    event_types: z.array(z.string()),
    inbox_ids: z.array(z.string()).optional().describe('Omitted when it covers all inboxes'),
    kinds: z.array(kindSchema).optional().describe('Omitted when it takes mail of all kinds'),
    not_kinds: z.array(kindSchema).optional(),
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
  .url({ protocol: /^https$/, error: 'must be an https URL' })
  .max(URL_CHARACTERS)
  .describe('HTTPS only');

export const eventTypesField = z
  .array(eventTypeSchema)
  .min(1, 'at least one event type')
  .describe('message.received is clean mail; message.received.spam and .unauthenticated are what lists hide');

export const inboxIdsField = z
  .array(inboxIdField)
  .min(1, 'at least one inbox, or leave it out for all')
  .max(INBOX_IDS, `at most ${INBOX_IDS} inboxes`)
  .describe('Inboxes that it covers; all of them when omitted');

const kinds = z.array(kindSchema).min(1, 'at least one kind, or leave it out for all');
/** Only events of mail are narrowed by them. */
export const wantedKindFields = {
  kinds: kinds.optional().describe('Only mail of these kinds'),
  not_kinds: kinds.optional().describe('No mail of these kinds'),
};
/** The same in a change: null takes a narrowing back. */
export const changedKindFields = {
  kinds: kinds.nullable().optional(),
  not_kinds: kinds.nullable().optional(),
};

export const webhookIdField = z.string().min(1).max(200);

export function showWebhook(webhook: Webhook): z.input<typeof webhookSchema> {
  return {
    webhook_id: webhook.webhookId,
    url: webhook.url,
    event_types: [...webhook.eventTypes],
    enabled: webhook.enabled,
    created_at: webhook.createdAt,
    updated_at: webhook.updatedAt,
    ...(webhook.inboxIds === undefined ? {} : { inbox_ids: [...webhook.inboxIds] }),
    ...(webhook.kinds === undefined ? {} : { kinds: [...webhook.kinds] }),
    ...(webhook.notKinds === undefined ? {} : { not_kinds: [...webhook.notKinds] }),
    ...(webhook.clientId === undefined ? {} : { client_id: webhook.clientId }),
  };
}

export const webhookExample: z.input<typeof webhookSchema> = {
  webhook_id: 'wh_01kajf2v4g8q3k7m9x2c1d',
  url: 'https://agent.example.org/hooks/mail',
  event_types: ['message.received'],
  enabled: true,
  created_at: '2026-11-21T09:00:00.000Z',
  updated_at: '2026-11-21T09:00:00.000Z',
};
