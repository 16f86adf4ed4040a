import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AUTO_REPLIES } from '../../packages/mail-reader/test/kind-mails/auto-replies.ts';
import { BOUNCES } from '../../packages/mail-reader/test/kind-mails/bounces.ts';
import { CALENDARS } from '../../packages/mail-reader/test/kind-mails/calendars.ts';
import type { KindMail } from '../../packages/mail-reader/test/kind-mails/kind-mail.ts';
import { LISTS } from '../../packages/mail-reader/test/kind-mails/lists.ts';
import { PERSONAL } from '../../packages/mail-reader/test/kind-mails/personal.ts';
import type { Answer } from './answer.ts';
import { callTool } from './mcp-client.ts';
import { type Account, Service } from './service.ts';
import { hookTo, WebhookEndpoint } from './webhook-endpoint.ts';

let service: Service;
let account: Account;
let endpoint: WebhookEndpoint;
let hook: string;
let beginning: string;

const [bounce] = BOUNCES;
const [invitation] = CALENDARS;
const [reply] = AUTO_REPLIES;
const newsletter = LISTS.find(({ name }) => name.includes('one click'));
const [letter] = PERSONAL;
const mails = [bounce, invitation, reply, newsletter, letter].filter((mail) => mail !== undefined);

function deliver(mail: KindMail, ...lines: readonly string[]): Promise<void> {
  const envelope = { from: 'ann@x.test', to: account.inboxId };
  return service.deliver({ envelope, raw: [...lines, mail.mail].join('\r\n') });
}

const list = (query: string): Promise<Answer> =>
  service.get(`/inboxes/${account.inboxId}/messages?ascending=true&${query}`, account.apiKey);
const kindsOf = (answer: Answer) => answer.list('messages').map((message) => message.field('kind'));

beforeAll(async () => {
  service = await Service.start();
  account = await service.account();
  endpoint = await WebhookEndpoint.open(200);
  hook = (
    await hookTo(service, account, endpoint, {
      inbox_ids: [account.inboxId],
      kinds: ['bounce', 'list'],
      not_kinds: ['list'],
    })
  ).id;
  beginning = (await service.get('/events', account.apiKey)).string('cursor');
  for (const mail of mails) await deliver(mail);
});
afterAll(async () => {
  await endpoint[Symbol.asyncDispose]();
  await service.stop();
});

test('[D-KND-01] messages have their kind and its facts, in lists and by id', async () => {
  const listed = (await list('')).list('messages');

  expect(listed.map(({ body }) => body)).toMatchObject(mails.map(({ expected }) => expected));
  for (const [i, message] of listed.entries()) {
    const path = `/inboxes/${account.inboxId}/messages/${message.string('message_id')}`;
    expect((await service.get(path, account.apiKey)).body).toMatchObject(mails[i]?.expected ?? {});
  }
});

test('[D-KND-01] an occurrence that is cancelled is distinguished from its series, over MCP too', async () => {
  const cancelled = CALENDARS.find(({ name }) => name.includes('a cancelled occurrence'));
  if (cancelled === undefined) throw new Error('There is no such mail');
  const inbox = await service.inbox(account.apiKey);
  await service.deliver({ envelope: { from: 'ann@x.test', to: inbox }, raw: cancelled.mail });
  const [message] = (await service.get(`/inboxes/${inbox}/messages`, account.apiKey)).list('messages');
  const args = { inbox_id: inbox, message_id: message?.string('message_id') };
  const { structured, text } = await callTool(service, account.apiKey, 'get_message', args);

  const calendar = { method: 'cancel', recurrence_id: '2026-03-05T15:00:00+01:00', recurrence_range: null };
  expect(message?.field('calendar')).toMatchObject(calendar);
  expect(structured?.['calendar']).toMatchObject(calendar);
  expect(text).toContain('"recurrence_id":"2026-03-05T15:00:00+01:00"');
});

test('[D-KND-02] a newsletter that is signed for one click does not have it where DKIM fails', async () => {
  if (newsletter === undefined) throw new Error('There is no such newsletter');
  const other = await service.inbox(account.apiKey);
  const raw = `X-Simulate-Verdicts: dkim=FAIL\r\n${newsletter.mail}`;
  await service.deliver({ envelope: { from: 'ann@x.test', to: other }, raw });

  const [message] = (await service.get(`/inboxes/${other}/messages`, account.apiKey)).list('messages');

  expect(message?.field('unsubscribe')).toMatchObject({ one_click: false, urls: ['https://n.test/u?t=1'] });
});

