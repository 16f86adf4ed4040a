import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { Answer } from './answer.ts';
import { exportMail } from './export-mail.ts';
import type { Issued } from './issued.ts';
import { callTool, mcpUrl } from './mcp-client.ts';
import { oddFile } from './odd-file.ts';
import { operatorsDay, timersFire } from './operators-day.ts';
import type { Account, Service } from './service.ts';
import { StreamClient } from './stream-client.ts';
import { type Hook, hookTo, WebhookEndpoint } from './webhook-endpoint.ts';

/** Small caps, so that mail is deferred; totals at once; two attempts for each event. */
export const BROAD_SETTINGS = {
  plans: JSON.stringify({
    unverified: { inboxes: 3, messagesPerMonth: 2, storageBytes: 50_000_000, webhooks: 2 },
    verified: { inboxes: 100, messagesPerMonth: 100_000, storageBytes: 10_000_000_000, webhooks: 50 },
  }),
  usageRollUpDelaySeconds: '0',
  usageSettleSeconds: '0',
  webhookSchedule: '[0,0.2]',
};

/** Larger than what a function answers with: such an attachment is fetched by a presigned address. */
const LARGE_BYTES = 5 * 1024 * 1024;
const SPAM = { 'X-Simulate-Verdicts': 'spam=FAIL; dmarc=FAIL' };

/**
 * Does what can be done with the service, once: every operation, every tool, every command of the operator, and mail of
 * every kind. Collects what was issued meanwhile.
 */
export class BroadRun {
  readonly issued: Issued[] = [];
  readonly #service: Service;

  constructor(service: Service) {
    this.#service = service;
  }

