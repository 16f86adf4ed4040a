import { beforeAll, describe, expect, test } from 'vitest';
import { opened } from '../opened.ts';
import { ADVERSE_SEED } from './adverse-seed.ts';
import type { Answer } from './answer.ts';
import { type Account, Service } from './service.ts';

/** In adverse mode fewer: fifty cold instances on two cores take longer than the gateway's 30 s. */
const PARALLEL = ADVERSE_SEED === undefined ? 50 : 10;

const service = opened(() => Service.start());

interface Creatable {
  readonly collection: 'inboxes' | 'webhooks';
  readonly id: string;
  readonly body: object;
  readonly otherBody: object;
}

const INBOX: Creatable = {
  collection: 'inboxes',
  id: 'inbox_id',
  body: { display_name: 'first' },
  otherBody: { username: 'another-name', display_name: 'second', metadata: { a: 'b' } },
};

const WEBHOOK: Creatable = {
  collection: 'webhooks',
  id: 'webhook_id',
  body: { url: 'https://127.0.0.1:9/first', event_types: ['message.received'] },
  otherBody: { url: 'https://127.0.0.1:9/second', event_types: ['message.received.spam'] },
};

describe.each([INBOX, WEBHOOK])('client_id of $collection', ({ collection, id, body, otherBody }) => {
  let account: Account;
  beforeAll(async () => {
    account = await service.account();
  });

  const create = (clientId: string, of = body, key = account.apiKey): Promise<Answer> =>
    service.post(`/${collection}`, { ...of, client_id: clientId }, key);

  test('makes a repeated create say that it is one, and which fields are not as the first call made them [D-INB-06]', async () => {
    const first = await create('replayed');
    const same = await create('replayed');
    const other = await create('replayed', otherBody);
    const named = ({ headers }: Answer) =>
      ['idempotent-replayed', 'idempotent-differs'].map((name) => headers.get(name));

    const fields = collection === 'inboxes' ? 'display_name, metadata' : 'url, event_types';
    expect([first, same, other].map(named)).toEqual([
      [null, null],
      ['true', null],
      ['true', fields],
    ]);
    await remove(first.string(id));
  });

  async function count(key = account.apiKey): Promise<number> {
    return (await service.get(`/${collection}?limit=100`, key)).number('count');
  }

  async function remove(resource: string): Promise<void> {
    const answer = await service.delete(`/${collection}/${resource}`, account.apiKey);
    expect(answer.status).toBe(204);
  }

  test(`makes one of ${PARALLEL} parallel creates, and answers the others with it [D-INB-07]`, async () => {
    const before = await count();
    const answers = await Promise.all(Array.from({ length: PARALLEL }, () => create('parallel')));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array.from({ length: PARALLEL - 1 }, () => 200), 201]);
    expect(new Set(answers.map((answer) => answer.string(id))).size).toBe(1);
    expect(await count()).toBe(before + 1);
  });

  test('answers a repeat with what is there, whatever else the body says [WHK-05, D-INB-08, D-GEN-02]', async () => {
    const made = await create('repeat');
    const repeated = await create('repeat', otherBody);
    expect(made.status).toBe(201);
    expect(repeated.status).toBe(200);
    const { secret: _, ...shown } = Object(made.body);
    expect(repeated.body).toEqual(shown);
    // A read of one inbox has unread_count besides.
    expect((await service.get(`/${collection}/${made.string(id)}`, account.apiKey)).body).toMatchObject(
      shown,
    );
  });

  test('makes a new one after a delete, of parallel creates again one [D-INB-09]', async () => {
    const made = await create('deleted');
    await remove(made.string(id));
    const answers = await Promise.all(Array.from({ length: 10 }, () => create('deleted')));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(9);
    const ids = new Set(answers.map((answer) => answer.string(id)));
    expect(ids.size).toBe(1);
    expect(ids).not.toContain(made.string(id));
  });

  test('belongs to its account only [D-INB-07]', async () => {
    const other = await service.account();
    const [mine, theirs] = [await create('shared'), await create('shared', body, other.apiKey)];
    expect([mine.status, theirs.status]).toEqual([201, 201]);
    expect(mine.string(id)).not.toBe(theirs.string(id));
  });

  test('distinguishes letter case', async () => {
    const [lower, upper] = [await create('case'), await create('CASE')];
    expect([lower.status, upper.status]).toEqual([201, 201]);
  });

  test.each([
    '',
    ' ',
    'a b',
    'ä',
    'a/b',
    'a'.repeat(257),
  ])('is refused as "%s" [D-INB-06]', async (clientId) => {
    const answer = await create(clientId);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ errors: { client_id: expect.any(String) } });
  });

  test.each(['a', 'A-z.0_9~', 'a'.repeat(256)])('may be "%s" [D-INB-06]', async (clientId) => {
    const answer = await create(clientId);
    expect(answer.status).toBe(201);
    expect(answer.string('client_id')).toBe(clientId);
  });

  test('counts once against the cap, however many creates come at once', async () => {
    const small = await service.unverifiedAccount();
    // Three inboxes, one of them from the sign-up; two webhooks.
    const free = 2;
    for (let i = 1; i < free; i++) await create(`fill-${i}`, body, small.apiKey);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => create(i % 2 === 0 ? 'even' : 'odd', body, small.apiKey)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const ids = new Set(answers.flatMap((answer) => (answer.status < 300 ? [answer.string(id)] : [])));
    expect(ids.size).toBe(1);
    // Whose client id got the last place, is answered with what was made, however late the answer.
    const winner = answers.findIndex(({ status }) => status === 201) % 2;
    for (const [i, answer] of answers.entries()) {
      if (i % 2 === winner) expect([200, 201]).toContain(answer.status);
      else expect(answer.body).toMatchObject({ name: 'cap_hit' });
    }
    expect(await count(small.apiKey)).toBe(collection === 'inboxes' ? 3 : 2);
  });
});