describe('[D-KND-03] kind and not_kind', () => {
  test.each([
    ['kind=bounce', ['bounce']],
    ['kind=bounce&kind=list', ['bounce', 'list']],
    ['kind=bounce,calendar&wait=5', ['bounce', 'calendar']],
    ['not_kind=bounce&not_kind=auto_reply', ['calendar', 'list', 'personal']],
    ['kind=list&not_kind=list', []],
  ])('narrow a list by %s', async (query, kinds) => {
    expect(kindsOf(await list(query))).toEqual(kinds);
  });

  test('judge a thread by all of its messages', async () => {
    if (bounce === undefined || letter === undefined) throw new Error('There are no such mails');
    const inbox = await service.inbox(account.apiKey);
    const envelope = { from: 'ann@x.test', to: inbox };
    await service.deliver({ to: inbox, subject: 'Plan', messageId: '<plan@x.test>' });
    await service.deliver({ to: inbox, subject: 'Lunch' });
    await service.deliver({ envelope, raw: `In-Reply-To: <plan@x.test>\r\n${bounce.mail}` });
    const count = async (path: string, query: string) =>
      (await service.get(`${path}${query}`, account.apiKey)).number('count');

    for (const path of [`/inboxes/${inbox}/threads?`, `/threads?inbox_ids=${inbox}&`]) {
      expect(await count(path, '')).toBe(2);
      expect(await count(path, 'kind=bounce')).toBe(1);
      expect(await count(path, 'kind=personal&kind=list')).toBe(2);
      expect(await count(path, 'kind=personal&not_kind=bounce')).toBe(1);
      expect(await count(path, 'not_kind=bounce&not_kind=list')).toBe(1);
      expect(await count(path, 'kind=list')).toBe(0);
    }
  });

  test('narrow a wait and a claim', async () => {
    const inbox = await service.inbox(account.apiKey);
    if (bounce === undefined) throw new Error('There is no such mail');
    const path = `/inboxes/${inbox}`;
    const waiting = service.get(`${path}/messages?wait=25&kind=bounce`, account.apiKey);
    const claiming = service.call('POST', `${path}/claims`, {
      key: account.apiKey,
      body: { wait: 25, not_kind: ['personal'] },
    });
    // The calls wait: nothing settles before they end.
    await service.send({ to: inbox, subject: 'Lunch' });
    await service.send({ envelope: { from: 'ann@x.test', to: inbox }, raw: bounce.mail });

    expect(kindsOf(await waiting)).toEqual(['bounce']);
    expect((await claiming).body).toMatchObject({ claims: [{ message: { kind: 'bounce' } }] });
  });

  test('narrow the event log', async () => {
    const query = `after=${beginning}&inbox_ids=${account.inboxId}`;
    const read = async (filter: string) =>
      (await service.get(`/events?${query}&${filter}`, account.apiKey)).number('count');

    for (const message of (await list('limit=100')).list('messages')) {
      const path = `/inboxes/${account.inboxId}/messages/${message.string('message_id')}`;
      await service.patch(path, { add_labels: 'seen' }, account.apiKey);
    }
    for (const type of ['message.received', 'message.updated']) {
      expect(await read(`event_types=${type}&kind=bounce`)).toBe(1);
      expect(await read(`event_types=${type}&not_kind=bounce`)).toBe(mails.length - 1);
    }
  });

  test('that are no kind are 422', async () => {
    const answer = await list('kind=letter');

    expect(answer.status).toBe(422);
    expect(answer.text).toContain('kind');
  });
});

test('[D-KND-04] a webhook gets mail of its kinds, until null takes them back', async () => {
  expect(endpoint.received.map(({ frame }) => frame.event_type)).toEqual(['message.received']);
  const changed = await service.patch(
    `/webhooks/${hook}`,
    { kinds: null, not_kinds: ['bounce'] },
    account.apiKey,
  );
  expect(changed.body).toMatchObject({ not_kinds: ['bounce'] });
  expect(changed.body).not.toHaveProperty('kinds');
  if (bounce === undefined || letter === undefined) throw new Error('There are no such mails');
  await deliver(bounce);
  await deliver(letter);

  expect(endpoint.received).toHaveLength(2);
});
