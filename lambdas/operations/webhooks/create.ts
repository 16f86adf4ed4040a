import { createWebhookSecret } from 'agent-inbox-client/source/sign-webhook';
import * as z from 'zod';
import { nameMade } from '../../caller/audit-draft.ts';
import { claimCapacity, isCapHit } from '../../core/claim-capacity.ts';
import type { Context } from '../../core/context.ts';
import { clientIdConflict, unauthenticated } from '../../core/errors.ts';
import { KEY_ENTROPY_BYTES, newId } from '../../ids.ts';
import { auditWrites } from '../../store/audit-log.ts';
import { ConditionsFailed, transact } from '../../store/table/transaction.ts';
import { findWebhookByClientId, type Webhook, webhookCreation } from '../../store/webhook/webhooks.ts';
import { sealSecret } from '../../webhooks/sealed-secret.ts';
import { defineOperation, Replayed } from '../define.ts';
import { refuseEventTypes } from '../events/subscription.ts';
import { clientIdField } from '../inboxes/inbox.ts';
import { EXAMPLE_INBOX, ofInbox, requireInbox } from '../of-inbox.ts';
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
});
type NewWebhook = z.output<typeof input>;

export const createWebhookOperation = defineOperation({
  name: 'webhooks.create',
  summary: 'Create a webhook',
  description:
    'Events are POSTed to the URL and signed according to Standard Webhooks. Keep the secret; it is shown only once.',
  method: 'POST',
  path: '/webhooks',
  input,
  output: createdWebhookSchema,
  errors: ['cap_hit', 'not_found', 'conflict'],
  audit: { action: 'webhook.created', resource: 'webhook' },
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

/** Creates that were faster than this one, under the same cap or client id. */
const ATTEMPTS = 8;

/**
 * Makes a webhook, or finds the webhook of an earlier call with this client id, then without its secret.
 * @throws ApiError conflict when the key may not read the webhook that the client id made
 */
export async function makeWebhook(
  context: Context,
  wanted: NewWebhook,
): Promise<Created | Replayed<Created>> {
  refuseEventTypes(context, wanted.event_types);
  const { table } = context;
  const replayed = await replay(context, wanted.client_id);
  if (replayed !== undefined) return replayed;
  // Once, outside of the loop: it asks name servers.
  await refuseTarget(context, wanted.url);
  for (let attempt = 1; ; attempt++) {
    const inboxIds = await inboxesOfWebhook(context, wanted.inbox_ids);
    try {
      const capacity = await claimCapacity(context, 'webhooks');
      const { webhook, secret } = await planWebhook(context, wanted, inboxIds);
      nameMade(context.caller, webhook.webhookId);
      await transact(table, {
        ...capacity,
        ...auditWrites(table, webhook.tenantId, context.caller.audit),
        ...webhookCreation(table, webhook),
      });
      return { ...showWebhook(webhook), secret };
    } catch (error) {
      const isLost = error instanceof ConditionsFailed;
      const faster = isLost || isCapHit(error) ? await replay(context, wanted.client_id) : undefined;
      if (faster !== undefined) return faster;
      if (isLost && error.of('caller')) throw unauthenticated();
      if (!isLost || attempt === ATTEMPTS) throw error;
    }
  }
}

async function replay(
  { table, caller }: Context,
  clientId: string | undefined,
): Promise<Replayed<Created> | undefined> {
  if (clientId === undefined) return undefined;
  const found = await findWebhookByClientId(table, caller.tenantId, clientId);
  if (found === undefined) return undefined;
  if (!canReadWebhook(caller, found)) throw clientIdConflict();
  return new Replayed<Created>(showWebhook(found));
}

async function planWebhook(
  context: Context,
  wanted: NewWebhook,
  inboxIds: readonly string[] | undefined,
): Promise<{ webhook: Webhook; secret: string }> {
  const now = context.now();
  const webhookId = newId('wh', now, context.randomBytes(KEY_ENTROPY_BYTES));
  const secret = createWebhookSecret((size) => context.randomBytes(size));
  const webhook = {
    webhookId,
    tenantId: context.caller.tenantId,
    url: wanted.url,
    eventTypes: [...new Set(wanted.event_types)],
    inboxIds,
    kinds: wanted.kinds,
    notKinds: wanted.not_kinds,
    enabled: true,
    clientId: wanted.client_id,
    sealedSecret: await sealSecret(context.keyring, webhookId, secret),
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    revision: 0,
    epoch: context.caller.epoch,
  };
  return { webhook, secret };
}
