import * as z from 'zod';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { NOTIFY, UNLISTED } from '../../mail/sender/list-entry.ts';
import { readAccountUse } from '../../usage/account-use.ts';
import { defineOperation } from '../define.ts';
import { identityExample } from '../identity/identity.ts';

const use = z.object({ used: z.int(), max: z.int() });

export const getAccountOperation = defineOperation({
  name: 'account.get',
  summary: 'The account and its limits',
  description:
    'Whether its human has confirmed the emailed code, and how much of each limit of its plan is used. Messages are those ' +
    'received in this calendar month (UTC).',
  method: 'GET',
  path: '/account',
  input: z.object({}),
  output: z.object({
    organization_id: z.string(),
    verified: z.boolean(),
    unlisted: z.enum(UNLISTED).describe('What happens to mail from senders on no list'),
    notify: z.enum(NOTIFY).describe('Whether its human gets a mail when messages are held'),
    retention_days: z
      .int()
      .nullable()
      .describe('Days after which mail is deleted; a shorter period of the plan or an inbox wins'),
    status: z.enum(['active', 'canceled']).describe('canceled: calls that write are refused with read_only'),
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

/** @throws ApiError not_found */
export async function showAccount({ table, policy, caller, now }: Context) {
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
