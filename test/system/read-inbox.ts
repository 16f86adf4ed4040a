import * as z from 'zod';
import type { Answer } from './answer.ts';
import type { Account, Service } from './service.ts';

export async function readInbox(service: Service, { inboxId, apiKey }: Account): Promise<unknown> {
  const at = `/inboxes/${inboxId}`;
  const hidden = 'include_spam=true&include_unauthenticated=true&limit=100';
  const threads = await service.get(`${at}/threads?${hidden}`, apiKey);
  const messages = await service.get(`${at}/messages?${hidden}`, apiKey);
  const each = await Promise.all([
    ...threads
      .list('threads')
      .map((thread) =>
        service.get(`${at}/threads/${thread.string('thread_id')}`, apiKey).then(({ body }) => body),
      ),
    ...messages.list('messages').map((message) => whole(service, at, message, apiKey)),
  ]);
  const usage = await service.get('/metrics/usage', apiKey);
  return [threads.body, messages.body, each, last(usage)];
}

async function whole(service: Service, at: string, message: Answer, apiKey: string): Promise<unknown[]> {
  const path = `${at}/messages/${message.string('message_id')}`;
  const parts = await Promise.all([
    service.get(path, apiKey),
    service.get(`${path}/raw`, apiKey),
    ...message
      .list('attachments')
      .map((attachment) => service.get(`${path}/attachments/${attachment.string('attachment_id')}`, apiKey)),
  ]);
  return parts.map(({ status, text }) => [status, text]);
}

function last(usage: Answer): unknown {
  const series = z.record(z.string(), z.array(z.object({ value: z.number() }))).parse(usage.body);
  return Object.fromEntries(Object.entries(series).map(([type, points]) => [type, points.at(-1)?.value]));
}
