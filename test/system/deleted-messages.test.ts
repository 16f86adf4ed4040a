import { expect, test } from 'vitest';
import { opened } from '../opened.ts';
import { pathOf } from './mail-of-a-test.ts';
import { Service } from './service.ts';
import { StreamClient } from './stream-client.ts';
import { hookTo, WebhookEndpoint } from './webhook-endpoint.ts';

const service = opened(() => Service.start());

test('[D-EVT-04] message.deleted is sent to a webhook, a stream and the log that name it, once for each message that is deleted for good, and for no spam', async () => {
  await using endpoint = await WebhookEndpoint.open();
  const account = await service.account();
  const { apiKey, inboxId } = account;
  const after = new Date().toISOString();
  const event_types = 'message.deleted';
  await service.deliver(
    { to: inboxId, subject: 'one' },
    { to: inboxId, subject: 'two' },
    { to: inboxId, subject: 'spam', headers: { 'X-Simulate-Verdicts': 'spam=FAIL' } },
  );
  const shown = await service.get(`/inboxes/${inboxId}/messages?include_spam=true`, apiKey);
  const messages = shown.list('messages');
  const hook = await hookTo(service, account, endpoint, { event_types: [event_types] });
  const unnamed = await hookTo(service, account, endpoint);
  const url = `${service.runtime.endpoints.ws_url}?${new URLSearchParams({ api_key: apiKey, event_types })}`;
  const stream = await StreamClient.open(url);
  expect(messages).toHaveLength(3);

  for (const message of messages) {
    const gone = await service.delete(`${pathOf(message)}?permanent=true`, apiKey);
    expect(gone.status).toBe(204);
  }
  await expect.poll(() => endpoint.received.length).toBe(2);
  await service.runtime.settled();

  const read = async (query: string) =>
    (await service.get(`/events?after=${encodeURIComponent(after)}${query}`, apiKey)).list('events');
  const logged = await read(`&event_types=${event_types}`);
  const ids = messages.filter((message) => !JSON.stringify(message.field('labels')).includes('spam'));
  expect(new Set(logged.map((event) => event.string('message_id')))).toEqual(
    new Set(ids.map((message) => message.string('message_id'))),
  );
  expect((await read('')).map((event) => event.string('event_type'))).not.toContain(event_types);
  const frames = endpoint.received.map(({ frame }) => frame);
  expect(new Set(frames.map((frame) => JSON.stringify(frame)))).toEqual(
    new Set(logged.map(({ text }) => text)),
  );
  const streamed = [await stream.next(), await stream.next()].map((frame) => Object(frame).event_id);
  expect(new Set(streamed)).toEqual(new Set(logged.map((event) => event.string('event_id'))));
  stream.socket.close();
  const log = await service.get(`/webhooks/${hook.id}/deliveries`, apiKey);
  expect(log.list('deliveries').map((each) => each.string('state'))).toEqual(['delivered', 'delivered']);
  expect((await service.get(`/webhooks/${unnamed.id}/deliveries`, apiKey)).list('deliveries')).toEqual([]);
});
