import { randomBytes } from 'node:crypto';
import { adminCommand } from './admin-command.ts';
import type { Issued } from './issued.ts';
import { loseRows, MAIL_ROW, mailRows } from './mail-rows.ts';
import type { Account, Service } from './service.ts';
import { StreamClient } from './stream-client.ts';
import { hookTo, WebhookEndpoint } from './webhook-endpoint.ts';

/**
 * Every command of the operator, once: with a tenant to delete, dead-letter messages to redrive, and mail whose rows are
 * lost.
 * @returns what was issued meanwhile.
 */
export async function operatorsDay(
  service: Service,
  { organizationId }: Pick<Account, 'organizationId'>,
): Promise<Issued[]> {
  const issued: Issued[] = [];
  const { dataDir, endpoints } = service.runtime;
  const gone = await service.account();
  const socket = await StreamClient.open(`${endpoints.ws_url}?api_key=${gone.apiKey}`);
  await using endpoint = await WebhookEndpoint.open(200);
  const { secret } = await hookTo(service, gone, endpoint);
  const marker = `canary-${randomBytes(9).toString('hex')}`;
  issued.push(
    { what: 'key', text: gone.apiKey },
    { what: 'webhook secret', text: secret },
    { what: 'mail of the deleted', text: marker },
  );
  await service.deliver(
    { to: gone.inboxId, text: marker, messageId: '<lost@x>', attachments: [{ content: marker }] },
    { to: gone.inboxId, text: marker, inReplyTo: '<lost@x>' },
    { to: gone.inboxId, text: `${marker} `.repeat(4_000) },
  );
  const rows = await mailRows(service, gone);
  await loseRows(service, rows.values(), ({ pk, sk }) => MAIL_ROW.test(sk) || /^(LOG|USAGE)#/.test(pk));
  // The end of an inbox, which is counted again as well.
  const ended = await service.inbox(gone.apiKey);
  await service.delete(`/inboxes/${ended}`, gone.apiKey);
  for (const args of [
    ['tenants', 'list'],
    ['tenants', 'show', organizationId],
    ['tenants', 'usage', organizationId],
    ['tenants', 'set-plan', organizationId, 'unverified'],
    ['tenants', 'set-plan', organizationId, 'verified'],
    ['tenants', 'cancel', organizationId],
    ['tenants', 'reactivate', organizationId],
    ['rebuild', '--all'],
    ['tenants', 'delete', gone.organizationId, '--yes'],
    ['queues'],
    // What the endpoint that answers 500 has left.
    ['redrive', 'WebhooksDead'],
  ]) {
    const { code, stderr } = await adminCommand([...args, '--data-dir', dataDir]);
    if (code !== 0) throw new Error(`admin ${args.join(' ')}: ${stderr}`);
  }
  await socket.closed;
  return issued;
}

export async function timersFire({ runtime: { template, compute } }: Service): Promise<void> {
  for (const { logicalId, properties } of template.ofType('AWS::Events::Rule')) {
    if (properties['ScheduleExpression'] !== undefined) await compute.events.fire(logicalId);
  }
}
