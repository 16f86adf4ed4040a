import { isSent, type Mailer } from '../aws/mailer.ts';
import { logInfo } from '../observability/log.ts';
import type { Metering } from '../observability/metric-name.ts';
import { getAccount } from '../store/account/accounts.ts';
import type { Table } from '../store/table/table.ts';
import { beginNotice, disableWebhook, endNotice } from '../store/webhook/webhook-disabling.ts';
import { getWebhook, type Webhook, webhooksOfTenant } from '../store/webhook/webhooks.ts';

export interface Disabling {
  readonly table: Table;
  readonly mailer: Mailer;
  readonly metering: Metering;
  now(): Date;
}

const NOTICE_MS = 60_000;

/** The owner removed the endpoint (410 Gone), so no email is sent. */
export async function disableGone(services: Disabling, webhook: Webhook): Promise<void> {
  if (await disableWebhook(services.table, webhook, services.now(), undefined)) {
    noteDisabled(services, webhook, 'gone');
  }
}

export async function disableFailing(services: Disabling, webhook: Webhook): Promise<void> {
  const now = services.now();
  if (!(await disableWebhook(services.table, webhook, now, afterNotice(now)))) return;
  noteDisabled(services, webhook, 'failing');
  await sendNotice(services, webhook);
}

/** A worker may have died between disabling and sending. */
export async function sendNoticeIfDue(services: Disabling, webhook: Webhook): Promise<void> {
  const now = services.now();
  if (webhook.noticeAfter === undefined || webhook.noticeAfter > now.getTime()) return;
  if (await beginNotice(services.table, webhook, afterNotice(now))) await sendNotice(services, webhook);
}

function afterNotice(now: Date): Date {
  return new Date(now.getTime() + NOTICE_MS);
}

function noteDisabled({ metering }: Disabling, { webhookId }: Webhook, reason: string): void {
  metering.count('WebhookDisabled');
  logInfo('webhook disabled', { webhook_id: webhookId, reason });
}

async function sendNotice({ table, mailer }: Disabling, webhook: Webhook): Promise<void> {
  const account = await getAccount(table, webhook.tenantId);
  if (account !== undefined) {
    const notice = mailer.send({
      to: account.humanEmail,
      subject: "One of your agent's webhooks was disabled",
      text: [
        `Every delivery to ${webhook.url} has failed for five days, so the webhook ${webhook.webhookId} was`,
        'disabled. Mail is stored as before; only the notifications have stopped.',
        '',
        'When the endpoint works again, enable the webhook with',
        '',
        `  PATCH /webhooks/${webhook.webhookId}  {"enabled": true}`,
        '',
        'Missed events stay in its delivery log for 30 days, and each delivery there can be sent again.',
        '',
      ].join('\n'),
    });
    if (!(await isSent(notice)))
      logInfo('notice of a disabled webhook refused', { webhook_id: webhook.webhookId });
  }
  await endNotice(table, webhook);
}

/** Each call in progress when its key was revoked can cause one conflict. */
const ATTEMPTS = 10;

/**
 * Keys of an earlier credential epoch cannot write after the change, so one strongly consistent list finds all of their
 * webhooks (D-SUP-13).
 */
export async function disableEarlierWebhooks(
  table: Table,
  tenantId: string,
  epoch: number,
  now: Date,
): Promise<void> {
  const earlier = (await webhooksOfTenant(table, tenantId)).filter((webhook) => webhook.epoch < epoch);
  for (const webhook of earlier) await disableForGood(table, webhook, epoch, now);
  if (earlier.length > 0) logInfo('webhooks of revoked keys disabled', { webhooks: earlier.length });
}

async function disableForGood(table: Table, read: Webhook, epoch: number, now: Date): Promise<void> {
  let webhook: Webhook | undefined = read;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (webhook === undefined || !webhook.enabled || webhook.epoch >= epoch) return;
    if (await disableWebhook(table, webhook, now, undefined)) return;
    webhook = await getWebhook(table, webhook.tenantId, webhook.webhookId);
  }
  throw new Error(`${read.webhookId} changed at every attempt to switch it off`);
}
