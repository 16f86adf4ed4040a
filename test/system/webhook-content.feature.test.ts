import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { Webhook as StandardWebhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { webhookDataSchema } from '../../lambdas/webhook-content/webhook-data.ts';
import { opened } from '../opened.ts';
import { Service } from './service.ts';
import { type Hook, hookTo, type Received, WebhookEndpoint } from './webhook-endpoint.ts';

const SECRET = 'Bearer s3cret-of-the-receiver-QX';
const ALL = ['message', 'verification', 'attachments', 'text'];

const service = opened(() => Service.start());
const account = opened(() => service.account());

const bodySchema = z.object({ event_type: z.string(), data: webhookDataSchema.optional() });

function dataOf(received: Received | undefined) {
  return bodySchema.parse(JSON.parse(received?.body ?? '{}')).data;
}

async function hooked(endpoint: WebhookEndpoint, wanted: object = {}) {
  const inboxId = await service.inbox(account.apiKey);
  return { inboxId, ...(await hookTo(service, account, endpoint, { inbox_ids: [inboxId], ...wanted })) };
}

const webhook = ({ id }: Pick<Hook, 'id'>) => service.get(`/webhooks/${id}`, account.apiKey);
const patch = ({ id }: Pick<Hook, 'id'>, change: object, key = account.apiKey) =>
  service.patch(`/webhooks/${id}`, change, key);

/** Everything in the table, bytes as they are. */
async function tableText(): Promise<string> {
  const { client, name } = service.table;
  const texts: string[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const page = await client.send(new ScanCommand({ TableName: name, ExclusiveStartKey: from }));
    const asText = (_: string, value: unknown) =>
      value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value;
    texts.push(JSON.stringify(page.Items, asText));
    from = page.LastEvaluatedKey;
  } while (from !== undefined);
  return texts.join('');
}

describe('a webhook with include', () => {
  test('sends the message as lists show it, its text, records of attachments and its code, under the signature [D-WHK-17]', async () => {
    await using endpoint = await WebhookEndpoint.open();
    const { inboxId, secret } = await hooked(endpoint, {
      include: ['text', 'attachments', 'message', 'text'],
    });
    await service.deliver({
      to: inboxId,
      text: 'The report is attached.\n\nOn Monday Bo wrote:\n> Where is the report?\n',
      attachments: [{ filename: 'report.txt', content: 'four' }],
    });

    const listed = (await service.get(`/inboxes/${inboxId}/messages`, account.apiKey)).list('messages')[0];
    const [received] = endpoint.received;
    const data = dataOf(received);
    expect(Object.keys(data ?? {})).toEqual(['included', 'left_out', 'message', 'attachments', 'text']);
    expect(data).toMatchObject({ included: true, left_out: [] });
    expect(data?.message).toEqual(listed?.body);
    expect(data?.attachments).toMatchObject([{ filename: 'report.txt', size: 4 }]);
    expect(data?.text?.text).toContain('Where is the report?');
    expect(data?.text?.extracted_text).toBe('The report is attached.');
    const headers = { ...received?.headers } as Record<string, string>;
    expect(() => new StandardWebhook(secret).verify(received?.body ?? '', headers)).not.toThrow();
  });

  test('sends a code only of clean mail with a DMARC pass', async () => {
    await using endpoint = await WebhookEndpoint.open();
    const { inboxId } = await hooked(endpoint, { include: ['verification', 'message'] });
    const mail = { to: inboxId, subject: 'Your code', text: 'Your verification code is 482913.' };
    await service.deliver({ ...mail, headers: { 'X-Simulate-Verdicts': 'dmarc=PASS' } });
    await service.deliver({ ...mail, headers: { 'X-Simulate-Verdicts': 'dmarc=GRAY' } });

    const data = endpoint.received.map(dataOf);
    expect(data.map((each) => each?.verification?.codes.map(({ value }) => value))).toEqual([
      ['482913'],
      undefined,
    ]);
    expect(data.map((each) => each?.message?.verification === null)).toEqual([false, true]);
    expect(data[1]?.verification).toBeNull();
  });

  test('leaves out the text that does not fit into 200,000 bytes, and cuts it at 32,000 characters before', async () => {
    await using endpoint = await WebhookEndpoint.open();
    const { inboxId } = await hooked(endpoint, { include: ALL });
    // Of four bytes each, twice.
    await service.deliver({ to: inboxId, text: '𝛼'.repeat(40_000) });
    await service.deliver({ to: inboxId, text: 'x'.repeat(40_000) });

    const [large, long] = endpoint.received.map(dataOf);
    expect(large).toMatchObject({ included: true, left_out: ['text'] });
    expect(large?.message?.subject).toBeDefined();
    expect(large?.text).toBeUndefined();
    expect(long?.text).toMatchObject({ text: 'x'.repeat(32_000), text_truncated: true });
    for (const { body } of endpoint.received) expect(Buffer.byteLength(body)).toBeLessThanOrEqual(200_000);
  });

  test('sends nothing of a message in the trash, and ids alone of an inbox', async () => {
    await using endpoint = await WebhookEndpoint.open();
    const { inboxId } = await hooked(endpoint, {
      include: ['message'],
      event_types: ['message.updated', 'inbox.deleted'],
    });
    await service.deliver({ to: inboxId });
    const message = await service.newest({ inboxId, apiKey: account.apiKey });
    await service.delete(`/inboxes/${inboxId}/messages/${message.string('message_id')}`, account.apiKey);
    await service.runtime.settled();
    await service.delete(`/inboxes/${inboxId}`, account.apiKey);
    await service.runtime.settled();

    expect(endpoint.received.map(({ frame }) => frame.event_type)).toEqual([
      'message.updated',
      'inbox.deleted',
    ]);
    expect(endpoint.received.map(dataOf)).toEqual([{ included: false, left_out: [] }, undefined]);
  });

  test('sends made-up content in a test event, with its headers', async () => {
    await using endpoint = await WebhookEndpoint.open();
    const hook = await hooked(endpoint, { include: ALL, headers: { Authorization: SECRET } });
    await service.post(`/webhooks/${hook.id}/test`, {}, account.apiKey);
    await expect.poll(() => endpoint.received.length).toBe(1);

    const data = dataOf(endpoint.received[0]);
    expect(data).toMatchObject({ included: true, left_out: [] });
    expect(data?.message?.message_id).toMatch(/^msg_test/);
    expect(data?.message?.from).toContain('@example.com');
    expect(Object.keys(data ?? {})).toEqual(['included', 'left_out', ...ALL]);
    expect(endpoint.received[0]?.headers.authorization).toBe(SECRET);
  });

  test('needs message_read for what sends more, and not for what sends less [D-WHK-18]', async () => {
    await using endpoint = await WebhookEndpoint.open();
    const hook = await hooked(endpoint, { include: ['message', 'text'] });
    const weak = await service.key(account.apiKey, {
      webhook_create: true,
      webhook_read: true,
      webhook_update: true,
    });
    const wanted = { url: endpoint.url, event_types: ['message.received'], include: ['message'] };

    expect((await service.post('/webhooks', wanted, weak)).status).toBe(403);
    for (const change of [
      { include: ['message', 'text', 'attachments'] },
      { url: `${endpoint.url}/other` },
      { inbox_ids: null },
    ])
      expect((await patch(hook, change, weak)).status).toBe(403);
    for (const change of [{ include: ['message'] }, { enabled: false }, { include: null }])
      expect((await patch(hook, change, weak)).status).toBe(200);
    expect((await webhook(hook)).field('include')).toEqual([]);
  });
});

describe('headers of a webhook', () => {
  test('are shown masked, merged by name without regard to case, and removed by null or by another origin [D-WHK-19]', async () => {
    await using endpoint = await WebhookEndpoint.open();
    const hook = await hooked(endpoint, { headers: { 'X-Api-Key': 'short', authorization: SECRET } });
    const shown = async () => (await webhook(hook)).field('headers');

    expect(await shown()).toEqual({ authorization: '••••QX', 'X-Api-Key': '••••' });
    await patch(hook, { headers: { AUTHORIZATION: 'Bearer another-value-ZZ', 'x-api-key': null } });
    expect(await shown()).toEqual({ AUTHORIZATION: '••••ZZ' });
    await patch(hook, { url: `${endpoint.url}/same-origin` });
    expect(await shown()).toEqual({ AUTHORIZATION: '••••ZZ' });
    await patch(hook, { url: 'https://127.0.0.1:9/hook', headers: { 'x-new': 'of the new origin' } });
    expect(await shown()).toEqual({ 'x-new': '••••in' });
    await patch(hook, { headers: null });
    expect(await shown()).toEqual({});
  });

  test.each<[string, Readonly<Record<string, unknown>>, string]>([
    ['a name that the service sets', { 'Content-Type': 'text/plain' }, 'must not be'],
    ['a name of AWS', { 'x-amzn-trace-id': 'x' }, 'must not be'],
    ['a name that is no token', { 'a b': 'x' }, 'names must consist of'],
    ['a long name', { ['n'.repeat(65)]: 'x' }, '64'],
    ['a value with a line end', { authorization: 'a\r\nb: c' }, 'visible ASCII'],
    ['a value with a blank at its end', { authorization: 'a ' }, 'visible ASCII'],
    ['a masked value', { authorization: '••••QX' }, 'omit the header'],
    ['a long value', { authorization: 'v'.repeat(1_025) }, '1024'],
    ['two spellings', { Authorization: 'a', authorization: 'b' }, 'once'],
    ['eleven', Object.fromEntries(Array.from({ length: 11 }, (_, i) => [`x-${i}`, 'v'])), 'at most 10'],
  ])('with %s are refused with the field', async (_, headers, rule) => {
    const body = { url: 'https://127.0.0.1:9/hook', event_types: ['message.received'], headers };
    const answer = await service.post('/webhooks', body, account.apiKey);

    expect([answer.status, answer.field('name')]).toEqual([422, 'validation']);
    expect(Object(answer.field('errors')).headers).toContain(rule);
  });

  test('count as a result: a change to eleven is refused, and an unknown part of include too', async () => {
    await using endpoint = await WebhookEndpoint.open();
    const ten = Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`x-${i}`, 'v']));
    const hook = await hooked(endpoint, { headers: ten });
    const refused = await patch(hook, { headers: { 'x-10': 'v' } });
    expect(Object(refused.field('errors')).headers).toContain('at most 10');
    expect((await patch(hook, { headers: { 'x-10': 'v', 'x-0': null } })).status).toBe(200);
    const unknown = await patch(hook, { include: ['html'] });
    expect([unknown.status, Object.keys(Object(unknown.field('errors')))]).toEqual([422, ['include']]);
  });

  test('are in the audit log by name, and their values in no row, no log and no answer', async () => {
    await using endpoint = await WebhookEndpoint.open();
    const hook = await hooked(endpoint, { headers: { Authorization: SECRET } });
    await patch(hook, { headers: { 'X-Other': SECRET } });
    await service.deliver({ to: hook.inboxId });

    expect(endpoint.received[0]?.headers).toMatchObject({ authorization: SECRET, 'x-other': SECRET });
    const log = await service.get('/audit-log?limit=100', account.apiKey);
    const changed = log.list('entries').map((entry) => entry.field('changed'));
    expect(changed).toContainEqual(['headers.x-other']);
    const answers = [
      log,
      await webhook(hook),
      await service.get(`/webhooks/${hook.id}/deliveries`, account.apiKey),
    ];
    for (const answer of answers) expect(answer.text).not.toContain('s3cret');
    expect(await tableText()).not.toContain('s3cret');
    expect(service.logs()).not.toContain('s3cret');
  });

  test('of a repeated create differ only when a value does', async () => {
    const body = {
      url: 'https://127.0.0.1:9/hook',
      event_types: ['message.received'],
      client_id: 'with-headers',
    };
    const headers = { Authorization: SECRET };
    const create = (change: object) => service.post('/webhooks', { ...body, ...change }, account.apiKey);
    await create({ headers, include: ['text', 'message'] });

    const same = await create({ headers, include: ['message', 'text', 'text'] });
    const other = await create({ headers: { Authorization: `${SECRET}QX` }, include: ['text'] });
    expect([same.status, same.headers.get('idempotent-differs')]).toEqual([200, null]);
    expect([other.status, other.headers.get('idempotent-differs')]).toEqual([200, 'include, headers']);
    expect(same.text).not.toContain(SECRET);
  });
});
