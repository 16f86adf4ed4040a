import * as z from 'zod';
import { refusedCaller } from '../../auth/refused-caller.ts';
import { grants } from '../../caller/permissions.ts';
import type { Context } from '../../core/context.ts';
import { changedMeanwhile, invalid, notFound } from '../../core/errors.ts';
import { NOTIFY, UNLISTED } from '../../message/list-entry.ts';
import { keyExists } from '../../store/account/caller-checks.ts';
import { senderSettingsUpdate } from '../../store/account/sender-settings.ts';
import { tryTransact } from '../../store/table/transaction.ts';
import { readAccountUse } from '../../usage/remaining-quota.ts';
import { defineOperation } from '../define.ts';
import { shownRetention } from '../fields.ts';
import { identityExample } from '../identity/identity.ts';
import { refuseRetention, retentionField } from '../inboxes/inbox.ts';
import { ownerTrusted } from './trust-owner.ts';

const use = z.object({ used: z.int(), max: z.int() });

export const getAccountOperation = defineOperation({
  name: 'account.get',
  summary: 'Get the account and its limits',
  description:
    'Shows whether the owner has confirmed the emailed code, and how much of each plan limit is used. Messages are counted ' +
    'per calendar month (UTC).',
  method: 'GET',
  path: '/account',
  input: z.object({}),
  output: z.object({
    organization_id: z.string(),
    verified: z.boolean(),
    unlisted: z.enum(UNLISTED).describe('What happens to mail from unlisted senders'),
    notify: z.enum(NOTIFY).describe('Whether the account owner is emailed when messages are held'),
    retention_days: shownRetention,
    status: z.enum(['active', 'canceled']).describe('canceled: writes fail with read_only'),
    limits: z.object({
      inboxes: use,
      messages_per_month: use,
      storage_bytes: use,
      webhooks: use,
      api_keys: use,
    }),
  }),
  errors: ['not_found'],
  access: { permission: 'metrics_read', scope: 'organization' },
  example: {
    input: {},
    output: {
      organization_id: identityExample.tenant_id,
      verified: true,
      unlisted: 'accept',
      notify: 'none',
      retention_days: null,
      status: 'active',
      limits: {
        inboxes: { used: 3, max: 100 },
        messages_per_month: { used: 1_250, max: 100_000 },
        storage_bytes: { used: 48_213_007, max: 10_000_000_000 },
        webhooks: { used: 1, max: 50 },
        api_keys: { used: 2, max: 1_000 },
      },
    },
  },
  run: showAccount,
});

async function showAccount({ table, policy, caller, now }: Context) {
  const read = await readAccountUse(table, policy, caller.tenantId, now());
  if (read === undefined) throw notFound('account');
  const { account, plan, used } = read;
  return {
    organization_id: account.tenantId,
    verified: account.verified,
    unlisted: account.unlisted ?? ('accept' as const),
    notify: account.notify ?? ('none' as const),
    retention_days: account.retentionDays ?? null,
    status: account.canceled ? ('canceled' as const) : ('active' as const),
    limits: {
      inboxes: { used: account.inboxes, max: plan.inboxes },
      messages_per_month: { used: used.delivered, max: plan.messagesPerMonth },
      storage_bytes: { used: used.bytes, max: plan.storageBytes },
      webhooks: { used: account.webhooks, max: plan.webhooks },
      api_keys: { used: account.keys, max: plan.keys },
    },
  };
}

const { output, example } = getAccountOperation;

export const updateAccountOperation = defineOperation({
  name: 'account.update',
  summary: 'Update the account',
  description:
    'unlisted applies starting with the next message; a change from accept to hold or drop adds the confirmed owner to the allow list (reason: owner). retention_days needs inbox_delete and applies from the next day on. Without metrics_read, the response has no limits.',
  method: 'PATCH',
  path: '/account',
  input: z
    .object({
      unlisted: z
        .enum(UNLISTED)
        .optional()
        .describe(
          'What happens to mail from unlisted senders: it is stored, held until released, or dropped',
        ),
      notify: z
        .enum(NOTIFY)
        .optional()
        .describe(
          'daily: the confirmed owner gets at most one email a day with the number of held messages in each inbox',
        ),
      retention_days: retentionField,
    })
    .refine((change) => Object.values(change).some((value) => value !== undefined), {
      message: 'at least one of unlisted, notify and retention_days is required',
    }),
  output: output.partial({ limits: true }),
  errors: ['not_found'],
  audit: { action: 'account.updated', resource: 'account' },
  access: { permission: 'inbox_update', scope: 'organization' },
  example: { input: { unlisted: 'hold' }, output: { ...example.output, unlisted: 'hold' } },
  async run(context, settings) {
    const { caller, sending } = context;
    if (settings.notify === 'daily' && sending === 'none') {
      throw invalid(
        'notify',
        'is not available because this service sends no email; subscribe to the event message.held',
      );
    }
    if (settings.retention_days !== undefined) refuseRetention(caller);
    await changeSettings(context, settings);
    const { limits, ...account } = await showAccount(context);
    return grants(caller.permissions, 'metrics_read') ? { ...account, limits } : account;
  },
});

const ATTEMPTS = 10;

async function changeSettings(
  context: Context,
  settings: Parameters<typeof senderSettingsUpdate>[2],
): Promise<void> {
  const { table, caller } = context;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const trusted = await ownerTrusted(context, settings.unlisted);
    const failed = await tryTransact(table, {
      ...senderSettingsUpdate(table, caller, settings, trusted.list !== undefined),
      ...trusted,
      ...keyExists(table, caller),
    });
    if (failed === undefined) return;
    // All conditions other than `list` check the key.
    if (!failed.of('list')) throw await refusedCaller(table, caller.tenantId);
  }
  throw changedMeanwhile('The allow list');
}
