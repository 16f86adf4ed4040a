import {
  AgentInbox,
  ApiError,
  type ErrorName,
  type EventType,
  type MessageEvent,
  type MessagesGetOutput,
  verifyWebhook,
  type WebhookEvent,
} from 'agent-inbox-client';

const client = new AgentInbox({
  baseUrl: 'http://127.0.0.1:8480/v1',
  apiKey: 'ia_key',
  streamUrl: 'ws://x/v1',
});

export async function use(signal: AbortSignal): Promise<string> {
  const inbox = await client.inboxes.create({ display_name: 'Sign-ups' }, { signal, timeoutMs: 1000 });
  const id: string = inbox.inbox_id;
  for await (const { message_id } of client.messages.listAll({ inbox_id: id, limit: 10 })) message_id.trim();
  const types: EventType[] = ['message.received', 'inbox.deleted'];
  for await (const event of client.stream({ event_types: types, signal })) {
    // @ts-expect-error an event of an inbox has no message
    event.message_id.trim();
    if (event.event_type === 'inbox.deleted') return event.inbox_id;
  }
  for await (const event of client.stream({ inbox_ids: [id], signal })) {
    const { message_id }: MessageEvent = event;
    const message: MessagesGetOutput = await client.messages.get({ inbox_id: id, message_id });
    return message.subject;
  }
  for await (const { cursor, event_id } of client.events.follow({ after: 'c', signal }))
    return cursor + event_id;
  const { bytes } = await client.messages.getRaw({ inbox_id: id, message_id: 'm' });
  const length: number = bytes.byteLength;
  const event: WebhookEvent = await verifyWebhook(new Uint8Array(length), { 'webhook-id': 'a' }, 'whsec_');
  return event.event_type === 'webhook.test' ? event.webhook_id : event.inbox_id;
}

export async function secrets(): Promise<string> {
  const created = await client.webhooks.create({
    url: 'https://a.example',
    event_types: ['message.received'],
  });
  const repeated = await client.webhooks.create({
    url: 'https://a.example',
    event_types: ['message.received'],
    client_id: 'mine',
  });
  // @ts-expect-error a repeat has no secret
  repeated.secret.trim();
  return created.secret.trim();
}

export function nameOf(error: unknown): ErrorName | undefined {
  return error instanceof ApiError ? error.name : undefined;
}

// @ts-expect-error an operation that does not exist
client.inboxes.rename;
// @ts-expect-error a field of the wrong type
client.inboxes.create({ display_name: 1 });
// @ts-expect-error a required field is missing
client.messages.get({ inbox_id: 'a' });
// @ts-expect-error an event that does not exist
client.stream({ event_types: ['message.lost'] });