test('wins over the name that parallel creates ask for as well', async () => {
  const { apiKey } = await service.account();
  const body = { client_id: 'named', username: 'asked-by-client' };
  const answers = await Promise.all(Array.from({ length: 20 }, () => service.post('/inboxes', body, apiKey)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(19);
});

test('makes at most one at a time while many calls delete and make it', async () => {
  const { apiKey } = await service.account();
  const body = { client_id: 'contended' };
  let id = (await service.post('/inboxes', body, apiKey)).string('inbox_id');
  for (let round = 0; round < 3; round++) {
    const creates = Array.from({ length: 8 }, () => service.post('/inboxes', body, apiKey));
    const deletes = Array.from({ length: 4 }, () => service.delete(`/inboxes/${id}`, apiKey));
    const [made, gone] = [await Promise.all(creates), await Promise.all(deletes)];
    expect(gone.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(gone.filter(({ status }) => status === 404)).toHaveLength(3);
    expect(made.filter(({ status }) => status !== 200 && status !== 201)).toEqual([]);
    expect(made.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(1);
    id = (await service.post('/inboxes', body, apiKey)).string('inbox_id');
    const listed = (await service.get('/inboxes?limit=100', apiKey)).list('inboxes');
    expect(listed.filter((inbox) => inbox.field('client_id') === 'contended')).toHaveLength(1);
  }
});

test('belongs to its kind only: an inbox and a webhook may share one [D-INB-07]', async () => {
  const { apiKey } = await service.account();
  const answers = [
    await service.post('/inboxes', { client_id: 'both' }, apiKey),
    await service.post('/webhooks', { ...WEBHOOK.body, client_id: 'both' }, apiKey),
  ];
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
});

test('replays before it looks at the cap [D-INB-16]', async () => {
  const { apiKey } = await service.unverifiedAccount();
  const create = (clientId: string) => service.post('/inboxes', { client_id: clientId }, apiKey);
  for (const clientId of ['one', 'two']) expect((await create(clientId)).status).toBe(201);
  expect((await create('three')).string('name')).toBe('cap_hit');
  expect((await create('one')).status).toBe(200);
});

test('refuses a replay to a key that may not create [D-INB-15]', async () => {
  const account = await service.account();
  await service.post('/inboxes', { client_id: 'mine' }, account.apiKey);
  const reader = await service.key(account.apiKey, { inbox_read: true });
  const answer = await service.post('/inboxes', { client_id: 'mine' }, reader);
  expect(answer.string('name')).toBe('forbidden');
});
