import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MailOfATest } from './mail-of-a-test.ts';
import { type Assistant, legacyAssistant } from './mcp-client.ts';
import { type Account, Service } from './service.ts';

let service: Service;
let account: Account;
let first: Account;
let second: Account;
let other: Account;
let assistant: Assistant;
beforeAll(async () => {
  service = await Service.start();
  account = await service.account();
  other = await service.account();
  const mail = new MailOfATest(service, account);
  first = await mail.inbox();
  second = await mail.inbox();
  assistant = await legacyAssistant(service, account.apiKey, 'header');
  await service.deliver(
    { to: first.inboxId, subject: 'Invoice A-1042', text: 'Please pay the coffee machine by Friday.' },
    { to: first.inboxId, subject: 'Résumé', text: 'Nothing of the kind. 北京市朝阳区' },
    {
      to: second.inboxId,
      from: '"Grace Hopper" <grace@navy.example>',
      subject: 'Hello',
      text: 'The invoice is attached. <b>Coffee</b> later?',
      attachments: [{ filename: 'quarterly-report.pdf', content: Buffer.from('x') }],
    },
    { to: other.inboxId, subject: 'Invoice of somebody else', text: 'coffee' },
  );
});
afterAll(async () => {
  await assistant.close();
  await service.stop();
});

async function found(q: string, rest = '', key = account.apiKey): Promise<string[]> {
  const answer = await service.get(`/messages?q=${encodeURIComponent(q)}${rest}`, key);
  expect(answer.status, answer.text).toBe(200);
  return answer.list('messages').map((message) => message.string('subject'));
}

describe('a search of messages', () => {
  test.each([
    ['invoice', ['Hello', 'Invoice A-1042']],
    ['invoice -friday', ['Hello']],
    ['"coffee machine"', ['Invoice A-1042']],
    ['resume OR grace', ['Hello', 'Résumé']],
    ['a-1042', ['Invoice A-1042']],
    ['1042', ['Invoice A-1042']],
    ['朝阳', ['Résumé']],
    ['京市朝', ['Résumé']],
    ['navy.example', ['Hello']],
    ['quarterly-report.pdf', ['Hello']],
    ['quart*', ['Hello']],
    ['machine coffee', ['Invoice A-1042']],
    ['"machine coffee"', []],
    ['NEAR(invoice, coffee)', []],
  ])('for %s finds what has it in any field, newest first', async (q, subjects) => {
    expect(await found(q)).toEqual(subjects);
  });

  test('finds in one inbox what that inbox has, and highlights it', async () => {
    const answer = await service.get(`/inboxes/${second.inboxId}/messages?q=coffee`, account.apiKey);

    const [message] = answer.list('messages');
    expect(message?.body).toMatchObject({
      inbox_id: second.inboxId,
      highlights: [
        { field: 'text', text: 'The invoice is attached. <b>Coffee</b> later?', ranges: [[28, 34]] },
      ],
    });
  });

  test('ranks a hit in the subject before one in the body', async () => {
    expect(await found('invoice', '&sort=relevance')).toEqual(['Invoice A-1042', 'Hello']);
  });

  test('takes the filters of lists, and pages', async () => {
    expect(await found('invoice', '&from=grace')).toEqual(['Hello']);
    expect(await found('invoice', '&ascending=true')).toEqual(['Invoice A-1042', 'Hello']);
    const page = await service.get('/messages?q=invoice&limit=1', account.apiKey);
    const token = page.string('next_page_token');
    expect(await found('invoice', `&limit=1&page_token=${token}`)).toEqual(['Invoice A-1042']);
    expect((await service.get(`/messages?q=hello&page_token=${token}`, account.apiKey)).status).toBe(422);
  });

  test('finds nothing of another account, and refuses its inboxes', async () => {
    expect(await found('coffee', '', other.apiKey)).toEqual(['Invoice of somebody else']);
    const foreign = await service.get(`/messages?q=coffee&inbox_ids=${first.inboxId}`, other.apiKey);
    expect(foreign.status).toBe(404);
  });

  test('with a key of one inbox finds what is in it, and nothing else', async () => {
    const made = await service.key(account.apiKey, undefined, first.inboxId);
    const key = made;

    expect(await found('invoice OR coffee', '', key)).toEqual(['Invoice A-1042']);
    const outside = await service.get(`/messages?q=invoice&inbox_ids=${second.inboxId}`, key);
    expect(outside.status).toBe(403);
  });

  test('with a key that may not read spam leaves spam out, which the key of the account finds where it asks', async () => {
    const inbox = await service.inbox(other.apiKey);
    const headers = { 'X-Simulate-Verdicts': 'spam=FAIL' };
    await service.deliver(
      { to: inbox, subject: 'Cheap umbrellas', headers },
      { to: inbox, subject: 'Umbrella' },
    );
    const permissions = { message_read: true };
    const made = await service.key(other.apiKey, permissions);
    const key = made;

    expect(await found('umbrella*', '', key)).toEqual(['Umbrella']);
    expect((await service.get('/messages?q=umbrella*&include_spam=true', key)).status).toBe(403);
    expect(await found('umbrella*', '&include_spam=true', other.apiKey)).toEqual([
      'Umbrella',
      'Cheap umbrellas',
    ]);
  });

  test.each([
    ['%22coffee', 'q', 'has an unclosed quotation mark (at character 1)'],
    ['', 'q', 'has no word (at character 1)'],
    ['-coffee', 'q', 'needs a word without a minus sign (at character 1)'],
    ['coffee&wait=1', 'wait', 'cannot be given with q'],
  ])('refuses q=%s', async (q, field, rule) => {
    const answer = await service.get(`/inboxes/${first.inboxId}/messages?q=${q}`, account.apiKey);

    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ errors: { [field]: rule } });
  });
});