  async all(): Promise<void> {
    const account = await this.signUp();
    await this.signUpAgain(account);
    await this.keys(account);
    await this.mailAndReading(account);
    await this.stream(account);
    await this.webhooks(account);
    await this.slowWebhooks(account);
    await this.assistants(account);
    await this.deferredMail();
    await this.refusals(account);
    await exportMail(this.#service, this.#key);
    for (const secret of await operatorsDay(this.#service, account)) this.issued.push(secret);
    ok(await this.api().call('DELETE', `/inboxes/${account.inboxId}`), 204);
    await timersFire(this.#service);
    await this.#service.runtime.settled();
  }

  /** A text that is only in mail, to be looked for where it must not be. */
  private marker(what: string): string {
    return this.keep(what, `canary-${randomBytes(9).toString('hex')}`);
  }

  private keep(what: string, text: string): string {
    this.issued.push({ what, text });
    return text;
  }

  private async keepCode(humanEmail: string): Promise<string> {
    return this.keep('code', await this.#service.codeFor(humanEmail));
  }

  private async signUp(): Promise<Account> {
    const account = await this.#service.unverifiedAccount();
    this.keep('key', account.apiKey);
    const wrong = await this.#service.post('/agent/verify', { otp_code: '000000' }, account.apiKey);
    ok(wrong, 200, 422);
    const otp_code = await this.keepCode(account.humanEmail);
    ok(await this.#service.post('/agent/verify', { otp_code }, account.apiKey), 200);
    return account;
  }

  private async signUpAgain({ humanEmail, apiKey }: Account): Promise<void> {
    const again = ok(await this.#service.post('/agent/sign-up', { human_email: humanEmail }), 200);
    const key = this.keep('key', again.string('api_key'));
    const otp_code = await this.keepCode(humanEmail);
    ok(await this.#service.post('/agent/verify', { otp_code }, key), 200);
    ok(await this.#service.get('/whoami', apiKey), 401);
    // The account goes on under a key that is asked for by the key that took its place.
    this.#key = key;

    const unproven = await this.#service.unverifiedAccount();
    this.keep('key', unproven.apiKey);
    await using endpoint = await WebhookEndpoint.open(200);
    this.keep('webhook secret', (await hookTo(this.#service, unproven, endpoint)).secret);
    const other = ok(await this.#service.post('/api-keys', { name: 'other' }, unproven.apiKey), 201);
    const socket = await StreamClient.open(this.wsUrl(this.keep('key', other.string('api_key'))));
    const rotated = ok(await this.#service.post('/agent/sign-up', { human_email: unproven.humanEmail }), 200);
    this.keep('key', rotated.string('api_key'));
    await this.keepCode(unproven.humanEmail);
    await socket.closed;
  }

  #key = '';

  private wsUrl(key: string): string {
    return `${this.#service.runtime.endpoints.ws_url}?api_key=${key}`;
  }

  private async keys({ inboxId }: Account): Promise<void> {
    const { get, post, call } = this.api();
    for (const path of ['/api-keys', `/inboxes/${inboxId}/api-keys`]) {
      const made = ok(await post(path, { name: 'temporary', permissions: { inbox_read: true } }), 201);
      const secret = this.keep('key', made.string('api_key'));
      ok(await get(path), 200);
      ok(await get(`/api-keys/${made.string('api_key_id')}`), 200);
      ok(await this.#service.get('/inboxes', secret), 200);
      ok(await call('DELETE', `/api-keys/${made.string('api_key_id')}`), 204);
      ok(await this.#service.get('/whoami', secret), 401);
    }
    ok(await get('/whoami'), 200);
    ok(await get('/auth/me'), 200);
  }

  private async mailAndReading({ inboxId }: Account): Promise<void> {
    const { get, post, call } = this.api();
    const second = ok(await post('/inboxes', { client_id: 'second', metadata: { a: 'b' } }), 201).string(
      'inbox_id',
    );
    ok(await post('/inboxes', { client_id: 'second' }), 200);
    ok(await call('PATCH', `/inboxes/${second}`, { display_name: 'Second' }), 200);
    ok(await get(`/inboxes/${second}`), 200);
    ok(await get('/inboxes?limit=1'), 200).string('next_page_token');
    await this.#service.deliver(
      { to: [inboxId, second], subject: 'Plan', messageId: '<one@x>', text: this.marker('text') },
      {
        to: inboxId,
        bcc: second,
        subject: 'Re: Plan',
        messageId: '<two@x>',
        inReplyTo: '<one@x>',
        html: `<p>${this.marker('html')}</p>`,
        attachments: [
          { filename: 'small.txt', content: this.marker('attachment') },
          { filename: 'large.bin', content: randomBytes(LARGE_BYTES) },
          oddFile(this.marker('named type'), this.marker('type of a file')),
        ],
      },
      { to: inboxId, subject: 'spam', text: this.marker('spam'), headers: SPAM },
      { to: `nobody-here@${second.split('@')[1]}`, text: this.marker('to nobody') },
      // Longer than what a row holds: the body goes to S3.
      { to: inboxId, subject: 'long', text: `${this.marker('long text')} `.repeat(4_000) },
    );
    const threads = ok(
      await get(`/inboxes/${inboxId}/threads?include_spam=true&include_unauthenticated=true&limit=2`),
      200,
    );
    ok(
      await get(
        `/inboxes/${inboxId}/threads?include_spam=true&include_unauthenticated=true&page_token=${encodeURIComponent(threads.string('next_page_token'))}`,
      ),
      200,
    );
    for (const thread of threads.list('threads')) {
      ok(await get(`/inboxes/${inboxId}/threads/${thread.string('thread_id')}`), 200);
    }
    for (const message of ok(await get(`/inboxes/${inboxId}/messages`), 200).list('messages')) {
      await this.readMessage(`/inboxes/${inboxId}/messages/${message.string('message_id')}`);
    }
    ok(await get('/metrics/usage'), 200);
  }

  private async readMessage(path: string): Promise<void> {
    const { get } = this.api();
    const message = ok(await get(path), 200);
    ok(await get(`${path}/raw`), 200, 302);
    for (const attachment of message.list('attachments')) {
      const file = `${path}/attachments/${attachment.string('attachment_id')}`;
      const bytes = ok(await get(file), 200, 302);
      if (bytes.status === 302) await this.follow(bytes.headers.get('location') ?? '');
      await this.follow(ok(await get(`${file}?format=link`), 200).string('download_url'));
      ok(await get(`${file}/text?wait=20`), 200);
    }
  }

  private async follow(address: string): Promise<void> {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`download: ${response.status}`);
    const signature = z.string().parse(new URL(address).searchParams.get('X-Amz-Signature'));
    this.keep('presigned query', signature);
  }

  private async stream({ inboxId }: Account): Promise<void> {
    const made = ok(await this.api().post('/api-keys', { name: 'listener' }), 201);
    const client = await StreamClient.open(this.wsUrl(this.keep('key', made.string('api_key'))));
    const leaving = await StreamClient.open(`${this.wsUrl(made.string('api_key'))}&inbox_ids=${inboxId}`);
    await client.ask({ type: 'ping' });
    await client.ask({ type: 'subscribe', inbox_ids: [inboxId] });
    await client.ask({ type: this.marker('frame of a client') });
    await this.#service.deliver({ to: inboxId, text: this.marker('mail of the stream') });
    await client.next();
    await leaving.close();
    await this.replay(this.wsUrl(made.string('api_key')));
    ok(await this.api().call('DELETE', `/api-keys/${made.string('api_key_id')}`), 204);
    await client.closed;
  }

  /** What is logged, by a call and by a socket that asks for what it missed. */
  private async replay(url: string): Promise<void> {
    const logged = ok(await this.api().get('/events?limit=1'), 200);
    ok(await this.api().get(`/events?after=${encodeURIComponent(logged.string('cursor'))}`), 200);
    const client = await StreamClient.open(`${url}&after=${anHourAgo()}`);
    while (frameSchema.parse(await client.next()).type !== 'caught_up');
    await client.close();
  }

  private async webhooks({ inboxId }: Account): Promise<void> {
    const { get, post, call } = this.api();
    const account = { apiKey: this.#key };
    await using healthy = await WebhookEndpoint.open(200);
    await using broken = await WebhookEndpoint.open(500);
    await using gone = await WebhookEndpoint.open(410);
    const hooks: Hook[] = [];
    for (const endpoint of [healthy, broken, gone]) {
      const hook = await hookTo(this.#service, account, endpoint);
      this.keep('webhook secret', hook.secret);
      hooks.push(hook);
    }
    const pinned = { url: healthy.url, event_types: ['message.received'], client_id: 'pinned' };
    const made = ok(await post(`/inboxes/${inboxId}/webhooks`, pinned), 201);
    this.keep('webhook secret', made.string('secret'));
    await this.#service.deliver({ to: inboxId, subject: 'hooked', text: this.marker('mail of webhooks') });
    for (const { id } of hooks) {
      const [delivery] = ok(await get(`/webhooks/${id}/deliveries`), 200).list('deliveries');
      const deliveryId = delivery?.string('delivery_id') ?? '';
      ok(await post(`/webhooks/${id}/deliveries/${deliveryId}/redeliver`, {}), 200, 201, 202, 409, 422);
      ok(await post(`/webhooks/${id}/test`, {}), 200, 201, 202, 409, 422);
      ok(await post(`/webhooks/${id}/recover`, { since: anHourAgo() }), 202, 409);
    }
    await this.#service.runtime.settled();
    ok(await get('/webhooks'), 200);
    ok(await get(`/inboxes/${inboxId}/webhooks`), 200);
    for (const { id } of hooks) {
      ok(await get(`/webhooks/${id}`), 200);
      ok(await call('PATCH', `/webhooks/${id}`, { enabled: true }), 200);
      ok(await call('DELETE', `/webhooks/${id}`), 204);
    }
  }

  /** New endpoints use the slow lane, where this one fails twice and is retried. */
  private async slowWebhooks({ inboxId }: Account): Promise<void> {
    await using endpoint = await WebhookEndpoint.gathering(2);
    const hook = await hookTo(this.#service, { apiKey: this.#key }, endpoint);
    this.keep('webhook secret', hook.secret);
    for (let n = 0; n < 3; n++)
      await this.#service.send({ to: inboxId, text: this.marker('mail of webhooks') });
    await this.#service.runtime.settled();
    ok(await this.api().call('DELETE', `/webhooks/${hook.id}`), 204);
  }

  private async assistants({ inboxId }: Account): Promise<void> {
    const tool = async (name: string, args: Record<string, unknown> = {}) => {
      const { structured, error } = await callTool(this.#service, this.#key, name, args);
      if (structured === undefined) throw new Error(`${name}: ${JSON.stringify(error)}`);
      return structured;
    };
    for (const name of ['whoami', 'get_usage']) await tool(name);
    const made = await tool('create_inbox', { client_id: 'of-an-assistant' });
    const inbox = z.string().parse(made['inbox_id']);
    await this.#service.deliver({ to: inbox, text: this.marker('mail of an assistant') });
    await tool('get_inbox', { inbox_id: inbox });
    await tool('list_inboxes', { limit: 1 });
    const idSchema = z.object({
      threads: z.array(z.object({ thread_id: z.string(), last_message_id: z.string() })),
    });
    await tool('list_messages', { inbox_id: inboxId, limit: 1 });
    await tool('get_verification', { inbox_id: inboxId, timeout_seconds: 0 });
    const { threads } = idSchema.parse(await tool('list_threads', { inbox_id: inboxId, include_spam: true }));
    for (const { thread_id, last_message_id } of threads) {
      await tool('get_thread', { inbox_id: inboxId, thread_id });
      const message = await tool('get_message', { inbox_id: inboxId, message_id: last_message_id });
      for (const { attachment_id } of attachmentsSchema.parse(message).attachments) {
        const link = await tool('get_attachment', {
          inbox_id: inboxId,
          message_id: last_message_id,
          attachment_id,
        });
        await this.follow(z.string().parse(link['download_url']));
      }
    }
    await tool('delete_inbox', { inbox_id: inbox });
    const query = `${mcpUrl(this.#service)}?apiKey=${this.#key}`;
    const ping = { method: 'POST', body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' }) };
    await fetch(query, { ...ping, headers: { 'content-type': 'application/json' } });
  }

  private async deferredMail(): Promise<void> {
    const account = await this.#service.unverifiedAccount();
    this.keep('key', account.apiKey);
    for (let index = 0; index < 4; index++) {
      await this.#service.deliver({ to: account.inboxId, text: this.marker('deferred mail') });
    }
    // An inbox that ends while the caps of its tenant are guarded.
    const ended = await this.#service.inbox(account.apiKey);
    ok(await this.#service.delete(`/inboxes/${ended}`, account.apiKey), 204);
    await this.#service.runtime.settled();
    const otp_code = await this.keepCode(account.humanEmail);
    ok(await this.#service.post('/agent/verify', { otp_code }, account.apiKey), 200);
    await this.#service.runtime.settled();
    const found = await this.#service.messages(account);
    if (found.length !== 4) throw new Error(`${found.length} of 4 mails were released`);
  }

  /** What is refused is logged as well. */
  private async refusals({ inboxId }: Account): Promise<void> {
    const { get, post } = this.api();
    const foreign = this.keep('malformed key', `ia_${randomBytes(30).toString('hex')}`);
    ok(await this.#service.get('/whoami', foreign), 401);
    ok(await get(`/inboxes/${inboxId}/messages/${this.marker('id')}`), 404);
    ok(await post('/inboxes', { username: this.marker('name').toUpperCase().concat('!') }), 422);
    ok(await post('/inboxes', `{"display_name": "${this.marker('broken JSON')}`), 422);
    ok(await get(`/inboxes/${inboxId}/threads?page_token=${this.marker('page token')}`), 422);
    ok(await get(`/${this.marker('path')}`), 404);
  }

  private api() {
    const key = this.#key;
    return {
      get: (path: string) => this.#service.get(path, key),
      post: (path: string, body: unknown) => this.#service.post(path, body, key),
      call: (method: string, path: string, body?: unknown) => this.#service.call(method, path, { key, body }),
    };
  }
}

function anHourAgo(): string {
  return new Date(Date.now() - 3_600_000).toISOString();
}

const frameSchema = z.object({ type: z.string() });
const attachmentsSchema = z.object({
  attachments: z.array(z.object({ attachment_id: z.string() })).default([]),
});

/** The answer, when its status is one of those that are meant. */
function ok(answer: Answer, ...statuses: readonly number[]): Answer {
  if (!statuses.includes(answer.status)) {
    throw new Error(`${answer.status} in place of ${statuses.join(' or ')}: ${answer.text.slice(0, 500)}`);
  }
  return answer;
}
