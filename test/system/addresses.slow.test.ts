import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { addressKey } from '../../lambdas/store/keys.ts';
import { getRow } from '../../lambdas/store/table/table.ts';
import { opened } from '../opened.ts';
import { DOMAIN, Service } from './service.ts';
import { setInRow } from './stored-rows.ts';

const QUARANTINE_DAYS = 7;

const service = opened(() => Service.start({ settings: { quarantineDays: String(QUARANTINE_DAYS) } }));
const account = opened(() => service.account());

const unavailable = { name: 'address_unavailable', message: expect.any(String) };
const create = (username: unknown, key = account.apiKey) => service.post('/inboxes', { username }, key);
const remove = (inboxId: string) => service.delete(`/inboxes/${inboxId}`, account.apiKey);

async function subjects(inboxId: string): Promise<readonly string[]> {
  const messages = await service.messages({ ...account, inboxId });
  return messages.map((message) => message.string('subject')).sort();
}

describe('a username', () => {
  const rfc2142 =
    'info marketing sales support abuse noc security postmaster hostmaster usenet news webmaster www uucp ftp';
  const authorities = 'admin administrator webmaster hostmaster postmaster';
  const trusted =
    'root abuse security noc no-reply noreply mailer-daemon support billing www api mail smtp imap mcp bounce bounces';
  const reserved = [...new Set(`${rfc2142} ${authorities} ${trusted}`.split(' '))];

  test.each(reserved)('may not be %s [INB-04, D-INB-13]', async (name) => {
    const answer = await create(name);
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual(unavailable);
  });

  test.each(
    'ADMIN Post-Master web.master p-o-s-t-m-a-s-t-e-r no_reply mailer.daemon a.p.i'.split(' '),
  )('may not be a reserved name that is written as %s [INB-04, D-INB-14]', async (name) => {
    const answer = await create(name);
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual(unavailable);
  });

  test('may not be reserved at sign-up either, and then no account is made', async () => {
    const human_email = 'wants-postmaster@example.com';
    const refused = await service.post('/agent/sign-up', { human_email, username: 'postmaster' });
    expect(refused.status).toBe(409);
    expect(refused.body).toEqual(unavailable);
    expect((await service.outbox()).filter(({ to }) => to === human_email)).toEqual([]);
    expect((await service.post('/agent/sign-up', { human_email })).status).toBe(201);
  });

  test.each(['administer', 'supporter', 'my-api', 'rooted', 'info-desk'])('may be %s', async (name) => {
    const answer = await create(name);
    expect(answer.status).toBe(201);
    expect(answer.string('inbox_id')).toBe(`${name}@${DOMAIN}`);
  });

  test.each([
    ['a name of three', 'abc', 201],
    ['a name of 64', 'x'.repeat(64), 201],
    ['digits alone', '12345', 201],
    ['each separator', 'a.b_c-d', 201],
    ['a name of two', 'ab', 422],
    ['a name of 65', 'x'.repeat(65), 422],
    ['nothing', '', 422],
    ['the Kelvin sign, which is no k', '\u212Aelvin', 422],
    ['a separator in front', '-abc', 422],
    ['a separator at the end', 'abc.', 422],
    ['two separators in a row', 'a..b', 422],
    ['a tag', 'name+tag', 422],
    ['an address', `name@${DOMAIN}`, 422],
    ['a blank', 'my name', 422],
    ['a line break', 'name\nother', 422],
    ['a line break at the end', 'name\n', 422],
    ['letters of another script', 'nаme', 422],
    ['a number', 12_345, 422],
    ['null', null, 422],
  ])('that is %s is answered by its rule [D-INB-10, D-INB-11]', async (_, name, status) => {
    const answer = await create(name);
    expect(answer.status, answer.text).toBe(status);
    if (status === 422) expect(answer.body).toMatchObject({ errors: { username: expect.any(String) } });
  });

  test('is taken for everyone, in whatever letter case [INB-03, D-INB-10]', async () => {
    const other = await service.account();
    expect((await create('Taken-Name')).string('email')).toBe(`taken-name@${DOMAIN}`);
    for (const key of [account.apiKey, other.apiKey]) {
      for (const spelling of ['taken-name', 'TAKEN-NAME']) {
        const answer = await create(spelling, key);
        expect(answer.status).toBe(409);
        expect(answer.body).toEqual(unavailable);
      }
    }
  });

  test('goes to one of many who ask for it at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => create('wanted-by-all')));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  });
});

describe('the name of a deleted inbox', () => {
  const rowSchema = z.object({ deleted_at: z.iso.datetime(), quarantined_until: z.iso.datetime() });

  test('stays unavailable to everyone, its owner included, as long as the setting says [D-INB-19, INB-05]', async () => {
    const other = await service.account();
    const inboxId = await service.inbox(account.apiKey, { username: 'quarantined' });
    expect((await remove(inboxId)).status).toBe(204);
    await service.runtime.settled();
    for (const key of [account.apiKey, other.apiKey]) {
      const answer = await create('quarantined', key);
      expect(answer.status).toBe(409);
      expect(answer.body).toEqual(unavailable);
    }
    const row = rowSchema.parse(await getRow(service.table, addressKey(inboxId)));
    const days = (Date.parse(row.quarantined_until) - Date.parse(row.deleted_at)) / (24 * 60 * 60 * 1000);
    expect(days).toBe(QUARANTINE_DAYS);
  });

  test('comes free when the time is over, and the new inbox has nothing of the old', async () => {
    const inboxId = await service.inbox(account.apiKey, { username: 'comes-free' });
    await service.deliver({ to: inboxId, subject: 'of the old one' });
    await remove(inboxId);
    await service.runtime.settled();
    const past = new Date(Date.now() - 1000).toISOString();
    await setInRow(service, addressKey(inboxId), 'quarantined_until', past);
    const other = await service.account();
    expect((await create('comes-free', other.apiKey)).status).toBe(201);
    expect(await service.messages({ inboxId, apiKey: other.apiKey })).toEqual([]);
    expect((await service.get(`/inboxes/${inboxId}`, account.apiKey)).status).toBe(404);
  });

  test('takes no mail while it is quarantined, and a second delete is not found', async () => {
    const inboxId = await service.inbox(account.apiKey, { username: 'gone' });
    await remove(inboxId);
    await service.deliver({ to: inboxId, subject: 'too late' });
    for (const path of ['', '/threads', '/messages', '/api-keys', '/webhooks']) {
      expect((await service.get(`/inboxes/${inboxId}${path}`, account.apiKey)).status, path).toBe(404);
    }
    expect((await remove(inboxId)).status).toBe(404);
    const named = JSON.stringify((await service.get('/inboxes?limit=100', account.apiKey)).body);
    expect(named).not.toContain(inboxId);
  });
});

describe('mail', () => {
  test('to a tagged address goes to the inbox without the tag [D-INB-12]', async () => {
    const inboxId = await service.inbox(account.apiKey, { username: 'tagged' });
    const tagged = [
      `tagged+news@${DOMAIN}`,
      `tagged+a+b@${DOMAIN}`,
      `tagged+@${DOMAIN}`,
      `Tagged+NEWS@${DOMAIN}`,
    ];
    await service.deliver(
      ...tagged.map((to) => ({ envelope: { from: 'ada@sender.example', to }, to, subject: to })),
    );
    const messages = await service.messages({ ...account, inboxId });
    expect(messages).toHaveLength(tagged.length);
    for (const listed of messages) {
      const path = `/inboxes/${inboxId}/messages/${listed.string('message_id')}`;
      const message = await service.get(path, account.apiKey);
      // The envelope keeps the address as it was written.
      expect(message.body).toMatchObject({
        inbox_id: inboxId,
        envelope: { rcpt_to: listed.string('subject') },
      });
    }
  });

  test('to several spellings of one address arrives once', async () => {
    const inboxId = await service.inbox(account.apiKey, { username: 'once' });
    const to = [`once@${DOMAIN}`, `ONCE@${DOMAIN}`, `once+tag@${DOMAIN}`];
    await service.deliver({ envelope: { from: 'ada@sender.example', to }, to: to[0], subject: 'One' });
    expect(await subjects(inboxId)).toEqual(['One']);
  });

  test('finds its inbox in whatever letter case it is addressed, the domain included', async () => {
    const inboxId = await service.inbox(account.apiKey, { username: 'cased' });
    await service.deliver(
      { to: `CASED@${DOMAIN.toUpperCase()}`, subject: 'upper' },
      { to: `Cased@${DOMAIN}`, subject: 'mixed' },
    );
    expect(await subjects(inboxId)).toEqual(['mixed', 'upper']);
  });

  test('to an address that only looks alike is dropped', async () => {
    const inboxId = await service.inbox(account.apiKey, { username: 'look-alike' });
    await service.deliver(
      { to: `lookalike@${DOMAIN}`, subject: 'no separator' },
      { to: `look.alike@${DOMAIN}`, subject: 'another separator' },
      { to: `+look-alike@${DOMAIN}`, subject: 'all tag' },
    );
    expect(await subjects(inboxId)).toEqual([]);
  });
});

describe('the address of an inbox in a path', () => {
  test('is matched without regard to letter case, encoded or raw [CON-10, D-GEN-08, D-GEN-09]', async () => {
    const inboxId = await service.inbox(account.apiKey, { username: 'in-a-path' });
    const made = (await service.get(`/inboxes/${inboxId}`, account.apiKey)).body;
    for (const spelling of [
      inboxId.toUpperCase(),
      encodeURIComponent(inboxId),
      'In-A-Path%40INBOX.localhost',
    ]) {
      const answer = await service.get(`/inboxes/${spelling}`, account.apiKey);
      expect(answer.status, spelling).toBe(200);
      expect(answer.body).toEqual(made);
    }
    expect((await remove(inboxId.toUpperCase())).status).toBe(204);
    expect((await service.get(`/inboxes/${inboxId}`, account.apiKey)).status).toBe(404);
  });

  test('serves a key that is pinned to it, in whatever letter case', async () => {
    const inboxId = await service.inbox(account.apiKey);
    const pinned = await service.post(
      `/inboxes/${inboxId.toUpperCase()}/api-keys`,
      { name: 'test' },
      account.apiKey,
    );
    expect(pinned.string('inbox_id')).toBe(inboxId);
    const answer = await service.get(`/inboxes/${inboxId.toUpperCase()}`, pinned.string('api_key'));
    expect(answer.status).toBe(200);
  });

  test('does not match its tagged forms', async () => {
    const inboxId = await service.inbox(account.apiKey, { username: 'untagged' });
    const tagged = encodeURIComponent(inboxId.replace('@', '+tag@'));
    expect((await service.get(`/inboxes/${tagged}`, account.apiKey)).status).toBe(404);
  });
});