test('a search for more than 2,000 words that begin alike is refused, with the field, and one with a longer beginning is not', async () => {
  const inbox = await service.inbox(other.apiKey);
  const text = Array.from({ length: 2_001 }, (_, i) => `prx${i}`).join(' ');
  await service.deliver({ to: inbox, subject: 'Many words', text });

  const answer = await service.get(`/messages?q=${'prx*%20OR%20'.repeat(20)}prx*`, other.apiKey);
  expect(answer.status).toBe(422);
  expect(answer.body).toMatchObject({
    errors: { q: 'too many words begin with prx; use a longer one' },
  });
  expect(await found('prx1*', '', other.apiKey)).toEqual(['Many words']);
});

describe('lists of all inboxes', () => {
  test('have the messages of every inbox, newest first', async () => {
    const answer = await service.get('/messages', account.apiKey);

    const subjects = answer.list('messages').map((message) => message.string('subject'));
    expect(subjects).toEqual(['Hello', 'Résumé', 'Invoice A-1042']);
  });

  test('have the threads of every inbox, by activity', async () => {
    await service.deliver({
      to: first.inboxId,
      subject: 'Start',
      messageId: '<start@x.example>',
      text: 'One',
    });
    await service.deliver({ to: second.inboxId, subject: 'Between', text: 'Two' });
    await service.deliver({
      to: first.inboxId,
      subject: 'Re: Start',
      inReplyTo: '<start@x.example>',
      references: ['<start@x.example>'],
      text: 'Three',
    });
    const answer = await service.get('/threads?limit=2', account.apiKey);
    const hits = await service.get('/threads?q=one%20OR%20three', account.apiKey);

    expect(answer.list('threads').map((thread) => thread.string('subject'))).toEqual(['Start', 'Between']);
    expect(hits.list('threads').map((thread) => thread.body)).toMatchObject([
      { subject: 'Start', message_count: 2, highlights: [{ field: 'text', text: 'Three' }] },
    ]);

    // Its newest message is in the trash: the thread was active before the other.
    const newest = hits.list('threads')[0]?.string('last_message_id');
    await service.delete(`/inboxes/${first.inboxId}/messages/${newest}`, account.apiKey);
    for (const query of ['limit=2', 'q=one%20OR%20two%20OR%20three']) {
      const left = await service.get(`/threads?${query}`, account.apiKey);
      const subjects = left.list('threads').map((thread) => thread.string('subject'));
      expect(subjects).toEqual(['Between', 'Start']);
    }
  });

  test('have nothing of an inbox that was deleted', async () => {
    const gone = await service.inbox(account.apiKey);
    await service.deliver({ to: gone, subject: 'Soon gone', text: 'ephemeral' });
    expect(await found('ephemeral')).toEqual(['Soon gone']);

    await service.delete(`/inboxes/${gone}`, account.apiKey);

    expect(await found('ephemeral')).toEqual([]);
  });
});

test('assistants search all inboxes with list_messages and list_threads, and learn the inbox of each hit', async () => {
  const messages = await assistant.call('list_messages', { q: 'invoice grace' });
  const threads = await assistant.call('list_threads', { q: 'résumé' });

  expect(messages.structured).toMatchObject({
    messages: [
      { inbox_id: second.inboxId, subject: 'Hello', matches: [expect.any(String), expect.any(String)] },
    ],
  });
  expect(threads.structured).toMatchObject({ threads: [{ inbox_id: first.inboxId, subject: 'Résumé' }] });
});
