import { createWebhookSecret } from 'agent-inbox-client/source/sign-webhook';
import * as z from 'zod';
import { nameMade } from '../../caller/audit-draft.ts';
import type { Context } from '../../core/context.ts';
import { clientIdConflict, unauthenticated } from '../../core/errors.ts';
import { isCapHit, reserveCapacity } from '../../core/reserve-capacity.ts';
import { includesOf } from '../../events/webhook-include.ts';
import { KEY_ENTROPY_BYTES, newId } from '../../ids.ts';
import { auditWrites } from '../../store/audit-log.ts';
import { ConditionsFailed, transact } from '../../store/table/transaction.ts';
import { findWebhookByClientId, type Webhook, webhookCreation } from '../../store/webhook/webhooks.ts';
import { changedHeaders, type Header, openingHeaders, sealHeaders } from '../../webhooks/headers.ts';
import { sealSecret } from '../../webhooks/sealed-secret.ts';
import { defineOperation, Replayed } from '../define.ts';
import { refuseEventTypes } from '../events/subscription.ts';
import { clientIdField } from '../inboxes/inbox.ts';
import { EXAMPLE_INBOX, ofInbox, requireInbox } from '../of-inbox.ts';
import { refuseContent, wantedSentFields } from './sent-fields.ts';
import {
  canReadWebhook,
  createdWebhookSchema,
  eventTypesField,
  inboxesOfWebhook,
  inboxIdsField,
  refuseTarget,
  showWebhook,
  urlField,
  wantedKindFields,
  webhookExample,
} from './webhook.ts';

const input = z.object({
  url: urlField,
  event_types: eventTypesField,
  inbox_ids: inboxIdsField.optional(),
  client_id: clientIdField.optional(),
  ...wantedKindFields,
  ...wantedSentFields,
});
type NewWebhook = z.output<typeof input>;

export const createWebhookOperation = defineOperation({
  name: 'webhooks.create',
  summary: 'Create a webhook',
  description:
    'Events are POSTed to the URL and signed according to Standard Webhooks. Keep the secret; it is shown only once. include needs message_read.',
  method: 'POST',
  path: '/webhooks',
  input,
  setLater: ['enabled'],
  output: createdWebhookSchema,
  errors: ['cap_hit', 'not_found', 'conflict'],
  audit: { action: 'webhook.created', resource: 'webhook', named: 'headers' },
  access: { permission: 'webhook_create', scope: 'any' },
  missingInReplay: ['secret'],
  example: {
    input: { url: webhookExample.url, event_types: ['message.received'] },
    output: { ...webhookExample, secret: 'whsec_…' },
  },
  run: makeWebhook,
});

const { exampleInput, ...createOfInbox } = ofInbox(createWebhookOperation);

export const createInboxWebhookOperation = defineOperation({
  ...createWebhookOperation,
  ...createOfInbox,
  name: 'webhooks.create-for-inbox',
  summary: 'Create a webhook for one inbox',
  description: 'Covers the inbox in the path, unless inbox_ids says otherwise.',
  example: {
    input: exampleInput,
    output: { ...createWebhookOperation.example.output, inbox_ids: [EXAMPLE_INBOX] },
  },
  async run(context, { inbox_id, ...wanted }) {
    const { inboxId } = await requireInbox(context, inbox_id);
    return makeWebhook(context, { ...wanted, inbox_ids: wanted.inbox_ids ?? [inboxId] });
  },
});

type Created = z.input<typeof createdWebhookSchema>;

const ATTEMPTS = 8;

export async function makeWebhook(
  context: Context,
  wanted: NewWebhook,
): Promise<Created | Replayed<Created>> {
  refuseEventTypes(context, wanted.event_types);
  refuseContent(context, includesOf(wanted.include) !== undefined);
  const { table } = context;
  const replayed = await replay(context, wanted);
  if (replayed !== undefined) return replayed;
  // The check queries DNS, so it runs once, outside of the loop.
  await refuseTarget(context, wanted.url);
  for (let attempt = 1; ; attempt++) {
    const inboxIds = await inboxesOfWebhook(context, wanted.inbox_ids);
    try {
      const capacity = await reserveCapacity(context, 'webhooks');
      const { webhook, secret, headers } = await planWebhook(context, wanted, inboxIds);
      nameMade(context.caller, webhook.webhookId);
      await transact(table, {
        ...capacity,
        ...auditWrites(table, webhook.tenantId, context.caller.audit),
        ...webhookCreation(table, webhook),
      });
      return { ...showWebhook(webhook, headers), secret };
    } catch (error) {
      const isLost = error instanceof ConditionsFailed;
      const faster = isLost || isCapHit(error) ? await replay(context, wanted) : undefined;
      if (faster !== undefined) return faster;
      if (isLost && error.of('caller')) throw unauthenticated();
      if (!isLost || attempt === ATTEMPTS) throw error;
    }
  }
}

async function replay(context: Context, wanted: NewWebhook): Promise<Replayed<Created> | undefined> {
  const { table, caller, keyring } = context;
  if (wanted.client_id === undefined) return undefined;
  const found = await findWebhookByClientId(table, caller.tenantId, wanted.client_id);
  if (found === undefined) return undefined;
  if (!canReadWebhook(caller, found)) throw clientIdConflict();
  const headers = (await openingHeaders(keyring))(found);
  const shown = showWebhook(found, headers);
  // Values of headers are compared but never shown.
  const areSame = JSON.stringify(changedHeaders([], wanted.headers ?? {})) === JSON.stringify(headers);
  return new Replayed<Created>(shown, {
    event_types: [...new Set(wanted.event_types)],
    include: includesOf(wanted.include) ?? [],
    headers: areSame ? shown.headers : undefined,
  });
}

async function planWebhook(
  context: Context,
  wanted: NewWebhook,
  inboxIds: readonly string[] | undefined,
): Promise<{ webhook: Webhook; secret: string; headers: readonly Header[] }> {
  const now = context.now();
  const webhookId = newId('wh', now, context.randomBytes(KEY_ENTROPY_BYTES));
  const secret = createWebhookSecret((size) => context.randomBytes(size));
  const headers = changedHeaders([], wanted.headers ?? {});
  const webhook = {
    webhookId,
    tenantId: context.caller.tenantId,
    url: wanted.url,
    eventTypes: [...new Set(wanted.event_types)],
    inboxIds,
    kinds: wanted.kinds,
    notKinds: wanted.not_kinds,
    include: includesOf(wanted.include),
    sealedHeaders: await sealHeaders(context.keyring, webhookId, headers),
    enabled: true,
    clientId: wanted.client_id,
    sealedSecret: await sealSecret(context.keyring, webhookId, secret),
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    revision: 0,
    epoch: context.caller.epoch,
  };
  return { webhook, secret, headers };
}
