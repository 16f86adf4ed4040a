import { expect, test } from 'vitest';
import { opened } from '../opened.ts';
import { type Account, Service } from './service.ts';
import { StreamClient } from './stream-client.ts';
import { hookTo, WebhookEndpoint } from './webhook-endpoint.ts';

const service = opened(() => Service.start());

/** Whether the functions that pass events on took messages from their queues while a mail was delivered. */
async function takenDuring({ inboxId }: Account): Promise<{ webhooks: boolean; stream: boolean }> {
  const { permissions } = service.runtime;
  const record = permissions.record.bind(permissions);
  const roles = new Set<string>();
  permissions.record = (use) => {
    if (use.action === 'sqs:DeleteMessage') roles.add(use.roleLogicalId);
    record(use);
  };
  await service.deliver({ to: inboxId, subject: 'Hello' });
  permissions.record = record;
  const hasRole = (prefix: string) => [...roles].some((role) => role.startsWith(prefix));
  return { webhooks: hasRole('WebhooksFanOut'), stream: hasRole('StreamFanOut') };
}

test('an arriving mail costs queue messages and invocations only for those who listen: webhooks and open sockets', async () => {
  const account = await service.account();
  await using endpoint = await WebhookEndpoint.open(200);

  expect(await takenDuring(account)).toEqual({ webhooks: false, stream: false });
  await hookTo(service, account, endpoint);
  expect(await takenDuring(account)).toEqual({ webhooks: true, stream: false });
  const socket = await StreamClient.open(`${service.runtime.endpoints.ws_url}?api_key=${account.apiKey}`);
  expect(await takenDuring(account)).toEqual({ webhooks: true, stream: true });

  expect(endpoint.received).toHaveLength(2);
  expect(socket.frames).toHaveLength(1);
  socket.socket.terminate();
});
