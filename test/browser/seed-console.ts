import { SAMPLES } from '../../console/src/pages/samples.ts';
import type { Service } from '../system/service.ts';

export interface ConsolePage {
  readonly name: string;
  readonly path: string;
  readonly text: string;
  readonly tab?: string;
  /** The button that opens a dialog. */
  readonly opens?: string;
}

/** Fills the development account with mail, webhooks and keys, and returns every page with something to see on it. */
export async function seedConsole(service: Service): Promise<readonly ConsolePage[]> {
  const { inboxId, apiKey } = service.development;
  const empty = await service.inbox(apiKey, { display_name: 'Invoices', metadata: { team: 'finance' } });
  const other = await service.inbox(apiKey, { display_name: 'Sign-ups of the research agent' });
  await service.deliver({ to: other, subject: 'Unbroken'.repeat(40), text: 'unbroken'.repeat(40) });
  for (const { subject, text, html, from, verdicts, attachments } of SAMPLES.toReversed()) {
    const simulated = Object.entries(verdicts).map(([check, verdict]) => `${check}=${verdict}`);
    await service.deliver({
      from,
      to: inboxId,
      subject,
      text,
      ...(html === '' ? {} : { html }),
      ...(simulated.length === 0 ? {} : { headers: { 'X-Simulate-Verdicts': simulated.join('; ') } }),
      attachments: attachments.map((file) => ({
        filename: file.filename,
        contentType: file.type,
        content: file.text,
      })),
    });
  }
  const made = await service.post(
    '/webhooks',
    { url: 'https://127.0.0.1:1/mail', event_types: ['message.received'] },
    apiKey,
  );
  const webhook = made.string('webhook_id');
  await service.post(`/webhooks/${webhook}/test`, {}, apiKey);
  await service.post(
    '/api-keys',
    {
      name: 'Reader of the dashboard',
      permissions: { inbox_read: true, thread_read: true, message_read: true },
    },
    apiKey,
  );
  const listed = (query: string) => service.get(`/inboxes/${inboxId}/messages?${query}`, apiKey);
  const [note] = (await listed('subject=The%20plan')).list('messages');
  const trashed = `/inboxes/${inboxId}/messages/${note?.string('message_id')}`;
  await service.patch(trashed, { trash: true }, apiKey);
  await service.post('/lists/block', { entry: 'offers.example', reason: 'asked them twice' }, apiKey);
  await service.patch(`/inboxes/${empty}`, { unlisted: 'hold' }, apiKey);
  await service.deliver({ to: empty, from: 'Ann <ann@new.example>', subject: 'May I write to you?' });
  const [held] = (await service.get(`/inboxes/${empty}/messages?include_held=true&label=held`, apiKey)).list(
    'messages',
  );
  const threads = await service.get(`/inboxes/${inboxId}/threads?limit=100`, apiKey);
  const thread = (subject: string): string => {
    const found = threads.list('threads').find((each) => each.string('subject') === subject);
    if (found === undefined) throw new Error(`There is no thread ${subject}`);
    return `inboxes/${encodeURIComponent(inboxId)}/${found.string('thread_id')}`;
  };
  return [
    { name: 'inboxes', path: 'inboxes', text: inboxId },
    { name: 'new-inbox', path: 'inboxes', text: inboxId, opens: 'New inbox' },
    { name: 'threads', path: `inboxes/${encodeURIComponent(inboxId)}`, text: 'Invoice 2027-0117' },
    { name: 'empty', path: `inboxes/${encodeURIComponent(empty)}`, text: 'No mail yet' },
    { name: 'code', path: thread('Your verification code'), text: 'confirmed by DMARC' },
    {
      name: 'html',
      path: thread('This week: three things to read'),
      text: 'confirmed by DMARC',
      tab: 'HTML',
    },
    { name: 'attachment', path: thread('Invoice 2027-0117'), text: '1 attachment', tab: 'Headers' },
    { name: 'search', path: 'search/invoice', text: 'Invoice 2027-0117' },
    { name: 'search-syntax', path: 'search', text: 'part of the subject' },
    { name: 'trash', path: `inboxes/${encodeURIComponent(inboxId)}/trash`, text: 'The plan' },
    {
      name: 'held',
      path: `inboxes/${encodeURIComponent(empty)}/held/${held?.string('message_id')}`,
      text: 'The sender is not on a list.',
    },
    { name: 'senders', path: 'senders', text: 'asked them twice' },
    { name: 'events', path: 'events', text: 'message.received' },
    { name: 'webhooks', path: 'webhooks', text: 'https://127.0.0.1:1/mail' },
    { name: 'new-webhook', path: 'webhooks', text: 'https://127.0.0.1:1/mail', opens: 'New webhook' },
    { name: 'webhook', path: `webhooks/${webhook}`, text: 'no connection' },
    { name: 'keys', path: 'keys', text: 'Reader of the dashboard' },
    { name: 'new-key', path: 'keys', text: 'Reader of the dashboard', opens: 'New key' },
    { name: 'usage', path: 'usage', text: 'Storage:' },
    { name: 'audit-log', path: 'audit-log', text: 'API key created' },
    { name: 'account', path: 'account', text: 'Messages this month' },
    { name: 'send', path: 'send', text: 'Verdicts' },
  ];
}
